import { z } from 'zod'
import type { IdRange } from '../../db/base/table.ts'
import { Id } from '../http/id.ts'

/** As many as most accounts have at all, so that whoever does not ask for less gets them all. */
const MAX_ENTRIES = 1_000

/** The query of the lists below `/account`. */
export const PageQuery = z.strictObject({
  limit: z.coerce
    .number<string>()
    .int()
    .min(1)
    .max(MAX_ENTRIES)
    .default(MAX_ENTRIES)
    .meta({ description: `How many items to return, 1 to ${MAX_ENTRIES}.` }),
  cursor: Id.optional().meta({ description: 'The `nextCursor` of the previous response.' }),
})

/** What leads to the next page; null at the end. */
export const NextCursor = z.string().nullable()

/** Reads a page, and one more to know whether it is the last. */
export async function readPage<Thing>(
  { limit, cursor }: z.infer<typeof PageQuery>,
  read: (range: IdRange) => Promise<Thing[]>,
  idOf: (thing: Thing) => string,
): Promise<{ page: Thing[]; nextCursor: string | null }> {
  const found = await read({ after: cursor, most: limit + 1 })
  const page = found.slice(0, limit)
  const last = page.at(-1)
  return { page, nextCursor: found.length > limit && last !== undefined ? idOf(last) : null }
}
