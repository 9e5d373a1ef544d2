import { setTimeout as passTime } from 'node:timers/promises'
import type { QueuedStart } from '../../db/base/outbox.ts'
import type { Services } from './services.ts'
import { noteStarted } from './workflows-of-request.ts'

/** A start takes milliseconds. A client whose rows are stored does not wait longer when Temporal is down. */
const PATIENCE_MS = 1_000

/**
 * Starts a workflow whose start was enqueued with the rows of the request. When Temporal is down, the client gets its
 * answer all the same, and the relay starts the workflow later.
 */
export async function dispatch(services: Services, queued: QueuedStart): Promise<void> {
  await Promise.race([dispatchInBackground(services, queued), passTime(PATIENCE_MS, undefined, { ref: false })])
}

/** Dispatches in the background, for a client that does not wait for the start at all. Never rejects. */
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
