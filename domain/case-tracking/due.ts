import type { CourtCase, IsoDate } from '../case.ts'
import { readIdentifier } from '../courts/index.ts'
import type { CaseIdentifier } from '../courts/types.ts'
import { addDays, DAY_MS } from '../dates.ts'

/** Whether a case's identifier is enough to look the case up live; one that is not is never due. */
export function canBeLookedUp(identifier: CaseIdentifier): boolean {
  return readIdentifier(identifier).ok
}

/** From which day on a case is due again: with the next sync, a week later once it is disposed of. */
export function nextDueOn({ status }: Pick<CourtCase, 'status'>, today: IsoDate): IsoDate {
  return status === 'DISPOSED' ? addDays(today, DAYS_BETWEEN_LOOKS_AT_DISPOSED) : today
}

/**
 * From which day on a case is asked for again that no court knows under its numbers: most such numbers hold a slip, and each answer costs as
 * much as a found case.
 * @param times how often that was the answer
 */
export function dueAfterNotFound(times: number, today: IsoDate): IsoDate {
  return addDays(today, NOT_FOUND_PAUSES[times - 1] ?? LONGEST_PAUSE_DAYS)
}

const NOT_FOUND_PAUSES = [1, 2, 4]
const LONGEST_PAUSE_DAYS = 7

const DAYS_BETWEEN_LOOKS_AT_DISPOSED = 7
/** A case without news on any list is fetched all the same after so many days: orders stand on no list. */
const MAX_TRUST_DAYS = 7

/** The answers of the cheap checks about a case. */
export interface CheapAnswer {
  /** The day a cause list names. */
  listedOn?: IsoDate
  /** When the source last visited the court for this case, epoch ms. */
  visitedAt?: number
}

/** Whether a full look at a case is worth its price today. */
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
