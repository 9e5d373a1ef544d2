import { foreign, type Html, html } from '../html.ts'
import { facts } from './table.ts'

const HIDDEN = ['token', 'once']

/** Returns the input of a form that failed, without the session token. */
export function whatWasSent(form: URLSearchParams): Html {
  const typed = [...form].filter(([name, value]) => !HIDDEN.includes(name) && value !== '')
  if (typed.length === 0) return html``
  return html`<h2>What you sent</h2>${facts(typed.map(([name, value]) => [name, foreign(value)]))}`
}
