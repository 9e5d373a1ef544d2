import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { NextCursor, pageQuery, readPage } from '../http/page.ts'
import { NoticeSubscriptionAnswer, presentSubscription, seenBy } from './notice-subscription.ts'

/**
 * `GET /notice-subscriptions`: lists the caller's subscriptions, for administrators all of the account, oldest first;
 * also those that have ended in the last 30 days.
 */
export const listNoticeSubscriptions = endpoint({
  method: 'GET',
  path: '/notice-subscriptions',
  summary: 'List subscriptions to notices',
  weight: 1,
  permission: 'webhook.read',
  query: z.strictObject(pageQuery()),
  returns: 'A page of your subscriptions. Administrators see all of the account.',
  replies: { 200: z.strictObject({ subscriptions: z.array(NoticeSubscriptionAnswer), nextCursor: NextCursor }) },
  errors: [],
  async handle({ query, caller }, services) {
    const { accountId, userId } = caller
    const { page, nextCursor } = await readPage(
      services,
      { list: ['notice-subscriptions', accountId, userId], query },
      (range) => services.db.noticeSubscriptions.list(accountId, seenBy(caller), range),
      ({ id }) => id,
    )
    return { subscriptions: page.map(presentSubscription), nextCursor }
  },
})
