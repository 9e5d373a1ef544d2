import { type PrintedList, partiesOf } from './printed-list.ts'
import { wordsOf } from './written-day.ts'

/** A list as the High Court of Karnataka prints it, with the matters heard together as parts of one item. */
export function karnatakaLinesOf({ printedDay, rows, deleted }: PrintedList): string[] {
  const hall = rows[0]?.courtRoom
  const { weekday, ordinal, month, year } = wordsOf(printedDay)
  const matters = rows.flatMap((row, at) => {
    const [petitioner, respondent] = partiesOf(row)
    const isNewHall = at > 0 && row.courtRoom !== rows[at - 1]?.courtRoom
    return [
      ...(isNewHall ? [`COURT HALL NO :${row.courtRoom}`, row.stage] : []),
      `${row.item} ${row.number} (,) PET: ${petitioner}`,
      `RES: ${respondent}`,
      ...row.with.flatMap((other, n) => ['Connected With', `${row.item} .${n + 1} ${other} (,)`]),
    ]
  })
  return [
    'IN THE HIGH COURT OF KARNATAKA AT BENGALURU',
    `ON THE DAY OF ${weekday} THE ${ordinal} Day Of ${month} ${year}`,
    'at 10:30AM',
    'BEFORE',
    "THE HON'BLE MS. JUSTICE ARUNDAS",
    `COURT HALL NO :${hall}`,
    'Cause List No. 1',
    'Sl. No. Case No. Pet/Appl/Comp. & Adv. Resp. & Adv.',
    rows[0]?.stage ?? '',
    ...matters,
    ...deleted.map((item) => `NOTE: ITEM NO. ${item} STANDS DELETED`),
    'Website:https://judiciary.karnataka.gov.in Page 1 of 1',
  ].filter((line) => line !== '')
}
