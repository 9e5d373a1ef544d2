import { z } from 'zod'
import { COURT_TYPES } from '../../domain/courts/types.ts'
import { addDays, DAY_MS, indianDay } from '../../domain/dates.ts'
import { HEARING_STATES, keptAs } from '../../domain/hearings/hearing-state.ts'
import { refuse } from '../errors/refusal.ts'
import { endpoint } from '../http/endpoint.ts'
import { Id } from '../http/id.ts'
import { NextCursor, pageQuery, readPage } from '../http/page.ts'
import { wholeNumber } from '../http/page-limit.ts'
import { HearingAnswer, presentHearings } from './hearing-answer.ts'

/** The number of days listed when the request names no end. */
const USUAL_DAYS = 30
/** The maximum span of a request: a year, plus the same day of the next year. */
const MAX_DAYS = 366

/** `GET /watchlist/hearings`: lists the hearings of the active cases visible to the caller, earliest day first. */
export const listHearings = endpoint({
  method: 'GET',
  path: '/watchlist/hearings',
  summary: 'List the hearings of tracked cases',
  weight: 1,
  product: 'WATCHLIST',
  permission: 'case.read',
  query: z.strictObject({
    from: z.iso.date().optional().meta({ description: 'The first day. By default today in India.' }),
    to: z.iso
      .date()
      .optional()
      .meta({
        description: `The last day, at most ${MAX_DAYS} days after the first. By default ${USUAL_DAYS} days after the first.`,
      }),
    entityId: Id.optional().meta({ description: 'Returns only hearings of cases that are tracked for this entity.' }),
    caseId: Id.optional().meta({ description: 'Returns only hearings of this case.' }),
    courtType: z.enum(COURT_TYPES).optional(),
    state: z.enum(HEARING_STATES).optional(),
    updatedSince: wholeNumber({ least: 0, most: Number.MAX_SAFE_INTEGER, initial: 0 }).meta({
      description:
        'Returns only hearings that were created or changed at this time or later, or that you could not see before. Hearings of the minute before can be among them. Send the `asOf` of the previous response. Epoch milliseconds.',
    }),
    ...pageQuery(),
  }),
  returns: 'A page of hearings, earliest day first.',
  replies: {
    200: z.strictObject({
      hearings: z.array(HearingAnswer),
      nextCursor: NextCursor,
      asOf: z.int().meta({
        description:
          'Send it as `updatedSince` the next time. All pages of one reading have that of the first page. Epoch milliseconds.',
      }),
    }),
  },
  errors: [],
  async handle({ query, caller }, services) {
    const { db } = services
    const at = Date.now()
    let asOf = await db.now()
    const { limit, cursor, state, ...filter } = query
    // A case that was merged into another record is found under that record.
    const caseId = query.caseId && ((await db.trackedCases.find(query.caseId))?.id ?? query.caseId)
    const { from, to } = span(query, at)
    const kept = state && { ways: keptAs(state, at), at }
    const { page, nextCursor } = await readPage(
      services,
      { list: ['hearings', caller.accountId], query: { limit, cursor } },
      ({ after, most }) => {
        const last = after === undefined ? undefined : placeIn(after)
        asOf = last?.asOf ?? asOf
        return db.hearings.search(caller, {
          ...filter,
          caseId,
          from,
          to,
          seenUpTo: seenUpTo(query, to, at),
          kept,
          after: last,
          most,
        })
      },
      ({ hearingDate, id }) => `${hearingDate}.${id}.${asOf}`,
    )
    return { hearings: await presentHearings(db, page, at), nextCursor, asOf }
  },
})

/** Parses a cursor: a day, the id of a hearing and the instant at which the first page was read. */
function placeIn(text: string) {
  const [hearingDate = '', id = '', asOf] = text.split('.')
  return { hearingDate, id, asOf: asOf === undefined ? undefined : Number(asOf) }
}

/** Returns the last day that the same request covered at `updatedSince`: a default end moves on with the calendar. */
function seenUpTo(query: { to?: string | undefined; updatedSince: number }, to: string, at: number): string {
  if (query.to !== undefined) return to
  const daysSince = (Date.parse(indianDay(at)) - Date.parse(indianDay(Math.min(query.updatedSince, at)))) / DAY_MS
  return addDays(to, -daysSince)
}

function span(query: { from?: string | undefined; to?: string | undefined }, at: number): { from: string; to: string } {
  const from = query.from ?? indianDay(at)
  const to = query.to ?? addDays(from, USUAL_DAYS)
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS
  const message =
    days < 0 ? 'Must not be before `from`.' : days > MAX_DAYS ? `Must be at most ${MAX_DAYS} days after \`from\`.` : ''
  if (message) throw refuse('MALFORMED', { issues: [{ path: 'to', message }] })
  return { from, to }
}
