import { z } from 'zod'
import { firstRiskLevel } from '../../domain/risk/first-level.ts'
import { CASE_STATUSES } from '../../domain/watchlist/watchlist.ts'
import { startCaseReview } from '../../workflows/review/case-review.messages.ts'
import { CaseIdentifierInput } from '../case-lookup/case-identifier.ts'
import { auditContextOf } from '../http/audit-context.ts'
import { dispatch } from '../http/dispatch.ts'
import { endpoint } from '../http/endpoint.ts'
import { Id } from '../http/id.ts'
import { reviewedCase } from '../review/reviewed-case.ts'
import { SharedWith } from './shared-with.ts'
import { Snapshot } from './snapshot.ts'
import { watchedEntity } from './visible.ts'

/**
 * `POST /watchlist/cases`: tracks a case. One that the account tracks already, under any of its numbers, is only linked
 * to the entity. If the operator reviews new cases, a new one waits for the verdict.
 */
export const addCase = endpoint({
  method: 'POST',
  path: '/watchlist/cases',
  summary: 'Track a case',
  weight: 1,
  product: 'WATCHLIST',
  permission: 'case.write',
  takesLookup: true,
  body: z.strictObject({
    caseIdentifier: CaseIdentifierInput,
    watchlistEntityId: Id.nullish(),
    snapshot: Snapshot,
    sharedWith: SharedWith.default([]),
  }),
  returns: 'The ID and status of the tracked case.',
  replies: {
    200: z.discriminatedUnion('linkedExisting', [
      z.strictObject({
        _id: z.string(),
        status: z.enum(['ACTIVE', 'PENDING_BACKOFFICE_REVIEW']),
        linkedExisting: z.literal(false),
      }),
      z.strictObject({
        _id: z.string(),
        status: z.enum(CASE_STATUSES).meta({
          description:
            'The status of the case. Adding a case again does not change its status `ARCHIVED` or `REJECTED`. Use `PUT /watchlist/cases/{id}` for that.',
        }),
        linkedExisting: z.literal(true),
      }),
    ]),
  },
  takesIdempotencyKey: true,
  errors: ['ENTITY_NOT_FOUND', 'NOT_SHARED', 'ENTITY_ARCHIVED'],
  async handle({ body, caller, requestId, keep }, services) {
    const { db } = services
    const { accountId, reviewer } = caller
    const { identifier, identity } = body.caseIdentifier
    const entity = body.watchlistEntityId == null ? undefined : await watchedEntity(db, caller, body.watchlistEntityId)
    const { answer, review } = await db.transaction(async (tx) => {
      const wanted = {
        accountId,
        identifier,
        identity,
        watchlistEntityId: entity?.id ?? null,
        snapshot: body.snapshot,
        sharedWith: body.sharedWith,
        status: reviewer === 'OPERATOR' ? ('PENDING_BACKOFFICE_REVIEW' as const) : ('ACTIVE' as const),
        riskLevel: firstRiskLevel(identifier, body.snapshot),
      }
      const added = await db.trackedCases.add(wanted, auditContextOf({ caller, requestId }), tx)
      const { id: _id, status, linkedExisting } = added
      const answer = await keep({ _id, status, linkedExisting }, tx)
      if (linkedExisting || status === 'ACTIVE') return { answer }
      const about = { accountId, requestId, ...reviewedCase(identifier, identity.key) }
      const start = startCaseReview({ caseId: added.id }, about)
      return { answer, review: await db.outbox.enqueue(start, tx) }
    })
    if (review) await dispatch(services, review)
    return answer
  },
})
