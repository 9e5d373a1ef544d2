import type { WebhookBatchActivities } from '../../../activities/events/webhook-batch.ts'
import type { WebhookBatchInput } from '../../../workflows/events/webhook-batch.messages.ts'
import type { Answers, Model } from '../model.ts'

interface Batch {
  attempts: Record<string, number>
  taken: string[]
  /** Those that go on in workflows of their own. */
  onTheirOwn: string[]
  isDisabled: boolean
}

const DELIVERIES = ['one', 'two', 'three']

const answers: Answers<WebhookBatchActivities, Batch> = {
  attemptBatch: ({ deliveryIds, before, isLast }, batch) => {
    const [first, ...others] = deliveryIds.filter((id) => !batch.taken.includes(id))
    if (first === undefined || batch.isDisabled) return [{ result: { again: [], left: [] } }]
    const attempt = () => {
      batch.attempts[first] = before + 1
    }
    return [
      {
        says: 'one is taken',
        result: { again: [], left: others },
        changes: () => {
          attempt()
          batch.taken.push(first)
        },
      },
      {
        says: 'one is refused',
        result: { again: isLast ? [] : [first], left: others },
        changes: () => {
          attempt()
          if (isLast) batch.onTheirOwn.push(first)
        },
      },
      {
        says: 'one is asked to wait for longer',
        result: { again: [], left: others },
        changes: () => {
          attempt()
          batch.onTheirOwn.push(first)
        },
      },
    ]
  },
}

export const WEBHOOK_BATCH: Model<Batch> = {
  name: 'webhookBatch',
  type: 'webhookBatch',
  input: { deliveryIds: DELIVERIES, accountId: 'account' } satisfies WebhookBatchInput,
  world: () => ({ attempts: {}, taken: [], onTheirOwn: [], isDisabled: false }),
  answers,
  messages: [
    {
      event: 'the endpoint is disabled',
      happens: (batch) => {
        batch.isDisabled = true
      },
    },
  ],
  check: ({ world: { attempts, taken, onTheirOwn, isDisabled }, wasCancelled }) => [
    new Set(taken).size < taken.length && 'it was delivered twice',
    !(wasCancelled || isDisabled) &&
      taken.length + onTheirOwn.length < DELIVERIES.length &&
      'it ends and leaves a delivery to nobody',
    Object.values(attempts).some((count) => count > 2) && 'it attempts more often than it may',
  ],
}
