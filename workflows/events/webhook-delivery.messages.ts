import { defineSignal } from '@temporalio/workflow'
import type { WorkflowStart } from '../../domain/workflow-start.ts'

export interface WebhookDeliveryInput {
  deliveryId: string
  accountId: string
  /** The attempts that a batch has made since the delivery was opened, and how long to wait after them; none when it begins here. */
  made?: AttemptsMade
}

export interface AttemptsMade {
  attempts: number
  waitMs: number
}

/** Told when somebody wants a delivery to be sent: one that waits for its next attempt is tried now, one that just ends begins anew. */
export const tryNow = defineSignal('replay')

/** One event on its way to one endpoint. After it has ended it may be replayed, under the same id. */
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

/** The same for a delivery that was not taken in its batch. */
export function startRestOfDelivery(
  delivery: Parameters<typeof startWebhookDelivery>[0],
  made: AttemptsMade,
): WorkflowStart {
  const start = startWebhookDelivery(delivery)
  const attributes = { ...start.attributes, stage: 'waiting for the next attempt' }
  return { ...start, attributes, input: { ...start.input, made } satisfies Partial<WebhookDeliveryInput> }
}

/**
 * The same for a delivery that is opened again. The run that brought it to its end may not have ended itself yet: a start alone would
 * join it and be lost.
 */
export function startWebhookReplay(delivery: Parameters<typeof startWebhookDelivery>[0]): WorkflowStart {
  return { ...startWebhookDelivery(delivery), signal: tryNow.name }
}

export function webhookDeliveryId(deliveryId: string): string {
  return `webhook-delivery/${deliveryId}`
}
