import { ApplicationFailure, patched, workflowInfo } from '@temporalio/workflow'
import { PAGE_ANSWER_MS } from '../../domain/service-limits.ts'
import { NOBODY_WAITS } from './nobody-waits.messages.ts'

/** No client waits for longer than for a page; a worker that runs takes a start up within milliseconds. */
const CLIENTS_WAIT_MS = PAGE_ANSWER_MS

/**
 * Ends a run that only a waiting client wanted and that no worker took up while he waited: its calls cost money, and whoever still
 * wants it comes again. To be called in a workflow's first line, before anything is awaited.
 * @throws ApplicationFailure `NobodyWaits`
 */
export function endIfNobodyWaits(): void {
  endIfAwaySince(workflowInfo().startTime.getTime(), CLIENTS_WAIT_MS)
}

/** A source has 110 s. A worker that gets its result later than this was down, and the client has gone. */
const SOURCE_IS_HEARD_WITHIN_MS = 120_000

/**
 * Ends a run whose last source was asked at that instant, epoch ms, and which no worker has taken on since. To be called before the next
 * source is asked.
 * @throws ApplicationFailure `NobodyWaits`
 */
export function endIfAbandoned(lastCallAt: number): void {
  endIfAwaySince(lastCallAt, SOURCE_IS_HEARD_WITHIN_MS)
}

function endIfAwaySince(since: number, longestMs: number): void {
  const waitedMs = Date.now() - since
  if (waitedMs <= longestMs || !patched('nobody waits')) return
  throw ApplicationFailure.create({
    type: NOBODY_WAITS,
    message: `No worker started this within ${Math.round(waitedMs / 1_000)} s, and its client is no longer waiting`,
    nonRetryable: true,
    category: 'BENIGN',
  })
}
