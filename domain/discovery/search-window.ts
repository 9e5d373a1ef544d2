import type { IsoDate } from '../case.ts'
import { DAY_MS, indianDay } from '../dates.ts'
import { type FoundCase, filingYear } from '../found-cases/found-case.ts'

/** How far a search reaches back: `NEAR` every day, `FAR` once a week and wherever it costs nothing. */
export type Reach = 'NEAR' | 'FAR'

/**
 * Days by which a search overlaps the last answered one: courts publish cases, and sources read them, days to weeks
 * after their filing. Known cases are recognised by their identity, so that an overlap repeats nothing.
 */
const OVERLAP_DAYS: Record<Reach, number> = { NEAR: 30, FAR: 365 }

/**
 * Returns the first filing day to search. Cases filed more than a month before the entity was put on the watchlist do
 * not count: the one-time backfill finds those.
 * @param answeredAt when the source last answered a search for the entity with certainty, epoch ms; null when it never
 * did
 */
export function filedSince(entity: { created: number }, answeredAt: number | null, reach: Reach): IsoDate {
  const last = (answeredAt ?? entity.created) - OVERLAP_DAYS[reach] * DAY_MS
  return indianDay(Math.max(last, entity.created - OVERLAP_DAYS.NEAR * DAY_MS))
}

/** Each entity has a weekday on which a search reaches far, so that each day brings a seventh of them. */
export function reachOn(day: IsoDate, entityId: string): Reach {
  const days = Math.round(Date.parse(day) / DAY_MS)
  return (days + Number.parseInt(entityId.slice(-6), 16)) % 7 === 0 ? 'FAR' : 'NEAR'
}

/**
 * Returns whether a case was filed on that day or later. A case with only a year counts with its whole year, one
 * without either counts.
 */
export function isFiledSince(found: FoundCase, day: IsoDate): boolean {
  const date = found.filingDate ?? found.registrationDate
  if (date !== undefined) return date >= day
  const year = filingYear(found)
  return year === undefined || year >= Number(day.slice(0, 4))
}
