import { z } from 'zod'
import { CALENDAR_DETAILS, type Calendar, type CalendarSettings } from '../../domain/hearings/calendar.ts'

/** An earlier reminder is a task, not an alarm. */
const MAX_DAYS_BEFORE = 14
/** Calendar programs show at most two. */
const MAX_ALARMS = 2

const Alarm = z.strictObject({
  daysBefore: z.int().min(0).max(MAX_DAYS_BEFORE),
  at: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Must be a time such as 18:30.')
    .meta({ description: 'The time of day in India, `HH:MM`.' }),
})

/** The settings of a calendar, as clients send them. */
export const CalendarInput = z.strictObject({
  name: z.string().trim().min(1).max(100),
  detail: z.enum(CALENDAR_DETAILS).default('CASE_NUMBER').meta({
    description:
      'What events show: `MINIMAL` the court, `CASE_NUMBER` also the case number, `PARTIES` also the parties.',
  }),
  alarms: z.array(Alarm).max(MAX_ALARMS).default([]),
  links: z
    .boolean()
    .default(false)
    .meta({ description: 'Whether events show the links to hearings by video that cause lists give.' }),
})

/** A calendar as answers show it. */
export const CalendarAnswer = z
  .strictObject({
    calendarId: z.string(),
    name: z.string(),
    scope: z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('ENTITY'), entityId: z.string() }),
      z.strictObject({ type: z.literal('ACCOUNT') }),
      z.strictObject({ type: z.literal('TEAM'), teamId: z.string() }),
      z.strictObject({ type: z.literal('USER'), userId: z.string() }),
    ]),
    detail: z.enum(CALENDAR_DETAILS).meta({ description: 'What events show.' }),
    alarms: z.array(Alarm),
    links: z.boolean().meta({ description: 'Whether events show the links to hearings by video.' }),
    userId: z.string().meta({ description: 'The calendar ends with this user.' }),
    lastFetchedAt: z.int().nullable(),
    created: z.int(),
    updated: z.int(),
  })
  .meta({ id: 'Calendar' })

/** A new calendar with its address. */
export const NewCalendarAnswer = CalendarAnswer.extend({
  url: z.string().meta({
    description: 'The address of the feed. Whoever has it reads the calendar, without a key. It is shown only once.',
  }),
})

/** Returns a calendar without its internal fields. */
export function presentCalendar({ id, ...calendar }: Calendar) {
  const { name, scope, detail, alarms, links, userId, lastFetchedAt, created, updated } = calendar
  return { calendarId: id, name, scope, detail, alarms, links, userId, lastFetchedAt, created, updated }
}

/** Returns the settings of a calendar, to compare them. */
export function settingsIn({ name, detail, alarms, links }: CalendarSettings): CalendarSettings {
  return { name, detail, alarms, links }
}

/** Returns the address of a feed. */
export function addressOf(token: string, { PUBLIC_URL }: { PUBLIC_URL: string }): string {
  return `${PUBLIC_URL}/calendars/${token}.ics`
}
