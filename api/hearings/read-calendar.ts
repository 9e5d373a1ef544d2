import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { CalendarAnswer, presentCalendar } from './calendar-answer.ts'
import { ownCalendar } from './own-calendar.ts'

/** `GET /watchlist/calendars/{id}`: returns a calendar, without its address. */
export const readCalendar = endpoint({
  method: 'GET',
  path: '/watchlist/calendars/:id',
  summary: 'Get a calendar feed',
  weight: 1,
  product: 'WATCHLIST',
  permission: 'case.read',
  params: z.strictObject({ id: z.string() }),
  returns: 'The calendar without its address.',
  replies: { 200: CalendarAnswer },
  errors: ['NO_SUCH_RESOURCE'],
  async handle({ params, caller }, { db }) {
    return presentCalendar(await ownCalendar(db, caller, params.id))
  },
})
