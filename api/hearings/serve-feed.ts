import { createHash } from 'node:crypto'
import Router from '@koa/router'
import type { Context } from 'koa'
import type { Database } from '../../db/database.ts'
import { addDays, DAY_MS, HOUR_MS, indianDay } from '../../domain/dates.ts'
import { type Calendar, type CalendarReach, isCalendarToken } from '../../domain/hearings/calendar.ts'
import type { FeedHearing } from '../../domain/hearings/feed-hearing.ts'
import { refuse, refuseForNow } from '../errors/refusal.ts'
import type { NoteAccess } from '../http/access-log.ts'
import { countByAddress } from '../http/count-requests.ts'
import type { Gate } from '../http/serve-endpoint.ts'
import type { Services } from '../http/services.ts'
import { writeFeed } from './write-feed.ts'

/** Calendar programs poll at most once an hour; this leaves room for many devices. */
const FETCHES_PER_HOUR = 60
const PAST_DAYS = 30
const FUTURE_DAYS = 365
/** Some programs accept no more events than this. */
const MAX_EVENTS = 2_000
/** How long a hearing that was taken off is shown as cancelled. */
const CANCELLED_DAYS = 30

const ROUTE = '/calendars/:token.ics'

/**
 * `GET /calendars/{token}.ics`: serves a calendar feed. The address is the key: no other is required, and nothing
 * counts against an account. The content is read from the database at each fetch.
 */
export function feeds({ db }: Services, { consume, noteAccess }: Pick<Gate, 'consume' | 'noteAccess'>): Router {
  const router = new Router()
  router.get(ROUTE, async (context) => {
    context.state.route = ROUTE
    context.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
    const token = context.params.token ?? ''
    const found = isCalendarToken(token) ? await db.calendars.findByToken(token) : undefined
    if (!found) {
      await countByAddress(context, consume)
      throw refuse('NO_SUCH_RESOURCE')
    }
    const { calendar, isPrevious } = found
    const now = Date.now()
    await countFetch(db, calendar, now)
    const reach = await reachOf(db, calendar)
    if (calendar.revokedAt !== null || (isPrevious && now >= calendar.previousUntil) || !reach)
      throw refuse('CALENDAR_GONE')
    const plan = await db.accounts.findPlanOf(calendar.accountId)
    if (!plan?.products.includes('WATCHLIST')) throw refuse('PRODUCT_NOT_IN_PLAN', { product: 'WATCHLIST' })
    const hearings = await readHearings(db, reach, now)
    send(context, writeFeed(calendar, hearings))
    if (context.status === 200 && calendar.detail === 'PARTIES') noteReading(noteAccess, context, calendar, hearings)
  })
  return router
}

async function countFetch(db: Database, { id }: Calendar, now: number): Promise<void> {
  if ((await db.calendars.countFetch(id, now)) <= FETCHES_PER_HOUR) return
  throw refuseForNow('TOO_MANY_REQUESTS', Math.ceil((HOUR_MS - (now % HOUR_MS)) / 1_000))
}

/** Returns which cases a calendar shows now; undefined when its team is gone. */
async function reachOf(db: Database, { accountId, userId, scope }: Calendar): Promise<CalendarReach | undefined> {
  if (scope.type === 'ACCOUNT') return { accountId, sharedWith: [], entityId: null }
  if (scope.type === 'TEAM') {
    const team = await db.teams.find(accountId, scope.teamId)
    return team && { accountId: null, sharedWith: [{ type: 'team', id: team.id }], entityId: null }
  }
  const teams = (await db.teams.idsOf(userId)).map((id) => ({ type: 'team' as const, id }))
  const sharedWith = [{ type: 'user' as const, id: userId }, ...teams]
  if (scope.type === 'USER') return { accountId: null, sharedWith, entityId: null }
  return { accountId, sharedWith, entityId: scope.entityId }
}

/** Coming hearings take precedence over past ones when there is not room for all. */
async function readHearings(db: Database, reach: CalendarReach, now: number): Promise<FeedHearing[]> {
  const today = indianDay(now)
  const removedSince = now - CANCELLED_DAYS * DAY_MS
  const ahead = { from: today, to: addDays(today, FUTURE_DAYS), removedSince, most: MAX_EVENTS }
  const hearings = await db.hearings.feed(reach, ahead)
  const most = MAX_EVENTS - hearings.length
  const past = { from: addDays(today, -PAST_DAYS), to: addDays(today, -1), removedSince, most }
  return [...(await db.hearings.feed(reach, past)), ...hearings]
}

function send(context: Context, body: string): void {
  context.status = 200
  context.set('Cache-Control', 'private, no-cache')
  context.etag = createHash('sha256').update(body).digest('base64url')
  context.set('Content-Type', 'text/calendar; charset=utf-8')
  if (context.fresh) context.status = 304
  else context.body = body
}

/** Records a calendar that shows parties in the access log, for each of its cases. */
function noteReading(noteAccess: NoteAccess, context: Context, { id }: Calendar, hearings: FeedHearing[]): void {
  const cases = new Map(hearings.map(({ caseId, accountId }) => [caseId, accountId]))
  if (cases.size === 0) return
  noteAccess({
    actorType: 'LINK',
    actorId: id,
    keyId: null,
    actorAccountId: null,
    route: `GET ${ROUTE}`,
    requestId: String(context.state.requestId),
    things: [...cases].map(([caseId, accountId]) => ({ id: caseId, accountId })),
  })
}
