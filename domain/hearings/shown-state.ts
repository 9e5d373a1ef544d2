import type { IsoDate } from '../case.ts'
import { addDays, indianDay, startOfIndianDay } from '../dates.ts'
import type { KeptState, TrackedHearing } from './hearing.ts'

/** What readers are told of a hearing: its kept state, or what time made of it. */
export const HEARING_STATES = ['EXPECTED', 'NOT_COVERED', 'MOVED', 'REMOVED', 'PAST'] as const
export type HearingState = (typeof HEARING_STATES)[number]

/** Which kept hearings are shown in a state, on which days; both ends count. */
export interface KeptAs {
  state: KeptState
  from?: IsoDate
  until?: IsoDate
}

/**
 * The state of a hearing at an instant (epoch ms). An expected hearing whose day is over is PAST. Once the court's lists for its day are
 * due it is NOT_COVERED: the service reads no cause lists of the court, so nobody has looked.
 */
export function shownState(
  { state, hearingDate }: Pick<TrackedHearing, 'state' | 'hearingDate'>,
  at: number,
): HearingState {
  if (state !== 'EXPECTED') return state
  if (hearingDate < indianDay(at)) return 'PAST'
  return hearingDate <= lastDueDay(at) ? 'NOT_COVERED' : 'EXPECTED'
}

/** The same rule the other way round, for searches. */
export function keptAs(shown: HearingState, at: number): KeptAs {
  const today = indianDay(at)
  const due = lastDueDay(at)
  if (shown === 'PAST') return { state: 'EXPECTED', until: addDays(today, -1) }
  if (shown === 'NOT_COVERED') return { state: 'EXPECTED', from: today, until: due }
  if (shown === 'EXPECTED') return { state: 'EXPECTED', from: addDays(due, 1) }
  return { state: shown }
}

/** The last day whose lists are due at an instant, today at least. */
function lastDueDay(at: number): IsoDate {
  let day = indianDay(at)
  while (dueAt(addDays(day, 1)) <= at) day = addDays(day, 1)
  return day
}

/** When the lists for a day are due: at 21:30 on the working day before, Monday to Friday. No holiday is assumed. */
function dueAt(day: IsoDate): number {
  let before = addDays(day, -1)
  while (isWeekend(before)) before = addDays(before, -1)
  return startOfIndianDay(before) + DUE_AFTER_MS
}

const DUE_AFTER_MS = 21.5 * 60 * 60 * 1000

function isWeekend(day: IsoDate): boolean {
  return [0, 6].includes(new Date(day).getUTCDay())
}
