import { z } from 'zod'
import { RISK_LEVELS } from '../../domain/risk/levels.ts'
import { CASE_STATUSES } from '../../domain/watchlist/watchlist.ts'
import { startCaseReview } from '../../workflows/review/case-review.messages.ts'
import { auditContextOf } from '../http/audit-context.ts'
import { dispatch } from '../http/dispatch.ts'
import { endpoint } from '../http/endpoint.ts'
import { reviewedCase } from '../review/reviewed-case.ts'
import { visibleCase } from './visible.ts'

/** `PUT /watchlist/cases/{id}`: changes the risk level or status of a case; absent fields stay. */
export const updateCase = endpoint({
  method: 'PUT',
  path: '/watchlist/cases/:id',
  summary: 'Update the risk level or status of a tracked case',
  weight: 1,
  product: 'WATCHLIST',
  permission: 'case.write',
  params: z.strictObject({ id: z.string() }),
  body: z.strictObject({
    riskLevel: z.enum(RISK_LEVELS).optional().meta({ description: 'The new risk level. Left out: unchanged.' }),
    status: z.enum(CASE_STATUSES).optional().meta({ description: 'The new status. Left out: unchanged.' }),
  }),
  returns: 'The case was updated. The response is an empty object.',
  replies: { 200: z.strictObject({}) },
  errors: ['TRACKED_CASE_NOT_FOUND', 'NOT_SHARED'],
  async handle({ params, body: { riskLevel, status }, caller, requestId }, services) {
    const { db } = services
    const { id, accountId, caseIdentifier, identityKey } = await visibleCase(db, caller, params.id)
    const changes = { ...(riskLevel ? { riskLevel } : {}), ...(status ? { status } : {}) }
    const about = { accountId, requestId, ...reviewedCase(caseIdentifier, identityKey) }
    const start = startCaseReview({ caseId: id }, about)
    const queued = await db.transaction(async (tx) => {
      const before = await db.trackedCases.change(id, changes, auditContextOf({ caller, requestId }), tx)
      await visibleCase(db, caller, id, tx)
      const waits = status === 'PENDING_BACKOFFICE_REVIEW' && before !== status
      return waits ? await db.outbox.enqueue(start, tx) : undefined
    })
    if (queued) await dispatch(services, queued)
    return {}
  },
})
