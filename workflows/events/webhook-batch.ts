import { proxyActivities, sleep } from '@temporalio/workflow'
import type { WebhookBatchActivities } from '../../activities/events/webhook-batch.ts'
import { ATTEMPTS_OF_BATCH } from '../../domain/events/webhook-batch.ts'
import { OPTIONS } from '../shared/activity-options.ts'
import { inUtc, setStage } from '../shared/stage.ts'
import { taskQueue } from '../shared/task-queue.ts'
import { waitAfter } from './waits.ts'
import type { WebhookBatchInput } from './webhook-batch.messages.ts'

/**
 * Makes the first two attempts, seconds apart, of events published together for one endpoint. Most succeed; each of the
 * others waits for minutes to days in its own workflow.
 */
export async function webhookBatch({ deliveryIds, accountId }: WebhookBatchInput): Promise<string> {
  const { attemptBatch } = proxyActivities<WebhookBatchActivities>({
    ...OPTIONS.webhookAttempt,
    taskQueue: taskQueue('webhooks'),
    priority: { fairnessKey: accountId },
  })

  let due = deliveryIds
  for (let attempt = 1; ; attempt++) {
    const [waitMs, isLast] = [waitAfter(attempt), attempt === ATTEMPTS_OF_BATCH]
    due = await attemptAll(due, { before: attempt - 1, waitMs, isLast })
    if (isLast || due.length === 0) break
    setStage('waiting for the next attempt', `${due.length} of ${deliveryIds.length} at ${inUtc(Date.now() + waitMs)}`)
    await sleep(waitMs, { summary: 'until the next attempt' })
  }
  return 'attempted'

  /**
   * Attempts each delivery once, in as many steps as a slow endpoint takes. Returns those to attempt again in this
   * batch.
   */
  async function attemptAll(
    due: string[],
    attempt: { before: number; waitMs: number; isLast: boolean },
  ): Promise<string[]> {
    const again: string[] = []
    for (let left = due; left.length > 0; ) {
      const step = await attemptBatch({ deliveryIds: left, ...attempt })
      again.push(...step.again)
      left = step.left
    }
    return again
  }
}
