import { condition, continueAsNew, proxyActivities, setHandler, workflowInfo } from '@temporalio/workflow'
import type { WebhookDeliveryActivities } from '../../activities/events/webhook-delivery.ts'
import { OPTIONS } from '../shared/activity-options.ts'
import { inUtc, setStage } from '../shared/stage.ts'
import { taskQueue } from '../shared/task-queue.ts'
import { MAX_ATTEMPTS, waitAfter } from './waits.ts'
import { tryNow, type WebhookDeliveryInput } from './webhook-delivery.messages.ts'

/** Events of a run before it continues as new. The schedule creates some hundred, each requested attempt ten more. */
const LONG_HISTORY = 500

/**
 * Delivers one event to one endpoint, until it is accepted, the endpoint is gone or disabled, or the last attempt
 * fails, which disables the endpoint. Started by the publisher, a test message, a replay or a batch. The signal
 * `replay` adds an attempt at once; with the last attempt, the delivery may have been reopened.
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

  if (made) setStage('waiting for the next attempt', `at ${inUtc(Date.now() + made.waitMs)}`)
  let stage = await attemptUntilItEnds(made ? await waitAfterAttempt(made.attempts, made.waitMs) : 1)
  while (isRequested) {
    if (isLong()) return continueAsNew<typeof webhookDelivery>({ deliveryId, accountId })
    stage = await attemptUntilItEnds(1)
  }
  return stage

  async function attemptUntilItEnds(first: number): Promise<string> {
    isRequested = false
    for (let nth = first; ; ) {
      const waitMs = nth < MAX_ATTEMPTS ? waitAfter(nth) : null
      const attempt = await attemptDelivery({ deliveryId, waitMs })
      setStage(attempt.stage, attempt.waitMs === null ? undefined : `at ${inUtc(Date.now() + attempt.waitMs)}`)
      if (attempt.waitMs === null) return attempt.stage
      if (isLong()) return goOn(nth, attempt.waitMs)
      nth = await waitAfterAttempt(nth, attempt.waitMs)
    }
  }

  /**
   * Continues as new, with the wait after an attempt, or at once with an attempt that was requested in the meantime.
   */
  function goOn(nth: number, waitMs: number): Promise<never> {
    const next = isRequested ? { attempts: nth - 1, waitMs: 1 } : { attempts: nth, waitMs }
    return continueAsNew<typeof webhookDelivery>({ deliveryId, accountId, made: next })
  }

  function isLong(): boolean {
    const { historyLength, continueAsNewSuggested } = workflowInfo()
    return historyLength > LONG_HISTORY || continueAsNewSuggested
  }

  /**
   * Returns which attempt of the schedule comes next. A requested attempt is additional, and the interrupted wait
   * follows it: otherwise frequent requests would use up in minutes a schedule of days.
   */
  async function waitAfterAttempt(nth: number, waitMs: number): Promise<number> {
    const isAskedFor = await condition(() => isRequested, waitMs, { summary: 'until the next attempt' })
    isRequested = false
    return isAskedFor ? nth : nth + 1
  }
}
