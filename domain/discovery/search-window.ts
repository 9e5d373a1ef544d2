import type { IsoDate } from '../case.ts'
import { DAY_MS, indianDay } from '../dates.ts'
import type { FoundCase } from '../found-cases/found-case.ts'
import { filingYear } from '../historical-search/filters.ts'

/** How far a search looks back: `NEAR` every day, `FAR` once a week and wherever it costs nothing. */
export type Reach = 'NEAR' | 'FAR'

/**
 * Days by which a search overlaps the last one that was surely answered: courts put cases on line, and sources read them, days to
 * weeks after their filing. What was found before is recognised by its identity, so that overlapping repeats nothing.
 */
const OVERLAP_DAYS: Record<Reach, number> = { NEAR: 30, FAR: 365 }

/**
 * The day from which on filed cases are looked for. Nothing that was filed more than a month before the entity was put on the
 * watchlist counts: the one-time look into the past is for those.
 * @param answeredAt when the source last answered a search for the entity surely, epoch ms; null when it never did
 */
export function filedSince(entity: { created: number }, answeredAt: number | null, reach: Reach): IsoDate {
  const last = (answeredAt ?? entity.created) - OVERLAP_DAYS[reach] * DAY_MS
  return indianDay(Math.max(last, entity.created - OVERLAP_DAYS.NEAR * DAY_MS))
}

/** Each entity has a day of the week on which a search reaches far, so that each day brings a seventh of them. */
export function reachOn(day: IsoDate, entityId: string): Reach {
  const days = Math.round(Date.parse(day) / DAY_MS)
  return (days + Number.parseInt(entityId.slice(-6), 16)) % 7 === 0 ? 'FAR' : 'NEAR'
}

/** Whether a case was filed on that day or later. One that tells only a year counts with its whole year, one that tells nothing counts. */
export function isFiledSince(found: FoundCase, day: IsoDate): boolean {
  const date = found.filingDate ?? found.registrationDate
  if (date !== undefined) return date >= day
  const year = filingYear(found)
  return year === undefined || year >= Number(day.slice(0, 4))
}
