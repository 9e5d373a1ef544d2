import { readLookup } from '../../../api/case-lookup/read-lookup.ts'
import { refuse } from '../../../api/errors/refusal.ts'
import { foreign, html } from '../../html.ts'
import { address, type Page } from '../../page.ts'
import { caseTitle } from '../../parts/case-facts.ts'
import { moreFacts, moreTables } from '../../parts/more-of-case.ts'
import { atPage, summaryInFull } from '../../parts/summary.ts'
import { facts, nothing, tableOf } from '../../parts/table.ts'
import { instant } from '../../times.ts'

/** `GET /console/account/lookups`: goes to a looked-up case by its `searchId`. */
export const findLookup: Page = {
  method: 'GET',
  path: '/account/lookups',
  audience: 'account',
  async serve({ query }) {
    const id = (query.id ?? '').trim()
    return { goTo: /^\w+$/.test(id) ? address(`/account/lookups/${id}`) : address('/account/watchlist') }
  },
}

/**
 * `GET /console/account/lookups/{searchId}`: shows a looked-up case with its orders, and its summary with the quotes.
 */
export const lookup: Page = {
  method: 'GET',
  path: '/account/lookups/:searchId',
  audience: 'account',
  async serve({ ask, params: { searchId = '' } }) {
    const found = await ask(readLookup, { params: { searchId } })
    const linkTo = (orderId: string, page?: number) =>
      found.orders.some((order) => order.orderId === orderId && order.attachment !== null)
        ? address(`/account/lookups/${searchId}/orders/${orderId}`, { page: page?.toString() })
        : undefined
    const title = caseTitle({ ...found, caseTypeName: found.caseType })
    return {
      title,
      body: html`<p><a href="${address('/account/watchlist')}">Watchlist</a></p><h1>${foreign(title)}</h1>
${facts([
  ['Petitioner', foreign(found.parties.petitioner)],
  ['Respondent', foreign(found.parties.respondent)],
  ['State', found.caseStatus?.toLowerCase()],
  ['Next hearing', found.nextHearingDate],
  ['Looked up', instant(found.lastFetchedAt)],
  ...moreFacts(found),
])}
${moreTables(found)}
${found.latestSummary ? summaryInFull(found.latestSummary, linkTo) : nothing('Nobody has asked for a summary. POST /case-lookup/summarize writes one.')}
${
  found.orders.length === 0
    ? nothing('The court shows no order.')
    : tableOf(
        'Orders',
        ['Date', 'Number', 'Document'],
        found.orders.map(({ orderId, number, orderDate }) => {
          const link = linkTo(orderId)
          return [
            orderDate,
            foreign(number),
            link ? html`<a href="${link}" target="_blank" rel="noopener">Open</a>` : 'not downloaded',
          ]
        }),
      )
}`,
    }
  },
}

/** `GET /console/account/lookups/{searchId}/orders/{orderId}`: opens the document of an order at a page. */
export const orderOfLookup: Page = {
  method: 'GET',
  path: '/account/lookups/:searchId/orders/:orderId',
  audience: 'account',
  async serve({ ask, params: { searchId = '', orderId }, query }) {
    const { orders } = await ask(readLookup, { params: { searchId } })
    const url = orders.find((order) => order.orderId === orderId)?.attachment
    if (!url) throw refuse('NO_SUCH_RESOURCE')
    return { goTo: atPage(url, query.page) }
  },
}
