import { readAnyAccount } from '../../api/account/read-any-account.ts'
import { Refusal } from '../../api/errors/refusal.ts'
import { readRequest } from '../../api/operations/read-request.ts'
import { readReviewedCandidate } from '../../api/review/read-reviewed-candidate.ts'
import { readReviewedCase } from '../../api/review/read-reviewed-case.ts'
import { html } from '../html.ts'
import { address, type Page } from '../page.ts'
import { nothing } from '../parts/table.ts'

/** `GET /console/find`: goes to the thing of an id, whatever it is. What the key may not see is not found. */
export const find: Page = {
  method: 'GET',
  path: '/find',
  audience: 'operator',
  async serve({ ask, query }) {
    const id = (query.q ?? '').trim().slice(0, 128)
    const has = (asked: Promise<unknown>) => asked.then((found) => found !== undefined, unlessRefused)
    const [isCandidate, isCase, isAccount, isRequest] = await Promise.all(
      id === ''
        ? []
        : [
            has(ask(readReviewedCandidate, { params: { id } })),
            has(ask(readReviewedCase, { params: { id } })),
            has(ask(readAnyAccount, { params: { accountId: id } })),
            has(ask(readRequest, { params: { id } }).then(({ workflows }) => workflows[0])),
          ],
    )
    if (isCandidate) return { goTo: address(`/candidates/${id}`) }
    if (isCase) return { goTo: address(`/cases/${id}`) }
    if (isAccount) return { goTo: address(`/accounts/${id}`) }
    if (isRequest) return { goTo: address('/runs', { of: id }) }
    return {
      title: 'Find',
      body: html`<h1>Find</h1>
${nothing(id === '' ? 'Type an ID into the field above.' : 'Nothing that you may see has this ID.')}
<p>It finds candidates, cases that wait for review, accounts, and requests by their <code>X-Request-Id</code>.</p>
${id === '' ? '' : html`<ul><li><a href="${address('/audit', { thing: id })}">What was done to the thing with this ID</a></li><li><a href="${address('/runs', { of: id })}">Its workflows</a></li></ul>`}`,
    }
  },
}

/** @throws what is no refusal */
function unlessRefused(error: unknown): false {
  if (error instanceof Refusal && error.entry.status < 500) return false
  throw error
}
