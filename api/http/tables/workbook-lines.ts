import { malformed } from '../malformed.ts'
import { type Archive, openArchive, UnreadableWorkbook } from './archive.ts'
import { type Cell, type Line, MAX_ROW_LENGTH } from './table.ts'
import { readWorkbook, type Workbook } from './workbook.ts'
import { type RawCell, shownIn } from './workbook-cell.ts'

/** The columns of a sheet. */
const MAX_COLUMNS = 16_384

/** Reads the rows of a workbook's first sheet with content; hidden sheets are passed over. Formulas keep their result. */
export async function* workbookLines(bytes: Buffer): AsyncGenerator<Line> {
  try {
    const archive = await openArchive(bytes)
    const workbook = await readWorkbook(archive)
    for (const path of workbook.sheets) {
      let isEmpty = true
      for await (const line of sheetLines(archive, path, workbook)) {
        isEmpty = false
        yield line
      }
      if (!isEmpty) return
    }
  } catch (error) {
    if (error instanceof UnreadableWorkbook) throw malformed(error.message)
    throw error
  }
}

/** Reads the rows of a sheet that have content. Rows and cells may lack their own number; they then follow the last. */
async function* sheetLines(archive: Archive, path: string, workbook: Workbook): AsyncGenerator<Line> {
  const read: Line[] = []
  let line = 0
  let length = 0
  let cells: (Cell | undefined)[] = []
  let column = -1
  let cell: RawCell | undefined
  const inside: string[] = []

  const elements = {
    open(name: string, attributes: Record<string, string>) {
      inside.push(name)
      if (name === 'row') {
        line = attributes.r === undefined ? line + 1 : Number(attributes.r)
        cells = []
        column = -1
        length = 0
      } else if (name === 'c') {
        column = attributes.r === undefined ? column + 1 : columnOf(attributes.r)
        if (!(column < MAX_COLUMNS)) throw new UnreadableWorkbook(`Row ${line} has more than ${MAX_COLUMNS} columns.`)
        cell = { type: attributes.t ?? 'n', style: Number(attributes.s ?? 0), text: '' }
      } else if (name === 'f' && cell) cell.isFormula = true
    },
    text(text: string) {
      const element = inside.at(-1)
      // Inline strings have runs of text, and how they are spoken, which is no part of them.
      if (!cell || !(element === 'v' || (element === 't' && !inside.includes('rPh')))) return
      length += text.length
      if (length > MAX_ROW_LENGTH)
        throw new UnreadableWorkbook(`Row ${line} has more than ${MAX_ROW_LENGTH} characters.`)
      cell.text += text
    },
    close(name: string) {
      inside.pop()
      if (name === 'c' && cell) {
        const value = shownIn(cell, workbook)
        if (value) cells[column] = value
        cell = undefined
      } else if (name === 'row' && cells.length > 0) read.push({ line, cells })
    },
  }
  for await (const _ of archive.parse(path, elements)) yield* read.splice(0)
}

/** Returns the index of the column of `AB12`. */
function columnOf(reference: string): number {
  let column = 0
  for (const letter of reference.toUpperCase()) {
    const digit = letter.charCodeAt(0) - 64
    if (digit < 1 || digit > 26) break
    column = column * 26 + digit
  }
  return column - 1
}
