import { z } from 'zod'
import { auditContextOf } from '../http/audit-context.ts'
import { endpoint } from '../http/endpoint.ts'
import { SharedWith } from './shared-with.ts'
import { requireOwner, visibleCase } from './visible.ts'

/** `PUT /watchlist/cases/{id}/sharing`: replaces the grantees of a case; only for its own account. */
export const shareCase = endpoint({
  method: 'PUT',
  path: '/watchlist/cases/:id/sharing',
  summary: 'Set the users and teams that a tracked case is shared with',
  weight: 1,
  product: 'WATCHLIST',
  permission: 'case.write',
  params: z.strictObject({ id: z.string() }),
  body: z.strictObject({ sharedWith: SharedWith }),
  returns: 'The case is shared as requested. The response is an empty object.',
  replies: { 200: z.strictObject({}) },
  errors: ['TRACKED_CASE_NOT_FOUND', 'NOT_SHARED'],
  async handle({ params, body, caller, requestId }, { db }) {
    const tracked = await visibleCase(db, caller, params.id)
    requireOwner(caller, tracked)
    await db.transaction((tx) =>
      db.trackedCases.share(tracked.id, body.sharedWith, auditContextOf({ caller, requestId }), tx),
    )
    return {}
  },
})
