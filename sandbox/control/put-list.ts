import { z } from 'zod'
import { LIST_FORMS } from '../lists/list-files.ts'
import { LIST_CHANGES, publishList } from '../lists/publish-list.ts'
import { MAX_NUMBER } from '../lists/status-page.ts'
import type { Sandbox } from '../sandbox.ts'
import type { Call } from '../simulated-source.ts'
import { parseInput } from './parse-input.ts'

const Words = z.strictObject({
  court: z.enum(Object.keys(LIST_FORMS)),
  day: z.iso.date(),
  kind: z.enum(['DAILY', 'SUPPLEMENTARY', 'DELETION_NOTE', 'ADVANCE']).default('DAILY'),
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
        sitting: z.boolean().optional(),
      }),
    )
    .max(400)
    .default([]),
  /** Items that a note takes off. */
  deleted: z.array(z.int()).max(20).default([]),
  change: z.enum(LIST_CHANGES).default('whole'),
})

/**
 * `POST /control/lists {court, day, kind, number, rows, deleted, change}`: publishes a list with these matters among
 * strangers', at the address of an earlier one of the same kind and number, which it replaces. Answers all published
 * lists. A `DELETION_NOTE` takes its matters off another list; Delhi's page names it. Only the Supreme Court's
 * `ADVANCE` list is read.
 */
export async function putList(call: Call, sandbox: Sandbox): Promise<void> {
  const words = parseInput(call, call.state.json, Words)
  if (!words) return
  await publishList(sandbox, words)
  showLists(call, sandbox)
}

/** `GET /control/lists`: the published lists, oldest first. */
export function showLists(call: Call, { lists }: Sandbox): void {
  call.body = {
    lists: [...lists.values()].map(({ bytes: _, contentType: __, etag: ___, rows, ...list }) => ({
      ...list,
      items: Object.fromEntries(rows.map(({ item, number }) => [item, number])),
    })),
  }
}
