import { PdfDict, PdfName, PdfNumber, PdfStream } from '@libpdf/core'

/** What a cross-reference table says of the objects in a file. */
export interface Table {
  /** Where each object begins that stands by itself; the newest section that names it counts. */
  offsets: Map<number, number>
  /** One more than the largest number that a trailer counts; often far more than there are objects. */
  size: number
  /** Every section of it was read. */
  isWhole: boolean
}

/**
 * Reads the cross-reference table of a file with its older sections, as far as each is where it should be (ISO 32000-1,
 * 7.5.4 to 7.5.8).
 */
export function readTable(file: Buffer): Table {
  const start = /^startxref\s+(\d+)/.exec(file.subarray(file.lastIndexOf('startxref')).toString('latin1', 0, 64))?.[1]
  const table: Table = { offsets: new Map(), size: 0, isWhole: start !== undefined }
  const known = new Set<number>()
  // A set gives what is added to it while it is walked, and nothing twice.
  const sections = new Set(start === undefined ? [] : [Number(start)])
  for (const at of sections) {
    const section = readSection(file, at)
    table.isWhole &&= section !== undefined
    if (section === undefined) continue
    for (const [number, offset] of section.entries) {
      if (!known.has(number) && offset !== undefined) table.offsets.set(number, offset)
      known.add(number)
    }
    for (const older of section.older) sections.add(older)
    table.size = Math.max(table.size, section.size)
  }
  return table
}

/** Whether an object, with this number, begins at a place; blanks before it are passed over, as viewers do. */
export function beginsAt(file: Buffer, number: number, offset: number): boolean {
  const written = /^[\s\0]*(\d+)[\s\0]+\d+[\s\0]+obj/.exec(file.toString('latin1', offset, offset + 64))?.[1]
  return written !== undefined && Number(written) === number
}

/** A section of the table: the places of the objects it names, undefined for one that is free or packed, and where older sections are. */
interface Section {
  entries: Map<number, number | undefined>
  older: number[]
  size: number
}

function readSection(file: Buffer, at: number): Section | undefined {
  const head = file.toString('latin1', at, at + 20)
  if (head.startsWith('xref')) return readPlainSection(file, at)
  return /^\d+\s+\d+\s+obj/.test(head) ? readPackedSection(file, at) : undefined
}

function readPlainSection(file: Buffer, at: number): Section | undefined {
  const end = file.indexOf('trailer', at)
  if (end < 0) return undefined
  const entries: Section['entries'] = new Map()
  const words = file
    .toString('latin1', at + 'xref'.length, end)
    .trim()
    .split(/\s+/)
  for (let word = 0; word < words.length; ) {
    const [first, count] = [Number(words[word]), Number(words[word + 1])]
    if (!Number.isInteger(first) || !Number.isInteger(count) || word + 2 + 3 * count > words.length) return undefined
    word += 2
    for (let row = 0; row < count; row += 1, word += 3)
      entries.set(first + row, words[word + 2] === 'n' ? Number(words[word]) : undefined)
  }
  const close = file.indexOf('startxref', end)
  const trailer = file.toString('latin1', end, close < 0 ? file.length : close)
  const size = Number(/\/Size\s+(\d+)/.exec(trailer)?.[1] ?? 0)
  return { entries, older: placesIn(trailer, /\/(?:XRefStm|Prev)\s+(\d+)/g), size }
}

function readPackedSection(file: Buffer, at: number): Section | undefined {
  const begin = file.indexOf('stream', at)
  if (begin < 0) return undefined
  const dictionary = file.toString('latin1', at, begin)
  const widths = numbersIn(dictionary, /\/W\s*\[([\d\s]*)\]/)
  const size = Number(/\/Size\s+(\d+)/.exec(dictionary)?.[1])
  const [typeWidth = 0, placeWidth = 0, lastWidth = 0] = widths
  const rowLength = typeWidth + placeWidth + lastWidth
  const data = packedData(file, begin, dictionary)
  if (!data || rowLength === 0 || !Number.isInteger(size) || widths.some((width) => width > MAX_WIDTH)) return undefined
  const index = numbersIn(dictionary, /\/Index\s*\[([\d\s]*)\]/)
  const ranges = index.length > 0 ? index : [0, size]
  const entries: Section['entries'] = new Map()
  let row = 0
  for (let range = 0; range + 1 < ranges.length; range += 2)
    for (let number = 0; number < (ranges[range + 1] ?? 0); number += 1, row += rowLength) {
      if (row + rowLength > data.length) return undefined
      const type = typeWidth === 0 ? 1 : numberAt(data, row, typeWidth)
      const place = numberAt(data, row + typeWidth, placeWidth)
      entries.set((ranges[range] ?? 0) + number, type === 1 ? place : undefined)
    }
  return { entries, older: placesIn(dictionary, /\/Prev\s+(\d+)/g), size }
}

/** Of a field in a row, in bytes: some producers write eight, of which the upper ones are zero. */
const MAX_WIDTH = 16

function numberAt(data: Buffer, at: number, width: number): number {
  return data.subarray(at, at + width).reduce((number, byte) => number * 256 + byte, 0)
}

/** The rows of a cross-reference stream that is compressed as nearly all are, or not at all. */
function packedData(file: Buffer, begin: number, dictionary: string): Buffer | undefined {
  const start =
    begin + (/^stream[ \t]*(?:\r\n|\n|\r)/.exec(file.toString('latin1', begin, begin + 64))?.[0].length ?? 0)
  const end = file.indexOf('endstream', start)
  const data = end < 0 ? undefined : file.subarray(start, end)
  if (!data || !dictionary.includes('/Filter')) return data
  const numberOf = (entry: string) => PdfNumber.of(numbersIn(dictionary, new RegExp(`/${entry}\\s+(\\d+)`))[0] ?? 1)
  const parameters = PdfDict.of({ Predictor: numberOf('Predictor'), Columns: numberOf('Columns') })
  try {
    const stream = PdfStream.fromDict({ Filter: PdfName.FlateDecode, DecodeParms: parameters }, data)
    return Buffer.from(stream.getDecodedData())
  } catch {
    return undefined
  }
}

function numbersIn(text: string, pattern: RegExp): number[] {
  return (pattern.exec(text)?.[1] ?? '').trim().split(/\s+/).filter(Boolean).map(Number)
}

function placesIn(text: string, pattern: RegExp): number[] {
  return [...text.matchAll(pattern)].map(([, place]) => Number(place))
}
