import { z } from 'zod'
import { refuse } from '../errors/refusal.ts'
import { auditContextOf } from '../http/audit-context.ts'
import { endpoint } from '../http/endpoint.ts'
import { seenBy } from './notice-subscription.ts'

/** `DELETE /notice-subscriptions/{subscriptionId}`: removes a subscription and its address. Nothing more is sent. */
export const removeNoticeSubscription = endpoint({
  method: 'DELETE',
  path: '/notice-subscriptions/:subscriptionId',
  summary: 'Delete a subscription to notices',
  weight: 1,
  permission: 'webhook.write',
  params: z.strictObject({ subscriptionId: z.string() }),
  returns: 'The subscription was deleted. The response is an empty object.',
  replies: { 200: z.strictObject({}) },
  errors: ['NO_SUCH_RESOURCE'],
  async handle({ params: { subscriptionId }, caller, requestId }, { db }) {
    const { accountId } = caller
    await db.transaction(async (tx) => {
      const found = await db.noticeSubscriptions.find(accountId, subscriptionId, tx)
      if (!found || ![undefined, found.userId].includes(seenBy(caller))) throw refuse('NO_SUCH_RESOURCE')
      await db.noticeSubscriptions.remove(found, tx)
      const done = { accountId, thingKind: 'NOTICE', thingId: found.id, action: 'REMOVE', fields: [] } as const
      await db.auditLog.record(auditContextOf({ caller, requestId }), [done], tx)
    })
    return {}
  },
})
