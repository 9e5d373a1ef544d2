import { setTimeout as passTime } from 'node:timers/promises'
import type { QueuedStart } from '../../db/base/outbox.ts'
import type { Services } from './services.ts'
import { noteStarted } from './workflows-of-request.ts'

/** A start takes milliseconds; a client whose rows are written is not kept waiting longer when Temporal is away. */
const PATIENCE_MS = 1_000

/**
 * Starts a workflow whose start was enqueued together with what the client asked for. When Temporal is away the client is answered all the
 * same, and the relay starts the workflow once Temporal is back.
 */
export async function dispatch(services: Services, queued: QueuedStart): Promise<void> {
  await Promise.race([dispatchInBackground(services, queued), passTime(PATIENCE_MS, undefined, { ref: false })])
}

/** The same for a client that is not to wait for the start at all. Never rejects. */
export async function dispatchInBackground({ db, temporal, log }: Services, queued: QueuedStart): Promise<void> {
  const { start } = queued
  try {
    noteStarted(await temporal.start(start))
    await db.outbox.dispatched(queued)
  } catch (error) {
    log.warn(
      { err: error, workflowId: start.workflowId },
      'could not start the workflow now; the outbox relay will start it',
    )
  }
}
