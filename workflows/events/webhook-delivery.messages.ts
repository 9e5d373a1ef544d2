import { defineSignal } from '@temporalio/workflow'
import type { WorkflowStart } from '../../domain/workflow-start.ts'

export interface WebhookDeliveryInput {
  deliveryId: string
  accountId: string
  /**
   * The attempts that a batch has made since the delivery was opened, and the wait after them; absent when it begins
   * here.
   */
  made?: AttemptsMade
}

export interface AttemptsMade {
  attempts: number
  waitMs: number
}

/** Requests an attempt: a waiting delivery is sent now, one that is just ending starts over. */
export const tryNow = defineSignal('replay')

/** Starts the delivery of one event to one endpoint. After its end it may be replayed under the same id. */
export function startWebhookDelivery({
  id,
  accountId,
  eventType,
}: {
  id: string
  accountId: string
  eventType: string
}): WorkflowStart {
  return {
    type: 'webhookDelivery',
    workflowId: webhookDeliveryId(id),
    input: { deliveryId: id, accountId } satisfies WebhookDeliveryInput,
    summary: `Deliver ${eventType}`,
    attributes: { accountId, stage: 'first attempt' },
    reusePolicy: 'ALLOW_DUPLICATE',
  }
}

/** Does the same for a delivery that failed in its batch. */
export function startRestOfDelivery(
  delivery: Parameters<typeof startWebhookDelivery>[0],
  made: AttemptsMade,
): WorkflowStart {
  const start = startWebhookDelivery(delivery)
  const attributes = { ...start.attributes, stage: 'waiting for the next attempt' }
  return { ...start, attributes, input: { ...start.input, made } satisfies Partial<WebhookDeliveryInput> }
}

/**
 * Does the same for a reopened delivery. The run that ended the delivery may still be open: a plain start would join it
 * and be lost.
 */
export function startWebhookReplay(delivery: Parameters<typeof startWebhookDelivery>[0]): WorkflowStart {
  return { ...startWebhookDelivery(delivery), signal: tryNow.name }
}

export function webhookDeliveryId(deliveryId: string): string {
  return `webhook-delivery/${deliveryId}`
}
