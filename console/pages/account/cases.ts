import { lookUpCase } from '../../../api/case-lookup/look-up-case.ts'
import { readLookup } from '../../../api/case-lookup/read-lookup.ts'
import { searchCases } from '../../../api/watchlist/search-cases.ts'
import { foreign, html } from '../../html.ts'
import { address, type Page } from '../../page.ts'
import { allows } from '../../parts/allowed.ts'
import { caseTitle } from '../../parts/case-facts.ts'
import { field, filterForm, searchField } from '../../parts/form.ts'
import { riskWords } from '../../parts/risk.ts'
import { nothing, tableOf } from '../../parts/table.ts'
import { instant } from '../../times.ts'

const MOST = 50

/** `GET /console/account/cases`: the followed cases, newest first, and where a case is looked up. */
export const ownCases: Page = {
  method: 'GET',
  path: '/account/cases',
  audience: 'account',
  async serve({ ask, query, who }) {
    const skip = Math.max(0, Math.trunc(Number(query.skip) || 0))
    const number = (query.number ?? '').trim()
    const searched = /^[a-z]{4}/i.test(number) ? 'caseIdentifier.cnr' : 'caseIdentifier.registrationNumber'
    const search = {
      ...(number && { $like: { [searched]: number } }),
      $sort: { created: -1 },
      $skip: skip,
      $limit: MOST,
    }
    const { records, recordsFiltered } = allows(who, searchCases)
      ? await ask(searchCases, { body: search })
      : { records: [], recordsFiltered: 0 }
    const shown = skip + records.length
    return {
      title: 'Cases',
      body: html`<h1>Cases</h1>
${
  allows(who, lookUpCase)
    ? html`${filterForm('/account/lookups/new', field({ name: 'cnr', label: 'Look up by CNR', maxLength: 100, isFirst: true }), 'Look up')}
<p><a href="${address('/account/lookups/new')}" data-key="n"><kbd>N</kbd> By another number</a></p>`
    : ''
}
${
  allows(who, searchCases)
    ? html`${filterForm('/account/cases', searchField('number', 'Followed, number contains', number))}
${
  records.length === 0
    ? nothing(
        number === '' ? 'No case is followed yet. Look one up, or approve a candidate.' : 'No number contains that.',
      )
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
${shown < recordsFiltered ? html`<p><a href="${address('/account/cases', { number, skip: String(shown) })}">Next page</a></p>` : ''}`
    : ''
}
${allows(who, readLookup) ? filterForm('/account/lookups', field({ name: 'id', label: 'A looked-up case, by its searchId', maxLength: 32 })) : ''}`,
    }
  },
}

export const CASE_STATES = {
  ACTIVE: 'followed',
  ARCHIVED: 'no longer followed',
  PENDING_BACKOFFICE_REVIEW: 'waits for the operator',
  REJECTED: 'refused by the operator',
} as const
