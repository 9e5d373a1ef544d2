import { WorkflowNotFoundError } from '@temporalio/client'
import { taskQueueName } from '../domain/task-queue.ts'
import type { WorkflowType } from '../domain/workflow-start.ts'
import type { Temporal } from './temporal.ts'

/** The time limit of one answer; see `Temporal.isOpen`. */
const ANSWER_DEADLINE_MS = 5_000

/**
 * Returns whether the namespace knows a workflow, open or closed; with a run id, that run.
 * @throws a Temporal error when the server cannot be asked
 */
export async function isKnown({ client, connection }: Temporal, workflowId: string, runId?: string): Promise<boolean> {
  try {
    await connection.withDeadline(Date.now() + ANSWER_DEADLINE_MS, () =>
      client.workflow.getHandle(workflowId, runId).describe(),
    )
    return true
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return false
    throw error
  }
}

/** The list filter of open workflows. A paused workflow is open, but its status is not `Running`. */
export const OPEN = 'CloseTime IS NULL'

/** Yields the ids of this deployment's open workflows of a type, as listed in the namespace's index. */
export async function* openWorkflows(
  { client }: Temporal,
  taskQueuePrefix: string,
  type: WorkflowType,
): AsyncGenerator<string> {
  const queue = taskQueueName(taskQueuePrefix, 'core')
  const query = `WorkflowType='${type}' AND ${OPEN} AND TaskQueue='${queue}'`
  for await (const { workflowId } of client.workflow.list({ query })) yield workflowId
}
