import { z } from 'zod'

/** A snapshot is context, not an archive: lists and exports read many of them at once. */
const MAX_SNAPSHOT_BYTES = 256 * 1024

/**
 * The snapshot sent with a case. Summaries of orders can make a looked-up case longer than a snapshot may be: they are
 * left out then, and can still be read with the lookup.
 */
export const Snapshot = z
  .record(z.string(), z.unknown())
  .transform((snapshot) => (fits(snapshot) ? snapshot : withoutOrderSummaries(snapshot)))
  .refine(fits, 'A snapshot can have at most 256 KiB.')
  .nullish()
  .transform((snapshot) => snapshot ?? null)
  .meta({
    description:
      'One matched record, or the complete result of a case lookup. It is stored unchanged. A result over 256 KiB is stored without the summaries of its orders.',
  })

function fits(snapshot: Record<string, unknown>): boolean {
  return Buffer.byteLength(JSON.stringify(snapshot)) <= MAX_SNAPSHOT_BYTES
}

function withoutOrderSummaries(snapshot: Record<string, unknown>): Record<string, unknown> {
  const { latestSummary } = snapshot
  if (typeof latestSummary !== 'object' || latestSummary === null || !('orderSummaries' in latestSummary))
    return snapshot
  return { ...snapshot, latestSummary: { ...latestSummary, orderSummaries: [] } }
}
