import { WorkflowExecutionAlreadyStartedError } from '@temporalio/client'
import type { Database } from '../db/database.ts'
import type { WorkflowStart } from '../domain/workflow-start.ts'
import type { Log } from '../platform/log.ts'
import { isTemporalDown, type Temporal } from '../platform/temporal.ts'
import { repeat } from './repeat.ts'

/** How often promises are looked through, and how old one must be before it counts as forgotten by its maker. */
const SWEEP_EVERY_MS = 2_000
const FORGOTTEN_AFTER_MS = 10_000
/** Starts per sweep: a locked row must not stay locked for long. */
const MOST_PER_SWEEP = 20

/**
 * Keeps the promises that a crash or an outage left in the outbox. Runs in every worker process; rows are locked while they
 * are worked on, so that each is started by one. Returns a function that ends it.
 */
export function startHousekeeping(db: Database, temporal: Temporal, log: Log): () => Promise<void> {
  return repeat(SWEEP_EVERY_MS, async () => {
    try {
      const started = await db.outbox.sweep(FORGOTTEN_AFTER_MS, MOST_PER_SWEEP, (start) =>
        startForgotten(start, temporal, log),
      )
      if (started > 0) log.warn({ started }, 'started workflows that had been promised and not started')
      await db.rateWindows.forgetEnded()
      await db.accessLog.forgetOld(Date.now())
    } catch (error) {
      log.error({ err: error, temporalDown: isTemporalDown(error) }, 'housekeeping failed, it tries again')
    }
  })
}

/** False when the server is there and refuses this one workflow: the others must not wait for it. */
async function startForgotten(start: WorkflowStart, temporal: Temporal, log: Log): Promise<boolean> {
  try {
    await temporal.start(start)
    return true
  } catch (error) {
    // It has run and ended already, and is to run once only.
    if (error instanceof WorkflowExecutionAlreadyStartedError) return true
    if (isTemporalDown(error)) throw error
    log.error({ err: error, workflowId: start.workflowId }, 'a promised workflow cannot be started, it is tried again')
    return false
  }
}
