import type { IsoDate } from '../../domain/case.ts'
import type { PrintedSitting } from '../../domain/hearings/cause-list.ts'
import { beginsDeleted, deletionSaid, noteBegun } from './deletion-notes.ts'
import { endsNote, roomIn, stageIn } from './headings.ts'
import { looksLikeItem, readItem, wholeOf } from './items.ts'
import { isRemark } from './only-listed.ts'
import type { NoteOf, PrintedLine, PrintedMatter } from './printed-matter.ts'
import { fileIn, type PrintedNumbers, readNumbers, readNumbersAlone } from './printed-numbers.ts'
import { sittingIn } from './sitting-lines.ts'

/** On so many lines a note stands that begins with a number. */
const LINES_OF_NOTE = 3

interface Matters {
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
  let note: NoteOf | undefined
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
    const begun = noteBegun(line)
    if (begun || (note && endsNote(line))) note = begun
    if (begun) continue
    const place = { courtRoom, stage, sitting, isOfNote: note !== undefined }
    const printed = { text: line, length: line.length }
    const last = matters.at(-1)
    const { item, rest = '' } = readItem(line) ?? {}
    const own = item === undefined ? undefined : readNumbers(rest)
    if (item !== undefined && own) {
      const matter = { ...place, item, named: own.named, lines: [{ ...printed, text: own.behind }] }
      // The items of a bench begin without a heading: which of these is the note's is not known.
      isLost ||= note === 'ITEMS' && last?.isOfNote === true && wholeOf(item) < wholeOf(last.item)
      matters.push(note === 'MATTERS' ? { ...matter, item: '' } : matter)
      if (note === undefined) {
        row = matter
        isHeading = false
      }
      continue
    }
    const others = readNumbersAlone(line)
    if (note !== undefined) {
      const ofLast = note === 'ITEMS' && last?.isOfNote ? last.item : ''
      if (others) matters.push({ ...place, item: ofLast, named: others.named, lines: [printed] })
      else if (last?.isOfNote) last.lines.push(printed)
      continue
    }
    isLost ||= looksLikeItem(line)
    const said = isHeading ? sittingIn(line, day) : undefined
    const written = stageIn(line)
    const above = (last?.isOfNote ? row : last)?.lines ?? preface
    if (last && isRemark(line)) above.push(printed)
    else if (said) sitting = { ...sitting, ...said }
    else if (row && others) {
      const text = [others.behind, ...lines.slice(at + 1, at + LINES_OF_NOTE)].join(' ')
      if (deletionSaid(others.behind) || (BEGINS_LISTED.test(text) && deletionSaid(text)))
        matters.push({ ...place, item: '', named: others.named, lines: [{ ...printed, text }] })
      else if (!beginsDeleted(others.behind)) hearWith(row, others)
    } else if (written !== undefined) stage = written
    else if (room === undefined) above.push(printed)
  }
  return { matters, preface, isLost }
}

const BEGINS_LISTED = /^\W*listed\b/i

/** Adds the matters of a line to those of an item; the first may be the one that the last of the item was filed in. */
function hearWith({ named }: PrintedMatter, { named: [first, ...others], isParent }: PrintedNumbers): void {
  if (isParent) fileIn(named, first)
  else named.push(first)
  named.push(...others)
}
