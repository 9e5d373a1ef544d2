import { randomUUID } from 'node:crypto'
import { type TaskQueue, taskQueueName } from '../domain/task-queue.ts'
import { isDeadlineOver, type Temporal } from './temporal.ts'

/** A type that no worker knows, so that the trial's workflows never run. */
const TRIAL = 'fairnessCheck'

/** The queue of a source, because these have one partition; it is used even if the source is disabled. */
const QUEUE: TaskQueue = 'source-attestr'

/** Starts of one account before the first of another. With fairness, that one is served second. */
const STARTS_BEFORE = 4

/** A waiting task is handed out in milliseconds; one that is not handed out in this time was taken by another check. */
const POLL_DEADLINE_MS = 3_000

/** Shown to operators when accounts are not served round-robin. */
export const UNFAIR =
  'Temporal does not serve the accounts in turn, so one with much work delays all others. Set matching.enableFairness=true and one partition for each source queue (npm run temporal:setup -- --dynamic-config), or switch fairness on in Temporal Cloud.'

/**
 * Tests whether Temporal serves the accounts that wait at a source's queue round-robin, which no call of its API
 * reports. It needs `matching.enableFairness` and is exact only with one partition. The trial uses workflow tasks,
 * which no worker of a source's queue polls, and deletes them. Returns undefined when a concurrent trial took some of
 * them.
 * @throws a Temporal error when the server cannot be asked
 */
export async function servesFairly(
  { client, connection }: Temporal,
  taskQueuePrefix: string,
): Promise<boolean | undefined> {
  const { namespace } = client.options
  const taskQueue = taskQueueName(taskQueuePrefix, QUEUE)
  const trial = `fairness-check/${randomUUID()}`
  const many = Array.from({ length: STARTS_BEFORE }, (_, n) => `${trial}/many-${n}`)
  const single = `${trial}/single`
  const ids = [...many, single]
  try {
    for (const workflowId of ids)
      await client.workflow.start(TRIAL, {
        taskQueue,
        workflowId,
        workflowExecutionTimeout: '1 minute',
        priority: { fairnessKey: workflowId === single ? single : trial },
      })
    const served: string[] = []
    while (served.length < ids.length) {
      const workflowId = await nextTask()
      if (workflowId === undefined) return undefined
      if (ids.includes(workflowId)) served.push(workflowId)
    }
    return served.indexOf(single) <= 1
  } finally {
    for (const workflowId of ids) await remove(workflowId)
  }

  async function nextTask(): Promise<string | undefined> {
    try {
      const { workflowExecution } = await connection.withDeadline(Date.now() + POLL_DEADLINE_MS, () =>
        connection.workflowService.pollWorkflowTaskQueue({
          namespace,
          taskQueue: { name: taskQueue },
          identity: 'fairness check',
        }),
      )
      return workflowExecution?.workflowId ?? undefined
    } catch (error) {
      if (isDeadlineOver(error)) return undefined
      throw error
    }
  }

  /** A workflow that cannot be deleted ends by its time limit. */
  async function remove(workflowId: string): Promise<void> {
    const workflowExecution = { workflowId }
    await connection.workflowService.deleteWorkflowExecution({ namespace, workflowExecution }).catch(() => {})
  }
}
