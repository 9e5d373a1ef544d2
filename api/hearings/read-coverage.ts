import { z } from 'zod'
import { MAX_CASES_COUNTED } from '../../db/hearings/coverage.ts'
import { COURT_TYPES } from '../../domain/courts/types.ts'
import { addDays, indianDay } from '../../domain/dates.ts'
import { LIST_KINDS } from '../../domain/hearings/cause-list.ts'
import { COVERAGE_REASONS, COVERAGE_STATES, coverageOf } from '../../domain/hearings/coverage.ts'
import { dueAt } from '../../domain/hearings/list-times.ts'
import { readsLists } from '../../platform/configuration.ts'
import { endpoint } from '../http/endpoint.ts'

/** A week: today and the six days after it. */
const DAYS = 7

const CoveredDay = z
  .strictObject({
    court: z.string().nullable().meta({
      description:
        'The place that publishes the lists: `SC`, or `HC-` and the bench. Null for cases that stand on no list that the service can name.',
    }),
    courtType: z.enum(COURT_TYPES),
    day: z.iso.date().meta({ description: 'The day of hearing.' }),
    state: z.enum(COVERAGE_STATES).meta({
      description:
        '`NOT_COVERED`: nobody reads the lists; `reason` says why. `NOT_DUE`: more lists may come until `dueAt`. `COURT_CLOSED`: the calendar of the court says that it is closed or in vacation, and it has no list. The others come once the lists are due. `READ`: every list that the court names was read in full. `LIST_NOT_PUBLISHED`: the court has no list yet. `LIST_UNREADABLE`: a list is there, but was not read in full. `SOURCE_DOWN`: the court has given no sure answer for 30 minutes.',
    }),
    reason: z.enum(COVERAGE_REASONS).nullable().meta({
      description:
        'Why the day is not covered. `COURT_NOT_READ`: the service does not read the lists of this court. `PICTURE_ASKED`: the site of this court shows a picture to be solved before its lists, which the service does not do. `NO_NUMBER`: the cases have no number that lists print. `NOT_LOOKED_AT`: nobody has looked at the lists of this day yet.',
    }),
    dueAt: z.int().meta({ description: 'When the lists for the day are due. Epoch milliseconds.' }),
    asOf: z.int().nullable().meta({
      description: 'When the court last gave a sure answer about every list. Epoch milliseconds. Null if it never did.',
    }),
    lists: z
      .array(
        z.strictObject({
          kind: z.enum(LIST_KINDS).meta({ description: 'The kind of the list.' }),
          number: z.int().nullable().meta({ description: 'The number that the court gave to the list.' }),
          firstSeenAt: z.int().meta({ description: 'When the list was first seen. Epoch milliseconds.' }),
        }),
      )
      .meta({
        description:
          'The lists that the court names for the day, in the order in which they were seen. Early lists (advance, weekly, monthly) are among them; they change no state.',
      }),
    cases: z.int().meta({
      description: `The number of your active cases in this court, whenever they are heard. More than ${MAX_CASES_COUNTED} are counted as ${MAX_CASES_COUNTED}.`,
    }),
  })
  .meta({ id: 'CoveredDay', description: 'How far the cause lists of a court for a day are known.' })

/**
 * `GET /watchlist/hearings/coverage`: returns how complete the coming week's lists are, for each court of the caller's
 * cases.
 */
export const readCoverage = endpoint({
  method: 'GET',
  path: '/watchlist/hearings/coverage',
  summary: 'Get how far the cause lists of the coming days are known',
  weight: 1,
  product: 'WATCHLIST',
  permission: 'case.read',
  returns: 'One entry for each of the next seven days, from today on, and each court of your active cases.',
  replies: {
    200: z.strictObject({ coverage: z.array(CoveredDay).meta({ description: 'Earliest day first.' }) }),
  },
  errors: [],
  async handle({ caller }, { db, configuration }) {
    const [at, reads] = [Date.now(), readsLists(configuration)]
    const days = Array.from({ length: DAYS }, (_, ahead) => addDays(indianDay(at), ahead))
    const courts = await db.coverage.courtsOf(caller)
    const places = courts.flatMap(({ court }) => court ?? [])
    const known = await db.coverage.daysOf(places, days[0] ?? '', days.at(-1) ?? '')
    const holidaysOf = await db.courtHolidays.around(places, days)
    const byPlace = new Map(known.map((watched) => [`${watched.court}/${watched.day}`, watched]))
    const coverage = days.flatMap((day) =>
      courts.map((of) => {
        const { court, courtType, cases } = of
        const watched = byPlace.get(`${court}/${day}`)
        const holidays = holidaysOf(court)
        const { state, reason } = coverageOf(of, day, watched, { at, reads, holidays })
        const [asOf, lists] = [watched?.sureAt ?? null, watched?.lists ?? []]
        return { court, courtType, day, state, reason, dueAt: dueAt(day, holidays), asOf, lists, cases }
      }),
    )
    return { coverage }
  },
})
