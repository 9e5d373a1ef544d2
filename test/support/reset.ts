import { randomUUID } from 'node:crypto'
import type { Service } from './service.ts'
import { until } from './until.ts'

/** Resets a workflow as an operator does: to the end of its first task or of its last. Waits until it has one. */
export async function reset(
  { temporal: { client, connection } }: Service,
  workflowId: string,
  to: 'FirstWorkflowTask' | 'LastWorkflowTask' = 'FirstWorkflowTask',
): Promise<void> {
  const tasks = await until(
    async () => {
      const { events } = await client.workflow.getHandle(workflowId).fetchHistory()
      return (events ?? []).filter(({ workflowTaskCompletedEventAttributes: task }) => task)
    },
    (completed) => completed.length > 0,
  )
  await connection.workflowService.resetWorkflowExecution({
    namespace: client.options.namespace,
    workflowExecution: { workflowId },
    reason: 'a test',
    workflowTaskFinishEventId: tasks.at(to === 'FirstWorkflowTask' ? 0 : -1)?.eventId ?? null,
    requestId: randomUUID(),
  })
}
