import type { AnswerOf } from '../../api/http/pages.ts'
import type { readSummary } from '../../api/summaries/read-summary.ts'
import { foreign, type Html, html } from '../html.ts'
import { day, instant } from '../times.ts'
import { rupees } from './money.ts'
import { tableOf } from './table.ts'

export type Summary = Omit<AnswerOf<typeof readSummary>, 'searchId'>
type Order = Summary['orderSummaries'][number]
type Statement = Order['statements'][number]
type Direction = NonNullable<Summary['directions']>[number]

const FIELDS = { SUMMARY: 'What it is about', OUTCOME: 'Outcome', KEY_POINT: 'Key points' } as const
const VOICES = { COURT: 'the court says', PARTY: 'a party says', UNSURE: 'not clear whose words' } as const
const USES = { CASE_SUMMARY: 'in the summary of the case', RISK_JUSTIFICATION: 'reason for the risk' } as const

/** Returns a summary in short, with a link to the sentences and their quotes. */
export function summaryInShort({ riskLevel, caseSummary }: Summary, path: string): Html {
  return html`<section><h3>Summary of the orders</h3>
<p><strong>${wordOf(riskLevel)}</strong> risk</p>
<details class="do"><summary>What they say</summary><p>${foreign(caseSummary)}</p></details>
<p><a href="${path}">Each sentence with its quote</a></p></section>`
}

/**
 * Returns a summary, sentence by sentence. Each opens its quotes, and each quote links to its page.
 * @param linkTo returns the address of a page of an order; undefined if its document is not stored
 */
export function summaryInFull(summary: Summary, linkTo: (orderId: string, page: number) => string | undefined): Html {
  return html`<div class="prose"><p><strong>${wordOf(summary.riskLevel)}</strong> risk${summary.riskJustification ? html`: ${foreign(summary.riskJustification)}` : ''}</p>
${itemTables(summary, linkTo)}
${summary.caseSummary.split('\n\n').map((paragraph) => html`<p>${foreign(paragraph)}</p>`)}
<p class="quiet">Written ${instant(summary.generatedAt)}: the sentences are the orders' own. Every sentence below opens the words of the order that it stands on.</p>
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

type LinkTo = (orderId: string, page: number) => string | undefined

/** Returns tables of the directions, the interim relief and the amounts, each with the page of its order. */
function itemTables({ directions = [], interimRelief = [], amounts = [] }: Summary, linkTo: LinkTo): Html {
  const toDo = directions.map((one) => [
    foreign(one.who ?? '–'),
    foreign([one.what, one.condition].filter(Boolean).join('; ')),
    dueOf(one),
    pageOf(one, linkTo),
  ])
  const inForce = interimRelief.map((one) => [
    foreign(one.what),
    foreign([one.until, one.untilDate && dayOf(one.untilDate)].filter(Boolean).join(', ') || '–'),
    foreign([one.condition, one.doubt].filter(Boolean).join('; ') || '–'),
    pageOf(one, linkTo),
  ])
  const money = amounts.map((one) => [rupees(one.paise), wordOf(one.role), pageOf(one, linkTo)])
  return html`${toDo.length > 0 ? tableOf('To do', ['Who', 'What', 'By', 'Page'], toDo) : ''}
${inForce.length > 0 ? tableOf('In force', ['What', 'Until', 'Condition', 'Page'], inForce) : ''}
${money.length > 0 ? tableOf('Money', ['Sum', 'What it is', 'Page'], money) : ''}`
}

/** States a calculated due day, never "missed": whether the direction was followed is not known. */
function dueOf({ dueBy, derivation, within, runsFrom }: Direction): Html {
  if (dueBy) return html`${dayOf(dueBy)}<br><small>${derivation ?? ''}</small>`
  return runsFrom
    ? html`${foreign(within ?? '')}<br><small>The order does not say from which day.</small>`
    : html`${foreign(within ?? '–')}`
}

function pageOf({ orderId, page }: { orderId: string; page: number }, linkTo: LinkTo): Html {
  const link = linkTo(orderId, page)
  return link ? html`<a href="${link}" target="_blank" rel="noopener">${page}</a>` : html`${page}`
}

/** Returns the address of a page of a document. Links last a few minutes, so each is created when it is followed. */
export function atPage(url: string, page = ''): string {
  return /^\d+$/.test(page) ? `${url}#page=${page}` : url
}

/** Returns `20-03-2024` as people read it. */
function dayOf(printed: string): string {
  return day(printed.split('-').reverse().join('-'))
}

function wordOf(level: string): string {
  return level.toLowerCase().replaceAll('_', ' ')
}
