import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { Id } from '../http/id.ts'
import { pageLimit } from '../http/page-limit.ts'
import { CalendarAnswer, presentCalendar } from './calendar-answer.ts'
import { isAdministrator } from './own-calendar.ts'

/** `GET /watchlist/calendars`: the caller's calendars, oldest first; for who administers the account all of it. */
export const listCalendars = endpoint({
  method: 'GET',
  path: '/watchlist/calendars',
  summary: 'List calendar feeds',
  weight: 1,
  product: 'WATCHLIST',
  permission: 'case.read',
  query: z.strictObject({
    limit: pageLimit(),
    cursor: Id.optional().meta({ description: 'The `nextCursor` of the previous response.' }),
  }),
  returns: 'A page of calendars, oldest first. A key with `account.admin` gets those of all users.',
  replies: { 200: z.strictObject({ calendars: z.array(CalendarAnswer), nextCursor: z.string().nullable() }) },
  errors: [],
  async handle({ query: { limit, cursor }, caller }, { db }) {
    const userId = isAdministrator(caller) ? undefined : caller.userId
    const found = await db.calendars.list(caller.accountId, userId, { after: cursor, most: limit + 1 })
    const page = found.slice(0, limit)
    return {
      calendars: page.map(presentCalendar),
      nextCursor: found.length > limit ? (page.at(-1)?.id ?? null) : null,
    }
  },
})
