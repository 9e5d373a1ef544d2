import { lookUpCase } from '../../../api/case-lookup/look-up-case.ts'
import { dismissRelation, followRelation } from '../../../api/case-tracking/decide-relation.ts'
import { readFamily } from '../../../api/case-tracking/read-family.ts'
import { refreshCase } from '../../../api/case-tracking/refresh-case.ts'
import type { Refusal } from '../../../api/errors/refusal.ts'
import { listCaseHearings } from '../../../api/hearings/list-case-hearings.ts'
import { readCase } from '../../../api/watchlist/read-case.ts'
import { shareCase } from '../../../api/watchlist/share-case.ts'
import { updateCase } from '../../../api/watchlist/update-case.ts'
import { foreign, type Html, html } from '../../html.ts'
import { address, type Page, type Shown, type Visit } from '../../page.ts'
import { allows } from '../../parts/allowed.ts'
import { backTo } from '../../parts/back.ts'
import { caseFacts, caseTitle } from '../../parts/case-facts.ts'
import { familyTree } from '../../parts/family-tree.ts'
import { formOnce, formTo } from '../../parts/form.ts'
import { HEARING_COLUMNS, hearingCells } from '../../parts/hearings.ts'
import { orAgain, problemOf } from '../../parts/problem.ts'
import { riskWords } from '../../parts/risk.ts'
import { granteesOf, sharing } from '../../parts/sharing.ts'
import { facts, nextPage, nothing, tableOf } from '../../parts/table.ts'
import { instant, wholeDay } from '../../times.ts'
import { CASE_STATES } from './cases.ts'

const MOST = '50'

/** `GET /console/account/cases/{id}`: a tracked case with its family and its hearings, latest day first. */
export const trackedCase: Page = {
  method: 'GET',
  path: '/account/cases/:id',
  audience: 'account',
  serve: (visit) => casePage(visit),
}

async function casePage(visit: Visit, refusal?: Refusal): Promise<Shown> {
  const { ask, params, query, who } = visit
  const id = params.id ?? ''
  const path = `/account/cases/${id}`
  const { cursor } = query
  const [tracked, { hearings, nextCursor }, family] = await Promise.all([
    ask(readCase, { params: { id } }),
    ask(listCaseHearings, { params: { id }, query: { limit: MOST, ...(cursor && { cursor }) } }),
    ask(readFamily, { params: { id } }),
  ])
  const { caseIdentifier, snapshot, status, riskLevel, created } = tracked
  const found = { ...caseIdentifier, ...snapshot }
  const title = caseTitle(found)
  const isOfSharing = 'other' in visit.form
  return {
    title,
    body: html`${backTo('/account/cases', 'Cases')}<h1>${foreign(title)}</h1>
${isOfSharing ? '' : problemOf(refusal)}
${facts([
  ['State', html`<strong>${CASE_STATES[status]}</strong>`],
  ['Risk', riskWords(riskLevel)],
  ['Since', instant(created)],
])}
${caseFacts(found)}
<div class="row">${acts(visit, path, status)}${allows(who, shareCase) ? await sharing(visit, path, tracked, isOfSharing ? refusal : undefined) : ''}${allows(who, lookUpCase) ? html`<a class="button" href="${address('/account/lookups/new', caseIdentifier)}" data-key="l"><kbd>L</kbd> Look it up</a>` : ''}</div>
${familyTree(id, family, allows(who, followRelation) ? visit : undefined)}
${
  hearings.length === 0
    ? nothing('No hearing is known.')
    : tableOf(
        'Hearings, latest day first',
        ['Day', ...HEARING_COLUMNS],
        hearings.map((hearing) => [wholeDay(hearing.hearingDate), ...hearingCells(hearing)]),
      )
}
${nextPage(path, {}, nextCursor)}`,
  }
}

function acts(visit: Visit, path: string, status: keyof typeof CASE_STATES): Html {
  const { who } = visit
  const refreshing = allows(who, refreshCase)
    ? formOnce(visit, `${path}/refresh`, html`<button data-key="f"><kbd>F</kbd> Fetch from the court</button>`)
    : ''
  if (!allows(who, updateCase)) return html``
  if (status === 'ARCHIVED')
    return formTo(visit, `${path}/follow`, html`<button data-key="b"><kbd>B</kbd> Follow again</button>`)
  return html`${refreshing}<details class="do"><summary class="button" data-key="t"><kbd>T</kbd> Stop following</summary>${formTo(visit, `${path}/stop`, html`<p>It is kept, and you can follow it again.</p><button data-suggested>Stop</button>`)}</details>`
}

/** Declares an act on a tracked case, after which its page is shown. */
function act(verb: string, run: (visit: Visit, params: { id: string; relationId: string }) => Promise<unknown>): Page {
  return {
    method: 'POST',
    path: `/account/cases/:id/${verb}`,
    audience: 'account',
    serve(visit) {
      const { id = '', relationId = '' } = visit.params
      return orAgain(
        async () => {
          await run(visit, { id, relationId })
          return { goTo: address(`/account/cases/${id}`) }
        },
        (refusal) => casePage(visit, refusal),
      )
    },
  }
}

export const caseActs: readonly Page[] = [
  act('stop', ({ ask }, { id }) => ask(updateCase, { params: { id }, body: { status: 'ARCHIVED' } })),
  act('follow', ({ ask }, { id }) => ask(updateCase, { params: { id }, body: { status: 'ACTIVE' } })),
  act('refresh', ({ ask }, { id }) => ask(refreshCase, { params: { id } })),
  act('sharing', (visit, { id }) => visit.ask(shareCase, { params: { id }, body: { sharedWith: granteesOf(visit) } })),
  act('family/:relationId/follow', ({ ask }, params) => ask(followRelation, { params })),
  act('family/:relationId/dismiss', ({ ask }, params) => ask(dismissRelation, { params })),
]
