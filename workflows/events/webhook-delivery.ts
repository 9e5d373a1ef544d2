import { condition, patched, proxyActivities, setHandler } from '@temporalio/workflow'
import type { WebhookDeliveryActivities } from '../../activities/events/webhook-delivery.ts'
import { OPTIONS } from '../shared/options.ts'
import { inUtc, setStage } from '../shared/stage.ts'
import { taskQueue } from '../shared/task-queue.ts'
import { tryNow, type WebhookDeliveryInput } from './webhook-delivery.messages.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** The waits between attempts that Standard Webhooks recommends: ten attempts over some three days. */
const WAITS_MS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR]
/** Waits are longer by up to a tenth, so that what failed together does not come back together. */
const JITTER = 0.1

/**
 * Brings one event to one endpoint: attempts until the endpoint takes it, is gone or disabled, or the last attempt has failed,
 * after which the endpoint is disabled. Started by the publisher of events, by a test message or by a replay; the signal
 * `replay` ends a wait at once, and when it comes with the last attempt, that delivery may have been opened again.
 */
export async function webhookDelivery({ deliveryId, accountId }: WebhookDeliveryInput): Promise<string> {
  let isRequested = false
  setHandler(tryNow, () => {
    isRequested = true
  })
  const { attemptDelivery } = proxyActivities<WebhookDeliveryActivities>({
    ...OPTIONS.webhookAttempt,
    taskQueue: taskQueue('webhooks'),
    priority: { fairnessKey: accountId },
  })

  let stage: string
  do {
    isRequested = false
    stage = await attemptUntilItEnds()
  } while (isRequested)
  return stage

  async function attemptUntilItEnds(): Promise<string> {
    for (const planned of [...WAITS_MS, null]) {
      const waitMs = planned && Math.round(planned * (1 + JITTER * Math.random()))
      const attempt = await attemptDelivery({ deliveryId, waitMs })
      setStage(attempt.stage, attempt.waitMs === null ? undefined : `at ${inUtc(Date.now() + attempt.waitMs)}`)
      if (attempt.waitMs === null) return attempt.stage
      // Runs from before took it for answered by that attempt. It may have come after the attempt was over: its asker would wait on.
      if (isRequested && !patched('tries again what is asked for during an attempt')) isRequested = false
      await condition(() => isRequested, attempt.waitMs, { summary: 'until the next attempt' })
      isRequested = false
    }
    throw new Error('the last attempt has no wait after it')
  }
}
