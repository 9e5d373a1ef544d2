import { cancelSearch } from '../../../api/historical-search/cancel-search.ts'
import { downloadResults } from '../../../api/historical-search/download-results.ts'
import { listSearches } from '../../../api/historical-search/list-searches.ts'
import { foreign, html } from '../../html.ts'
import { address, type Page } from '../../page.ts'
import { formTo } from '../../parts/form.ts'
import { nothing, tableOf } from '../../parts/table.ts'
import { instant } from '../../times.ts'

const MOST = '100'

/** `GET /console/account/searches`: lists historical searches, newest first. */
export const searches: Page = {
  method: 'GET',
  path: '/account/searches',
  audience: 'account',
  async serve(visit) {
    const { searches: all } = await visit.ask(listSearches, { query: { limit: MOST } })
    return {
      title: 'Searches',
      body: html`<h1>Historical searches</h1>
${
  all.length === 0
    ? nothing('There is no search. POST /historical-search starts one.')
    : tableOf(
        'Newest first',
        ['Name', 'Kind', 'State', 'Results', 'Started', ''],
        all.map((search) => [
          html`<span class="name">${foreign(search.name)}</span>`,
          search.mode.toLowerCase(),
          html`<strong>${search.status.toLowerCase()}</strong>${search.failureReason ? html`<br>${search.failureReason.toLowerCase().replaceAll('_', ' ')}` : ''}${search.warnings.map(({ message }) => html`<br><small>${message}</small>`)}`,
          search.collected ?? search.delivered,
          instant(search.createdAt),
          search.status === 'RUNNING'
            ? formTo(visit, `/account/searches/${search.searchId}/cancel`, html`<button>Cancel</button>`)
            : search.mode === 'ASYNC' && search.status === 'COMPLETE'
              ? html`<a href="${address(`/account/searches/${search.searchId}/download`)}">Download</a>`
              : '',
        ]),
      )
}`,
    }
  },
}

/** `GET /console/account/searches/{searchId}/download`: sends all results of a search as JSON. */
export const searchFile: Page = {
  method: 'GET',
  path: '/account/searches/:searchId/download',
  audience: 'account',
  async serve({ askForFile, params: { searchId = '' } }) {
    return { file: await askForFile(downloadResults, { params: { searchId } }) }
  },
}

/** `POST /console/account/searches/{searchId}/cancel`: cancels a running search. */
export const stopSearch: Page = {
  method: 'POST',
  path: '/account/searches/:searchId/cancel',
  audience: 'account',
  async serve({ ask, params: { searchId = '' } }) {
    await ask(cancelSearch, { params: { searchId } })
    return { goTo: address('/account/searches') }
  },
}
