import { foreign, type Html, html } from '../html.ts'
import { address, type Visit } from '../page.ts'
import { formTo } from './form.ts'
import { tableOf } from './table.ts'

/**
 * Returns a table of what a form would change, with a button that sends the same form to `path`, or a note that nothing
 * would change; and the way back.
 */
export function changeTable(
  visit: Visit,
  path: string,
  rows: readonly (readonly [what: string, now: string, then: string])[],
): Html {
  const changes = rows.filter(([, now, then]) => now !== then)
  const back = html`<p><a href="${address(path)}">Back</a></p>`
  if (changes.length === 0)
    return html`<p>Nothing would change.</p>
${back}`
  const sent = Object.keys(visit.form).filter((name) => name !== 'token')
  return html`${tableOf(
    'What would change',
    ['', 'Now', 'Then'],
    changes.map(([what, now, then]) => [what, foreign(now), foreign(then)]),
  )}
${formTo(visit, path, html`${sent.flatMap((name) => visit.formList(name).map((value) => html`<input type="hidden" name="${name}" value="${value}">`))}<button class="strong">Change</button>`)}
${back}`
}
