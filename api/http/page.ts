import { z } from 'zod'
import type { IdRange } from '../../db/base/table.ts'
import { refuse } from '../errors/refusal.ts'
import { cursorAt, type ListName, readCursor } from './cursor.ts'
import { pageLimit } from './page-limit.ts'
import type { Services } from './services.ts'

/** The query parameters that every list takes: `limit`, 1 to `most`, and `cursor`. */
export function pageQuery(most?: number, initial?: number) {
  return { limit: pageLimit(most, initial), cursor: z.string().max(500).optional() }
}

/** The cursor of the next page of a list; null at its end. */
export const NextCursor = z.string().nullable()

/** The requested page of a list. */
interface Asked {
  /** A cursor of another list is refused. */
  list: ListName
  query: { limit: number; cursor?: string | undefined }
  /** Where to begin without a cursor; by default at the start. */
  after?: string | undefined
}

/**
 * Reads a page of a list, and one item more to detect the last page.
 * @param read reads the items after a position, in the order of the list
 * @param positionOf returns the position of an item, which is unique in the list and never changes
 * @throws Refusal MALFORMED for a cursor that was not issued for this list
 */
export async function readPage<Item>(
  { configuration: { SIGNING_SECRET } }: Pick<Services, 'configuration'>,
  { list, query: { limit, cursor }, after }: Asked,
  read: (range: IdRange) => Promise<Item[]>,
  positionOf: (item: Item) => string,
): Promise<{ page: Item[]; nextCursor: string | null }> {
  const place = cursor === undefined ? after : readCursor(SIGNING_SECRET, list, cursor)
  if (cursor !== undefined && place === undefined)
    throw refuse('MALFORMED', { issues: [{ path: 'cursor', message: 'Must be the `nextCursor` of this list.' }] })
  const found = await read({ after: place, most: limit + 1 })
  const page = found.slice(0, limit)
  const last = page.at(-1)
  const hasMore = found.length > limit && last !== undefined
  return { page, nextCursor: hasMore ? cursorAt(SIGNING_SECRET, list, positionOf(last)) : null }
}
