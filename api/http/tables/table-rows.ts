import { setImmediate } from 'node:timers/promises'
import { readCell } from '../../../domain/spreadsheet-cell.ts'
import { malformed } from '../malformed.ts'
import { csvLines } from './csv-lines.ts'
import { decodeText } from './decode-text.ts'
import { columnsAre, type Headings, isHeadingLine, readHeadings } from './headings.ts'
import { type Cell, type Line, SheetRow, type Table } from './table.ts'
import { workbookLines } from './workbook-lines.ts'

/** Titles and remarks above the headings take fewer lines. */
const MAX_LINES_ABOVE = 20

/** Lines that are split in a millisecond or two; then other requests are served. */
const LINES_AT_ONCE = 50

const ZIP = Buffer.from('PK\x03\x04', 'latin1')
/** The beginning of an `.xls` file, and of a workbook with a password. */
const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex')

/**
 * Reads the rows of CSV or of an `.xlsx` workbook, up to the first one too many. Its bytes say which it is: browsers on
 * Windows send both as `application/vnd.ms-excel`. Empty lines, and lines above the headings, are passed over.
 */
export async function tableRows(bytes: Buffer, table: Table): Promise<SheetRow[]> {
  const rows: SheetRow[] = []
  const above: Line[] = []
  let headings: Headings | undefined
  for await (const line of linesOf(bytes, table)) {
    if ('cells' in line && !line.cells.some(isFilled)) continue
    if (headings) {
      if (rows.push(new SheetRow(line.line, contentOf(line, headings, table))) > table.mostRows) break
      if (rows.length % LINES_AT_ONCE === 0) await setImmediate()
    } else if ('cells' in line && isHeadingLine(line.cells, table)) {
      const read = readHeadings(line.cells, table)
      if (read.issues.length > 0) throw malformed(read.issues)
      headings = read.headings
    } else if (above.push(line) > MAX_LINES_ABOVE) break
  }
  if (!headings && above.length > 0) throw noHeadings(above, table)
  return rows
}

function linesOf(bytes: Buffer, table: Table): Iterable<Line> | AsyncIterable<Line> {
  if (bytes.subarray(0, ZIP.length).equals(ZIP)) return workbookLines(bytes)
  if (bytes.subarray(0, COMPOUND_FILE.length).equals(COMPOUND_FILE))
    throw malformed('This is an .xls workbook, or one with a password. Save it as .xlsx or CSV, without a password.')
  const text = decodeText(bytes)
  const [own, delimiter] = /^sep=(.)(?:\r\n|\r|\n|$)/i.exec(text) ?? []
  if (own === undefined || delimiter === undefined) return csvLines(text, delimiterOf(text, table))
  return withoutFirst(csvLines(text, delimiter))
}

/** The line that names the delimiter counts as line 1. */
function* withoutFirst(lines: Iterable<Line>): Generator<Line> {
  for (const line of lines) if (line.line > 1) yield line
}

/** Returns the delimiter by which a line becomes headings; of several, the one that makes most of them. */
function delimiterOf(text: string, table: Table): string {
  const known = [',', ';', '\t', '|'].map((delimiter) => ({ delimiter, columns: columnsBy(text, delimiter, table) }))
  return known.reduce((best, next) => (next.columns > best.columns ? next : best)).delimiter
}

function columnsBy(text: string, delimiter: string, table: Table): number {
  let lines = 0
  for (const line of csvLines(text, delimiter)) {
    if ('cells' in line && isHeadingLine(line.cells, table))
      return readHeadings(line.cells, table).headings.filter(Boolean).length
    if (++lines > MAX_LINES_ABOVE) break
  }
  return 0
}

function noHeadings([first]: Line[], table: Table) {
  const issues = first && 'cells' in first ? readHeadings(first.cells, table).issues : []
  const message = `No line has the heading \`${table.columns[0]?.name}\`. ${columnsAre(table.columns)}`
  return malformed([...issues, { path: '', message }])
}

function isFilled(cell: Cell | undefined): boolean {
  return cell !== undefined && ('problem' in cell || cell.text !== '')
}

/** Returns the JSON form of a row, or why it has none. */
function contentOf(line: Line, headings: Headings, table: Table): SheetRow['content'] {
  if ('problem' in line) return [{ path: '', message: line.problem }]
  const issues: { path: string; message: string }[] = []
  const cells: Record<string, string> = {}
  for (const [index, cell] of line.cells.entries()) {
    const column = headings[index]
    if (!cell || !isFilled(cell) || column === null) continue
    if (column === undefined) {
      issues.push({ path: '', message: `Cell ${index + 1} of this line has no heading.` })
      continue
    }
    const read = 'problem' in cell ? cell : cell.isDate && !column.isDate ? MADE_A_DATE : readCell(cell.text)
    if ('problem' in read) issues.push({ path: column.name, message: read.problem })
    else cells[column.name] = read.text
  }
  return issues.length > 0 ? issues : table.fromCells(cells)
}

const MADE_A_DATE = {
  problem: 'A spreadsheet has made a date of this cell. Format the column as text and enter it again.',
}
