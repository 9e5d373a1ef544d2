import { lookUpCase } from '../../../api/case-lookup/look-up-case.ts'
import { searchCases } from '../../../api/watchlist/search-cases.ts'
import { foreign, type Html, html } from '../../html.ts'
import { address, type Page } from '../../page.ts'
import { allows } from '../../parts/allowed.ts'
import { caseTitle } from '../../parts/case-facts.ts'
import { filterForm } from '../../parts/form.ts'
import { riskWords } from '../../parts/risk.ts'
import { nothing, tableOf } from '../../parts/table.ts'
import { instant } from '../../times.ts'

const MOST = 50

/** `GET /console/account/cases`: the followed cases, newest first, and the field for a lookup. */
export const ownCases: Page = {
  method: 'GET',
  path: '/account/cases',
  audience: 'account',
  async serve({ ask, query, who }) {
    const skip = Math.max(0, Math.trunc(Number(query.skip) || 0))
    const search = { $sort: { created: -1 }, $skip: skip, $limit: MOST }
    const { records, recordsFiltered } = allows(who, searchCases)
      ? await ask(searchCases, { body: search })
      : { records: [], recordsFiltered: 0 }
    const shown = skip + records.length
    return {
      title: 'Cases',
      body: html`<h1>Cases</h1>
${
  allows(who, lookUpCase)
    ? html`${filterForm('/account/lookups/new', lookUpField(), 'Look up')}
<p><a href="${address('/account/lookups/new')}" data-key="n"><kbd>N</kbd> By another number</a></p>`
    : ''
}
${
  allows(who, searchCases)
    ? html`${
        records.length === 0
          ? nothing('No case is followed yet. Look one up, or approve a candidate.')
          : tableOf(
              `Followed: ${shown} of ${recordsFiltered.toLocaleString('en-IN')}`,
              ['Case', 'Risk', 'State', 'Since'],
              records.map((found) => [
                html`<a class="name" href="${address(`/account/cases/${found._id}`)}">${foreign(caseTitle({ ...found.caseIdentifier, caseType: undefined, ...found.snapshot }))}</a>`,
                riskWords(found.riskLevel),
                CASE_STATES[found.status],
                instant(found.created),
              ]),
            )
      }
${shown < recordsFiltered ? html`<p><a href="${address('/account/cases', { skip: String(shown) })}">Next page</a></p>` : ''}`
    : ''
}`,
    }
  },
}

export const CASE_STATES = {
  ACTIVE: 'followed',
  ARCHIVED: 'no longer followed',
  PENDING_BACKOFFICE_REVIEW: 'waits for the operator',
  REJECTED: 'refused by the operator',
} as const

function lookUpField(): Html {
  return html`<label class="field"><span>Look up by CNR <kbd>L</kbd></span><input name="cnr" maxlength="100" autocomplete="off" spellcheck="false" required data-key="l"></label>`
}
