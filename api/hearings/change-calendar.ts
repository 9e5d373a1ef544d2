import { z } from 'zod'
import { changedFields } from '../../domain/account/audit-log.ts'
import { auditContextOf } from '../http/audit-context.ts'
import { endpoint } from '../http/endpoint.ts'
import { CalendarInput, settingsIn } from './calendar-answer.ts'
import { ownCalendar } from './own-calendar.ts'

/** `PUT /watchlist/calendars/{id}`: replaces the settings of a calendar. Its address and its scope stay. */
export const changeCalendar = endpoint({
  method: 'PUT',
  path: '/watchlist/calendars/:id',
  summary: 'Replace the settings of a calendar feed',
  weight: 1,
  product: 'WATCHLIST',
  permission: 'case.write',
  params: z.strictObject({ id: z.string() }),
  body: CalendarInput,
  returns: 'The calendar was changed. The response is an empty object.',
  replies: { 200: z.strictObject({}) },
  errors: ['NO_SUCH_RESOURCE'],
  async handle({ params: { id }, body, caller, requestId }, { db }) {
    const { accountId } = caller
    const settings = settingsIn(body)
    await db.transaction(async (tx) => {
      const before = await ownCalendar(db, caller, id, tx)
      await db.calendars.change(id, settings, tx)
      const fields = changedFields(before, settings)
      const done = { accountId, thingKind: 'CALENDAR', thingId: id, action: 'UPDATE', fields } as const
      await db.auditLog.record(auditContextOf({ caller, requestId }), [done], tx)
    })
    return {}
  },
})
