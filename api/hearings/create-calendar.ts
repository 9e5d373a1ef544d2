import { z } from 'zod'
import type { Database } from '../../db/database.ts'
import type { Caller } from '../../domain/account/account.ts'
import { changedFields } from '../../domain/account/audit-log.ts'
import type { CalendarScope } from '../../domain/hearings/calendar.ts'
import { requireBelow } from '../account/require-room.ts'
import { refuse } from '../errors/refusal.ts'
import { auditContextOf } from '../http/audit-context.ts'
import { endpoint } from '../http/endpoint.ts'
import { Id } from '../http/id.ts'
import { visibleEntity } from '../watchlist/visible.ts'
import { addressOf, CalendarInput, NewCalendarAnswer, presentCalendar, settingsIn } from './calendar-answer.ts'
import { isAdministrator } from './own-calendar.ts'

const MAX_OF_USER = 20
const MAX_OF_ACCOUNT = 200

const Scope = z
  .discriminatedUnion('type', [
    z.strictObject({ type: z.literal('ENTITY'), entityId: Id }),
    z.strictObject({ type: z.literal('ACCOUNT') }),
    z.strictObject({ type: z.literal('TEAM'), teamId: Id }),
    z.strictObject({ type: z.literal('USER'), userId: Id.optional() }),
  ])
  .meta({
    description:
      'Whose hearings the calendar has: of the cases of an entity, of all cases of the account, or of what is shared with a team or a user (by default you). `ACCOUNT`, `TEAM` and another user need `account.admin`.',
  })

/** `POST /watchlist/calendars`: creates a calendar feed. Its address is shown only here and at a rotation. */
export const createCalendar = endpoint({
  method: 'POST',
  path: '/watchlist/calendars',
  summary: 'Create a calendar feed of hearings',
  weight: 1,
  product: 'WATCHLIST',
  permission: 'case.write',
  body: CalendarInput.extend({ scope: Scope }),
  returns: 'The new calendar with its address.',
  replies: { 200: NewCalendarAnswer },
  takesIdempotencyKey: true,
  errors: ['ENTITY_NOT_FOUND', 'NOT_SHARED', 'NO_SUCH_RESOURCE', 'CEILING_REACHED'],
  async handle({ body, caller, requestId, keep }, { db, configuration }) {
    const { accountId } = caller
    const scope = await scopeFor(db, caller, body.scope)
    const userId = scope.type === 'USER' ? scope.userId : caller.userId
    const settings = settingsIn(body)
    return db.transaction(async (tx) => {
      await db.accounts.lock(accountId, tx)
      if (!(await db.accounts.findUser(accountId, userId, tx))) throw refuse('NO_SUCH_RESOURCE')
      const { ofAccount, ofUser } = await db.calendars.count(accountId, userId, tx)
      requireBelow(ofUser, 'calendars of a user', MAX_OF_USER)
      requireBelow(ofAccount, 'calendars', MAX_OF_ACCOUNT)
      const { calendar, token } = await db.calendars.create({ accountId, userId, scope, ...settings }, tx)
      const fields = changedFields({}, { scope, userId, ...settings })
      const done = { accountId, thingKind: 'CALENDAR', thingId: calendar.id, action: 'CREATE', fields } as const
      await db.auditLog.record(auditContextOf({ caller, requestId }), [done], tx)
      return keep({ ...presentCalendar(calendar), url: addressOf(token, configuration) }, tx)
    })
  },
})

/**
 * Returns the scope if the caller may have it.
 * @throws Refusal when it does not exist or belongs to another account or user
 */
async function scopeFor(db: Database, caller: Caller, wanted: z.infer<typeof Scope>): Promise<CalendarScope> {
  if (wanted.type === 'ENTITY') {
    const { id } = await visibleEntity(db, caller, wanted.entityId)
    return { type: 'ENTITY', entityId: id }
  }
  if (wanted.type === 'USER' && (wanted.userId ?? caller.userId) === caller.userId)
    return { type: 'USER', userId: caller.userId }
  if (!isAdministrator(caller)) throw refuse('PERMISSION_MISSING', { permission: 'account.admin' })
  if (wanted.type === 'TEAM' && !(await db.teams.find(caller.accountId, wanted.teamId)))
    throw refuse('NO_SUCH_RESOURCE')
  return wanted.type === 'USER' ? { type: 'USER', userId: wanted.userId ?? caller.userId } : wanted
}
