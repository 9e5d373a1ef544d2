import type { WorkflowStart } from '../../domain/workflow-start.ts'

export interface WebhookBatchInput {
  deliveryIds: string[]
  accountId: string
}

/** @param firstId the id of its first delivery; ids ascend */
export function webhookBatchId(firstId: string): string {
  return `webhook-batch/${firstId}`
}

/** Starts new deliveries to one endpoint, none of them attempted yet; `MOST_IN_BATCH` at most. */
export function startWebhookBatch(
  first: { id: string; accountId: string },
  others: readonly { id: string }[],
): WorkflowStart {
  const deliveryIds = [first, ...others].map(({ id }) => id)
  return {
    type: 'webhookBatch',
    workflowId: webhookBatchId(first.id),
    input: { deliveryIds, accountId: first.accountId } satisfies WebhookBatchInput,
    summary: `Deliver ${deliveryIds.length} events`,
    attributes: { accountId: first.accountId, stage: 'first attempts' },
    reusePolicy: 'REJECT_DUPLICATE',
  }
}
