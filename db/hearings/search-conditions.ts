import type { IsoDate } from '../../domain/case.ts'
import type { CourtType } from '../../domain/courts/types.ts'
import { indianDay } from '../../domain/dates.ts'
import { type KeptAs, sureFrom } from '../../domain/hearings/hearing-state.ts'
import { unseenFrom } from '../base/clock.ts'
import type { DueDays } from './court-holidays.ts'
import { OF_DAY } from './list-conditions.ts'

/** Selects hearings. Both days and instants are included. */
export interface HearingSearch {
  from: IsoDate
  to: IsoDate
  /** Shown in one of these ways at an instant. */
  kept?: { ways: KeptAs[]; at: number } | undefined
  caseId?: string | undefined
  entityId?: string | undefined
  courtType?: CourtType | undefined
  /** Only hearings that a client may not have seen in their current state at this instant, epoch ms. */
  updatedSince: number
  /** With `updatedSince`: the last day that the client requested at that instant, if it was not `to`. */
  seenUpTo?: IsoDate | undefined
  /** The last hearing of the previous page. */
  after?: { hearingDate: IsoDate; id: string } | undefined
  most: number
}

/** Writes the conditions of a search in SQL. @param due the due days, for a search by state */
export function conditionsOf(
  { kept, caseId, entityId, courtType, after }: HearingSearch,
  due: DueDays | undefined,
): string {
  return [
    't.hearing_date BETWEEN :from AND :to',
    UNSEEN,
    ...(kept && due ? [`(${kept.ways.map((way, number) => conditionOfWay(way, number, due)).join(' OR ')})`] : []),
    ...(caseId === undefined ? [] : ['t.tracked_case_id = :caseId']),
    ...(entityId === undefined ? [] : [OF_ENTITY]),
    ...(courtType === undefined ? [] : ['t.court_type = :courtType']),
    ...(after ? ['(t.hearing_date > :afterDate OR (t.hearing_date = :afterDate AND t.id > :afterId))'] : []),
  ].join(' AND ')
}

/** Writes one way to reach a state in SQL; its parameters carry its number. */
function conditionOfWay({ from, until, isClosed, isDue, lists }: KeptAs, number: number, due: DueDays): string {
  return [
    `t.state = :state${number}`,
    ...(from === undefined ? [] : [`t.hearing_date >= :from${number}`]),
    ...(until === undefined ? [] : [`t.hearing_date <= :until${number}`]),
    ...(isClosed === undefined ? [] : [isClosed ? IS_CLOSED : `NOT ${IS_CLOSED}`]),
    ...(isDue === undefined ? [] : [`t.hearing_date ${isDue ? '<=' : '>'} ${dueDayOf(due)}`]),
    ...(lists === undefined ? [] : [`${LIST_STATE} = :lists${number}`]),
  ].join(' AND ')
}

/** Writes the last day whose lists are due, in SQL. */
function dueDayOf({ others }: DueDays): string {
  const cases = others.map((_, n) => `WHEN t.list_court IN (:dueCourts${n}) THEN :dueDay${n}`)
  return cases.length === 0 ? ':dueDay' : `CASE ${cases.join(' ')} ELSE :dueDay END`
}

/** Returns the parameters of the conditions. */
export function valuesOf(search: HearingSearch, due: DueDays | undefined) {
  const { kept, after, updatedSince, seenUpTo = search.to, ...values } = search
  return {
    ...values,
    unseenFrom: unseenFrom(updatedSince),
    seenUpTo,
    ...(kept && due && valuesOfWays(kept, due)),
    afterDate: after?.hearingDate,
    afterId: after?.id,
  }
}

function valuesOfWays(
  { ways, at }: { ways: KeptAs[]; at: number },
  { usual, others }: DueDays,
): Record<string, string | number | string[] | undefined> {
  const today = indianDay(at)
  const values: Record<string, string | number | string[] | undefined> = {
    dueDay: usual,
    today,
    sureToday: sureFrom(today, at),
    sureAhead: sureFrom(TOMORROW_OR_LATER, at),
  }
  for (const [n, { day, courts }] of others.entries())
    Object.assign(values, { [`dueDay${n}`]: day, [`dueCourts${n}`]: courts })
  for (const [number, { state, from, until, lists }] of ways.entries())
    Object.assign(values, {
      [`state${number}`]: state,
      [`from${number}`]: from,
      [`until${number}`]: until,
      [`lists${number}`]: lists,
    })
  return values
}

/** Later than any day that is still watched. */
const TOMORROW_OR_LATER = '2199-12-31'

/** `isClosed` in SQL. */
const IS_CLOSED = `(EXISTS (SELECT 1 FROM court_holidays x
    WHERE x.court = t.list_court AND x.day = t.hearing_date AND x.kind IN ('CLOSED', 'VACATION'))
  AND NOT EXISTS (SELECT 1 FROM list_documents d WHERE ${OF_DAY}))`

/** `listState` in SQL. */
const LIST_STATE = `
  CASE WHEN l.court IS NULL THEN 'NOT_COVERED'
    WHEN l.sure_at IS NULL OR l.sure_at < IF(t.hearing_date = :today, :sureToday, :sureAhead) THEN 'SOURCE_DOWN'
    WHEN EXISTS (SELECT 1 FROM list_documents d WHERE ${OF_DAY} AND d.unread IS NOT NULL)
      THEN 'LIST_UNREADABLE'
    WHEN NOT EXISTS (SELECT 1 FROM list_documents d WHERE ${OF_DAY}) THEN 'LIST_NOT_PUBLISHED'
    WHEN t.watched_since <= l.sure_at THEN 'NOT_LISTED'
    ELSE 'EXPECTED' END`

/** A case that was shared, linked to an entity or reactivated brings unchanged hearings, and so does a new day. */
const UNSEEN = '(t.updated >= :unseenFrom OR c.updated >= :unseenFrom OR t.hearing_date > :seenUpTo)'

const OF_ENTITY = `(t.account_id, t.tracked_case_id) IN (
  SELECT l.account_id, l.tracked_case_id FROM tracked_case_entities l WHERE l.watchlist_entity_id = :entityId)`
