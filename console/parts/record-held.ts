import { foreign, type Html, html } from '../html.ts'
import { address, type Visit } from '../page.ts'
import { day, instant } from '../times.ts'
import type { Reviewed } from './comparison.ts'
import { formTo } from './form.ts'
import { summaryInShort } from './summary.ts'

type Held = NonNullable<Reviewed['record']>

/**
 * Returns the latest hearings and orders of a case that its account has, or that it has none, and the summary. `path`
 * is the card's.
 */
export function recordHeldSection(visit: Visit, record: Held | null, path: string): Html {
  const fetching = formTo(
    visit,
    `${path}/record`,
    html`<button data-key="f"><kbd>F</kbd> Fetch from the court</button>`,
  )
  if (!record)
    return html`<section><h3>Hearings and orders</h3><p class="quiet">The account has not looked this case up, and a found record has none.</p>${fetching}</section>`
  return html`${record.summary ? summaryInShort(record.summary, address(`${path}/summary`)) : ''}<section><h3>Hearings and orders</h3>
<p class="quiet">As the account ${record.searchId ? 'looked it up' : 'tracks it'}, ${instant(record.asOf)}</p>
${listOf('hearing', record.hearingCount, record.hearings.map(hearing))}
${listOf('order', record.orderCount, record.orders.map(order))}
${fetching}
</section>`
}

function listOf(what: string, count: number, items: Html[]): Html {
  if (count === 0) return html`<p>No ${what}.</p>`
  const which =
    count > items.length ? `The latest ${items.length} of ${count} ${what}s` : `${count} ${what}${count > 1 ? 's' : ''}`
  return html`<details class="do"><summary>${which}</summary><ul class="plain-list">${items.map((item) => html`<li>${item}</li>`)}</ul></details>`
}

function hearing({ date, nextDate, judge, purpose, business }: Held['hearings'][number]): Html {
  const rest = [purpose, business, judge].filter((text) => text !== null)
  const next = nextDate && date ? `, next ${day(nextDate)}` : ''
  return html`${day(date ?? nextDate ?? 'no day')}${next}${rest.map((text) => html`<br><span class="quiet">${foreign(text)}</span>`)}`
}

function order({ number, orderDate, judge, orderType }: Held['orders'][number]): Html {
  return html`${day(orderDate)}, number ${foreign(number)}${[orderType, judge].map((text) => (text ? html`<br><span class="quiet">${foreign(text)}</span>` : ''))}`
}
