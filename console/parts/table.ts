import { type Html, html } from '../html.ts'
import { address } from '../page.ts'

type Cell = Html | string | number

/** Returns a table with a header. On a phone each row is a block, and each cell names its column. */
export function tableOf(caption: string, columns: readonly string[], rows: readonly (readonly Cell[])[]): Html {
  return html`<div class="scroll" role="region" aria-label="${caption}" tabindex="0"><table>
<caption>${caption}</caption>
<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>${rows.map(
    (cells) => html`<tr>${cells.map((cell, at) => html`<td data-label="${columns[at] ?? ''}">${cell}</td>`)}</tr>`,
  )}</tbody>
</table></div>`
}

/** Returns facts with their names, without those that have no value. */
export function facts(pairs: readonly (readonly [name: string, value: Cell | null | undefined])[]): Html {
  return html`<dl class="facts">${pairs.flatMap(([name, value]) =>
    value === null || value === undefined || value === '' ? [] : [html`<dt>${name}</dt><dd>${value}</dd>`],
  )}</dl>`
}

/** Returns a link to the next page of a list, if there is one. */
export function nextPage(path: string, query: Record<string, string | undefined>, cursor: string | null): Html {
  return cursor === null ? html`` : html`<p><a href="${address(path, { ...query, cursor })}">Next page</a></p>`
}

/** Returns the text that replaces an empty list. */
export function nothing(sentence: Cell): Html {
  return html`<p class="nothing">${sentence}</p>`
}
