import type { Issue } from '../malformed.ts'

/** The rows that an endpoint accepts. */
export interface Table {
  columns: readonly Column[]
  /** Headings of columns that say nothing, such as serial numbers; as `columnKey` writes them. */
  ignored: ReadonlySet<string>
  /** Converts the filled cells of a row into the JSON form of the row. */
  fromCells(cells: Record<string, string>): object
  mostRows: number
}

export interface Column {
  name: string
  /** Other headings of the column, in any case and with any blanks and marks. */
  headings?: readonly string[]
  /** Whether a cell that a spreadsheet holds as a date belongs here. */
  isDate?: true
}

/** A cell of a spreadsheet, or why its text is not what was typed. */
export type Cell = { text: string; isDate?: true } | { problem: string }

/** A line of CSV or a row of a sheet, with the number that its sender sees. */
export type Line = { line: number; cells: readonly (Cell | undefined)[] } | { line: number; problem: string }

/** A row of a spreadsheet: its JSON form, or why it has none. */
export class SheetRow {
  readonly line: number
  readonly content: object | Issue[]

  constructor(line: number, content: object | Issue[]) {
    this.line = line
    this.content = content
  }
}

/** Ten times the longest row. */
export const MAX_ROW_LENGTH = 64 * 1024

/** Control characters, which no list means, such as the Ctrl-Z at its end; line ends and tabs stay. */
const CONTROL = /(?![\n\r\t])\p{Cc}/gu
const EDGES = /^[\s\u200b\ufeff]+|[\s\u200b\ufeff]+$/g

/** Returns the text of a cell without control characters and without blanks around it. */
export function cellText(text: string): string {
  return text.replace(CONTROL, ' ').replace(EDGES, '')
}
