import type { WorkflowStart } from '../domain/workflow-start.ts'
import type { Temporal } from './temporal.ts'

/** Starts under way at once: enough to keep the server busy, few enough to leave it room for others. */
const AT_ONCE = 20

/**
 * Starts workflows whose promises stand committed in the outbox, and takes the promises back. When it ends early, the relay
 * starts what is left.
 * @throws a Temporal error when the server cannot be reached
 */
export async function keepPromises<Promised>(
  temporal: Temporal,
  outbox: { kept(promised: Promised): Promise<void> },
  promises: readonly (readonly [WorkflowStart, Promised])[],
): Promise<void> {
  const left = promises.values()
  await Promise.all(
    Array.from({ length: Math.min(AT_ONCE, promises.length) }, async () => {
      for (const [start, promised] of left) {
        await temporal.start(start)
        await outbox.kept(promised)
      }
    }),
  )
}
