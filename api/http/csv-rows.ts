import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type CsvError, parse } from 'csv-parse'
import { cutPath, type Issue, malformed } from './malformed.ts'

/** The rows that an endpoint accepts. */
export interface Table {
  /** The columns of CSV, in any order. */
  columns: readonly string[]
  /** Converts the cells of a CSV row into the JSON form of the row. */
  fromCells(row: CsvRow): object
  mostRows: number
}

/** Ten times the longest row. */
const MAX_ROW_LENGTH = 64 * 1024

/** The cells of a row as text, by column name. */
export type CsvRow = Record<string, string>

/** Reads the rows of CSV one by one, up to the first one too many. The header is checked before any row. */
export async function csvRows(
  pieces: AsyncIterable<string>,
  { columns, fromCells, mostRows }: Table,
): Promise<object[]> {
  const rows: object[] = []
  const parser = parse({
    columns(names: string[]) {
      const issues = names.flatMap((name, index) => issuesOf(name, names.indexOf(name) < index, columns))
      if (issues.length > 0) throw malformed(issues)
      return names
    },
    // Called for every cell: a line that contains only commas ends here, long before it is a row.
    cast(cell: string, { index, lines }) {
      if (index < columns.length) return cell
      throw malformed(`Line ${lines} has more than ${columns.length} columns.`)
    },
    max_record_size: MAX_ROW_LENGTH,
    skip_empty_lines: true,
    trim: true,
  })
  try {
    await pipeline(Readable.from(pieces), parser, async (read: AsyncIterable<CsvRow>) => {
      for await (const row of read) if (rows.push(fromCells(row)) > mostRows) return
    })
  } catch (error) {
    if (isCsvError(error)) throw malformed(`The body is not valid CSV: line ${error.lines} cannot be read.`)
    throw error
  }
  return rows
}

function issuesOf(name: string, isRepeated: boolean, known: readonly string[]): Issue[] {
  const path = cutPath(name)
  if (!known.includes(name)) return [{ path, message: 'Unknown field.' }]
  return isRepeated ? [{ path, message: 'This column appears more than once.' }] : []
}

function isCsvError(error: unknown): error is CsvError & { lines: number } {
  return error instanceof Error && 'lines' in error
}
