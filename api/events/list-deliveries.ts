import { z } from 'zod'
import { DELIVERY_STATUSES } from '../../domain/events/webhook.ts'
import { refuse } from '../errors/refusal.ts'
import { endpoint } from '../http/endpoint.ts'
import { NextCursor, pageQuery, readPage } from '../http/page.ts'
import { DeliveryAnswer, presentDelivery } from './present-webhook.ts'

/** `GET /webhooks/{webhookId}/deliveries`: lists the deliveries to an endpoint, past and pending, newest first. */
export const listDeliveries = endpoint({
  method: 'GET',
  path: '/webhooks/:webhookId/deliveries',
  summary: 'List the deliveries of a webhook endpoint',
  weight: 1,
  permission: 'webhook.read',
  params: z.strictObject({ webhookId: z.string() }),
  query: z.strictObject({
    status: z.enum(DELIVERY_STATUSES).optional().meta({ description: 'Returns only deliveries with this status.' }),
    ...pageQuery(),
  }),
  returns: 'A page of deliveries, newest first.',
  replies: {
    200: z.strictObject({ deliveries: z.array(DeliveryAnswer), nextCursor: NextCursor }),
  },
  errors: ['NO_SUCH_RESOURCE'],
  async handle({ params: { webhookId }, query: { status, ...query }, caller }, services) {
    const { db } = services
    if (!(await db.webhookEndpoints.find(caller.accountId, webhookId))) throw refuse('NO_SUCH_RESOURCE')
    const { page, nextCursor } = await readPage(
      services,
      { list: ['deliveries', webhookId], query },
      (range) => db.webhookDeliveries.list(webhookId, { status, ...range }),
      ({ id }) => id,
    )
    return { deliveries: page.map(presentDelivery), nextCursor }
  },
})
