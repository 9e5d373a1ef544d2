import { z } from 'zod'
import type { Database } from '../../db/database.ts'
import type { Caller } from '../../domain/account/account.ts'
import { readIdentifier } from '../../domain/courts/index.ts'
import { identifierNamedBy, type Relation } from '../../domain/families/relation.ts'
import { firstRiskLevel } from '../../domain/risk/first-level.ts'
import { CASE_STATUSES, type TrackedCase } from '../../domain/watchlist/watchlist.ts'
import { startCaseReview } from '../../workflows/review/case-review.messages.ts'
import { refuse } from '../errors/refusal.ts'
import { auditContextOf } from '../http/audit-context.ts'
import { dispatch } from '../http/dispatch.ts'
import { endpoint } from '../http/endpoint.ts'
import { reviewedCase } from '../review/reviewed-case.ts'
import { requireOwner, visibleCase } from '../watchlist/visible.ts'

const SHARED = {
  method: 'POST',
  weight: 1,
  product: 'WATCHLIST',
  permission: 'case.write',
  params: z.strictObject({ id: z.string(), relationId: z.string() }),
} as const

/** `POST /watchlist/cases/{id}/family/{relationId}/follow`: tracks the case that a relation names, linked to an entity of the case. */
export const followRelation = endpoint({
  ...SHARED,
  path: '/watchlist/cases/:id/family/:relationId/follow',
  summary: 'Track a case that belongs to a tracked case',
  returns: 'The ID and status of the tracked case.',
  replies: { 200: z.strictObject({ caseId: z.string(), status: z.enum(CASE_STATUSES) }) },
  errors: ['TRACKED_CASE_NOT_FOUND', 'NOT_SHARED', 'RELATION_NOT_FOUND', 'NOT_SUGGESTED'],
  async handle({ params, caller, requestId }, services) {
    const { db } = services
    const { tracked, relation } = await relationOf(db, caller, params)
    const named = relation.targetCaseId === null ? identifierNamedBy(relation, tracked.caseIdentifier) : undefined
    const reading = named && readIdentifier(named)
    if (!reading?.ok) throw refuse('NOT_SUGGESTED')
    const { identifier, identity } = reading
    const { accountId, reviewer } = caller
    const watchlistEntityId = await watchedEntityOf(db, tracked)
    const { added, review } = await db.transaction(async (tx) => {
      const wanted = {
        accountId,
        identifier,
        identity,
        watchlistEntityId,
        snapshot: null,
        sharedWith: tracked.sharedWith,
        status: reviewer === 'OPERATOR' ? ('PENDING_BACKOFFICE_REVIEW' as const) : ('ACTIVE' as const),
        riskLevel: firstRiskLevel(identifier, null),
      }
      const added = await db.trackedCases.add(wanted, auditContextOf({ caller, requestId }), tx)
      const decided = { state: 'FOLLOWED' as const, targetCaseId: added.id, decidedAt: await db.now(tx) }
      await db.trackedCases.decideRelation(relation.id, decided, tx)
      const waits = !added.linkedExisting && added.status === 'PENDING_BACKOFFICE_REVIEW'
      const about = { accountId, requestId, ...reviewedCase(identifier, identity.key) }
      const start = startCaseReview({ caseId: added.id }, about)
      return { added, review: waits ? await db.outbox.enqueue(start, tx) : undefined }
    })
    if (review) await dispatch(services, review)
    return { caseId: added.id, status: added.status }
  },
})

/** `POST /watchlist/cases/{id}/family/{relationId}/dismiss`: the relation counts no more and is not suggested again. It stays readable. */
export const dismissRelation = endpoint({
  ...SHARED,
  path: '/watchlist/cases/:id/family/:relationId/dismiss',
  summary: 'Dismiss a relation of a tracked case',
  returns: 'The relation was dismissed. The response is an empty object.',
  replies: { 200: z.strictObject({}) },
  errors: ['TRACKED_CASE_NOT_FOUND', 'NOT_SHARED', 'RELATION_NOT_FOUND'],
  async handle({ params, caller }, { db }) {
    const { relation } = await relationOf(db, caller, params)
    await db.transaction(async (tx) => {
      await db.trackedCases.decideRelation(relation.id, { state: 'DISMISSED', decidedAt: await db.now(tx) }, tx)
    })
    return {}
  },
})

/** The first entity of a case that is still watched. */
async function watchedEntityOf(db: Database, { watchlistEntityIds }: TrackedCase): Promise<string | null> {
  for (const id of watchlistEntityIds) if ((await db.watchlistEntities.find(id))?.status !== 'ARCHIVED') return id
  return null
}

/** A relation that the record of a case states. Only the account that owns the case decides about it. */
async function relationOf(
  db: Database,
  caller: Caller,
  { id, relationId }: { id: string; relationId: string },
): Promise<{ tracked: TrackedCase; relation: Relation }> {
  const tracked = await visibleCase(db, caller, id)
  requireOwner(caller, tracked)
  const relation = await db.trackedCases.findRelation(tracked.id, relationId)
  if (!relation) throw refuse('RELATION_NOT_FOUND')
  return { tracked, relation }
}
