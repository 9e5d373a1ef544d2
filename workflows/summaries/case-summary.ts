import {
  ActivityFailure,
  CancellationScope,
  isCancellation,
  proxyActivities,
  setCurrentDetails,
  setHandler,
  TimeoutFailure,
} from '@temporalio/workflow'
import type { CaseSummaryActivities, JoinActivities, OrderOutcome } from '../../activities/summaries/case-summary.ts'
import type { WriteSummaryActivities } from '../../activities/summaries/write-summary.ts'
import type { ModelUsage } from '../../domain/model-answer.ts'
import { SUMMARY_FAILURES, type SummaryFailure } from '../../domain/summaries/summary-failure.ts'
import type { OrderFetchResult } from '../orders/order-fetch.messages.ts'
import { OPTIONS } from '../shared/activity-options.ts'
import { clientFailure } from '../shared/client-failure.ts'
import { mapConcurrent } from '../shared/map-concurrent.ts'
import { inUtc, setStage } from '../shared/stage.ts'
import { taskQueue } from '../shared/task-queue.ts'
import {
  type CaseSummaryInput,
  type CaseSummaryResult,
  type CaseSummaryState,
  caseSummaryState,
} from './case-summary.messages.ts'
import { failureReason, retryOnceIfUnusable, summaryFailed } from './model-answers.ts'

/**
 * Orders under way at a time. Most of them wait: the queues of sources, documents and model let a few work. More of one case would
 * only push other accounts' cases back.
 */
const ORDERS_AT_ONCE = 20

/** The share of a summary's time in which documents are waited for: 20 minutes, so that a person has 15 for a court's picture. */
const SHARE_FOR_DOCUMENTS = 2 / 3

const core = proxyActivities<CaseSummaryActivities>(OPTIONS.database)

/**
 * Summarises a looked-up case: gets every order's document and its summary, has the model write the case summary, and bounds its risk
 * level by rules. Started by `POST /case-lookup/summarize`. Ends the summary COMPLETE, which bills it, or FAILED with a plain reason,
 * and itself with it, at its deadline at the latest. Orders without a document are named as such. Cancelling the workflow ends the summary FAILED.
 */
export async function caseSummary(input: CaseSummaryInput): Promise<CaseSummaryResult> {
  const { accountId, summaryId, requestId, deadlineAt } = input
  const documentsUntil = Date.now() + (deadlineAt - Date.now()) * SHARE_FOR_DOCUMENTS
  const state: CaseSummaryState = { stage: 'reading the orders', ordersDone: 0, orders: 0 }
  setHandler(caseSummaryState, () => state)
  const show = (stage: CaseSummaryState['stage']) => {
    state.stage = stage
    setStage(stage)
  }

  try {
    const usage = await CancellationScope.withTimeout(Math.max(1, deadlineAt - Date.now()), summarise)
    return end({ outcome: 'COMPLETE', usage })
  } catch (error) {
    const reason = isCancellation(error) ? reasonOfCancellation() : failureReason(error)
    if (!reason) throw error
    const usage = await CancellationScope.nonCancellable(() => core.failSummary({ summaryId, reason }))
    end({ outcome: 'FAILED', reason, usage })
    if (reason === 'CANCELLED') throw error
    throw clientFailure(reason, SUMMARY_FAILURES[reason], error)
  }

  async function summarise(): Promise<ModelUsage> {
    show('reading the orders')
    const orderIds = await core.openSummary({ summaryId })
    state.orders = orderIds.length
    const report = () =>
      setCurrentDetails(
        `${state.stage}: ${state.ordersDone} of ${state.orders}; documents until ${inUtc(documentsUntil)}, all until ${inUtc(deadlineAt)}`,
      )
    report()
    const orders = await mapConcurrent(orderIds, ORDERS_AT_ONCE, async (orderId) => {
      const outcome = await summariseOrder(orderId)
      state.ordersDone++
      report()
      return outcome
    })
    if (isMissingAll(orders)) throw summaryFailed('ORDERS_UNAVAILABLE')
    show('writing the summary')
    const { writeSummary } = proxyActivities<WriteSummaryActivities>({
      ...OPTIONS.modelAnswer,
      taskQueue: taskQueue('model'),
      priority: { fairnessKey: accountId },
    })
    const { usage } = await retryOnceIfUnusable((isSecondTry) => writeSummary({ summaryId, orders, isSecondTry }))
    return usage
  }

  async function summariseOrder(orderId: string): Promise<OrderOutcome> {
    const fetched = await fetchDocument(orderId)
    if (fetched.outcome === 'REFUSED') return { orderId, missing: fetched.reason }
    if (fetched.outcome !== 'STORED') return { orderId, missing: fetched.outcome }
    const { joinOrderSummary } = joining(orderId, deadlineAt)
    const summarised = await joinOrderSummary({ summaryId, orderId, requestId })
    if (summarised.outcome === 'FAILED') throw summaryFailed(summarised.reason)
    if (summarised.outcome === 'NOT_STORED') return { orderId, missing: 'UNAVAILABLE' }
    return summarised.outcome === 'UNREADABLE' ? { orderId, missing: 'UNREADABLE' } : { orderId }
  }

  async function fetchDocument(orderId: string): Promise<OrderFetchResult | { outcome: 'NOT_IN_TIME' }> {
    const { joinOrderFetch } = joining(orderId, documentsUntil)
    try {
      return await joinOrderFetch({ orderId, requestId })
    } catch (error) {
      if (!(error instanceof ActivityFailure) || isCancellation(error)) throw error
      return { outcome: error.cause instanceof TimeoutFailure ? 'NOT_IN_TIME' : 'UNAVAILABLE' }
    }
  }

  /** Waits for an order's other workflow until that time, epoch ms. */
  function joining(orderId: string, until: number) {
    return proxyActivities<JoinActivities>({
      ...OPTIONS.joinedWorkflow,
      scheduleToCloseTimeout: Math.max(1, until - Date.now()),
      taskQueue: taskQueue('summaries'),
      priority: { fairnessKey: accountId },
      summary: `order ${orderId}, until ${inUtc(until)}`,
    })
  }

  function reasonOfCancellation(): SummaryFailure {
    return Date.now() >= deadlineAt ? 'NOT_IN_TIME' : 'CANCELLED'
  }

  function end(result: CaseSummaryResult): CaseSummaryResult {
    show(result.outcome === 'COMPLETE' ? 'complete' : 'failed')
    const { inputTokens, outputTokens, costPaise } = result.usage
    const why = result.outcome === 'FAILED' ? `: ${result.reason}` : ''
    setCurrentDetails(`${state.stage}${why}; ${inputTokens} tokens read, ${outputTokens} written, ${costPaise} paise`)
    return result
  }
}

/** Whether no order has a summary and some may have one later: a case without orders, or without documents, is answered as it is. */
function isMissingAll(orders: OrderOutcome[]): boolean {
  const missing = orders.map((order) => order.missing)
  return !missing.includes(undefined) && missing.some((why) => why === 'UNAVAILABLE' || why === 'NOT_IN_TIME')
}
