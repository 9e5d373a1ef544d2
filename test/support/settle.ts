import { setTimeout as passTime } from 'node:timers/promises'
import { taskQueueName } from '../../domain/task-queue.ts'
import { endAbandonedWork } from '../../workflows/operations/end-abandoned-work.ts'
import { underWay } from './books.ts'
import type { Service } from './service.ts'

/**
 * Waits until no work is under way in the database and in Temporal. Resolves with the rest at the deadline.
 * @param isHurried ages the remaining work and checks it at once, without waiting for the schedule of every ten minutes
 */
export async function settle(service: Service, withinMs: number, isHurried: boolean): Promise<string[]> {
  const until = Date.now() + withinMs
  let left = await underWay(service)
  while (left.length > 0 && Date.now() < until) {
    if (isHurried) {
      await makeOlder(service)
      await endAbandonedWorkNow(service)
    }
    await passTime(500)
    left = await underWay(service)
  }
  return left
}

/** Does at once what the schedule does every ten minutes. */
export async function endAbandonedWorkNow({ configuration, temporal }: Service): Promise<void> {
  const { TASK_QUEUE_PREFIX } = configuration
  await temporal.client.workflow.execute(endAbandonedWork, {
    taskQueue: taskQueueName(TASK_QUEUE_PREFIX, 'core'),
    workflowId: `${TASK_QUEUE_PREFIX}-end-abandoned-work-now`,
    args: [],
  })
}

/** Makes what is under way twenty minutes older. Meets the locks of that work, so each statement may be done again. */
async function makeOlder({ db }: Service): Promise<void> {
  const older = (table: string, column: string, where: string) =>
    db.transaction((transaction) =>
      db.sequelize.query(`UPDATE ${table} SET ${column} = ${column} - 1200000 WHERE ${where}`, { transaction }),
    )
  await older('historical_searches', 'created', "state = 'RUNNING'")
  await older('case_summaries', 'created', "status = 'PENDING'")
  await older('imports', 'created', "status = 'RUNNING'")
  await older('exports', 'created', 'completed_at IS NULL')
  await older('webhook_deliveries', 'next_attempt_at', "status = 'PENDING'")
  await older('entity_onboardings', 'since', 'TRUE')
}
