import { createHash } from 'node:crypto'
import type { ListState, PublishedList, Sandbox } from '../sandbox.ts'
import { addDays } from '../world/days.ts'
import { LIST_FORMS, type ListForm } from './list-files.ts'
import { type ListedMatter, type ListName, type PrintedList, type PrintedRow, withStrangers } from './printed-list.ts'

/** The possible flaws of a list. The last one takes it down. */
export const LIST_CHANGES = [
  'whole',
  'cut',
  'scanned',
  'numbering-gap',
  'wrong-date',
  'duplicate',
  'half',
  'on-leave',
  'not-uploaded',
  'withdraw',
] as const
type ListChange = (typeof LIST_CHANGES)[number]

/** The notes that the High Court for Telangana's page shows next to a list. */
const STATES: { [change in ListChange]?: ListState } = { 'on-leave': 'ON LEAVE', 'not-uploaded': 'NOT UPLOADED' }

/** A list that a court publishes, with these matters among strangers'. */
export interface NewList extends ListName {
  rows: readonly ListedMatter[]
  /** Items that a note at its end takes off. */
  deleted: number[]
  change: ListChange
  takenUpOn?: PrintedList['takenUpOn']
}

/** Publishes a list in the form of its court, replacing an earlier one at its address, or takes that down. */
export async function publishList(
  sandbox: Sandbox,
  { rows, deleted, change, takenUpOn, ...name }: NewList,
): Promise<void> {
  const form = LIST_FORMS[name.court]
  if (!form) throw new Error(`${name.court} has no lists here`)
  const path = form.pathOf(name)
  if (change === 'withdraw') {
    sandbox.lists.delete(`${name.court}${path}`)
    return
  }
  const printed: PrintedList = {
    ...name,
    printedDay: change === 'wrong-date' ? addDays(name.day, -7) : name.day,
    rows: rowsOf(name, rows).filter(({ item }, _at, all) => isPrinted(change, item, all.length)),
    deleted,
    takenUpOn,
  }
  const bytes = await bytesOf(form, printed, change)
  const etag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}"`
  const { contentType } = form
  const list = {
    ...name,
    path,
    bytes,
    etag,
    contentType,
    rows: printed.rows,
    state: STATES[change] ?? 'UPLOADED',
    takenUpOn,
  }
  put(sandbox, list)
  if (change === 'duplicate') put(sandbox, { ...list, path: path.replace(/(\.\w+)$/, '_0$1') })
}

/** A note names only the matters that it takes off. */
function rowsOf({ kind }: ListName, matters: readonly ListedMatter[]): PrintedRow[] {
  const all = withStrangers(matters)
  if (kind !== 'DELETION_NOTE') return all
  return all.filter(({ number }) => matters.some((matter) => matter.number === number))
}

function put({ lists }: Sandbox, list: PublishedList): void {
  lists.set(`${list.court}${list.path}`, list)
}

function isPrinted(change: ListChange, item: number, last: number): boolean {
  if (change === 'numbering-gap') return item !== 2
  return change !== 'half' || item * 3 <= last
}

async function bytesOf(form: ListForm, printed: PrintedList, change: ListChange): Promise<Uint8Array> {
  if (change === 'scanned' && form.scanned) return form.scanned()
  const bytes = await form.bytesOf(printed)
  return change === 'cut' ? bytes.subarray(0, Math.floor(bytes.length / 2)) : bytes
}
