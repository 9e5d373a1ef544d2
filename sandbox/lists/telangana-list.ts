import { type PrintedList, partiesOf } from './printed-list.ts'
import { wordsOf } from './written-day.ts'

/** A list as the High Court for Telangana prints it: with a header for each court. */
export function telanganaLinesOf({ printedDay, rows, deleted }: PrintedList): string[] {
  const { weekday, ordinal, month, year } = wordsOf(printedDay)
  const header = (room: string, stage: string) => [
    `COURT NO. ${room}`,
    'THE HONOURABLE MS. JUSTICE ARUNDAS',
    `To be heard on ${weekday} the ${ordinal} day of ${month} ${year} 10:30 AM`,
    stage,
    'SNO CASE PARTY DETAILS PETITIONER ADV. RESPONDENT ADV. DISTRICT',
  ]
  const matters = rows.flatMap((row, at) => [
    ...(row.courtRoom === rows[at - 1]?.courtRoom ? [] : header(row.courtRoom, row.stage)),
    `${row.item} ${row.number}`,
    partiesOf(row).join(' Vs '),
    ...row.with.map((other) => `WITH ${other}`),
  ])
  return [...matters, ...deleted.map((item) => `NOTE: ITEM NO. ${item} STANDS DELETED`)]
}
