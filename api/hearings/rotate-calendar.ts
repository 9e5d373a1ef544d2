import { z } from 'zod'
import { HOUR_MS } from '../../domain/dates.ts'
import { auditContextOf } from '../http/audit-context.ts'
import { endpoint } from '../http/endpoint.ts'
import { addressOf } from './calendar-answer.ts'
import { ownCalendar } from './own-calendar.ts'

/** A week: long enough to change the address in every program. */
const MAX_OVERLAP_HOURS = 168

/** `POST /watchlist/calendars/{id}/rotate`: creates a new address. The old one keeps working for the overlap. */
export const rotateCalendar = endpoint({
  method: 'POST',
  path: '/watchlist/calendars/:id/rotate',
  summary: 'Give a calendar feed a new address',
  weight: 1,
  product: 'WATCHLIST',
  permission: 'case.write',
  params: z.strictObject({ id: z.string() }),
  body: z.strictObject({
    overlapHours: z
      .number()
      .min(0)
      .max(MAX_OVERLAP_HOURS)
      .default(0)
      .meta({ description: 'The number of hours during which the old address still works.' }),
  }),
  returns: 'The new address.',
  replies: {
    200: z.strictObject({
      url: z.string().meta({ description: 'The new address. It is shown only once.' }),
      previousUntil: z.int().meta({ description: 'Until when the old address works. Epoch milliseconds.' }),
    }),
  },
  takesIdempotencyKey: true,
  errors: ['NO_SUCH_RESOURCE'],
  async handle({ params: { id }, body, caller, requestId, keep }, { db, configuration }) {
    const { accountId } = caller
    const previousUntil = Date.now() + Math.round(body.overlapHours * HOUR_MS)
    return db.transaction(async (tx) => {
      await ownCalendar(db, caller, id, tx)
      const done = { accountId, thingKind: 'CALENDAR', thingId: id, action: 'ROTATE', fields: [] } as const
      await db.auditLog.record(auditContextOf({ caller, requestId }), [done], tx)
      const token = await db.calendars.rotate(id, previousUntil, tx)
      return keep({ url: addressOf(token, configuration), previousUntil }, tx)
    })
  },
})
