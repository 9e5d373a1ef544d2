import type { IsoDate } from '../case.ts'
import type { CourtType } from '../courts/types.ts'
import { isClosed, listState } from './hearing-state.ts'
import { type Holidays, NO_HOLIDAYS } from './holidays.ts'
import { asksCaptcha, forumOf, isListCourt, LIST_COURTS } from './list-court.ts'
import { dueAt } from './list-times.ts'
import { MISSING_STATES, type MissingState, type WatchedDay } from './list-watch.ts'

/** The states of a court's lists for a day, worst first. */
export const COVERAGE_STATES = ['NOT_COVERED', ...MISSING_STATES, 'NOT_DUE', 'COURT_CLOSED', 'READ'] as const

/**
 * Why a day of a court is not covered: its lists are not read, or cannot be because its site shows a captcha; no list
 * prints the cases' numbers; or it was not polled yet.
 */
export const COVERAGE_REASONS = ['COURT_NOT_READ', 'PICTURE_ASKED', 'NO_NUMBER', 'NOT_LOOKED_AT'] as const

/** A court with tracked cases: the court that publishes its lists, null if no list names the cases. */
export interface CourtOfCases {
  court: string | null
  courtType: CourtType
  cases: number
}

export type Coverage =
  | { state: 'NOT_COVERED'; reason: (typeof COVERAGE_REASONS)[number] }
  | { state: MissingState | 'NOT_DUE' | 'COURT_CLOSED' | 'READ'; reason: null }

/**
 * Returns the coverage of a court's lists for a day at an instant (epoch ms). Before they are due they do not count as
 * read, even if all present ones were: more may come.
 * @param watched the state of the day; undefined if it was not polled
 * @param reads whether lists are read at all
 * @param holidays the court's holidays
 */
export function coverageOf(
  { court, courtType }: CourtOfCases,
  day: IsoDate,
  watched: Pick<WatchedDay, 'sureAt' | 'documents' | 'unread'> | undefined,
  { at, reads, holidays = NO_HOLIDAYS }: { at: number; reads: boolean; holidays?: Holidays },
): Coverage {
  if (isClosed(day, watched ?? null, holidays)) return { state: 'COURT_CLOSED', reason: null }
  const isRead = reads && (court === null ? isReadType(courtType) : isListCourt(court))
  if (!isRead) return notCovered(asksCaptcha(courtType) ? 'PICTURE_ASKED' : 'COURT_NOT_READ')
  if (court === null) return notCovered('NO_NUMBER')
  if (at < dueAt(day, holidays)) return { state: 'NOT_DUE', reason: null }
  if (!watched) return notCovered('NOT_LOOKED_AT')
  const state = listState(day, { ...watched, watchedSince: 0 }, at)
  return { state: MISSING_STATES.find((missing) => missing === state) ?? 'READ', reason: null }
}

function notCovered(reason: (typeof COVERAGE_REASONS)[number]): Coverage {
  return { state: 'NOT_COVERED', reason }
}

function isReadType(courtType: CourtType): boolean {
  return LIST_COURTS.some((place) => forumOf(place).courtType === courtType)
}
