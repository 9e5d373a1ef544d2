import { z } from 'zod'
import { DELIVERY_STATUSES } from '../../domain/webhook.ts'
import { refuse } from '../errors/refusal.ts'
import { endpoint } from '../http/endpoint.ts'
import { Id } from '../http/id.ts'
import { pageLimit } from '../http/page-limit.ts'
import { DeliveryAnswer, presentDelivery } from './present-webhook.ts'

/** `GET /webhooks/{webhookId}/deliveries`: what was and is being sent to an endpoint, newest first. */
export const listDeliveries = endpoint({
  method: 'GET',
  path: '/webhooks/:webhookId/deliveries',
  summary: 'List the deliveries of a webhook endpoint',
  weight: 1,
  permission: 'webhook.read',
  params: z.strictObject({ webhookId: z.string() }),
  query: z.strictObject({
    status: z.enum(DELIVERY_STATUSES).optional().meta({ description: 'Returns only deliveries with this status.' }),
    limit: pageLimit(),
    cursor: Id.optional().meta({ description: 'The `nextCursor` of the previous response.' }),
  }),
  returns: 'A page of deliveries, newest first.',
  replies: {
    200: z.strictObject({ deliveries: z.array(DeliveryAnswer), nextCursor: z.string().nullable() }),
  },
  errors: ['NO_SUCH_THING'],
  async handle({ params: { webhookId }, query: { status, limit, cursor }, caller }, { db }) {
    if (!(await db.webhookEndpoints.find(caller.accountId, webhookId))) throw refuse('NO_SUCH_THING')
    const found = await db.webhookDeliveries.list(webhookId, { after: cursor, status, most: limit + 1 })
    const deliveries = found.slice(0, limit)
    return {
      deliveries: deliveries.map(presentDelivery),
      nextCursor: found.length > limit ? (deliveries.at(-1)?.id ?? null) : null,
    }
  },
})
