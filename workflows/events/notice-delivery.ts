import { proxyActivities, sleep } from '@temporalio/workflow'
import type { NoticeDeliveryActivities } from '../../activities/events/notice-delivery.ts'
import { OPTIONS } from '../shared/activity-options.ts'
import { inUtc, setStage } from '../shared/stage.ts'
import { taskQueue } from '../shared/task-queue.ts'
import type { NoticeDeliveryInput } from './notice-delivery.messages.ts'
import { MAX_ATTEMPTS, waitAfter } from './waits.ts'

/**
 * Sends one notice by e-mail or to a chat program, once its events are collected, until it is accepted, refused, no
 * longer wanted, or the last attempt has failed.
 */
export async function noticeDelivery({ noticeId, accountId, channel, dueAt }: NoticeDeliveryInput): Promise<string> {
  const { attemptNotice } = proxyActivities<NoticeDeliveryActivities>({
    ...OPTIONS.noticeAttempt,
    taskQueue: taskQueue(channel === 'EMAIL' ? 'mail' : 'webhooks'),
    priority: { fairnessKey: accountId },
  })
  if (dueAt > Date.now()) await sleep(dueAt - Date.now(), { summary: 'until the events are collected' })
  for (let nth = 1; ; nth++) {
    const plannedMs = nth < MAX_ATTEMPTS ? waitAfter(nth) : null
    const { stage, waitMs } = await attemptNotice({ noticeId, plannedMs })
    setStage(stage, waitMs === null ? undefined : `at ${inUtc(Date.now() + waitMs)}`)
    if (waitMs === null) return stage
    await sleep(waitMs, { summary: 'until the next attempt' })
  }
}
