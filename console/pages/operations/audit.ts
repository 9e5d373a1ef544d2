import { readAudit } from '../../../api/operations/read-audit-log.ts'
import { foreign, html } from '../../html.ts'
import { address, type Page } from '../../page.ts'
import { field, filterForm } from '../../parts/form.ts'
import { nextPage, nothing, tableOf } from '../../parts/table.ts'
import { instant } from '../../times.ts'

const PAGE_SIZE = '50'

/** `GET /console/audit`: who changed what. */
export const audit: Page = {
  method: 'GET',
  path: '/audit',
  audience: 'operator',
  async serve({ ask, query: { thing, account, actor, cursor } }) {
    const filters = { ...(thing && { thing }), ...(account && { account }), ...(actor && { actor }) }
    const { entries, nextCursor } = await ask(readAudit, {
      query: { ...filters, limit: PAGE_SIZE, ...(cursor && { cursor }) },
    })
    return {
      title: 'Audit',
      body: html`<h1>Audit</h1>
<p><a href="${address('/retention')}">How long data is kept</a></p>
${filterForm(
  '/audit',
  html`${field({ name: 'thing', label: 'ID of a thing', value: thing, isRequired: false })}
${field({ name: 'account', label: 'Account ID', value: account, isRequired: false })}
${field({ name: 'actor', label: 'ID of a user or operator key', value: actor, isRequired: false })}`,
)}
${
  entries.length === 0
    ? nothing('Nothing was found.')
    : tableOf(
        'Newest first',
        ['When', 'Who', 'Did', 'To', 'What changed', 'Request'],
        entries.map((entry) => [
          instant(entry.at),
          entry.actorName === null
            ? `${entry.actor.type === 'USER' ? 'user ' : ''}${entry.actor.id ?? ''}`
            : foreign(entry.actorName),
          html`${entry.action.toLowerCase().replaceAll('_', ' ')}${entry.reason ? html`<br><small>${foreign(entry.reason)}</small>` : ''}`,
          `${entry.thingKind.toLowerCase().replaceAll('_', ' ')} ${entry.thing}`,
          entry.fields
            .map(({ field: name, from, to }) => (from || to ? `${name}: ${from ?? 'none'} → ${to ?? 'none'}` : name))
            .join('; '),
          entry.requestId,
        ]),
      )
}
${nextPage('/audit', filters, nextCursor)}`,
    }
  },
}
