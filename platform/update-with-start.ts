import { WithStartWorkflowOperation } from '@temporalio/client'
import type { UpdateDefinition } from '@temporalio/common'
import type { WorkflowStart } from '../domain/workflow-start.ts'
import { startOptions, type Temporal } from './temporal.ts'

/** An update with its id: a repetition under the same id gets the outcome of the first. */
export interface SentUpdate<Outcome, Input> {
  update: UpdateDefinition<Outcome, [Input]>
  input: Input
  updateId: string
}

/**
 * Sends an update to a workflow and waits for its outcome until an instant, epoch ms. If no workflow of this id is
 * open, the same step starts it, so that it cannot end in between.
 * @throws WorkflowUpdateRPCTimeoutOrCancelledError when there is no outcome by then; the update may have been accepted
 * all the same
 */
export async function updateWithStart<Outcome, Input>(
  { client, connection }: Temporal,
  taskQueuePrefix: string,
  start: WorkflowStart,
  { update, input, updateId }: SentUpdate<Outcome, Input>,
  until: number,
): Promise<Outcome> {
  return connection.withDeadline(until, () =>
    client.workflow.executeUpdateWithStart(update, {
      args: [input],
      updateId,
      // This object can be used only once.
      startWorkflowOperation: new WithStartWorkflowOperation(start.type, startOptions(start, taskQueuePrefix)),
    }),
  )
}
