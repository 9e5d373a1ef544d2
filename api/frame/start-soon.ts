import { setTimeout as passTime } from 'node:timers/promises'
import type { Promised } from '../../db/outbox.ts'
import type { WorkflowStart } from '../../domain/workflow-start.ts'
import type { Services } from './services.ts'

/** A start takes milliseconds; a client whose rows are written is not kept waiting longer when Temporal is away. */
const PATIENCE_MS = 1_000

/**
 * Starts a workflow that was promised in the outbox together with what the client asked for. When Temporal is away the
 * client is answered all the same, and the sweeper starts the workflow once Temporal is back.
 */
export async function startSoon(
  { db, temporal, log }: Services,
  start: WorkflowStart,
  promised: Promised,
): Promise<void> {
  const started = temporal
    .start(start)
    .then(() => db.outbox.kept(promised))
    .catch((error: unknown) => {
      log.warn({ err: error, workflowId: start.workflowId }, 'a promised workflow is left to the sweeper')
    })
  await Promise.race([started, passTime(PATIENCE_MS, undefined, { ref: false })])
}
