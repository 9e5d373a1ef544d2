import type { IsoDate } from '../case.ts'
import { addDays, HOUR_MS, indianDay, startOfIndianDay } from '../dates.ts'
import type { TrackedHearing } from './hearing.ts'
import type { Holidays } from './holidays.ts'
import { nextWorkingDay } from './list-times.ts'
import { type HearingLists, isClosed, listState } from './shown-state.ts'

/** When an account is told of an evening unless it says otherwise, `HH:MM` in India: before lists are due, so that somebody is still awake. */
export const USUAL_DIGEST_TIME = '21:00'
/** The first and the last time that an account can choose: when offices close, and the last that is still this evening. */
export const DIGEST_TIMES = { first: '17:00', last: '23:30' } as const
/** When an evening's digest is told no more, in hours of the next day: from then on people look at the day itself. */
const NIGHT_ENDS_HOUR = 8
/** A digest tells what changed since the one of the evening before. */
const CHANGES_OF_MS = 24 * HOUR_MS

/** An evening of digests: which days of hearing it is about, both included. */
export interface Evening {
  /** The day of the evening. */
  evening: IsoDate
  from: IsoDate
  to: IsoDate
  /** How late it is, `HH:MM` in India; `24:00` after midnight. */
  time: string
}

/** What is told of the hearings of the coming day. */
export interface DigestCounts {
  listed: number
  changed: number
  removed: number
  notListed: number
  missing: number
  notCovered: number
}

/** A hearing as a digest counts it, with its day's lists where they are read. */
export type CountedHearing = Pick<TrackedHearing, 'state' | 'hearingDate' | 'revision' | 'firstListedAt'> & {
  /** When it was created or last changed, epoch ms. */
  updated: number
  lists: HearingLists | null
  /** Of its court. */
  holidays: Holidays
}

/**
 * The evening that an instant (epoch ms) belongs to: that of its day, until 08:00 that of the day before. It is about the days from the next one to the next
 * working day, Monday to Friday, whose lists come in this evening.
 */
export function eveningOf(at: number): Evening {
  const evening = indianDay(at - NIGHT_ENDS_HOUR * HOUR_MS)
  const minutes = Math.floor((at - startOfIndianDay(evening)) / 60_000)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'))
  const time = minutes >= 24 * 60 ? '24:00' : `${hours}:${rest}`
  return { evening, from: addDays(evening, 1), to: nextWorkingDay(evening), time }
}

/**
 * Counts the hearings of an evening at an instant (epoch ms), as far as their lists are known by then, due or not. Each hearing that is
 * still to come is listed, not listed, missing a list, or not covered. One on a day on which its court is closed is none.
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
