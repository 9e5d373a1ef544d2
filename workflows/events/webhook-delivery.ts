import { condition, patched, proxyActivities, setHandler } from '@temporalio/workflow'
import type { WebhookDeliveryActivities } from '../../activities/events/webhook-delivery.ts'
import { OPTIONS } from '../shared/options.ts'
import { inUtc, setStage } from '../shared/stage.ts'
import { taskQueue } from '../shared/task-queue.ts'
import { MAX_ATTEMPTS, waitAfter } from './waits.ts'
import { tryNow, type WebhookDeliveryInput } from './webhook-delivery.messages.ts'

/**
 * Brings one event to one endpoint: attempts until the endpoint takes it, is gone or disabled, or the last attempt has failed,
 * after which the endpoint is disabled. Started by the publisher of events, by a test message, by a replay, or by a batch, which
 * has made the first attempts; the signal `replay` ends a wait at once, and when it comes with the last attempt, that delivery may
 * have been opened again.
 */
export async function webhookDelivery({ deliveryId, accountId, made }: WebhookDeliveryInput): Promise<string> {
  let isRequested = false
  setHandler(tryNow, () => {
    isRequested = true
  })
  const { attemptDelivery } = proxyActivities<WebhookDeliveryActivities>({
    ...OPTIONS.webhookAttempt,
    taskQueue: taskQueue('webhooks'),
    priority: { fairnessKey: accountId },
  })

  if (made) {
    setStage('waiting for the next attempt', `at ${inUtc(Date.now() + made.waitMs)}`)
    await waitFor(made.waitMs)
  }
  let stage = await attemptUntilItEnds(made?.attempts ?? 0)
  while (isRequested) stage = await attemptUntilItEnds(0)
  return stage

  async function attemptUntilItEnds(before: number): Promise<string> {
    isRequested = false
    for (let attempts = before + 1; ; attempts++) {
      const waitMs = attempts < MAX_ATTEMPTS ? waitAfter(attempts) : null
      const attempt = await attemptDelivery({ deliveryId, waitMs })
      setStage(attempt.stage, attempt.waitMs === null ? undefined : `at ${inUtc(Date.now() + attempt.waitMs)}`)
      if (attempt.waitMs === null) return attempt.stage
      // Runs from before took it for answered by that attempt. It may have come after the attempt was over: its asker would wait on.
      if (isRequested && !patched('tries again what is asked for during an attempt')) isRequested = false
      await waitFor(attempt.waitMs)
    }
  }

  async function waitFor(waitMs: number): Promise<void> {
    await condition(() => isRequested, waitMs, { summary: 'until the next attempt' })
    isRequested = false
  }
}
