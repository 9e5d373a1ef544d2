import { z } from 'zod'
import type { Database } from '../../db/database.ts'
import type { Caller } from '../../domain/account/account.ts'
import type { CustomerDecision } from '../../domain/review/candidate.ts'
import { CASE_STATUSES } from '../../domain/watchlist/watchlist.ts'
import { refuse } from '../errors/refusal.ts'
import { endpoint } from '../http/endpoint.ts'
import type { Services } from '../http/services.ts'
import { visibleCandidate } from '../watchlist/visible.ts'
import { submitDecision } from './submit-decision.ts'

const SHARED = {
  method: 'POST',
  weight: 1,
  product: 'WATCHLIST',
  permission: 'watchlist.write',
  params: z.strictObject({ id: z.string() }),
  errors: ['CANDIDATE_NOT_FOUND', 'NOT_SHARED', 'OPERATOR_DECIDES', 'ALREADY_DECIDED', 'CANDIDATE_NOT_APPROVED'],
} as const

/**
 * `POST /watchlist/candidates/{id}/confirm`: tracks the case. If the account tracks it already, it is linked to the
 * entity.
 */
export const confirmCandidate = endpoint({
  ...SHARED,
  errors: [...SHARED.errors, 'ENTITY_ARCHIVED'],
  path: '/watchlist/candidates/:id/confirm',
  summary: 'Add a candidate to the watchlist as a tracked case',
  returns: 'The ID and status of the tracked case.',
  replies: {
    200: z.strictObject({
      caseId: z.string(),
      status: z
        .enum(CASE_STATUSES)
        .meta({ description: 'The status of the tracked case. A case that was already tracked keeps its status.' }),
      linkedExisting: z.boolean(),
    }),
  },
  async handle({ params, caller, requestId }, services) {
    const outcome = await decide(services, { id: params.id, decision: 'ADDED', caller, requestId })
    if (outcome.kind !== 'ADDED') throw new Error(`the confirmed candidate ended as ${outcome.kind}`)
    const { caseId, status, linkedExisting } = outcome
    return { caseId, status, linkedExisting }
  },
})

/** `POST /watchlist/candidates/{id}/decline`: declines a candidate, which stays visible in the tab `historical`. */
export const declineCandidate = endpoint({
  ...SHARED,
  errors: [...SHARED.errors],
  path: '/watchlist/candidates/:id/decline',
  summary: 'Decline a candidate',
  returns: 'The candidate was declined. The response is an empty object.',
  replies: { 200: z.strictObject({}) },
  async handle({ params, caller, requestId }, services) {
    await decide(services, { id: params.id, decision: 'DECLINED', caller, requestId })
    return {}
  },
})

interface OwnDecision {
  id: string
  decision: CustomerDecision
  caller: Caller
  requestId: string
}

async function decide(services: Services, { id, decision, caller, requestId }: OwnDecision) {
  const { db } = services
  const candidate = await visibleCandidate(db, caller, id)
  await requireOwnReview(db, candidate.accountId)
  return submitDecision(services, candidate, { decision, decidedAs: 'USER', actor: caller.userId, requestId })
}

/** Refuses with 403 60303 if the operator decides new cases of the account that owns the candidate. */
async function requireOwnReview(db: Database, accountId: string): Promise<void> {
  if ((await db.accounts.find(accountId))?.reviewer === 'OPERATOR') throw refuse('OPERATOR_DECIDES')
}
