/** An object as it stands in a file, found without the cross-reference table. */
export interface ScannedObject {
  number: number
  generation: number
  /** Where its number begins. */
  offset: number
  /** What stands before its stream's data, or all of it when it has no stream. */
  head: string
}

/** The largest number that an object may have (ISO 32000-1, annex C). */
export const MAX_NUMBER = 8_388_607

/** What a file holds, in the order it stands there. */
export interface ScannedFile {
  objects: ScannedObject[]
  /** The text of each `trailer` dictionary. */
  trailers: string[]
  /** The largest number that an object has, is referred to by, or is counted as. */
  largest: number
}

/**
 * Finds the objects and trailers of a file by their keywords, as viewers do when its cross-reference table is wrong. The data of streams
 * are passed over, so that a PDF attached to a PDF is not taken for a part of it.
 * @param known where objects are known to begin: each is found, whatever stands before it
 */
export function scanFile(file: Buffer, known: readonly number[]): ScannedFile {
  const text = file.toString('latin1')
  const found: ScannedFile = { objects: [], trailers: [], largest: 0 }
  const keyword = new RegExp(KEYWORD)
  for (let match = keyword.exec(text); match; match = keyword.exec(text)) {
    const [, number, generation] = match
    const end = endOfHead(text, keyword.lastIndex)
    if (number === undefined) {
      found.trailers.push(text.slice(keyword.lastIndex, end.at))
      keyword.lastIndex = end.at
      continue
    }
    const head = text.slice(keyword.lastIndex, end.at)
    found.objects.push({ number: Number(number), generation: Number(generation), offset: match.index, head })
    keyword.lastIndex = end.isStream ? endOfStream(text, end.at, head) : end.at
  }
  const offsets = new Set(found.objects.map(({ offset }) => offset))
  for (const offset of known.filter((at) => !offsets.has(at))) {
    const [header, number, generation] =
      /^[\s\0]*(\d{1,10})[\s\0]+(\d{1,5})[\s\0]+obj/.exec(text.slice(offset, offset + 64)) ?? []
    if (header === undefined) continue
    const begin = offset + header.length
    const head = text.slice(begin, endOfHead(text, begin).at)
    found.objects.push({ number: Number(number), generation: Number(generation), offset, head })
  }
  found.objects.sort((one, other) => one.offset - other.offset)
  const mentions = [...found.trailers, ...found.objects.flatMap(({ number, head }) => [`${number} 0 R`, head])]
  for (const [, reference, size] of mentions.flatMap((text) => [...text.matchAll(MENTION)]))
    found.largest = Math.max(found.largest, size ? Number(size) - 1 : Number(reference))
  found.largest = Math.min(found.largest, MAX_NUMBER - 10)
  return found
}

const MENTION = /(?<!\d)(\d{1,7})\s+\d{1,5}\s+R(?![a-z])|\/Size\s+(\d{1,7})/g

/** An object's beginning with its number and generation, or a trailer's. A line end is often left out before the first object of an update. */
const KEYWORD = /(?<=^|\W|%%EOF|endobj)(\d{1,10})[\s\0]+(\d{1,5})[\s\0]+obj(?![a-z])|(?<![a-z])trailer(?![a-z])/g

/** What ends a dictionary: its stream, the end of its object, or, where that was forgotten, whatever comes next. */
const END_OF_HEAD =
  /(?<![a-z])stream(?=[\r\n\t ])|endobj|startxref|(?<![a-z])xref(?![a-z])|(?<![a-z])trailer(?![a-z])|(?<!\d)\d{1,10}\s+\d{1,5}\s+obj(?![a-z])/g

function endOfHead(text: string, from: number): { at: number; isStream: boolean } {
  const end = new RegExp(END_OF_HEAD)
  end.lastIndex = from
  const match = end.exec(text)
  return match ? { at: match.index, isStream: match[0] === 'stream' } : { at: text.length, isStream: false }
}

/** Behind the data, whose length is believed when `endstream` follows. */
function endOfStream(text: string, at: number, head: string): number {
  const start = at + 'stream'.length
  const length = /\/Length\s+(\d+)(?!\s+\d+\s+R)/.exec(head)?.[1]
  const believed = start + Number(length)
  if (length !== undefined && /^\s*endstream/.test(text.slice(believed, believed + 32))) return believed
  const end = text.indexOf('endstream', start)
  return end < 0 ? text.length : end
}
