import type { IsoDate } from '../../domain/case.ts'
import { companyName } from '../world/names.ts'

/** A list's court, day, kind and number. */
export interface ListName {
  court: string
  day: IsoDate
  /** A deletion note takes its matters off another list. */
  kind: 'DAILY' | 'SUPPLEMENTARY' | 'DELETION_NOTE' | 'ADVANCE'
  number: number
}

/** One matter of a list, with its number as the court prints it. */
export interface PrintedRow {
  number: string
  item: number
  /** The numbers heard with it, as printed. */
  with: string[]
  /** The number that a remark names as the only one of the item that is listed. */
  only?: string | undefined
  /** A stranger's by default. */
  petitioner?: string | undefined
  respondent?: string | undefined
  courtRoom: string
  stage: string
  /** False where the list says that the bench does not sit. */
  sitting?: boolean | undefined
}

/** A matter for a list. Missing fields are filled as for strangers' matters. */
export type ListedMatter = Pick<PrintedRow, 'number'> & { [field in keyof PrintedRow]?: PrintedRow[field] | undefined }

/** The content of a list, before it gets the form of its court. */
export interface PrintedList extends ListName {
  /** The day in its header, which may differ. */
  printedDay: IsoDate
  rows: PrintedRow[]
  /** Items that a note at its end takes off. */
  deleted: number[]
  /** The other day on which it is heard, as Delhi writes it. */
  takenUpOn?: IsoDate | undefined
}

const STAGE = 'FOR ADMISSION'

/** The number of strangers' matters after the last requested one. */
const STRANGERS_BEHIND = 4

/**
 * A whole list with these matters at their items, or in sequence from item 3 on. Strangers have the other items, so
 * that no number is missing.
 */
export function withStrangers(matters: readonly ListedMatter[]): PrintedRow[] {
  const placed = new Map(matters.map((matter, at) => [matter.item ?? 3 + at, matter]))
  const last = Math.max(2, ...placed.keys()) + STRANGERS_BEHIND
  return Array.from({ length: last }, (_, at) => {
    const item = at + 1
    const matter = placed.get(item)
    return {
      item,
      number: matter?.number ?? `RFA ${100 + item}/2019`,
      with: matter?.with ?? [],
      only: matter?.only,
      petitioner: matter?.petitioner,
      respondent: matter?.respondent,
      courtRoom: matter?.courtRoom ?? '4',
      stage: matter?.stage ?? STAGE,
      sitting: matter?.sitting,
    }
  })
}

/** The parties of a matter, as courts write them; strangers' names are invented. */
export function partiesOf({ item, petitioner, respondent }: PrintedRow): [petitioner: string, respondent: string] {
  return [
    (petitioner ?? companyName('cause list', item)).toUpperCase(),
    (respondent ?? companyName('cause list', item + 500)).toUpperCase(),
  ]
}

const TITLES = { DAILY: 'DAILY CAUSE LIST', DELETION_NOTE: 'DELETION NOTE', ADVANCE: 'ADVANCE LIST' }

/** As Delhi writes it. */
function deletionOf({ item, number }: PrintedRow, at: number): string {
  return `${at + 1}. ${number} LISTED BEFORE HON'BLE DB-II AT ITEM NO.${item} IS DELETED AS THE SAME IS RETURNED TO FILING COUNTER.`
}

/** The day of a list, and the one on which it is heard instead. */
export function forDay(day: IsoDate, takenUpOn?: IsoDate): string {
  const written = (each: IsoDate) => each.split('-').reverse().join('.')
  if (takenUpOn === undefined) return `FOR ${written(day)}`
  return `FOR THE CASES FIXED FOR ${written(day)} SHALL BE TAKEN UP ON ${written(takenUpOn)}`
}

/** The list as lines of text, as most courts print it. */
export function linesOf({ kind, number, printedDay, rows, deleted, takenUpOn }: PrintedList): string[] {
  const title = kind === 'SUPPLEMENTARY' ? `SUPPLEMENTARY LIST NO. ${number}` : TITLES[kind]
  const lines = [title, forDay(printedDay, takenUpOn)]
  if (kind === 'DELETION_NOTE') return [...lines, ...rows.map(deletionOf)]
  let courtRoom: string | undefined
  for (const row of rows) {
    if (row.courtRoom !== courtRoom) {
      lines.push(`COURT NO. ${row.courtRoom}`)
      if (row.sitting === false) lines.push('THE BENCH IS NOT SITTING')
      lines.push(row.stage)
    }
    courtRoom = row.courtRoom
    lines.push(`${row.item} ${row.number}`, partiesOf(row).join(' VS. '), ...row.with.map((other) => `WITH ${other}`))
    if (row.only !== undefined) lines.push(`ONLY ${row.only} IS LISTED UNDER THIS ITEM`)
  }
  return [...lines, ...deleted.map((item) => `NOTE: ITEM NO. ${item} STANDS DELETED`)]
}
