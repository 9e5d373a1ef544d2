import { setTimeout as passTime } from 'node:timers/promises'
import type { Promised } from '../../db/base/outbox.ts'
import type { WorkflowStart } from '../../domain/workflow-start.ts'
import type { Services } from './services.ts'
import { noteStarted } from './workflows-of-request.ts'

/** A start takes milliseconds; a client whose rows are written is not kept waiting longer when Temporal is away. */
const PATIENCE_MS = 1_000

/**
 * Starts a workflow that was promised in the outbox together with what the client asked for. When Temporal is away the
 * client is answered all the same, and the relay starts the workflow once Temporal is back.
 */
export async function startSoon(services: Services, start: WorkflowStart, promised: Promised): Promise<void> {
  await Promise.race([startInBackground(services, start, promised), passTime(PATIENCE_MS, undefined, { ref: false })])
}

/** The same for a client that is not to wait for the start at all. The promise returned is never rejected. */
export async function startInBackground(
  { db, temporal, log }: Services,
  start: WorkflowStart,
  promised: Promised,
): Promise<void> {
  try {
    noteStarted(await temporal.start(start))
    await db.outbox.kept(promised)
  } catch (error) {
    log.warn({ err: error, workflowId: start.workflowId }, 'a promised workflow is left to the relay')
  }
}
