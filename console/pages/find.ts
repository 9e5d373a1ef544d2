import { readAnyAccount } from '../../api/account/read-any-account.ts'
import { Refusal } from '../../api/errors/refusal.ts'
import type { Ask } from '../../api/http/pages.ts'
import { readRequest } from '../../api/operations/read-request.ts'
import { findCases } from '../../api/review/find-cases.ts'
import { readReviewedCandidate } from '../../api/review/read-reviewed-candidate.ts'
import { readReviewedCase } from '../../api/review/read-reviewed-case.ts'
import { html } from '../html.ts'
import { address, type Page } from '../page.ts'
import { nothing, tableOf } from '../parts/table.ts'

/**
 * `GET /console/find`: goes to the record of an id or a court number. Records that the key may not see are not found.
 */
export const find: Page = {
  method: 'GET',
  path: '/find',
  audience: 'operator',
  async serve({ ask, query }) {
    const id = (query.q ?? '').trim().slice(0, 128)
    const has = (asked: Promise<unknown>) => asked.then((found) => found !== undefined, unlessRefused)
    const [isCandidate, isCase, isAccount, isRequest, hits = []] = await Promise.all(
      id === ''
        ? []
        : [
            has(ask(readReviewedCandidate, { params: { id } })),
            has(ask(readReviewedCase, { params: { id } })),
            has(ask(readAnyAccount, { params: { accountId: id } })),
            has(ask(readRequest, { params: { id } }).then(({ workflows }) => workflows[0])),
            numbered(ask, id),
          ],
    )
    if (isCandidate) return { goTo: address(`/candidates/${id}`) }
    if (isCase) return { goTo: address(`/cases/${id}`) }
    if (isAccount) return { goTo: address(`/accounts/${id}`) }
    if (isRequest) return { goTo: address('/runs', { of: id }) }
    if (hits.length === 1 && hits[0]) return { goTo: hits[0].path }
    return {
      title: 'Find',
      body: html`<h1>Find</h1>
${
  hits.length > 0
    ? tableOf(
        'Cases of this number',
        ['What', 'State', 'Account ID'],
        hits.map(({ path, what, status, accountId }) => [html`<a href="${path}">${what}</a>`, status, accountId]),
      )
    : nothing(id === '' ? 'Type an ID or a court number into the field above.' : 'Nothing that you may see has it.')
}
<p>It finds candidates, tracked cases, accounts, and requests by their <code>X-Request-Id</code>. It finds candidates and tracked cases by their CNR, too, and by any other number that names a case without more beside it, such as a diary number of the Supreme Court.</p>
${id === '' ? '' : html`<ul><li><a href="${address('/audit', { thing: id })}">What was done to the thing with this ID</a></li><li><a href="${address('/runs', { of: id })}">Its workflows</a></li></ul>`}`,
    }
  },
}

/** Returns the candidates and tracked cases of a court number. */
async function numbered(ask: Ask, number: string) {
  const { candidates, cases } = await ask(findCases, { query: { number } }).catch((error: unknown) => {
    unlessRefused(error)
    return { candidates: [], cases: [] }
  })
  return [
    ...candidates.map(({ candidateId, ...hit }) => ({
      ...hit,
      what: 'Candidate',
      path: address(`/candidates/${candidateId}`),
    })),
    ...cases.map(({ caseId, ...hit }) => ({ ...hit, what: 'Tracked case', path: address(`/cases/${caseId}`) })),
  ].map(({ status, ...hit }) => ({ ...hit, status: status.toLowerCase().replaceAll('_', ' ') }))
}

/** @throws any error except a refusal below status 500 */
function unlessRefused(error: unknown): false {
  if (error instanceof Refusal && error.entry.status < 500) return false
  throw error
}
