import { html } from '../html.ts'
import type { Page } from '../page.ts'
import { tableOf } from '../parts/table.ts'
import { sectionsOf } from '../sections.ts'

const OPERATOR_KEYS = [
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

const OWNER_KEYS = [
  ['/', 'find a watched entity by its name, or a case by its number'],
  ['N', 'add an entity; among the cases, look one up by another number'],
  ['I', 'import a list'],
  ['P', 'pause or resume an entity'],
  ['S', 'start with the first candidate; share an entity or a case'],
  ['A', 'approve a candidate'],
  ['R, then Enter', 'reject it'],
  ['U', 'unsure: it waits, and the next one is shown'],
  ['J, K', 'the next one, the one before'],
  ['L', 'look a case up'],
  ['D', 'decide; at a looked-up case, download its next order'],
  ['M', 'summarise the orders'],
  ['B, T', 'follow a case, stop following it'],
  ['F', 'fetch a followed case from the court'],
  ['C, O', 'copy the number of the case; the court’s own page'],
  ['Escape', 'back to the list'],
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
${tableOf(
  who.kind === 'operator' ? 'In the review section' : 'On the pages',
  ['Key', 'Does'],
  (who.kind === 'operator' ? OPERATOR_KEYS : OWNER_KEYS).map(([key, does]) => [html`<kbd>${key}</kbd>`, does]),
)}
${tableOf('Sections', ['Keys', 'Section'], sections)}`,
    }
  },
})

export const help = { operator: shown('operator'), account: shown('account') }
