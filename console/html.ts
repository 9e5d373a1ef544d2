import { html } from 'hono/html'

/** A fragment of a page. Values in the template are escaped unless they are fragments themselves. */
export type Html = ReturnType<typeof html>

export { html }

/** Returns foreign text, such as a name. It keeps its own direction and cannot reverse the text around it. */
export function foreign(text: string): Html {
  return html`<bdi${isDevanagari(text) ? html` lang="hi"` : ''}>${withoutControls(text)}</bdi>`
}

/** Control characters except tab and line feed, and the format characters that change the direction of text. */
const CONTROLS = /(?![\t\n])[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

export function withoutControls(text: string): string {
  return text.toWellFormed().replaceAll(CONTROLS, '')
}

export function isDevanagari(text: string): boolean {
  return /[\u0900-\u097f]/.test(text)
}
