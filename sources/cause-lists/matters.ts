import type { IsoDate } from '../../domain/case.ts'
import { compact } from '../../domain/courts/codes.ts'
import type { PrintedSitting } from '../../domain/hearings/cause-list.ts'
import type { CourtTypes } from './court-types.ts'
import { beginsDeleted, deletionSaid, itemsDeleted } from './deletion-notes.ts'
import { roomIn, stageIn } from './headings.ts'
import { looksLikeItem, readItem, wholeOf } from './items.ts'
import { isRemark } from './only-listed.ts'
import type { PrintedLine, PrintedMatter } from './printed-matter.ts'
import { asPrinted, fileIn, isType, type PrintedNumbers, readNumbers, readNumbersAlone } from './printed-numbers.ts'
import { sittingIn } from './sitting-lines.ts'
import { endsOpen, hasSides, isLostPart, NO_TEXT } from './unknown-lines.ts'

/** On so many lines a note stands that begins with a number. */
const LINES_OF_NOTE = 3

export interface Matters {
  /** Notes of deletion among them. */
  matters: PrintedMatter[]
  /** The lines before the first one. */
  preface: PrintedLine[]
  /** The lines that look like a part of a matter and could not be read. */
  unknown: string[]
}

/**
 * The matters that lines name. Each line is a heading, the number of a matter, a note, or text of the matter above it.
 * @param day of the list
 */
export function mattersIn(lines: readonly string[], day: IsoDate | undefined, types: CourtTypes): Matters {
  const own = new Set(lines.flatMap((line) => itemIn(line, undefined, types)?.numbers.type ?? []).map(compact))
  const matters: PrintedMatter[] = []
  const preface: PrintedLine[] = []
  const unknown: string[] = []
  const joined: string[] = []
  let courtRoom: string | null = null
  let stage: string | null = null
  let sitting: PrintedSitting = {}
  let isHeading = true
  let row: PrintedMatter | undefined
  const doubt = (line: string) => {
    unknown.push(line)
    // Parties that stand above it are the row's own.
    if (row && !hasSides(row.lines.filter(({ text }) => text !== line))) row.isDoubtful = true
  }
  for (const [at, line] of lines.entries()) {
    if (line === NO_TEXT) {
      doubt(line)
      continue
    }
    const room = roomIn(line)
    if (room !== undefined) {
      // Pages repeat the room of their court, and not its stage.
      if (room !== courtRoom) stage = null
      courtRoom = room
      sitting = {}
      isHeading = true
    }
    const place = { courtRoom, stage, sitting }
    const printed: PrintedLine = { text: line, length: line.length, of: (row?.named.length ?? 1) - 1 }
    const last = matters.at(-1)
    const begun = itemIn(line, row, types)
    const item = begun && isRestOfType(begun.numbers.type, own) ? undefined : begun
    if (item) {
      const { named, behind, isJoined, isParent } = item.numbers
      row = {
        ...place,
        item: item.item,
        named: [...named],
        lines: [{ ...printed, text: asPrinted(line, behind), of: named.length - 1 }],
      }
      if (item.isHeardWith) row.heardWith = last?.heardWith ?? last
      matters.push(row)
      isHeading = false
      if (endsOpen(line, behind, types)) doubt(line)
      if (isJoined && !isParent && !item.isHeardWith && !item.item.includes('.')) joined.push(line)
      continue
    }
    const others = heardWithout(line, own, types)
    const said = isHeading ? sittingIn(line, day) : undefined
    const written = stageIn(line)
    const note = others && noteBehind(others, lines.slice(at + 1, at + LINES_OF_NOTE))
    const above = last?.lines ?? preface
    if (last && isRemark(line)) above.push(printed)
    else if (said) sitting = { ...sitting, ...said }
    else if (others && note !== undefined) {
      matters.push({ ...place, item: '', named: [...others.named], lines: [{ ...printed, text: note }] })
    } else if (row && others && !looksLikeItem(line)) {
      if (beginsDeleted(others.behind)) continue
      hearWith(row, others)
      if (!others.isJoined) row.unjoined = [...(row.unjoined ?? []), row.named.length - others.named.length]
      if (/^[^-\u2013(]/.test(others.behind))
        above.push({ ...printed, text: asPrinted(line, others.behind), of: row.named.length - 1 })
      if (endsOpen(line, others.behind, types)) doubt(line)
    } else if (written !== undefined) stage = written
    else if (room === undefined) {
      above.push(printed)
      if (looksLikeItem(line) || (isLostPart(line, row, types) && !itemsDeleted(line))) doubt(line)
    }
  }
  // Where what is heard with an item has a part of its own, an item of such a matter has lost its beginning.
  const hasParts = matters.some(({ item }) => item.includes('.'))
  return { matters, preface, unknown: hasParts ? [...unknown, ...joined] : unknown }
}

/** The item that a line begins with, and the numbers of its matters. */
function itemIn(line: string, last: PrintedMatter | undefined, types: CourtTypes) {
  const { item, rest = '', isHeardWith = false } = readItem(line) ?? grownItem(line, last, types) ?? {}
  const numbers = item === undefined ? undefined : readNumbers(rest)
  if (item === undefined || !numbers || !isType(numbers.type)) return undefined
  if ((numbers.isJoined || types.isComplete) && types.isTorn(numbers.type)) return undefined
  // A number behind the word is an item's only where the list has come to it.
  if (isHeardWith && last && !isNext(item, last.item)) return undefined
  return { item, numbers, isHeardWith }
}

/** `(OS)`, left of `FAO(OS)`. The company law tribunal has a type that is a bracket alone. */
function isRestOfType(type: string, own: ReadonlySet<string>): boolean {
  const rest = compact(type)
  return /^\((?!IBC?\))/i.test(type) && [...own].some((each) => each !== rest && each.endsWith(rest))
}

function isNext(item: string, last: string): boolean {
  return wholeOf(item) === wholeOf(last) || wholeOf(item) === wholeOf(last) + 1
}

/**
 * The numbers of a line without an item. A line that says of no word that it is heard with an item must not have lost its beginning: `FA` is
 * none in a list of `RFA`.
 */
function heardWithout(line: string, own: ReadonlySet<string>, types: CourtTypes): PrintedNumbers | undefined {
  const others = readNumbersAlone(line)
  if (!others || types.isTorn(others.type)) return undefined
  if (others.isJoined) return others
  const type = compact(others.type)
  return !own.has(type) && [...own].some((each) => each.endsWith(type)) ? undefined : others
}

/** `3W.P.(C) 5/2024`: the next item, grown together with a known type. */
function grownItem(line: string, last: PrintedMatter | undefined, types: CourtTypes) {
  const [, item = '', rest = ''] = /^(\d{1,4})(?=[A-Z])(.*)$/i.exec(line) ?? []
  const isGrown = item !== '' && last !== undefined && Number(item) === wholeOf(last.item) + 1
  return isGrown && types.isKnown(readNumbers(rest)?.type ?? '') ? { item, rest, isHeardWith: false } : undefined
}

const BEGINS_LISTED = /^\W*listed\b/i

/** The text of a note of deletion that stands behind a number, or goes on below it; undefined where there is none. */
function noteBehind({ behind }: PrintedNumbers, next: readonly string[]): string | undefined {
  const text = [behind, ...next].join(' ')
  return deletionSaid(behind) || (BEGINS_LISTED.test(text) && deletionSaid(text)) ? text : undefined
}

/** Adds the matters of a line to those of an item; the first may be the one that the last of the item was filed in. */
function hearWith({ named }: PrintedMatter, { named: [first, ...others], isParent }: PrintedNumbers): void {
  if (isParent) fileIn(named, first)
  else named.push(first)
  named.push(...others)
}
