import { foreign, type Html, html } from '../html.ts'
import { facts } from './table.ts'

/** What a form held that came to nothing. The token of its session is nobody's text. */
export function whatWasSent(form: URLSearchParams): Html {
  const typed = [...form].filter(([name, value]) => name !== 'token' && value !== '')
  if (typed.length === 0) return html``
  return html`<h2>What you sent</h2>${facts(typed.map(([name, value]) => [name, foreign(value)]))}`
}
