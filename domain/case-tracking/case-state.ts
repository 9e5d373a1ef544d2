import { type CourtCase, dayOfHearing, type IsoDate } from '../case.ts'
import { addDays, DAY_MS, indianDay } from '../dates.ts'

/** The last record of a case, and what its court's state was just before it was fetched. */
export interface SeenRecord {
  courtCase: CourtCase
  lastFetchedAt: number
  stateSeen: string | null
}

/**
 * Each case is fetched in full once in so many days, whatever its state says: a state shows no order, party or application. The days are
 * spread over the cases by their ids.
 */
const DAYS_BETWEEN_FULL_LOOKS = 28

/** Courts file most orders within a week of the hearing, and some in the second; the state does not change by that. */
const DAYS_UNTIL_ORDERS = [7, 14]

/** Whether a case may have news that its court's state stands for, or that no state shows. */
export function mayHaveNews(caseId: string, record: SeenRecord, state: string, today: IsoDate): boolean {
  return record.stateSeen !== state || isFullLookDue(caseId, record, today) || mayHaveLateOrder(record, today)
}

function isFullLookDue(caseId: string, { lastFetchedAt }: SeenRecord, today: IsoDate): boolean {
  const ofCase = [...caseId].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_973, 0)
  const [day, fetched] = [today, indianDay(lastFetchedAt)].map((date) => Date.parse(date) / DAY_MS + ofCase)
  return Math.floor((day ?? 0) / DAYS_BETWEEN_FULL_LOOKS) > Math.floor((fetched ?? 0) / DAYS_BETWEEN_FULL_LOOKS)
}

/** A hearing was long enough ago for its order to be filed, the record has none of that day or later, and was not fetched since. */
function mayHaveLateOrder({ courtCase, lastFetchedAt }: SeenRecord, today: IsoDate): boolean {
  const { hearings, previousHearingDate, nextHearingDate } = courtCase
  const days = [...hearings.map(dayOfHearing), previousHearingDate, nextHearingDate]
  const heard = days
    .filter((day) => day !== undefined && day < today)
    .toSorted()
    .at(-1)
  if (heard === undefined || courtCase.orders.some(({ orderDate }) => (orderDate ?? '') >= heard)) return false
  const fetched = indianDay(lastFetchedAt)
  return DAYS_UNTIL_ORDERS.some((after) => fetched < addDays(heard, after) && addDays(heard, after) <= today)
}

/** Fewer fetches without news say nothing: a client may have had a case fetched since its last state. */
const FEWEST_WITHOUT_NEWS = 10
const MOST_WITHOUT_NEWS = 0.01

/** Whether states change so often without any news that they must contain something else. */
export function areStatesNoisy({ fetched, withoutNews }: { fetched: number; withoutNews: number }): boolean {
  return withoutNews >= FEWEST_WITHOUT_NEWS && withoutNews > fetched * MOST_WITHOUT_NEWS
}
