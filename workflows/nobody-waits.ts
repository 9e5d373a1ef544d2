import { ApplicationFailure, patched, workflowInfo } from '@temporalio/workflow'
import { NOBODY_WAITS } from './nobody-waits.messages.ts'

/** Clients wait for 58 s at most; a worker that runs takes a start up within milliseconds. */
const CLIENTS_WAIT_MS = 60_000

/**
 * Ends a run that only a waiting client wanted and that no worker took up while he waited: its calls cost money, and whoever still
 * wants it comes again. To be called in a workflow's first line, before anything is awaited.
 * @throws ApplicationFailure `NobodyWaits`
 */
export function endIfNobodyWaits(): void {
  const waitedMs = Date.now() - workflowInfo().startTime.getTime()
  if (waitedMs <= CLIENTS_WAIT_MS || !patched('nobody waits')) return
  throw ApplicationFailure.create({
    type: NOBODY_WAITS,
    message: `No worker took this up for ${Math.round(waitedMs / 1_000)} s, and no client waits for so long`,
    nonRetryable: true,
    category: 'BENIGN',
  })
}
