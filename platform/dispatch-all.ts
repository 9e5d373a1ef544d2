import type { WorkflowStart } from '../domain/workflow-start.ts'
import type { Temporal } from './temporal.ts'

/** Concurrent starts: enough to keep the server busy, few enough to leave room for others. */
const AT_ONCE = 20

/**
 * Starts workflows whose starts are committed in the outbox, and removes them from it. If it ends early, the relay
 * starts the rest.
 * @throws a Temporal error when the server cannot be reached
 */
export async function dispatchAll<Queued extends { start: WorkflowStart }>(
  temporal: Temporal,
  outbox: { dispatched(...queued: Queued[]): Promise<void> },
  starts: readonly Queued[],
): Promise<void> {
  for (let at = 0; at < starts.length; at += AT_ONCE) {
    const batch = starts.slice(at, at + AT_ONCE)
    const outcomes = await Promise.allSettled(batch.map(({ start }) => temporal.start(start)))
    await outbox.dispatched(...batch.filter((_, index) => outcomes[index]?.status === 'fulfilled'))
    const failed = outcomes.find((outcome) => outcome.status === 'rejected')
    if (failed) throw failed.reason
  }
}
