import { malformed } from '../malformed.ts'
import { cellText, type Line, MAX_ROW_LENGTH } from './table.ts'

/**
 * Splits CSV into lines of cells. Where quotation marks do not match, that line alone is lost: csv-parse would give up
 * the whole text, or read all following lines as one cell.
 */
export function* csvLines(text: string, delimiter: string): Generator<Line> {
  let at = 0
  let line = 1
  while (at < text.length) {
    const { cells, end } = readLine(text, at, delimiter)
    if (cells) yield { line, cells: cells.map((cell) => ({ text: cellText(cell) })) }
    else if (end - at > MAX_ROW_LENGTH) throw malformed(`Line ${line} has more than ${MAX_ROW_LENGTH} characters.`)
    else yield { line, problem: 'The quotation marks of this line do not match.' }
    line += lineEndsBetween(text, at, end)
    at = end
  }
}

/** Reads the cells of a line, which may continue over line ends in quotation marks; without `cells` if it cannot. */
function readLine(text: string, start: number, delimiter: string): { cells?: string[]; end: number } {
  const cells: string[] = []
  for (let at = start; at - start <= MAX_ROW_LENGTH; at++) {
    const cell = readCell(text, at, delimiter)
    if (!cell) break
    cells.push(cell.text)
    at = cell.end
    if (text[at] !== delimiter) return at - start > MAX_ROW_LENGTH ? { end: at } : { cells, end: pastLineEnd(text, at) }
  }
  return { end: pastLineEnd(text, endOfCell(text, start)) }
}

function readCell(text: string, start: number, delimiter: string): { text: string; end: number } | undefined {
  const first = pastBlanks(text, start, delimiter)
  if (text[first] !== '"') {
    const end = endOfCell(text, start, delimiter)
    return { text: text.slice(start, end), end }
  }
  let quoted = ''
  for (let from = first + 1; ; ) {
    const mark = text.indexOf('"', from)
    if (mark === -1 || mark - start > MAX_ROW_LENGTH) return undefined
    if (text[mark + 1] === '"') {
      quoted += text.slice(from, mark + 1)
      from = mark + 2
      continue
    }
    const end = pastBlanks(text, mark + 1, delimiter)
    if (end < text.length && text[end] !== delimiter && !isLineEnd(text, end)) return undefined
    return { text: quoted + text.slice(from, mark), end }
  }
}

function pastBlanks(text: string, at: number, delimiter: string): number {
  while ((text[at] === ' ' || text[at] === '\t') && text[at] !== delimiter) at++
  return at
}

function endOfCell(text: string, at: number, delimiter?: string): number {
  while (at < text.length && text[at] !== delimiter && !isLineEnd(text, at)) at++
  return at
}

function isLineEnd(text: string, at: number): boolean {
  return text[at] === '\n' || text[at] === '\r'
}

function pastLineEnd(text: string, at: number): number {
  return at + (text.startsWith('\r\n', at) ? 2 : 1)
}

function lineEndsBetween(text: string, start: number, end: number): number {
  return text.slice(start, end).match(/\r\n|\r|\n/g)?.length ?? 0
}
