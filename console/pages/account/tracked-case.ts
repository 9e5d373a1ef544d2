import { readFamily } from '../../../api/case-tracking/read-family.ts'
import { listCaseHearings } from '../../../api/hearings/list-case-hearings.ts'
import { readCase } from '../../../api/watchlist/read-case.ts'
import { foreign, html } from '../../html.ts'
import { address, type Page } from '../../page.ts'
import { caseFacts, caseTitle } from '../../parts/case-facts.ts'
import { familyTree } from '../../parts/family-tree.ts'
import { HEARING_COLUMNS, hearingCells } from '../../parts/hearings.ts'
import { nextPage, nothing, tableOf } from '../../parts/table.ts'
import { wholeDay } from '../../times.ts'

const MOST = '50'

/** `GET /console/account/cases/{id}`: a tracked case with its family and its hearings, latest day first. */
export const trackedCase: Page = {
  method: 'GET',
  path: '/account/cases/:id',
  audience: 'account',
  async serve({ ask, params: { id = '' }, query: { cursor } }) {
    const [{ caseIdentifier, snapshot }, { hearings, nextCursor }, family] = await Promise.all([
      ask(readCase, { params: { id } }),
      ask(listCaseHearings, { params: { id }, query: { limit: MOST, ...(cursor && { cursor }) } }),
      ask(readFamily, { params: { id } }),
    ])
    const found = { ...caseIdentifier, ...snapshot }
    const title = caseTitle(found)
    return {
      title,
      body: html`<p><a href="${address('/account/hearings')}">Hearings</a></p><h1>${foreign(title)}</h1>
${caseFacts(found)}
${familyTree(id, family)}
${
  hearings.length === 0
    ? nothing('No hearing is known.')
    : tableOf(
        'Hearings, latest day first',
        ['Day', ...HEARING_COLUMNS],
        hearings.map((hearing) => [wholeDay(hearing.hearingDate), ...hearingCells(hearing)]),
      )
}
${nextPage(`/account/cases/${id}`, {}, nextCursor)}`,
    }
  },
}
