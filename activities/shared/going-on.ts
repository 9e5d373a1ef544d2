import type { Database } from '../../db/database.ts'
import type { Temporal } from '../../platform/temporal.ts'

/**
 * Returns whether a workflow is queued or open, checked in this order: a queued start is removed after its workflow has
 * started, so that one of the two is seen.
 * @throws a Temporal error when the server cannot be asked
 */
export async function isGoingOn(
  { db, temporal }: { db: Database; temporal: Temporal },
  workflowId: string,
): Promise<boolean> {
  return (await db.outbox.isQueued(workflowId)) || (await temporal.isOpen(workflowId))
}
