import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { NextCursor, pageQuery, readPage } from '../http/page.ts'
import { CalendarAnswer, presentCalendar } from './calendar-answer.ts'
import { isAdministrator } from './own-calendar.ts'

/**
 * `GET /watchlist/calendars`: lists the caller's calendars, oldest first; for administrators all calendars of the
 * account.
 */
export const listCalendars = endpoint({
  method: 'GET',
  path: '/watchlist/calendars',
  summary: 'List calendar feeds',
  weight: 1,
  product: 'WATCHLIST',
  permission: 'case.read',
  query: z.strictObject(pageQuery()),
  returns: 'A page of calendars, oldest first. A key with `account.admin` gets those of all users.',
  replies: { 200: z.strictObject({ calendars: z.array(CalendarAnswer), nextCursor: NextCursor }) },
  errors: [],
  async handle({ query, caller }, services) {
    const userId = isAdministrator(caller) ? undefined : caller.userId
    const { page, nextCursor } = await readPage(
      services,
      { list: ['calendars', caller.accountId], query },
      (range) => services.db.calendars.list(caller.accountId, userId, range),
      ({ id }) => id,
    )
    return { calendars: page.map(presentCalendar), nextCursor }
  },
})
