import { defineSignal } from '@temporalio/workflow'
import type { WorkflowStart } from '../domain/workflow-start.ts'

export interface WebhookDeliveryInput {
  deliveryId: string
  accountId: string
}

/** Told when somebody wants a delivery that waits for its next attempt to be tried now. */
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
    attributes: { accountId },
    reusePolicy: 'ALLOW_DUPLICATE',
  }
}

export function webhookDeliveryId(deliveryId: string): string {
  return `webhook-delivery/${deliveryId}`
}
