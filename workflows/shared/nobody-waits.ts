import { TimeoutType } from '@temporalio/common'
import { ActivityFailure, ApplicationFailure, TimeoutFailure, workflowInfo } from '@temporalio/workflow'
import { PAGE_ANSWER_MS } from '../../domain/service-limits.ts'
import { NOBODY_WAITS } from './nobody-waits.messages.ts'

/** No client waits for longer than for a page; a running worker takes a start up within milliseconds. */
const CLIENTS_WAIT_MS = PAGE_ANSWER_MS

/**
 * Ends a run that only a waiting client wanted, if no worker took it up in the meantime: its calls cost money, and a
 * client that still needs it comes again. Call it first in a workflow, before anything is awaited.
 * @throws ApplicationFailure `NobodyWaits`
 */
export function endIfNobodyWaits(): void {
  endIfAwaySince(workflowInfo().startTime.getTime(), CLIENTS_WAIT_MS)
}

/** A source has 110 s. A worker that gets its result later than this was down, and the client has gone. */
const SOURCE_IS_HEARD_WITHIN_MS = 120_000

/**
 * For a run that only a waiting client wants: returns a check to call before each call of a source. It ends the run
 * when no worker has taken it up since its last call, or since its start.
 * @throws ApplicationFailure `NobodyWaits`, when called
 */
export function abandonmentCheck(): () => void {
  let lastCallAt = workflowInfo().startTime.getTime()
  return () => {
    endIfAwaySince(lastCallAt, SOURCE_IS_HEARD_WITHIN_MS)
    lastCallAt = Date.now()
  }
}

function endIfAwaySince(since: number, longestMs: number): void {
  const waitedMs = Date.now() - since
  if (waitedMs > longestMs) throw nobodyWaits(`No worker started this within ${Math.round(waitedMs / 1_000)} s`)
}

/**
 * Ends the run when a call with `WHILE_CLIENT_WAITS` was not made because no worker took it up in time.
 * @throws ApplicationFailure `NobodyWaits`
 */
export function endIfNotTakenUp(error: unknown): void {
  const cause = error instanceof ActivityFailure ? error.cause : undefined
  if (cause instanceof TimeoutFailure && cause.timeoutType === TimeoutType.SCHEDULE_TO_START)
    throw nobodyWaits('No worker took up the call of a source in time')
}

function nobodyWaits(reason: string): ApplicationFailure {
  return ApplicationFailure.create({
    type: NOBODY_WAITS,
    message: `${reason}, and its client is no longer waiting`,
    nonRetryable: true,
    category: 'BENIGN',
  })
}
