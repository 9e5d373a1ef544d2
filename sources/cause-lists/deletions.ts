import type { Deletion } from '../../domain/hearings/cause-list.ts'
import { numbersIn, type PrintedLine, type PrintedMatter, textOf } from './printed-matter.ts'

/** A note at a list's end. */
const DELETED_ITEM = /^(?:note\s*:?\s*)?item\s+no\.?\s*(\d{1,4}(?:\.\d{1,3})?)\b.*\bdeleted\b/i
/** As courts write it; what stands before are further numbers of the matter. */
const DELETION =
  /^.{0,80}?\blisted\b.{0,160}?\bitem\s+no\.?\s*(\d{1,4}(?:\.\d{1,3})?)\b.{0,80}?\b(?:is|are|stands?)\s+deleted\b(.{0,160})/i
const ELSEWHERE = /^\s*as\s+the\s+same\s+(?:is|are)\s+(?:already\s+)?listed\b/i

/** A note of deletion, and whether it says that the matter is listed elsewhere instead. */
interface PrintedDeletion extends Deletion {
  isElsewhere: boolean
}

type Row = PrintedMatter & { isDeleted: boolean }

/**
 * Parts the notes of deletion from the rows, and marks the rows that one takes off: those with its item and one of its numbers. A matter that
 * is listed elsewhere instead loses only one of its rows. A note that names an item alone counts where only one row has the item: in a list
 * of several courts each has its own.
 * @param preface the lines before the first row
 */
export function takeOff(matters: readonly PrintedMatter[], preface: readonly PrintedLine[]) {
  const notes = matters.flatMap((matter) => deletionIn(matter) ?? [])
  const rows = matters.filter((matter) => !deletionIn(matter))
  const lines = [...preface, ...rows.flatMap((row) => row.lines)]
  const items = lines.flatMap(({ text }) => DELETED_ITEM.exec(text)?.[1] ?? [])
  const isOnly = ({ item }: PrintedMatter) => rows.filter((row) => row.item === item).length === 1
  return {
    rows: rows.map(
      (row): Row => ({
        ...row,
        lines: row.lines.filter(({ text }) => !DELETED_ITEM.test(text)),
        isDeleted: isTakenOff(row, rows, notes) || (items.includes(row.item) && isOnly(row)),
      }),
    ),
    deletions: notes.flatMap(({ isElsewhere, ...deletion }) => (isElsewhere ? [] : [deletion])),
  }
}

/** What looks like a matter and is a note: `3. WP(C) 12/2024 LISTED BEFORE DB-V AT ITEM NO.43 IS DELETED AS THE SAME IS …`. */
function deletionIn(matter: PrintedMatter): PrintedDeletion | undefined {
  const [, item, reason = ''] = DELETION.exec(textOf(matter.lines)) ?? []
  return item === undefined ? undefined : { item, numbers: numbersIn(matter), isElsewhere: ELSEWHERE.test(reason) }
}

function isTakenOff(row: PrintedMatter, rows: readonly PrintedMatter[], notes: readonly PrintedDeletion[]): boolean {
  const has = (numbers: string[]) => (other: PrintedMatter) =>
    numbersIn(other).some((number) => numbers.includes(number))
  return notes.some(
    ({ item, numbers, isElsewhere }) =>
      item === row.item && has(numbers)(row) && (!isElsewhere || rows.filter(has(numbers)).length > 1),
  )
}
