import type { IsoDate } from '../case.ts'
import { addDays, HOUR_MS, indianDay, startOfIndianDay } from '../dates.ts'
import type { TrackedHearing } from './hearing.ts'
import { type HearingLists, isClosed, listState } from './hearing-state.ts'
import type { Holidays } from './holidays.ts'
import { nextWorkingDay } from './list-times.ts'

/** The default time of an account's digest, `HH:MM` in India: before lists are due, while people are still awake. */
export const USUAL_DIGEST_TIME = '21:00'
/** The range of times that an account can choose: from the end of office hours to the end of the evening. */
export const DIGEST_TIMES = { first: '17:00', last: '23:30' } as const
/** The hour of the next day at which an evening's digest is no longer sent: people then check the day itself. */
const NIGHT_ENDS_HOUR = 8
/** A digest contains the changes since the previous evening's. */
const CHANGES_OF_MS = 24 * HOUR_MS

/** An evening of digests, with the days of its hearings, both included. */
export interface Evening {
  /** The day of the evening. */
  evening: IsoDate
  from: IsoDate
  to: IsoDate
  /** The current time, `HH:MM` in India; `24:00` after midnight. */
  time: string
}

/** The counts of hearings of the coming day. */
export interface DigestCounts {
  listed: number
  changed: number
  removed: number
  notListed: number
  missing: number
  notCovered: number
}

/** A hearing as a digest counts it, with its day's lists if they are read. */
export type CountedHearing = Pick<TrackedHearing, 'state' | 'hearingDate' | 'revision' | 'firstListedAt'> & {
  /** When it was created or last changed, epoch ms. */
  updated: number
  lists: HearingLists | null
  /** The holidays of its court. */
  holidays: Holidays
}

/**
 * Returns the evening of an instant (epoch ms): that of its day, until 08:00 that of the previous day. Its digest
 * covers the next day to the next working day, Monday to Friday, whose lists come in this evening.
 */
export function eveningOf(at: number): Evening {
  const evening = indianDay(at - NIGHT_ENDS_HOUR * HOUR_MS)
  const minutes = Math.floor((at - startOfIndianDay(evening)) / 60_000)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'))
  const time = minutes >= 24 * 60 ? '24:00' : `${hours}:${rest}`
  return { evening, from: addDays(evening, 1), to: nextWorkingDay(evening), time }
}

/**
 * Counts the hearings of an evening at an instant (epoch ms), by the lists known then, due or not. Each coming hearing
 * is listed, not listed, missing a list, or not covered. A hearing on a day on which its court is closed is not
 * counted.
 */
export function digestOf(hearings: readonly CountedHearing[], at: number): DigestCounts {
  const isRecent = ({ updated }: CountedHearing) => updated >= at - CHANGES_OF_MS
  const coming = hearings.filter(
    ({ state, hearingDate, lists, holidays }) =>
      state === 'LISTED' || (state === 'EXPECTED' && !isClosed(hearingDate, lists, holidays)),
  )
  const gone = hearings.filter(({ state }) => state === 'REMOVED' || state === 'MOVED')
  const unlisted = coming
    .filter(({ state }) => state === 'EXPECTED')
    .map(({ hearingDate, lists }) => listState(hearingDate, lists, at))
  const count = (isMeant: (state: (typeof unlisted)[number]) => boolean) => unlisted.filter(isMeant).length
  return {
    listed: coming.length - unlisted.length,
    // A new hearing has no revision, and its first listing is no change.
    changed: coming.filter((each) => isRecent(each) && each.revision > 0 && each.updated !== each.firstListedAt).length,
    removed: gone.filter(isRecent).length,
    notListed: count((state) => state === 'NOT_LISTED'),
    missing: count((state) => state !== 'NOT_LISTED' && state !== 'NOT_COVERED'),
    notCovered: count((state) => state === 'NOT_COVERED'),
  }
}
