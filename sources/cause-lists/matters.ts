import type { IsoDate } from '../../domain/case.ts'
import type { PrintedSitting } from '../../domain/hearings/cause-list.ts'
import { beginsDeleted, deletionSaid } from './deletion-notes.ts'
import { roomIn, stageIn } from './headings.ts'
import { looksLikeItem, readItem } from './items.ts'
import { isRemark } from './only-listed.ts'
import type { PrintedLine, PrintedMatter } from './printed-matter.ts'
import { fileIn, type PrintedNumbers, readNumbers, readNumbersAlone } from './printed-numbers.ts'
import { sittingIn } from './sitting-lines.ts'

/** On so many lines a note stands that begins with a number. */
const LINES_OF_NOTE = 3

export interface Matters {
  /** Notes of deletion among them. */
  matters: PrintedMatter[]
  /** The lines before the first one. */
  preface: PrintedLine[]
  /** Whether a line looks like a matter at an item and could not be read. */
  isLost: boolean
}

/**
 * The matters that lines name.
 * @param day of the list
 */
export function mattersIn(lines: readonly string[], day: IsoDate | undefined): Matters {
  const matters: PrintedMatter[] = []
  const preface: PrintedLine[] = []
  let courtRoom: string | null = null
  let stage: string | null = null
  let sitting: PrintedSitting = {}
  let isHeading = true
  let row: PrintedMatter | undefined
  let isLost = false
  for (const [at, line] of lines.entries()) {
    const room = roomIn(line)
    if (room !== undefined) {
      // Pages repeat the room of their court, and not its stage.
      if (room !== courtRoom) stage = null
      courtRoom = room
      sitting = {}
      isHeading = true
    }
    const place = { courtRoom, stage, sitting }
    const printed = { text: line, length: line.length }
    const last = matters.at(-1)
    const { item, rest = '' } = readItem(line) ?? {}
    const own = item === undefined ? undefined : readNumbers(rest)
    if (item !== undefined && own) {
      row = { ...place, item, named: own.named, lines: [{ ...printed, text: own.behind }] }
      matters.push(row)
      isHeading = false
      continue
    }
    const others = readNumbersAlone(line)
    isLost ||= looksLikeItem(line)
    const said = isHeading ? sittingIn(line, day) : undefined
    const written = stageIn(line)
    const note = others && noteBehind(others, lines.slice(at + 1, at + LINES_OF_NOTE))
    const above = last?.lines ?? preface
    if (last && isRemark(line)) above.push(printed)
    else if (said) sitting = { ...sitting, ...said }
    else if (others && note !== undefined) {
      matters.push({ ...place, item: '', named: others.named, lines: [{ ...printed, text: note }] })
    } else if (row && others) {
      if (!beginsDeleted(others.behind)) hearWith(row, others)
    } else if (written !== undefined) stage = written
    else if (room === undefined) above.push(printed)
  }
  return { matters, preface, isLost }
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
