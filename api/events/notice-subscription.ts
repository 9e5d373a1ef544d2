import { z } from 'zod'
import type { Caller } from '../../domain/account/account.ts'
import {
  NOTICE_CHANNELS,
  NOTICE_END_REASONS,
  NOTICE_KINDS,
  type NoticeSubscription,
} from '../../domain/events/notice.ts'

export const Channel = z
  .enum(NOTICE_CHANNELS)
  .meta({ description: '`EMAIL`, or `CHAT`: the incoming webhook of Slack, Microsoft Teams or a program like them.' })

export const Kinds = z.array(z.enum(NOTICE_KINDS)).meta({
  description:
    '`HEARING_DIGEST`: once an evening. `NEW_CANDIDATES`, `CHANGED_CASES`, `ENDED_SEARCHES`: what happens within ten minutes comes in one notice, new candidates and changed cases of the night in the morning.',
})

/** A subscription to notices as answers show it. */
export const NoticeSubscriptionAnswer = z
  .strictObject({
    subscriptionId: z.string(),
    userId: z.string().meta({ description: 'The subscription ends with this user.' }),
    channel: Channel,
    address: z
      .string()
      .meta({ description: 'The e-mail address, or the host of the chat program: its whole URL is a secret.' }),
    kinds: Kinds,
    status: z.enum(['UNCONFIRMED', 'ACTIVE', 'ENDED']).meta({
      description: '`UNCONFIRMED`: the link in the first e-mail was not opened. `ENDED`: nothing more is sent.',
    }),
    endReason: z.enum(NOTICE_END_REASONS).nullable().meta({
      description:
        '`UNSUBSCRIBED` by a link in an e-mail. `REFUSED`: the mail server does not take the address. `GONE`: the chat program does not know the URL. `UNREACHABLE`: it took no message for three days.',
    }),
    problem: z.string().nullable().meta({
      description: 'Why the last notice was not accepted, such as `450 4.2.1`. Null after one was.',
    }),
    lastSentAt: z.int().nullable().meta({ description: 'When a notice was last accepted, in epoch milliseconds.' }),
    created: z.int(),
  })
  .meta({ id: 'NoticeSubscription' })

export function presentSubscription(subscription: NoticeSubscription): z.infer<typeof NoticeSubscriptionAnswer> {
  const { id, userId, channel, kinds, endReason, problem, lastSentAt, created } = subscription
  const status = subscription.status === 'REMOVED' ? 'ENDED' : subscription.status
  const address = channel === 'CHAT' ? new URL(subscription.address).host : subscription.address
  return { subscriptionId: id, userId, channel, address, kinds, status, endReason, problem, lastSentAt, created }
}

/** Returns the user whose subscriptions a caller sees; undefined for administrators, who see all of the account. */
export function seenBy({ userId, permissions }: Pick<Caller, 'userId' | 'permissions'>): string | undefined {
  return permissions.includes('account.admin') ? undefined : userId
}
