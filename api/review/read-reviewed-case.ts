import { z } from 'zod'
import { caseRef } from '../../domain/courts/case-ref.ts'
import { CASE_STATUS_PAGES } from '../../domain/courts/case-status-pages.ts'
import { caseRecord } from '../../domain/watchlist/watchlist-records.ts'
import { caseReviewId } from '../../workflows/review/case-review.messages.ts'
import { refuse } from '../errors/refusal.ts'
import { operatorEndpoint } from '../http/endpoint.ts'
import { workflowUrl } from '../http/workflow-url.ts'
import { CaseRecord } from '../watchlist/case-record.ts'
import { ClaimOrNone, claimsOf } from './claim.ts'
import { CourtPage, RecordHeld, recordHeld } from './record-held.ts'
import { ReviewHistory, reviewHistory } from './review-history.ts'

/** `GET /backoffice/cases/{id}`: returns a tracked case in any status, with its history. */
export const readReviewedCase = operatorEndpoint({
  method: 'GET',
  path: '/backoffice/cases/:id',
  summary: 'Get a tracked case with its history for review',
  params: z.strictObject({ id: z.string() }),
  returns: 'The tracked case with its history.',
  replies: {
    200: z.strictObject({
      ...CaseRecord.shape,
      caseRef: z.string(),
      workflowUrl: z.string(),
      account: z.strictObject({ name: z.string() }),
      entities: z.array(z.strictObject({ _id: z.string(), name: z.string() })),
      courtPage: CourtPage,
      record: RecordHeld.nullable().meta({ description: 'What the account has looked up or tracked of this case.' }),
      claim: ClaimOrNone,
      history: ReviewHistory,
    }),
  },
  errors: ['TRACKED_CASE_NOT_FOUND'],
  async handle({ params }, services) {
    const { db } = services
    const tracked = await db.trackedCases.find(params.id)
    if (!tracked) throw refuse('TRACKED_CASE_NOT_FOUND')
    const [account, entities, review, record, claimOf] = await Promise.all([
      db.accounts.get(tracked.accountId),
      db.watchlistEntities.findMany(tracked.watchlistEntityIds),
      db.trackedCases.reasonOf(tracked.id),
      recordHeld(services, tracked.accountId, tracked.identityKey, tracked.caseIdentifier),
      claimsOf(db, [tracked.id]),
    ])
    return {
      ...caseRecord(tracked),
      caseRef: caseRef(tracked.identityKey),
      workflowUrl: workflowUrl(services, caseReviewId(tracked.id)),
      account: { name: account.name },
      entities: entities.map(({ id, name }) => ({ _id: id, name })),
      courtPage: CASE_STATUS_PAGES[tracked.caseIdentifier.courtType],
      record,
      claim: claimOf(tracked.id),
      history: await reviewHistory(db, tracked.id, { review, decision: null }),
    }
  },
})
