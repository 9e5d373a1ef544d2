import { z } from 'zod'
import type { QueuePosition } from '../../db/review/case-candidates/queue.ts'
import { COURT_TYPES } from '../../domain/courts/types.ts'
import { DEFAULT_PAGE_LIMIT, MAX_PAGE_LIMIT } from '../../domain/service-limits.ts'
import { Id } from '../http/id.ts'
import { NextCursor, pageQuery } from '../http/page.ts'
import { wholeNumber } from '../http/page-limit.ts'

/** More than any queue holds. */
const MAX_SKIPPED = 1_000_000_000

/** The query that filters and pages every queue of the operator. */
export const QueueQuery = z.strictObject({
  accountId: Id.optional(),
  courtType: z.enum(COURT_TYPES).optional(),
  cursor: pageQuery().cursor,
  skip: wholeNumber({ least: 0, most: MAX_SKIPPED, initial: 0 }),
  limit: wholeNumber({ least: 0, most: MAX_PAGE_LIMIT, initial: DEFAULT_PAGE_LIMIT }),
})

/**
 * Returns the schema of a queue's answer: a page of waiting records, and the number that wait of each kind, as the
 * query parameter `kind` names it.
 */
export function queueAnswer<Kind extends string, Fields extends z.ZodRawShape>(
  kind: string,
  kinds: readonly Kind[],
  fields: Fields,
) {
  const description = 'The review workflow in the Temporal Web UI. If none is running yet, the verdict starts it.'
  return z.strictObject({
    recordsFiltered: z.int(),
    counts: z.partialRecord(z.enum(kinds), z.int()).meta({
      description: `The number of waiting records per \`${kind}\`, regardless of the \`${kind}\` in the query.`,
    }),
    records: z.array(z.strictObject({ ...fields, workflowUrl: z.string().meta({ description }) })),
    nextCursor: NextCursor,
  })
}

/** Returns the position of a waiting record, for a cursor: since when it waits, and its id. */
export function positionOf({ created, id }: QueuePosition): string {
  return `${created}-${id}`
}

/** @param place the text that `positionOf` returned; undefined for the beginning */
export function readPosition(place: string | undefined): QueuePosition | undefined {
  if (place === undefined) return undefined
  const [created, id = ''] = place.split('-')
  return { created: Number(created), id }
}

/** Returns how many records of the requested kind wait, or of all kinds. */
export function countWaiting(counts: Partial<Record<string, number>>, requested: string | undefined): number {
  const wanted = requested === undefined ? Object.values(counts) : [counts[requested]]
  return wanted.reduce<number>((sum, count = 0) => sum + count, 0)
}
