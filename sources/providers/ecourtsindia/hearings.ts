import { z } from 'zod'
import type { Hearing } from '../../../domain/case.ts'
import { Day, NeededDay, present, Text } from '../../readings.ts'
import { byHearingDay } from '../chronology.ts'

/** One row of `historyOfCaseHearings`; the first and the last row have only one of the two dates. */
export const HistoryRow = z
  .object({ businessOnDate: Day, hearingDate: Day, judge: Text, purposeOfListing: Text })
  .refine(({ businessOnDate, hearingDate }) => businessOnDate ?? hearingDate)

/** One row of `businessOnDateEntries`: the business of a day. */
export const BusinessRow = z.object({
  date: NeededDay,
  courtOf: Text,
  business: Text,
  nextPurpose: Text,
  nextHearingDate: Day,
})

/** One row of `listingDates`, the only history of some High Court and Supreme Court records. */
export const ListingRow = z.object({ date: NeededDay, judges: Text, purpose: Text, stage: Text, remarks: Text })

type HistoryRow = z.output<typeof HistoryRow>
type BusinessRow = z.output<typeof BusinessRow>
type ListingRow = z.output<typeof ListingRow>

/** Joins the two lists by the day of the hearing. The history's words win, the business fills the gaps. */
export function joinHearings(history: HistoryRow[], business: BusinessRow[]): Hearing[] {
  const businessOf = new Map(business.map((row) => [row.date, row]))
  const heardDays = new Set(history.map(({ businessOnDate }) => businessOnDate))
  const unlisted = business.filter(({ date }) => !heardDays.has(date)).map(({ date }) => ({ businessOnDate: date }))
  return byHearingDay([...history, ...unlisted].map((row) => hearingOf(row, businessOf.get(row.businessOnDate ?? ''))))
}

/** Reads a history that consists of listings. */
export function listedHearings(listings: ListingRow[]): Hearing[] {
  return byHearingDay(
    listings.map(({ date, judges, purpose, stage, remarks }) =>
      present({ businessDate: date, judge: judges, purpose: purpose ?? stage, business: remarks }),
    ),
  )
}

function hearingOf(row: Partial<HistoryRow>, business: BusinessRow | undefined): Hearing {
  return present({
    businessDate: row.businessOnDate,
    nextDate: row.hearingDate ?? business?.nextHearingDate,
    judge: row.judge ?? business?.courtOf,
    purpose: row.purposeOfListing,
    business: business?.business,
  })
}
