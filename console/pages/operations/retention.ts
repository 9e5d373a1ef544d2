import { readRetention } from '../../../api/operations/read-retention.ts'
import { html } from '../../html.ts'
import { address, type Page } from '../../page.ts'
import { tableOf } from '../../parts/table.ts'

/** `GET /console/retention`: shows how long each kind of record is kept here, and why. */
export const retention: Page = {
  method: 'GET',
  path: '/retention',
  audience: 'operator',
  async serve({ ask }) {
    const { rules } = await ask(readRetention)
    return {
      title: 'Retention',
      body: html`<p><a href="${address('/audit')}">Audit</a></p><h1>Retention</h1>
${tableOf(
  'How long data is kept on this installation',
  ['What', 'Days', 'Until', 'Why', 'Setting'],
  rules.map(({ what, days, until, why, setting }) => [
    html`<strong>${what}</strong>`,
    days ?? '–',
    until,
    why,
    setting ? html`<code>${setting}</code>` : '',
  ]),
)}`,
    }
  },
}
