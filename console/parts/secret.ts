import { type Html, html } from '../html.ts'

/** Returns a key or secret, for the one page that shows it, with a button to copy it. */
export function shownOnce(what: string, secret: string): Html {
  return html`<p>${what} It is shown only now:</p>
<p class="secret">${secret}</p>
<p><button type="button" data-copy="${secret}" data-key="c"><kbd>C</kbd> Copy</button></p>`
}
