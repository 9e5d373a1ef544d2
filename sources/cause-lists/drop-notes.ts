import { deletionSaid, type NoteOf, noteBegun, type PrintedDeletion } from './deletion-notes.ts'
import { endsNote } from './headings.ts'
import { readItem, wholeOf } from './items.ts'
import { readNumbers, readNumbersAlone } from './printed-numbers.ts'

/** A note of deletion with the numbers of its matter. */
export interface DeletionNote extends PrintedDeletion {
  numbers: string[]
}

interface PartedNotes {
  /** The lines of the list. */
  lines: string[]
  notes: DeletionNote[]
  /** Lines at which rows begin without a heading: which matters are the note's is not known then. */
  unsure: string[]
}

/** Where a drop note says that another court has the matter. */
const SHIFTED = /\b(?:shifted|court\s+no|item\s+no)\b/i

/** Parts the notes that take off the matters below them, up to the next heading, from the lines of a list. */
export function partNotes(lines: readonly string[]): PartedNotes {
  const kept: string[] = []
  const read: { item: string | undefined; numbers: string[]; text: string }[] = []
  let note: NoteOf | undefined
  let last: (typeof read)[number] | undefined
  let counted = 0
  const unsure: string[] = []
  for (const line of lines) {
    const begun = noteBegun(line)
    if (begun || (note && endsNote(line))) {
      note = begun
      last = undefined
      counted = 0
    }
    if (note === undefined) kept.push(line)
    if (note === undefined || begun) continue
    const { item, rest = '' } = readItem(line) ?? {}
    const own = readNumbers(rest)
    if (own && item !== undefined) {
      const whole = wholeOf(item)
      if (whole < counted || (note === 'MATTERS' && whole === counted)) unsure.push(line)
      counted = whole
    }
    const named = own ?? readNumbersAlone(line)
    if (named) {
      // Where the note counts its matters by itself, their items are not known.
      const at = note === 'ITEMS' ? (own ? item : last?.item) : undefined
      last = { item: at, numbers: named.named.flatMap(({ numbers }) => numbers), text: named.behind }
      read.push(last)
    } else if (last) last.text += ` ${line}`
  }
  const notes = read.map(({ item, numbers, text }) => ({
    ...(deletionSaid(text) ?? { item, isElsewhere: SHIFTED.test(text) }),
    numbers,
  }))
  return { lines: kept, notes, unsure }
}
