import { z } from 'zod'
import { SUMMARY_STATUSES } from '../../db/summaries/case-summaries.ts'
import { refOfCase } from '../../domain/courts/ref-of-case.ts'
import { SUMMARY_TIME_MS, startCaseSummary } from '../../workflows/summaries/case-summary.messages.ts'
import { refuse } from '../errors/refusal.ts'
import { dispatchInBackground } from '../http/dispatch.ts'
import { endpoint } from '../http/endpoint.ts'
import { Id } from '../http/id.ts'
import { requireBudget } from '../http/spending-budgets.ts'

/**
 * `POST /case-lookup/summarize`: begins a summary of a looked-up case and answers at once; it is polled then. Every call begins a new
 * one, also for the same case (Specification, "Summary").
 */
export const summarizeCase = endpoint({
  method: 'POST',
  path: '/case-lookup/summarize',
  summary: 'Start a summary of a looked-up case; every request starts a new one',
  weight: 10,
  product: 'AI_SUMMARIES',
  permission: 'case.write',
  body: z.strictObject({ searchId: Id.max(100) }),
  returns: 'The ID of the summary, which is still PENDING.',
  replies: {
    200: z
      .strictObject({ _id: z.string(), status: z.enum(SUMMARY_STATUSES) })
      .meta({ id: 'SummaryBegun', example: { _id: '019aa5f3c1d27a3f8e5b6c7d8e9f0a1b', status: 'PENDING' } }),
  },
  takesIdempotencyKey: true,
  errors: ['SEARCH_RECORD_NOT_FOUND', 'BUDGET_USED_UP'],
  async handle({ body: { searchId }, caller, requestId, keep }, services) {
    const { db } = services
    const { accountId, keyId } = caller
    const stored = await db.lookedUpCases.find(accountId, searchId)
    if (!stored) throw refuse('SEARCH_RECORD_NOT_FOUND')
    if (services.configuration.MODEL) await requireBudget(services, caller, 'MODEL')
    const { courtCase } = stored
    const deadlineAt = Date.now() + SUMMARY_TIME_MS
    const { answer, queued } = await db.transaction(async (tx) => {
      const summaryId = await db.caseSummaries.create({ accountId, searchId, apiKeyId: keyId }, deadlineAt, tx)
      const about = { courtType: courtCase.courtType, caseRef: refOfCase(courtCase) }
      const start = startCaseSummary({ accountId, summaryId, requestId, deadlineAt }, about)
      const answer = await keep({ _id: summaryId, status: 'PENDING' }, tx)
      return { answer, queued: await db.outbox.enqueue(start, tx) }
    })
    void dispatchInBackground(services, queued)
    return answer
  },
})
