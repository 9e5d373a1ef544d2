import type { NoticeDeliveryActivities } from '../../../activities/events/notice-delivery.ts'
import type { NoticeDeliveryInput } from '../../../workflows/events/notice-delivery.messages.ts'
import type { Answers, Model } from '../model.ts'

interface Notice {
  status: 'PENDING' | 'SENT' | 'ENDED'
  subscription: 'ACTIVE' | 'ENDED'
  sent: number
  attempts: number
}

const answers: Answers<NoticeDeliveryActivities, Notice> = {
  attemptNotice: ({ plannedMs }, notice) => {
    if (notice.status === 'SENT') return [{ result: { stage: 'sent', waitMs: null } }]
    const end = () => {
      notice.status = 'ENDED'
    }
    if (notice.subscription === 'ENDED') return [{ result: { stage: 'stopped', waitMs: null }, changes: end }]
    const send = () => {
      notice.status = 'SENT'
      notice.sent++
      notice.attempts++
    }
    const attempt = () => {
      notice.attempts++
    }
    return [
      { says: 'sent', result: { stage: 'sent', waitMs: null }, changes: send },
      plannedMs === null
        ? { says: 'failed', result: { stage: 'failed', waitMs: null }, changes: end }
        : { says: 'put off', result: { stage: 'waiting for the next attempt', waitMs: plannedMs }, changes: attempt },
    ]
  },
}

export const NOTICE_DELIVERY: Model<Notice> = {
  name: 'noticeDelivery',
  type: 'noticeDelivery',
  input: { noticeId: 'notice', accountId: 'account', channel: 'EMAIL', dueAt: 0 } satisfies NoticeDeliveryInput,
  world: () => ({ status: 'PENDING', subscription: 'ACTIVE', sent: 0, attempts: 0 }),
  answers,
  messages: [
    {
      event: 'the subscription ends',
      happens: (notice) => {
        notice.subscription = 'ENDED'
      },
    },
  ],
  check: ({ world, wasCancelled }) => [
    world.sent > 1 && 'it was sent twice',
    !wasCancelled && world.status === 'PENDING' && 'it ends though the notice is open',
    world.attempts > 10 && 'it attempts more often than it may',
  ],
}
