import type { CourtCase, IsoDate } from '../case.ts'
import { readIdentifier } from '../courts/index.ts'
import type { CaseIdentifier } from '../courts/types.ts'
import { addDays, DAY_MS } from '../dates.ts'

/** Returns whether a case's identifier is enough for a live lookup; otherwise the case is never due. */
export function canBeLookedUp(identifier: CaseIdentifier): boolean {
  return readIdentifier(identifier).ok
}

/** Returns the day on which a case is due again: the next sync, or a week later once it is disposed of. */
export function nextDueOn({ status }: Pick<CourtCase, 'status'>, today: IsoDate): IsoDate {
  return status === 'DISPOSED' ? addDays(today, DAYS_BETWEEN_LOOKS_AT_DISPOSED) : today
}

/**
 * Returns the day on which a case unknown to all courts is due again: most such numbers have an error, and each answer
 * costs as much as a found case.
 * @param times how often that was the answer
 */
export function dueAfterNotFound(times: number, today: IsoDate): IsoDate {
  return addDays(today, NOT_FOUND_PAUSES[times - 1] ?? LONGEST_PAUSE_DAYS)
}

const NOT_FOUND_PAUSES = [1, 2, 4]
const LONGEST_PAUSE_DAYS = 7

const DAYS_BETWEEN_LOOKS_AT_DISPOSED = 7
/** A case without news on any list is fetched after this many days: lists do not contain orders. */
const MAX_TRUST_DAYS = 7

/** The result of the cheap checks of a case. */
export interface CheapAnswer {
  /** The day a cause list names. */
  listedOn?: IsoDate
  /** When the source last visited the court for this case, epoch ms. */
  visitedAt?: number
}

/** Returns whether fetching a case is worth its price today. */
export function isWorthFetching(
  record: { courtCase: CourtCase; lastFetchedAt: number },
  { listedOn, visitedAt = 0 }: CheapAnswer,
  now: { today: IsoDate; at: number },
): boolean {
  const { nextHearingDate } = record.courtCase
  const wasHeard = nextHearingDate !== undefined && nextHearingDate < now.today
  const isRelisted = listedOn !== undefined && listedOn !== nextHearingDate
  const isOld = record.lastFetchedAt < now.at - MAX_TRUST_DAYS * DAY_MS
  return wasHeard || isRelisted || isOld || visitedAt > record.lastFetchedAt
}
