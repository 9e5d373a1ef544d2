import { readAudit } from '../../../api/operations/read-audit-log.ts'
import { DAY_MS, startOfIndianDay } from '../../../domain/dates.ts'
import { foreign, type Html, html } from '../../html.ts'
import { address, type Page } from '../../page.ts'
import { field, filterForm } from '../../parts/form.ts'
import { nextPage, nothing, tableOf } from '../../parts/table.ts'
import { instant } from '../../times.ts'

const PAGE_SIZE = '50'

/** `GET /console/audit`: lists who changed what. */
export const audit: Page = {
  method: 'GET',
  path: '/audit',
  audience: 'operator',
  async serve({ ask, query: { thing, account, actor, from, to, cursor } }) {
    const filters = {
      ...(thing && { thing }),
      ...(account && { account }),
      ...(actor && { actor }),
    }
    const { entries, nextCursor } = await ask(readAudit, {
      query: { ...filters, ...periodOf(from, to), limit: PAGE_SIZE, ...(cursor && { cursor }) },
    })
    return {
      title: 'Audit',
      body: html`<h1>Audit</h1>
<p><a href="${address('/retention')}">How long data is kept</a></p>
${filterForm(
  '/audit',
  html`${field({ name: 'thing', label: 'ID of a thing', value: thing, isRequired: false })}
${field({ name: 'account', label: 'Account ID', value: account, isRequired: false })}
${field({ name: 'actor', label: 'ID of a user or operator key', value: actor, isRequired: false })}
${field({ name: 'from', label: 'From', type: 'date', value: from, isRequired: false })}
${field({ name: 'to', label: 'To', type: 'date', value: to, isRequired: false })}`,
)}
${
  entries.length === 0
    ? nothing('Nobody did such a thing, or it was longer ago than the log is kept.')
    : tableOf(
        'Newest first',
        ['When', 'Who', 'Did', 'To', 'What changed', 'Request'],
        entries.map((entry) => [
          instant(entry.at),
          entry.actorName === null
            ? html`${entry.actor.type === 'USER' ? 'user' : ''} ${id(entry.actor.id ?? '')}`
            : foreign(entry.actorName),
          html`${entry.action.toLowerCase().replaceAll('_', ' ')}${entry.reason ? html`<br><small>${foreign(entry.reason)}</small>` : ''}`,
          html`${entry.thingKind.toLowerCase().replaceAll('_', ' ')} ${id(entry.thing)}`,
          entry.fields
            .map(({ field: name, from, to }) => (from || to ? `${name}: ${from ?? 'none'} → ${to ?? 'none'}` : name))
            .join('; '),
          html`<a href="${address('/runs', { of: entry.requestId })}">${id(entry.requestId)}</a>`,
        ]),
      )
}
${nextPage('/audit', { ...filters, from, to }, nextCursor)}`,
    }
  },
}

/** Returns the period from the start of one Indian day to the end of another. Text that is not a day is ignored. */
function periodOf(first = '', last = ''): Record<string, string> {
  const isDay = (day: string) => /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day))
  return {
    ...(isDay(first) && { from: String(startOfIndianDay(first)) }),
    ...(isDay(last) && { to: String(startOfIndianDay(last) + DAY_MS) }),
  }
}

function id(text: string): Html {
  return html`<span class="id">${text}</span>`
}
