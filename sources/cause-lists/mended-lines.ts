import { tidy } from '../../domain/courts/text.ts'
import type { CourtTypes } from './court-types.ts'
import { readItem, wholeOf } from './items.ts'
import { asPrinted, BULLET, isType, JOINED_WORD, mayBePiece, readNumbers } from './printed-numbers.ts'

/** Over so many lines a narrow column breaks one number. */
const MAX_LINES = 6
const ITEM_ALONE = new RegExp(String.raw`^(?:[([]? ?${JOINED_WORD}[ :.-]*)?(?:S-)?\d{1,4}(?:\.\d{1,3})?[.)]?$`, 'i')
/** `56.1 Connected`, as the Supreme Court prints it: the number stands on the next line. */
const JOINED = new RegExp(`^[([]? ?${JOINED_WORD}`, 'i')
const JOINED_ALONE = new RegExp(String.raw`^[([]? ?(?:${JOINED_WORD}|in)[ :.\])-]*$`, 'i')

/**
 * What a narrow column leaves of a number, whatever stands before it: `WP(C)`, `SLP(C) No.`, `29859-`, `W.P.(C) 900046/`. Nothing else
 * stands there.
 */
const OPEN = new RegExp(
  String.raw`^(?<joined>(?:[&,;+([] ?|(?:in|${JOINED_WORD})(?![A-Z])[ :.-]*)*)(?<type>[A-Z][A-Z.()/& -]{0,40}?)? ?(?<no>\bno(?:s|\(s\))?\b\.?)? ?[:-]? ?(?<serial>\d{1,10}[A-Z]?(?: ?- ?(?:\d{1,10}[A-Z]?)?)? ?(?:\/|\bof)?)?$`,
  'i',
)

/**
 * The lines with what a narrow column broke in two: the number of a matter, the items before it, as `56.1` and `0` behind `56.9`, or an
 * item that stands alone above its number. What else the broken lines say follows on lines of its own.
 */
export function mended(lines: readonly string[], types: CourtTypes): string[] {
  const whole: string[] = []
  let begun: { item: string; at: number } | undefined
  let before = ''
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if (begun && /^\d{1,2}$/.test(line) && isBehind(before, begun.item)) {
      whole[begun.at] = (whole[begun.at] ?? '').replace(begun.item, begun.item + line)
      continue
    }
    const joined = itemAbove(line, lines[at + 1], begun?.item, types) ? `${line} ${lines[at + 1]}` : line
    const from = joined === line ? at : at + 1
    const mend = wholeNumber(joined, lines.slice(from + 1, from + MAX_LINES), types)
    whole.push(mend?.text ?? joined)
    const item = readItem(mend?.text ?? joined)?.item
    if (item !== undefined) {
      before = begun?.item ?? ''
      begun = { item, at: whole.length - 1 }
    }
    whole.push(...(mend?.others ?? []))
    at = from + (mend?.count ?? 0)
  }
  return whole
}

/** Whether an item stands alone above the number of its matter, or its beginning. It must be the next one: pages have numbers, too. */
function itemAbove(line: string, next: string | undefined, last: string | undefined, types: CourtTypes): boolean {
  if (next === undefined || !ITEM_ALONE.test(line) || readItem(next)) return false
  const whole = wholeOf(line)
  const isNext = whole % 100 === 1 || (last !== undefined && (whole === wholeOf(last) || whole === wholeOf(last) + 1))
  if (!isNext) return false
  const number = readNumbers(next)
  return number === undefined ? isOpen(next, true, types) : types.isKnown(number.type)
}

/** A line with the number that it begins, as far as the next lines end it, what else stands on those lines, and how many they are. */
function wholeNumber(
  line: string,
  next: readonly string[],
  types: CourtTypes,
): { text: string; others: string[]; count: number } | undefined {
  if (!mayBePiece(line)) return undefined
  const { item = '', rest = line.replace(BULLET, '') } = readItem(line) ?? {}
  const begun = beginningOf(rest, item !== '', types)
  if (!begun) return undefined
  const beside = [...begun.beside]
  let { text } = begun
  let ended: { text: string; others: string[]; count: number } | undefined
  for (const [at, each] of next.entries()) {
    if ((readItem(each) && !endsNumber(text, each)) || (JOINED_ALONE.test(text) && JOINED.test(each))) break
    const joined = glued(text, JOINED_ALONE.test(text) ? each.replace(BULLET, '') : each)
    const read = joined === undefined ? undefined : readNumbers(joined)
    const behind = read?.behind ?? ''
    const isOwn = read !== undefined && (types.isComplete ? types.isKnown(read.type) : isType(read.type))
    const isEnded = isOwn && behind.length < tidy(each).length
    const isStillOpen = joined !== undefined && isOpen(joined, true, types)
    if (!isEnded && !isStillOpen) break
    text = joined ?? text
    if (isEnded && !isStillOpen) {
      const number = tidy(joined ?? '').slice(0, tidy(joined ?? '').length - behind.length)
      const others = [...beside, asPrinted(each, behind)].filter((other) => other !== '')
      return { text: `${item} ${number}`.trim(), others, count: at + 1 }
    }
    if (isEnded) ended = { text: `${item} ${joined}`.trim(), others: beside, count: at + 1 }
  }
  return ended
}

/** What a line leaves open, parted from another column's text behind it: `SLP(C) No. 6431- SAFFRON TEXTILES`, `Connected SAFFRON TEXTILES`. */
function beginningOf(rest: string, isItem: boolean, types: CourtTypes): { text: string; beside: string[] } | undefined {
  if (isOpen(rest, isItem, types)) return { text: rest, beside: [] }
  if (!isItem) return undefined
  const [, open = '', beside = ''] = INTERLEAVED.exec(rest) ?? []
  return open !== '' && readNumbers(rest) === undefined && isOpen(open, true, types)
    ? { text: open, beside: [beside] }
    : undefined
}

const INTERLEAVED = new RegExp(
  String.raw`^(${JOINED_WORD}|[A-Z][A-Z.()/]{0,20}(?: \([A-Z]+\))? ?no\.? ?\d{1,10} ?[/-]) +((?!\d)(?!no\b)\S.*)$`,
  'i',
)

/** Whether a text ends in the middle of a number. */
function isOpen(text: string, isItem: boolean, types: CourtTypes): boolean {
  const printed = tidy(text)
  const read = readNumbers(printed)
  const behind = read ? read.behind : printed
  const { joined = '', type = '', no, serial } = OPEN.exec(behind)?.groups ?? {}
  if (behind === '' || !OPEN.test(behind)) return false
  const isType = type !== '' && types.isKnown(type)
  if (serial !== undefined)
    return isType || (joined !== '' && type === '') || (isItem && HALF_TYPE.test(type)) || (no !== undefined && !!read)
  if (type !== '' && joined !== '' && types.isBeginning(type)) return true
  if (type !== '') return isType ? isItem || no !== undefined || joined !== '' : isItem && !read && HALF_TYPE.test(type)
  return joined !== '' && (read !== undefined || isItem || JOINED_ALONE.test(printed))
}

/** A type that no list of types has, and nothing but letters, dots and brackets: no name of two words. */
const HALF_TYPE = /^[A-Z.()/&-]{1,20}(?: \([A-Z.]+\))?$/i

/** Puts a line behind what it ends; undefined where both are digits, which belong to two numbers. */
function glued(text: string, next: string): string | undefined {
  if (/\d$/.test(text) && /^\d/.test(next)) return undefined
  return /\d[A-Z]? ?[/-]$/i.test(text) || /^[/-]/.test(next) ? `${text}${next}` : `${text} ${next}`
}

/** Whether a line that could be an item ends a number: `46/` and `2024`, `29859-` and `29860/2025`. */
function endsNumber(text: string, next: string): boolean {
  return (
    /(?:[/-]|\bof|\bnos?\b\.?)$/i.test(text) &&
    /^\d{1,10}[A-Z]?(?: ?- ?\d{1,10}[A-Z]?)? ?(?:\/|of\b|$)|^(?:19|20)\d{2}\b/.test(next)
  )
}

/** Whether the second of two items is a part of the same one, and is counted before the first. */
function isBehind(before: string, item: string): boolean {
  if (!item.includes('.')) return false
  const [whole, part = 0] = item.split('.').map(Number)
  const [wholeBefore, partBefore = 0] = before.split('.').map(Number)
  return whole === wholeBefore && part <= partBefore
}
