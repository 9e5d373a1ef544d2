import { condition, continueAsNew, proxyActivities, setHandler, workflowInfo } from '@temporalio/workflow'
import type { WebhookDeliveryActivities } from '../../activities/events/webhook-delivery.ts'
import { OPTIONS } from '../shared/options.ts'
import { inUtc, setStage } from '../shared/stage.ts'
import { taskQueue } from '../shared/task-queue.ts'
import { MAX_ATTEMPTS, waitAfter } from './waits.ts'
import { tryNow, type WebhookDeliveryInput } from './webhook-delivery.messages.ts'

/** Events of a run after which another goes on. The schedule makes some hundred, each attempt that is asked for ten more. */
const LONG_HISTORY = 500

/**
 * Brings one event to one endpoint: attempts until the endpoint takes it, is gone or disabled, or the last attempt has failed,
 * after which the endpoint is disabled. Started by the publisher of events, by a test message, by a replay, or by a batch, which
 * has made the first attempts; the signal `replay` ends a wait at once for an attempt on top of these, and when it comes with the last
 * attempt, that delivery may have been opened again.
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

  /** Goes on in a new run, with the wait that follows an attempt, or at once with the attempt that was asked for meanwhile. */
  function goOn(nth: number, waitMs: number): Promise<never> {
    const next = isRequested ? { attempts: nth - 1, waitMs: 1 } : { attempts: nth, waitMs }
    return continueAsNew<typeof webhookDelivery>({ deliveryId, accountId, made: next })
  }

  function isLong(): boolean {
    const { historyLength, continueAsNewSuggested } = workflowInfo()
    return historyLength > LONG_HISTORY || continueAsNewSuggested
  }

  /**
   * Returns which attempt of the schedule comes next. One that is asked for comes on top of the schedule, and the wait that it ended follows it:
   * else somebody who asks often would use up in minutes what is meant for days.
   */
  async function waitAfterAttempt(nth: number, waitMs: number): Promise<number> {
    const isAskedFor = await condition(() => isRequested, waitMs, { summary: 'until the next attempt' })
    isRequested = false
    return isAskedFor ? nth : nth + 1
  }
}
