import { readLookup } from '../../../api/case-lookup/read-lookup.ts'
import { type Refusal, refuse } from '../../../api/errors/refusal.ts'
import type { AnswerOf } from '../../../api/http/pages.ts'
import { downloadOrder } from '../../../api/orders/download-order.ts'
import { readSummary } from '../../../api/summaries/read-summary.ts'
import { summarizeCase } from '../../../api/summaries/summarize-case.ts'
import { addCase } from '../../../api/watchlist/add-case.ts'
import { foreign, type Html, html } from '../../html.ts'
import { address, type Page, type Shown, type Visit } from '../../page.ts'
import { allows } from '../../parts/allowed.ts'
import { backTo } from '../../parts/back.ts'
import { caseTitle } from '../../parts/case-facts.ts'
import { costOf } from '../../parts/cost.ts'
import { formOnce } from '../../parts/form.ts'
import { moreFacts, moreTables } from '../../parts/more-of-case.ts'
import { orAgain, problemOf } from '../../parts/problem.ts'
import { atPage, summaryInFull } from '../../parts/summary.ts'
import { facts, nothing, tableOf } from '../../parts/table.ts'
import { instant } from '../../times.ts'
import { identifierIn } from './new-lookup.ts'

type Found = AnswerOf<typeof readLookup>
type Order = Found['orders'][number]

/**
 * `GET /console/account/lookups/{searchId}`: shows a looked-up case with its orders, and its summary with the quotes.
 */
export const lookup: Page = {
  method: 'GET',
  path: '/account/lookups/:searchId',
  audience: 'account',
  serve: (visit) => lookupPage(visit),
}

async function lookupPage(visit: Visit, refusal?: Refusal): Promise<Shown> {
  const { ask, params, who } = visit
  const searchId = params.searchId ?? ''
  const path = `/account/lookups/${searchId}`
  const found = await ask(readLookup, { params: { searchId } })
  const linkTo = (orderId: string, page?: number) =>
    found.orders.some((order) => order.orderId === orderId && order.attachment !== null)
      ? address(`${path}/orders/${orderId}`, { page: page?.toString() })
      : undefined
  const identifier = identifierOf(found, visit)
  const named = hidden(identifier ?? {})
  const firstLeft = found.orders.find(({ attachment }) => attachment === null)
  const orderCell = (order: Order): Html => {
    const link = linkTo(order.orderId)
    if (link) return html`<a href="${link}" target="_blank" rel="noopener">Open</a>`
    return allows(who, downloadOrder)
      ? downloading(visit, path, order, named, order === firstLeft)
      : html`not downloaded`
  }
  const title = caseTitle({ ...found, caseTypeName: found.caseType })
  return {
    title,
    body: html`${backTo('/account/cases', 'Cases')}<h1>${foreign(title)}</h1>
${problemOf(refusal)}
${arrived(linkTo(visit.query.order ?? ''))}
${facts([
  ['Petitioner', foreign(found.parties.petitioner)],
  ['Respondent', foreign(found.parties.respondent)],
  ['State', found.caseStatus?.toLowerCase()],
  ['Next hearing', found.nextHearingDate],
  ['Looked up', instant(found.lastFetchedAt)],
  ...moreFacts(found),
])}
<div class="row">${
      identifier && allows(who, addCase)
        ? formOnce(visit, `${path}/follow`, html`${named}<button data-key="b"><kbd>B</kbd> Follow this case</button>`)
        : ''
    }${
      allows(who, summarizeCase)
        ? html`<details class="do"><summary class="button" data-key="m"><kbd>M</kbd> Summarise the orders</summary>${formOnce(visit, `${path}/summary`, html`${named}<p>${costOf('AI_SUMMARIES')}</p><button data-suggested>Summarise</button>`)}</details>`
        : ''
    }</div>
${moreTables(found)}
${await summaryOf(visit, found, linkTo)}
${
  found.orders.length === 0
    ? nothing('The court shows no order.')
    : tableOf(
        'Orders',
        ['Date', 'Number', 'Document'],
        found.orders.map((order) => [order.orderDate, foreign(order.number), orderCell(order)]),
      )
}`,
  }
}

/** Returns where an order that was just downloaded opens. */
function arrived(link: string | undefined): Html {
  if (!link) return html``
  return html`<div class="notice" role="status">The order is downloaded. <a href="${link}" target="_blank" rel="noopener" autofocus>Open it</a></div>`
}

function downloading(visit: Visit, path: string, { orderId }: Order, named: Html, isFirst: boolean): Html {
  return html`<details class="do"><summary${isFirst ? html` data-key="d"` : ''}>${isFirst ? html`<kbd>D</kbd> ` : ''}Download</summary>${formOnce(visit, `${path}/orders/${orderId}`, html`${named}<p>${costOf('ORDER_DOWNLOADS')}</p><button data-suggested>Download it</button>`)}</details>`
}

/** Returns the latest summary, and what has become of one that was asked for. */
async function summaryOf(
  { ask, query }: Visit,
  { latestSummary }: Found,
  linkTo: (orderId: string, page: number) => string | undefined,
): Promise<Html> {
  const { status, error } = query.summary
    ? await ask(readSummary, { params: { id: query.summary } })
    : { status: 'COMPLETE', error: null }
  const news =
    status === 'PENDING'
      ? html`<div id="news" role="status" data-poll><p>The summary is being written. It takes a minute or two.</p></div>`
      : status === 'FAILED'
        ? html`<p class="problem" role="alert">The summary has failed. ${foreign(error ?? '')}</p>`
        : ''
  if (!latestSummary) return html`${news || nothing('Nobody has asked for a summary.')}`
  return html`${news}${summaryInFull(latestSummary, linkTo)}`
}

/** Returns the identifier by which a case is followed: its CNR, or the one that was typed. */
function identifierOf({ cnr, courtType }: Found, { query, form }: Visit): Record<string, string> | undefined {
  if (cnr !== '') return { courtType, cnr }
  const asked = identifierIn({ ...query, ...form })
  return asked.courtType ? asked : undefined
}

function hidden(fields: Record<string, string>): Html {
  return html`${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}`
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

/** Declares an act on the case of a lookup. It answers with the address to go on to. */
function act(path: string, run: (visit: Visit, searchId: string) => Promise<string>): Page {
  return {
    method: 'POST',
    path: `/account/lookups/:searchId/${path}`,
    audience: 'account',
    serve(visit) {
      return orAgain(
        async () => ({ goTo: await run(visit, visit.params.searchId ?? '') }),
        (refusal) => lookupPage(visit, refusal),
      )
    },
  }
}

export const lookupActs: readonly Page[] = [
  act('orders/:orderId', async ({ ask, form, params: { orderId } }, searchId) => {
    await ask(downloadOrder, { body: { searchId, orderId } })
    return address(`/account/lookups/${searchId}`, { ...identifierIn(form), order: orderId })
  }),
  act('summary', async ({ ask, form }, searchId) => {
    const { _id } = await ask(summarizeCase, { body: { searchId } })
    return address(`/account/lookups/${searchId}`, { ...identifierIn(form), summary: _id })
  }),
  act('follow', async ({ ask, form }, searchId) => {
    const { orders, ...found } = await ask(readLookup, { params: { searchId } })
    // The links to documents end within minutes.
    const snapshot = { ...found, orders: orders.map((order) => ({ ...order, attachment: null })) }
    const { _id } = await ask(addCase, { body: { caseIdentifier: identifierIn(form), snapshot } })
    return address(`/account/cases/${_id}`)
  }),
]
