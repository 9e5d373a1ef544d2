import { proxyActivities, setHandler } from '@temporalio/workflow'
import type {
  DocumentTextActivities,
  KeptOrderSummaryActivities,
  OrderSummaryActivities,
} from '../../activities/summaries/order-summary.ts'
import { SUMMARY_FAILURES } from '../../domain/summaries/summary-failure.ts'
import { OPTIONS } from '../shared/activity-options.ts'
import { clientFailure } from '../shared/client-failure.ts'
import { mapConcurrent } from '../shared/map-concurrent.ts'
import { setStage } from '../shared/stage.ts'
import { taskQueue } from '../shared/task-queue.ts'
import { failureReason, retryOnceIfUnusable } from './model-answers.ts'
import {
  type OrderSummaryInput,
  type OrderSummaryResult,
  type OrderSummaryState,
  orderSummaryState,
} from './order-summary.messages.ts'

/** Parts of one long order that the model reads at a time; the other orders of the case wait beside them. */
const PARTS_AT_ONCE = 2

const core = proxyActivities<KeptOrderSummaryActivities>(OPTIONS.database)

/**
 * Summarises the document of one order: reads its text, has the model point at its sentences in as many parts as it needs, and keeps
 * them. Started by a case summary; others that need the same document join. Fails, with the
 * reason as its type and its account as a detail, when the model gives no answer that can be read: then the summaries that joined fail, too, but
 * not for this account's budget. Every answer of the model is kept before the next
 * question, so that a lost worker costs none of them.
 */
export async function orderSummary(input: OrderSummaryInput): Promise<OrderSummaryResult> {
  let state: OrderSummaryState = 'reading the document'
  setHandler(orderSummaryState, () => state)
  const show = (next: OrderSummaryState) => {
    state = next
    setStage(next)
  }
  const { accountId, documentKey, version } = input

  if (await core.hasOrderSummary({ documentKey, version })) return end({ outcome: 'SUMMARISED' })
  try {
    show('reading the document')
    if ((await readText()).pagesRead === 0) return end({ outcome: 'UNREADABLE' })
    show('asking the model')
    await askModel()
    return end({ outcome: 'SUMMARISED' })
  } catch (error) {
    const reason = failureReason(error)
    if (!reason) throw error
    end({ outcome: 'FAILED', reason })
    throw clientFailure(reason, SUMMARY_FAILURES[reason], error, accountId)
  }

  function end(result: OrderSummaryResult): OrderSummaryResult {
    show(({ SUMMARISED: 'summarised', UNREADABLE: 'unreadable', FAILED: 'failed' } as const)[result.outcome])
    return result
  }

  function readText() {
    const { readDocumentText } = proxyActivities<DocumentTextActivities>({
      ...OPTIONS.readText,
      taskQueue: taskQueue('documents'),
      priority: { fairnessKey: accountId },
    })
    return readDocumentText({ documentKey })
  }

  async function askModel(): Promise<void> {
    const { summarisePart } = proxyActivities<OrderSummaryActivities>({
      ...OPTIONS.modelAnswer,
      taskQueue: taskQueue('model'),
      priority: { fairnessKey: accountId },
    })
    const readPart = (part: number) =>
      retryOnceIfUnusable((isSecondTry) => summarisePart({ ...input, part, isSecondTry }))
    const { parts } = await readPart(1)
    if (parts === 1) return
    const others = Array.from({ length: parts - 1 }, (_, index) => index + 2)
    await mapConcurrent(others, PARTS_AT_ONCE, readPart)
    await core.joinParts({ documentKey, version })
  }
}
