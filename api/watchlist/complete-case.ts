import { z } from 'zod'
import { canBeLookedUp } from '../../domain/case-tracking/due.ts'
import { completeIdentifier, namesSameCase } from '../../domain/courts/complete-identifier.ts'
import { IDENTIFIER_FIELDS } from '../../domain/courts/types.ts'
import { CaseIdentifierInput } from '../case-lookup/case-identifier.ts'
import { refuse } from '../errors/refusal.ts'
import { auditContextOf } from '../http/audit-context.ts'
import { endpoint } from '../http/endpoint.ts'
import { visibleCase } from './visible.ts'

/**
 * `PUT /watchlist/cases/{id}/identifier`: completes the identifier of a case that was found with too few numbers to
 * look it up, so that it can be refreshed. A complete identifier stays: further numbers are added, and a repetition
 * changes nothing.
 */
export const completeCase = endpoint({
  method: 'PUT',
  path: '/watchlist/cases/:id/identifier',
  summary: 'Complete the identifier of a tracked case',
  weight: 1,
  product: 'WATCHLIST',
  permission: 'case.write',
  params: z.strictObject({ id: z.string() }),
  body: z.strictObject({ caseIdentifier: CaseIdentifierInput }),
  returns: 'The identifier was completed. The response is an empty object.',
  replies: { 200: z.strictObject({}) },
  errors: ['TRACKED_CASE_NOT_FOUND', 'NOT_SHARED', 'MALFORMED', 'CASE_TRACKED_ALREADY'],
  async handle({ params, body, caller, requestId }, { db }) {
    const tracked = await visibleCase(db, caller, params.id)
    const { caseIdentifier: known } = tracked
    const added = body.caseIdentifier.identifier
    const reading = completeIdentifier(known, added)
    if (!reading.ok) throw malformed(reading.issues.map(({ field, message }) => ({ path: field, message })))
    if (canBeLookedUp(known) && !namesSameCase(known, added, reading.identity))
      throw malformed([
        {
          path: 'courtType',
          message: 'This case already has a complete identifier. Add the other case as a separate tracked case.',
        },
      ])
    if (IDENTIFIER_FIELDS.every((field) => known[field] === reading.identifier[field])) return {}
    const auditContext = auditContextOf({ caller, requestId })
    const caseId = await db.transaction(async (tx) => {
      const other = await db.trackedCases.complete(tracked, reading, auditContext, tx)
      await visibleCase(db, caller, tracked.id, tx)
      return other
    })
    if (caseId !== undefined) throw refuse('CASE_TRACKED_ALREADY', { caseId })
    return {}
  },
})

function malformed(issues: { path: string; message: string }[]) {
  return refuse('MALFORMED', {
    issues: issues.map(({ path, message }) => ({ path: `caseIdentifier.${path}`, message })),
  })
}
