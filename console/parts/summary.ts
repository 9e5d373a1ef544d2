import type { AnswerOf } from '../../api/http/pages.ts'
import type { readSummary } from '../../api/summaries/read-summary.ts'
import { foreign, type Html, html } from '../html.ts'
import { day, instant } from '../times.ts'

export type Summary = Omit<AnswerOf<typeof readSummary>, 'searchId'>
type Order = Summary['orderSummaries'][number]
type Statement = Order['statements'][number]

const FIELDS = { SUMMARY: 'What it is about', OUTCOME: 'Outcome', KEY_POINT: 'Key points' } as const
const VOICES = { COURT: 'the court says', PARTY: 'a party says', UNSURE: 'not clear whose words' } as const
const USES = { CASE_SUMMARY: 'in the summary of the case', RISK_JUSTIFICATION: 'reason for the risk' } as const

/** What a summary says of a case in short, with the way to the sentences and their quotes. */
export function summaryInShort({ riskLevel, caseSummary }: Summary, path: string): Html {
  return html`<section><h3>Summary of the orders</h3>
<p><strong>${wordOf(riskLevel)}</strong> risk</p>
<details class="do"><summary>What they say</summary><p>${foreign(caseSummary)}</p></details>
<p><a href="${path}">Each sentence with its quote</a></p></section>`
}

/**
 * A summary, sentence by sentence. Each opens the quotes that it stands on, and each quote leads to its page.
 * @param linkTo where a page of an order is read; undefined where its document is not at hand
 */
export function summaryInFull(summary: Summary, linkTo: (orderId: string, page: number) => string | undefined): Html {
  return html`<div class="prose"><p><strong>${wordOf(summary.riskLevel)}</strong> risk${summary.riskJustification ? html`: ${foreign(summary.riskJustification)}` : ''}</p>
<p>${foreign(summary.caseSummary)}</p>
<p class="quiet">Written ${instant(summary.generatedAt)} by a language model. Every sentence below opens the words of the order that it stands on.</p>
${summary.orderSummaries.map((order) => orderSection(order, linkTo))}</div>`
}

function orderSection(order: Order, linkTo: (orderId: string, page: number) => string | undefined): Html {
  const unread = order.pages.unread > 0 ? `, ${order.pages.unread} pages could not be read` : ''
  const groups = (['OUTCOME', 'SUMMARY', 'KEY_POINT'] as const).map((field) => ({
    title: FIELDS[field],
    statements: order.statements.filter((statement) => statement.field === field),
  }))
  return html`<section class="order"><h2>Order of ${dayOf(order.orderDate)}</h2><p class="quiet">${order.pages.text + order.pages.scanned} pages read${unread}</p>
${order.statements.length === 0 ? html`<p>${foreign(order.summary)}</p>` : ''}
${groups.map(({ title, statements }) =>
  statements.length === 0
    ? html``
    : html`<h3>${title}</h3><ul class="plain-list">${statements.map((statement) => html`<li>${sentence(statement, order, linkTo)}</li>`)}</ul>`,
)}</section>`
}

function sentence(
  { text, isQuotation, voice, evidence, usedIn }: Statement,
  order: Order,
  linkTo: (orderId: string, page: number) => string | undefined,
): Html {
  const notes = [isQuotation ? 'a quotation' : '', VOICES[voice], ...usedIn.map((use) => USES[use])].filter(Boolean)
  const quotes = evidence.flatMap((at) => order.evidence[at] ?? [])
  return html`<details class="said"><summary>${foreign(text)}<small>${notes.join(', ')}</small></summary>${quotes.map(
    ({ quote, page }) => {
      const link = linkTo(order.orderId, page)
      const where = `Page ${page} of the order`
      return html`<blockquote>${foreign(quote)}<footer>${link ? html`<a href="${link}" target="_blank" rel="noopener">${where}</a>` : where}</footer></blockquote>`
    },
  )}</details>`
}

/** The address of a page of a document. Links last a few minutes, so each is made when it is followed. */
export function atPage(url: string, page = ''): string {
  return /^\d+$/.test(page) ? `${url}#page=${page}` : url
}

/** `20-03-2024` as people read it. */
function dayOf(printed: string): string {
  return day(printed.split('-').reverse().join('-'))
}

function wordOf(level: string): string {
  return level.toLowerCase().replaceAll('_', ' ')
}
