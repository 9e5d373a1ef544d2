import { type Html, html } from '../html.ts'
import { address } from '../page.ts'

/** Returns the link to the page around this one, which Escape opens too. */
export function backTo(path: string, name: string): Html {
  return html`<p><a href="${address(path)}" data-key="escape">${name}</a></p>`
}
