import type { Deletion } from '../../domain/hearings/cause-list.ts'
import { beginsDeleted, deletionSaid, isDeletedAlone, itemsDeleted } from './deletion-notes.ts'
import type { DeletionNote } from './drop-notes.ts'
import type { Matters } from './matters.ts'
import { numbersIn, type PrintedLine, type PrintedMatter, plainNumber, textOf } from './printed-matter.ts'

/** A matter that the list has, deleted or not. */
export interface Row extends PrintedMatter {
  isDeleted: boolean
  /** Whether its own text deletes it. Such a row may repeat an item at the list's end. */
  isMarked: boolean
}

/**
 * Parts the notes of deletion from the rows, and marks the rows that one takes off: those with its item and one of its numbers. A matter that
 * is listed elsewhere instead loses only one of its rows. A note that names an item alone counts where only one row has the item: in a list
 * of several courts each has its own. One that names a matter and no item takes nothing off.
 * @param parted the notes that stand above their matters
 */
export function takeOff({ matters, preface }: Matters, parted: readonly DeletionNote[]) {
  const said = matters.map((matter) => ({ matter, note: deletionSaid(textOf(matter.lines)) }))
  const notes = [
    ...parted,
    ...said.flatMap(({ matter, note }) => (note ? [{ ...note, numbers: numbersIn(matter) }] : [])),
  ]
  const rows = said.flatMap(({ matter, note }) => (note ? [] : [{ ...matter, isMarked: isMarked(matter) }]))
  const marked = rows.filter((row) => row.isMarked)
  const isTakenOff = takenOff(rows, [
    ...notes,
    ...marked.map((row) => ({ item: row.item, numbers: numbersIn(row), isElsewhere: false })),
  ])
  const isNamed = namedAtItems(rows, [...preface, ...rows.flatMap(({ lines }) => lines)])
  return {
    rows: rows.map(
      (row): Row => ({
        ...row,
        lines: row.lines.filter(({ text }) => !itemsDeleted(text)),
        isDeleted: isTakenOff(row) || isNamed(row),
      }),
    ),
    deletions: notes.flatMap(({ item, numbers, isElsewhere }): Deletion[] =>
      item === undefined || isElsewhere ? [] : [{ item, numbers }],
    ),
  }
}

function isMarked({ lines }: PrintedMatter): boolean {
  return beginsDeleted(textOf(lines)) || lines.some(({ text }) => isDeletedAlone(text))
}

function takenOff(rows: readonly PrintedMatter[], notes: readonly DeletionNote[]) {
  if (notes.length === 0) return () => false
  const standing = new Map<string, number>()
  for (const row of rows)
    for (const number of plainNumbersOf(row)) standing.set(number, (standing.get(number) ?? 0) + 1)
  const isElsewhere = new Map<string, boolean>()
  for (const note of notes)
    for (const number of note.numbers.map(plainNumber)) {
      const place = `${note.item} ${number}`
      isElsewhere.set(place, note.isElsewhere && (isElsewhere.get(place) ?? true))
    }
  return (row: PrintedMatter) =>
    [...plainNumbersOf(row)].some((number) => {
      const elsewhere = isElsewhere.get(`${row.item} ${number}`)
      return elsewhere === false || (elsewhere === true && (standing.get(number) ?? 0) > 1)
    })
}

function plainNumbersOf(matter: PrintedMatter): Set<string> {
  return new Set(numbersIn(matter).map(plainNumber))
}

/** Whether one of the lines deletes a row by its item: alone, or with the row's own number. */
function namedAtItems(rows: readonly PrintedMatter[], lines: readonly PrintedLine[]) {
  const alone = new Set<string>()
  const withNumber = new Set<string>()
  for (const { items, numbers } of lines.flatMap(({ text }) => itemsDeleted(text) ?? []))
    for (const item of items) {
      if (numbers.length === 0) alone.add(item)
      for (const number of numbers) withNumber.add(`${item} ${number}`)
    }
  if (alone.size + withNumber.size === 0) return () => false
  const at = Map.groupBy(rows, ({ item }) => item)
  return ({ item, named: [own] }: PrintedMatter) =>
    (alone.has(item) && at.get(item)?.length === 1) ||
    own.numbers.some((number) => withNumber.has(`${item} ${plainNumber(number)}`))
}
