import type { LookedUpCase } from '../../db/case-lookup/looked-up-cases.ts'
import type { Database } from '../../db/database.ts'
import { failSummary } from '../../db/summaries/ended-summaries.ts'
import type { CaseSource } from '../../domain/case-sources.ts'
import { refOfCase } from '../../domain/courts/ref-of-case.ts'
import { Gone } from '../../domain/gone.ts'
import type { ModelUsage } from '../../domain/model-answer.ts'
import { orderSources } from '../../domain/order-of-asking.ts'
import type { Unsummarised } from '../../domain/summaries/summarised-order.ts'
import { isSummaryFailure, type SummaryFailure } from '../../domain/summaries/summary-failure.ts'
import type { Temporal } from '../../platform/temporal.ts'
import type { Model } from '../../sources/model/model.ts'
import { type OrderFetchResult, startOrderFetch } from '../../workflows/orders/order-fetch.messages.ts'
import { type OrderSummaryResult, startOrderSummary } from '../../workflows/summaries/order-summary.messages.ts'
import { orderOf } from '../orders/order-fetch.ts'
import { failureOfJoined, joinWorkflow } from '../shared/join-workflow.ts'

/** What became of one order: its document is summarised, or why not. */
export interface OrderOutcome {
  orderId: string
  missing?: Unsummarised
}

export type CaseSummaryActivities = ReturnType<typeof createCaseSummaryActivities>
export type JoinActivities = ReturnType<typeof createJoinActivities>

/** The database work of the `caseSummary` workflow. */
export function createCaseSummaryActivities({ db }: { db: Database }) {
  return {
    /** The ids of the case's orders in the court's order. */
    async openSummary({ summaryId }: { summaryId: string }): Promise<string[]> {
      const { orders } = await caseOf(db, summaryId)
      return orders.map(({ orderId }) => orderId)
    },

    /** Ends a summary FAILED; one that has ended stays as it is. Tells what it cost. */
    async failSummary({ summaryId, reason }: { summaryId: string; reason: SummaryFailure }): Promise<ModelUsage> {
      await failSummary(db, summaryId, reason)
      return (await db.caseSummaries.task(summaryId)).usage
    },
  }
}

export interface JoinDependencies {
  db: Database
  temporal: Temporal
  /** Undefined where none is switched on. */
  model: Model | undefined
  /** The sources that are switched on. */
  sources: CaseSource[]
  /** The prefix of the deployment's task queues. */
  deployment: string
}

/** The waits of a case summary for the workflows that others may want, too. */
export function createJoinActivities({ db, temporal, model, sources, deployment }: JoinDependencies) {
  return {
    /** Has an order's document fetched, unless it is stored. That does not count as a download: only a client's own is billed. */
    async joinOrderFetch({ orderId, requestId }: { orderId: string; requestId: string }): Promise<OrderFetchResult> {
      if (await db.orderDocuments.find(orderId)) return { outcome: 'STORED' }
      const { accountId, courtCase } = await orderOf(db, orderId)
      const { courtType, identifier } = courtCase
      const input = { accountId, orderId, sources: orderSources(identifier, sources), isForSummary: true }
      const about = { courtType, caseRef: refOfCase(courtCase), requestId }
      return joinWorkflow(temporal, startOrderFetch(input, about))
    },

    /**
     * Has an order's document summarised, unless it was before. What that costs is booked to the summary that asks first. `NOT_STORED` when a
     * restore of the database has taken the document away since it was fetched.
     */
    async joinOrderSummary({
      summaryId,
      orderId,
      requestId,
    }: {
      summaryId: string
      orderId: string
      requestId: string
    }): Promise<OrderSummaryResult | { outcome: 'NOT_STORED' }> {
      if (!model) return { outcome: 'FAILED', reason: 'MODEL_OFF' }
      const document = await db.orderDocuments.find(orderId)
      if (!document) return { outcome: 'NOT_STORED' }
      const key = { documentKey: document.originalKey, version: model.versions.order }
      if (await db.orderSummaries.find(key)) return { outcome: 'SUMMARISED' }
      const { accountId, courtCase } = await orderOf(db, orderId)
      const about = { caseRef: refOfCase(courtCase), requestId }
      const input = { accountId, orderId, summaryId, ...key }
      for (;;) {
        try {
          return await joinWorkflow(temporal, startOrderSummary(input, about, deployment))
        } catch (error) {
          const failure = failureOfJoined(error)
          const reason = failure?.type
          if (!isSummaryFailure(reason)) throw error
          const asker = failure?.details?.[0]
          const isOfAnother = asker !== undefined && asker !== accountId
          // This account may have a budget where the one that asked first has none left: the next run is asked for by this one.
          if (!(reason === 'SPENDING_LIMIT' && isOfAnother)) return { outcome: 'FAILED', reason }
        }
      }
    },
  }
}

/** A summary's looked-up case. */
export async function caseOf(db: Database, summaryId: string): Promise<LookedUpCase> {
  const { accountId, searchId } = await db.caseSummaries.task(summaryId)
  const stored = await db.lookedUpCases.find(accountId, searchId)
  if (!stored) throw new Gone('case of this summary')
  return stored
}
