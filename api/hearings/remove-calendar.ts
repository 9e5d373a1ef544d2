import { z } from 'zod'
import { auditContextOf } from '../http/audit-context.ts'
import { endpoint } from '../http/endpoint.ts'
import { ownCalendar } from './own-calendar.ts'

/** `DELETE /watchlist/calendars/{id}`: ends a calendar. Its address answers 410 from then on. */
export const removeCalendar = endpoint({
  method: 'DELETE',
  path: '/watchlist/calendars/:id',
  summary: 'Delete a calendar feed',
  weight: 1,
  product: 'WATCHLIST',
  permission: 'case.write',
  params: z.strictObject({ id: z.string() }),
  returns: 'The calendar was deleted. The response is an empty object.',
  replies: { 200: z.strictObject({}) },
  errors: ['NO_SUCH_RESOURCE'],
  async handle({ params: { id }, caller, requestId }, { db }) {
    const { accountId } = caller
    await db.transaction(async (tx) => {
      await ownCalendar(db, caller, id, tx)
      await db.calendars.revoke(id, tx)
      const done = { accountId, thingKind: 'CALENDAR', thingId: id, action: 'REMOVE', fields: [] } as const
      await db.auditLog.record(auditContextOf({ caller, requestId }), [done], tx)
    })
    return {}
  },
})
