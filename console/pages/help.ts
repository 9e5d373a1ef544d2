import { html } from '../html.ts'
import type { Page } from '../page.ts'
import { tableOf } from '../parts/table.ts'
import { sectionsOf } from '../sections.ts'

const KEYS = [
  ['S', 'start with the next candidate'],
  ['A', 'approve'],
  ['R, then 1 to 9', 'reject with a reason; Enter takes the suggested one'],
  ['D', 'approve and decline, where the operator decides for the account'],
  ['U', 'unsure: leave it to another reader'],
  ['Z', 'take the last verdict back'],
  ['J', 'the next one, without a verdict'],
  ['K', 'the one before in the queue of its entity'],
  ['/', 'find a candidate, case, account or request by its ID, or a case by its number'],
  ['O', 'the court’s own page, in a new tab'],
  ['F', 'fetch the hearings and orders from the court'],
  ['W', 'the workflow in Temporal'],
  ['C', 'copy the number of the case'],
  ['G, then a letter', 'go to a section'],
  ['?', 'this page'],
] as const

/** `GET /console/help`: lists the keyboard shortcuts. */
const shown = (audience: Page['audience']): Page => ({
  method: 'GET',
  path: '/help',
  audience,
  async serve({ who }) {
    const sections = sectionsOf(who).map(({ name, key }) => [html`<kbd>G</kbd> <kbd>${key.toUpperCase()}</kbd>`, name])
    return {
      title: 'Shortcuts',
      body: html`<h1>Shortcuts</h1>
<p>They rest while you type in a field, and with Ctrl, Alt or Meta. <button type="button" class="plain" data-switch-keys hidden>Switch them off</button></p>
${
  who.kind === 'operator'
    ? tableOf(
        'In the review section',
        ['Key', 'Does'],
        KEYS.map(([key, does]) => [html`<kbd>${key}</kbd>`, does]),
      )
    : ''
}
${tableOf('Sections', ['Keys', 'Section'], sections)}`,
    }
  },
})

export const help = { operator: shown('operator'), account: shown('account') }
