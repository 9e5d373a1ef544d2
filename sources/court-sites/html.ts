import { type CheerioAPI, load } from 'cheerio'
import { readText } from '../readings.ts'

export type Cell = ReturnType<CheerioAPI>

/**
 * Parses a page. Breaks and the ends of paragraphs, items and rows become line ends, so that two lines are not run
 * together.
 */
export function readPage(html: string): CheerioAPI {
  // Courts write `</br>`, which browsers treat as a break.
  const page = load(html.replace(/<\/?br\s*\/?>/gi, '<br>'))
  page('script, style').remove()
  page('br').replaceWith('\n')
  page('p, li, tr').append('\n')
  return page
}

/** A cell's text as one line; undefined when it is empty. */
export function textOf(cell: Cell | undefined): string | undefined {
  return readText(cell?.text().replaceAll('\u00a0', ' '))
}

/**
 * Finds the value behind each label in a text such as `Filing Number: 12/2024 Filing Date: 01-02-2024`: it ends where the next label
 * begins. Labels that the text lacks are absent.
 */
export function readLabels<Label extends string>(
  text: string,
  labels: readonly Label[],
): Partial<Record<Label, string>> {
  const flat = text.replaceAll('\u00a0', ' ').replace(/\s+/g, ' ')
  const found = labels
    .flatMap((label) => {
      const match = new RegExp(`(?<![A-Za-z])${label}\\s*:+`).exec(flat)
      return match ? [{ label, from: match.index, to: match.index + match[0].length }] : []
    })
    .sort((one, other) => one.from - other.from)
  const values: Partial<Record<Label, string>> = {}
  for (const [position, { label, to }] of found.entries()) {
    const value = readText(flat.slice(to, found[position + 1]?.from))
    if (value !== undefined) values[label] = value
  }
  return values
}

/**
 * The rows of all tables whose headings include all of these, each as its cells by heading; undefined without such a
 * table. An `optional` heading that a table lacks gives empty cells; headings in a separate table belong to the next
 * table of the same class. A court may write more behind a heading: `Next Date (Purpose)`.
 */
export function tableByHeadings<Heading extends string, Optional extends string = never>(
  page: CheerioAPI,
  headings: readonly Heading[],
  optional: readonly Optional[] = [],
): Record<Heading | Optional, Cell>[] | undefined {
  const tables = page('table').toArray()
  const titlesOf = (table: Cell[number]) => rowsOf(page, table)[0]?.map((cell) => textOf(cell)?.toLowerCase()) ?? []
  const hasHeadings = (table: Cell[number]) => {
    const titles = titlesOf(table)
    return headings.every((heading) => columnOf(titles, heading) !== -1)
  }
  const found = tables.flatMap((table, position) => {
    if (!hasHeadings(table)) return []
    const titles = titlesOf(table)
    const rows = rowsOf(page, table).slice(1)
    const next = tables[position + 1]
    const isSplit =
      rows.length === 0 && next && !hasHeadings(next) && page(next).attr('class') === page(table).attr('class')
    const cellOf = (cells: Cell[]) => (heading: string) => cells[columnOf(titles, heading)] ?? page('')
    return [
      (isSplit ? rowsOf(page, next) : rows)
        .filter((cells) => cells.length >= headings.length)
        .map((cells) => byHeading([...headings, ...optional], cellOf(cells))),
    ]
  })
  return found.length > 0 ? found.flat() : undefined
}

/** The column with a heading, else the only one whose heading begins with it. */
function columnOf(titles: readonly (string | undefined)[], heading: string): number {
  const exact = titles.indexOf(heading.toLowerCase())
  if (exact !== -1) return exact
  const begins = (title: string | undefined) => title?.startsWith(`${heading.toLowerCase()} `) ?? false
  return titles.filter(begins).length === 1 ? titles.findIndex(begins) : -1
}

function byHeading<Heading extends string>(
  headings: readonly Heading[],
  cellOf: (heading: Heading) => Cell,
): Record<Heading, Cell> {
  return Object.fromEntries(headings.map((heading) => [heading, cellOf(heading)])) as Record<Heading, Cell>
}

function rowsOf(page: CheerioAPI, table: Cell[number]): Cell[][] {
  const rows = page(table).find('> tr, > thead > tr, > tbody > tr').toArray()
  return rows.map((row) =>
    page(row)
      .children('th, td')
      .toArray()
      .map((cell) => page(cell)),
  )
}

/**
 * A page of two columns, label and value: the first value of each label, by the label in lower case without its colon.
 */
export function labelRows(page: CheerioAPI): Map<string, Cell> {
  const values = new Map<string, Cell>()
  for (const row of page('tr').toArray()) {
    const cells = page(row).children('th, td')
    const label = textOf(cells.eq(0))?.replace(/ ?:$/, '').toLowerCase()
    if (cells.length === 2 && label && !values.has(label)) values.set(label, cells.eq(1))
  }
  return values
}

/**
 * The non-empty lines of a cell, without the numbers by which lists count them from 1: `1 NAME`, `1) NAME`. Any other
 * number is part of the name.
 */
export function linesOf(cell: Cell | undefined): string[] {
  const lines = (cell?.text().split('\n') ?? []).flatMap((line) => readText(line.replaceAll('\u00a0', ' ')) ?? [])
  let counted = 0
  return lines.flatMap((line, position) => {
    const [, number, name] = /^(\d+)[).]?(?: (.+))?$/.exec(line) ?? []
    const counts = Number(number) === counted + 1 && (position === 0 || counted > 0)
    if (!counts) return line
    counted += 1
    return name ?? []
  })
}

/** The value of a hidden field, such as the token that the page's form sends. */
export function hiddenField(html: string, name: string): string | undefined {
  return load(html)(`input[name="${name}"]`).attr('value')
}

/** A piece of HTML as one line of text: entities decoded, tags removed. */
export function plainText(html: string): string {
  return readPage(html)('body')
    .text()
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
}
