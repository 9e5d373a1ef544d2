import { defineQuery } from '@temporalio/workflow'
import type { CourtType } from '../../domain/courts/types.ts'
import type { ModelUsage } from '../../domain/model-answer.ts'
import type { SummaryFailure } from '../../domain/summaries/summary-failure.ts'
import type { WorkflowStart } from '../../domain/workflow-start.ts'

/**
 * A summary ends within half an hour of its request: 15 minutes in which courts give documents and people read their pictures, and
 * as long again for 40 orders at a slow model.
 */
export const SUMMARY_TIME_MS = 30 * 60_000

export interface CaseSummaryInput {
  accountId: string
  summaryId: string
  requestId: string
  /** When the summary ends at the latest, epoch ms. */
  deadlineAt: number
}

/** `usage`: what the model cost for this summary; documents that were summarised before cost nothing. */
export type CaseSummaryResult = { usage: ModelUsage } & (
  | { outcome: 'COMPLETE' }
  | { outcome: 'FAILED'; reason: SummaryFailure }
)

/** The state of a summary. */
export interface CaseSummaryState {
  stage: 'reading the orders' | 'writing the summary' | 'complete' | 'failed'
  /** Orders that are done with, of all. */
  ordersDone: number
  orders: number
}

export const caseSummaryState = defineQuery<CaseSummaryState>('state')

export function caseSummaryId(summaryId: string): string {
  return `case-summary/${summaryId}`
}

/** One run per summary, so its id is never used again. */
export function startCaseSummary(
  input: CaseSummaryInput,
  about: { courtType: CourtType; caseRef: string },
): WorkflowStart {
  return {
    type: 'caseSummary',
    workflowId: caseSummaryId(input.summaryId),
    input,
    summary: `Summarise a case of ${about.courtType}`,
    attributes: {
      accountId: input.accountId,
      requestId: input.requestId,
      ...about,
      stage: 'reading the orders' satisfies CaseSummaryState['stage'],
    },
    reusePolicy: 'REJECT_DUPLICATE',
  }
}
