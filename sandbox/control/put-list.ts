import { createHash } from 'node:crypto'
import { z } from 'zod'
import { LIST_FORMS, type ListForm } from '../lists/list-files.ts'
import { type PrintedList, type PrintedRow, withStrangers } from '../lists/printed-list.ts'
import { MAX_NUMBER } from '../lists/status-page.ts'
import type { ListState, PublishedList, Sandbox } from '../sandbox.ts'
import type { Call } from '../simulated-source.ts'
import { addDays } from '../world/days.ts'
import { parseInput } from './parse-input.ts'

/** What may be wrong with a list. The last one takes it down. */
const CHANGES = [
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
/** What the page of the High Court for Telangana says beside a list. */
const STATES: { [change in (typeof CHANGES)[number]]?: ListState } = {
  'on-leave': 'ON LEAVE',
  'not-uploaded': 'NOT UPLOADED',
}

const Words = z.strictObject({
  court: z.enum(Object.keys(LIST_FORMS)),
  day: z.iso.date(),
  kind: z.enum(['DAILY', 'SUPPLEMENTARY', 'DELETION_NOTE']).default('DAILY'),
  number: z.int().min(1).max(MAX_NUMBER).default(1),
  rows: z
    .array(
      z.strictObject({
        number: z.string().max(80),
        item: z.int().min(1).max(400).optional(),
        with: z.array(z.string().max(80)).max(20).optional(),
        petitioner: z.string().max(200).optional(),
        respondent: z.string().max(200).optional(),
        courtRoom: z.string().max(10).optional(),
      }),
    )
    .max(400)
    .default([]),
  /** Items that a note takes off. */
  deleted: z.array(z.int()).max(20).default([]),
  change: z.enum(CHANGES).default('whole'),
})

/**
 * `POST /control/lists {court, day, kind, number, rows, deleted, change}`: puts up a list with these matters among strangers', in place of an
 * earlier one of the same kind and number, at the same address. Answers what is up now. A `DELETION_NOTE` takes its matters off another list;
 * Delhi's page names it.
 */
export async function putList(call: Call, sandbox: Sandbox): Promise<void> {
  const words = parseInput(call, call.state.json, Words)
  if (!words) return
  const { change, court, day, kind, number } = words
  const form = LIST_FORMS[court]
  if (!form) return
  const name = { court, day, kind, number }
  const path = form.pathOf(name)
  if (change === 'withdraw') sandbox.lists.delete(`${court}${path}`)
  else {
    const printed: PrintedList = {
      ...name,
      printedDay: change === 'wrong-date' ? addDays(day, -7) : day,
      rows: rowsOf(words).filter(({ item }, _at, all) => isPrinted(change, item, all.length)),
      deleted: words.deleted,
    }
    const bytes = await bytesOf(form, printed, change)
    const etag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}"`
    const list = {
      ...name,
      path,
      bytes,
      etag,
      contentType: form.contentType,
      rows: printed.rows,
      state: STATES[change] ?? 'UPLOADED',
    }
    put(sandbox, list)
    if (change === 'duplicate') put(sandbox, { ...list, path: path.replace(/(\.\w+)$/, '_0$1') })
  }
  showLists(call, sandbox)
}

/** `GET /control/lists`: what is up, oldest first. */
export function showLists(call: Call, { lists }: Sandbox): void {
  call.body = {
    lists: [...lists.values()].map(({ bytes: _, contentType: __, etag: ___, rows, ...list }) => ({
      ...list,
      items: Object.fromEntries(rows.map(({ item, number }) => [item, number])),
    })),
  }
}

/** A note names the matters that it takes off and no other. */
function rowsOf({ kind, rows }: z.output<typeof Words>): PrintedRow[] {
  const all = withStrangers(rows)
  if (kind !== 'DELETION_NOTE') return all
  return all.filter(({ number }) => rows.some((row) => row.number === number))
}

function put({ lists }: Sandbox, list: PublishedList): void {
  lists.set(`${list.court}${list.path}`, list)
}

function isPrinted(change: (typeof CHANGES)[number], item: number, last: number): boolean {
  if (change === 'numbering-gap') return item !== 2
  return change !== 'half' || item * 3 <= last
}

async function bytesOf(form: ListForm, printed: PrintedList, change: (typeof CHANGES)[number]): Promise<Uint8Array> {
  if (change === 'scanned' && form.scanned) return form.scanned()
  const bytes = await form.bytesOf(printed)
  return change === 'cut' ? bytes.subarray(0, Math.floor(bytes.length / 2)) : bytes
}
