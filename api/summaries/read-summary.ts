import { z } from 'zod'
import { refuse } from '../errors/refusal.ts'
import { endpoint } from '../http/endpoint.ts'
import { PolledSummaryAnswer, presentSummary } from './present-summary.ts'

/** `GET /case-lookup/summarize/{id}`: a summary in its present state, to be polled until it is COMPLETE or FAILED. */
export const readSummary = endpoint({
  method: 'GET',
  path: '/case-lookup/summarize/:id',
  summary: 'Get a summary; poll it until it is COMPLETE or FAILED',
  weight: 1,
  product: 'AI_SUMMARIES',
  permission: 'case.read',
  params: z.strictObject({ id: z.string() }),
  returns: 'The summary in its current state.',
  replies: { 200: PolledSummaryAnswer },
  errors: ['SUMMARY_NOT_FOUND'],
  async handle({ params, caller }, { db }) {
    const summary = await db.caseSummaries.find(caller.accountId, params.id)
    if (!summary) throw refuse('SUMMARY_NOT_FOUND')
    return { ...presentSummary(summary), searchId: summary.searchId }
  },
})
