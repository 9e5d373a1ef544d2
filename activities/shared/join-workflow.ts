import { Context, cancellationSignal } from '@temporalio/activity'
import { isGrpcCancelledError, WorkflowFailedError } from '@temporalio/client'
import { ApplicationFailure } from '@temporalio/common'
import type { WorkflowStart } from '../../domain/workflow-start.ts'
import type { Temporal } from '../../platform/temporal.ts'
import { withHeartbeat } from './heartbeat.ts'

/**
 * Starts a workflow, or joins the running one of the same id, and waits for its result with heartbeats. A second run
 * joins again. Cancelling the wait leaves the workflow running: others may have joined it.
 * @throws ApplicationFailure `JoinedWorkflowFailed`, final, when it ends without a result
 */
export async function joinWorkflow<Result>(temporal: Temporal, start: WorkflowStart): Promise<Result> {
  const handle = await temporal.start(start)
  try {
    const waiting = () => temporal.connection.withAbortSignal(cancellationSignal(), () => temporal.resultOf(handle))
    return (await withHeartbeat(waiting)) as Result
  } catch (error) {
    if (error instanceof WorkflowFailedError)
      throw ApplicationFailure.create({
        message: `${start.workflowId} ended without a result`,
        type: 'JoinedWorkflowFailed',
        nonRetryable: true,
        cause: error,
      })
    // The promise of a cancelled activity rejects with the error that Temporal takes for a cancellation.
    if (isGrpcCancelledError(error) || isGrpcCancelledError(causeOf(error))) await Context.current().cancelled
    throw error
  }
}

/** Returns the failure with which a joined workflow ended; undefined for any other error. */
export function failureOfJoined(error: unknown): ApplicationFailure | undefined {
  const failed = causeOf(error)
  if (!(failed instanceof WorkflowFailedError)) return undefined
  return failed.cause instanceof ApplicationFailure ? failed.cause : undefined
}

function causeOf(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined
}
