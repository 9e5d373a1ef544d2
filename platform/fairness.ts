import { randomUUID } from 'node:crypto'
import { type TaskQueue, taskQueueName } from '../domain/task-queue.ts'
import { isDeadlineOver, type Temporal } from './temporal.ts'

/** A type that no worker knows: nobody runs what the trial starts. */
const TRIAL = 'fairnessCheck'

/** The queue of a source, because these have one partition; whether the source is switched on does not matter. */
const QUEUE: TaskQueue = 'source-attestr'

/** Starts of one account, before the one of another. In turn, that one is the second to be served. */
const STARTS_BEFORE = 4

/** A task that waits is handed out in milliseconds; one that is not handed out in this time was taken by another check. */
const POLL_DEADLINE_MS = 3_000

/** What operators read when accounts are not served in turn. */
export const UNFAIR =
  'Temporal does not serve the accounts in turn, so one with much work delays all others. Set matching.enableFairness=true and one partition for each source queue (npm run temporal:setup -- --dynamic-config), or switch fairness on in Temporal Cloud.'

/**
 * Tries out whether Temporal serves the accounts that wait at a source's queue in turn: no call of its API says so. It needs `matching.enableFairness`
 * and is exact with one partition only. The tasks of the trial are workflow tasks, which no worker of a source's queue asks for; they are
 * deleted. Undefined when another trial at the same moment took some of them.
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

  /** One that cannot be deleted ends by its time limit. */
  async function remove(workflowId: string): Promise<void> {
    const workflowExecution = { workflowId }
    await connection.workflowService.deleteWorkflowExecution({ namespace, workflowExecution }).catch(() => {})
  }
}
