import { WorkflowFailedError } from '@temporalio/client'
import { ApplicationFailure } from '@temporalio/common'
import type { QueuedStart } from '../../db/base/outbox.ts'
import type { WorkflowStart } from '../../domain/workflow-start.ts'
import { isDeadlineOver, isTemporalDown, type StartedWorkflow, type Temporal } from '../../platform/temporal.ts'
import { NOBODY_WAITS } from '../../workflows/shared/nobody-waits.messages.ts'
import type { Services } from './services.ts'
import { noteStarted } from './workflows-of-request.ts'

/** How a wait for a workflow ended: with its result, still running at the deadline, or failed with a type. */
export type WorkflowOutcome<Result> =
  | { kind: 'done'; result: Result }
  | { kind: 'running' }
  | { kind: 'failed'; failureType: string }

/**
 * The joined run was not taken up before its clients were gone, and ended without starting. The next request starts it
 * again.
 */
class NobodyWaited extends Error {}

/** Returns whether an error means that Temporal or its workers cannot do the work now. */
export function isWorkUnavailable(error: unknown): boolean {
  return error instanceof NobodyWaited || isTemporalDown(error)
}

/**
 * Starts a workflow, or joins the running one of the same id, and waits for its result. Only the waiting client needs a
 * start without an outbox entry: if it fails, the client is told at once and retries. The relay makes a queued start
 * later.
 * @throws an error that `isWorkUnavailable` when the server cannot be reached or no worker was there in time (60503)
 */
export async function dispatchAndWait<Result>(
  { db, temporal }: Services,
  wanted: WorkflowStart | QueuedStart,
  waitMs: number,
): Promise<WorkflowOutcome<Result>> {
  const until = Date.now() + waitMs
  const isQueued = 'token' in wanted
  const started = await temporal.start(isQueued ? wanted.start : wanted)
  noteStarted(started)
  const [outcome] = await Promise.all([
    waitFor<Result>(temporal, started, until),
    isQueued ? db.outbox.dispatched(wanted) : undefined,
  ])
  return outcome
}

/** Waits for a workflow's result until an instant, epoch ms. */
async function waitFor<Result>(
  { connection, resultOf }: Temporal,
  started: StartedWorkflow,
  until: number,
): Promise<WorkflowOutcome<Result>> {
  try {
    const result = await connection.withDeadline(until, () => resultOf(started))
    return { kind: 'done', result: result as Result }
  } catch (error) {
    if (isDeadlineOver(error)) return { kind: 'running' }
    if (!(error instanceof WorkflowFailedError)) throw error
    const failureType = typeOf(error)
    if (failureType === NOBODY_WAITS) throw new NobodyWaited(error.message, { cause: error })
    return { kind: 'failed', failureType }
  }
}

function typeOf({ cause }: WorkflowFailedError): string {
  if (cause instanceof ApplicationFailure) return cause.type ?? 'Error'
  return cause?.constructor.name ?? 'Error'
}
