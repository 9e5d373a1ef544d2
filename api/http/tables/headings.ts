import { cutPath, type Issue } from '../malformed.ts'
import type { Cell, Column, Table } from './table.ts'

/** The columns of a list, by the position of their cells; null for a column that is passed over. */
export type Headings = readonly (Column | null | undefined)[]

/** Returns a heading without case, blanks and marks: `Entity_Type *` and `entityType` are one column. */
export function columnKey(heading: string): string {
  return heading
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}#№]/gu, '')
}

/** Returns whether a line names the columns: it has the first column, which no row is without. */
export function isHeadingLine(cells: readonly (Cell | undefined)[], { columns }: Table): boolean {
  const [first] = columns
  return first !== undefined && cells.some((cell) => isNamed(first, columnKey(textOf(cell))))
}

/** Returns the columns that a line names, or what is wrong with it. */
export function readHeadings(
  cells: readonly (Cell | undefined)[],
  { columns, ignored }: Table,
): { headings: Headings; issues: Issue[] } {
  const issues: Issue[] = []
  const headings = Array.from(cells, (cell) => {
    const text = textOf(cell)
    const key = columnKey(text)
    if (key === '') return undefined
    const column = columns.find((one) => isNamed(one, key))
    if (column) return column
    if (!ignored.has(key)) issues.push({ path: cutPath(text), message: `Unknown column. ${columnsAre(columns)}` })
    return null
  })
  for (const [index, column] of headings.entries())
    if (column && headings.indexOf(column) < index)
      issues.push({ path: cutPath(textOf(cells[index])), message: 'This column appears more than once.' })
  return { headings, issues }
}

/** Says which columns there are. */
export function columnsAre(columns: readonly Column[]): string {
  return `The columns are ${columns.map(({ name }) => name).join(', ')}.`
}

function textOf(cell: Cell | undefined): string {
  return cell && 'text' in cell ? cell.text : ''
}

function isNamed({ name, headings = [] }: Column, key: string): boolean {
  return [name, ...headings].some((heading) => columnKey(heading) === key)
}
