import type { WorkflowStart } from '../domain/workflow-start.ts'
import type { Temporal } from './temporal.ts'

/** Starts under way at once: enough to keep the server busy, few enough to leave it room for others. */
const AT_ONCE = 20

/**
 * Starts workflows whose starts are committed in the outbox, and takes them out of it. When it ends early, the relay starts the rest.
 * @throws a Temporal error when the server cannot be reached
 */
export async function dispatchAll<Queued extends { start: WorkflowStart }>(
  temporal: Temporal,
  outbox: { dispatched(queued: Queued): Promise<void> },
  starts: readonly Queued[],
): Promise<void> {
  const left = starts.values()
  await Promise.all(
    Array.from({ length: Math.min(AT_ONCE, starts.length) }, async () => {
      for (const queued of left) {
        await temporal.start(queued.start)
        await outbox.dispatched(queued)
      }
    }),
  )
}
