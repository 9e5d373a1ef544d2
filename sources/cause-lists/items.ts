import { JOINED_WORD, readNumbersAlone } from './printed-numbers.ts'

/** How an item is written: `12`, `56.10`, and with the letter of one that was put in between: `1A`, `1-A`, `1(a)`, `S-1`. */
export const WRITTEN_ITEM = String.raw`(?:S-)?\d{1,4}(?:\.\d{1,3})?(?:[./-]?[A-Z]\b|\s?\([A-Z]\))?`
/** A letter behind a blank is the item's if a whole type stands behind it: `1 A W.P.(C)`, but `12 C. A. No.`, `5 D No.` */
const BEGINNING = new RegExp(
  String.raw`^(\d{1,4}\s[A-Z](?=\s+(?!nos?\b)[A-Z]\.?[A-Z])|${WRITTEN_ITEM})[.)]?\s+(\S.*)$`,
  'i',
)
/** `wt 3`, `with 4`: the item is heard with the one above it. */
const HEARD_WITH = new RegExp(String.raw`^[([]? ?${JOINED_WORD}[ :.-]*(?=\d{1,4}[.)]?\s+[A-Z])`, 'i')
/** `1 .1`, as Karnataka parts an item. */
const PARTED = /^(\d{1,4})\s?\.\s?(\d{1,3})(?=\s+[A-Z])/
/** An item in a spelling that is not known, with a mark before it or without a blank behind it. */
const UNKNOWN = /^[*#$([]{0,2}\d{1,4}(?!\S*(?:19|20)\d{2})(?:\S{0,7}\s+|[A-Z]?[.)])(?=\S)/

/** An item, and what follows it on its line. */
export interface PrintedItem {
  item: string
  rest: string
  /** Whether a word before it says that it is heard with the item above. */
  isHeardWith: boolean
}

/** The item that a line begins with, and what follows it. */
export function readItem(line: string): PrintedItem | undefined {
  if (!/\d/.test(line)) return undefined
  const [word = ''] = HEARD_WITH.exec(line) ?? []
  const [, written, rest] = BEGINNING.exec(line.slice(word.length).replace(PARTED, '$1.$2')) ?? []
  return written === undefined || rest === undefined
    ? undefined
    : { item: asItem(written), rest, isHeardWith: word !== '' }
}

/** An item in the one spelling that all its spellings have: `1A`. */
export function asItem(written: string): string {
  return written.toUpperCase().replace(/(?<=\d)[^A-Z\d]*([A-Z])\)?$/, '$1')
}

/** The number of an item without its part and letter. */
export function wholeOf(item: string): number {
  return Number.parseInt(item.replace(/^\D+/, ''), 10)
}

/** The number of the part of an item, as 2 of `56.2`; 0 for the whole of it. */
export function partOf(item: string): number {
  return Number(/\.(\d+)/.exec(item)?.[1] ?? 0)
}

/** Whether a line that is no row looks like one: something with a number, then a matter. */
export function looksLikeItem(line: string): boolean {
  const [written] = UNKNOWN.exec(line) ?? []
  return written !== undefined && readNumbersAlone(line.slice(written.length)) !== undefined
}
