import type { IsoDate } from '../../../domain/case.ts'
import { readDate } from '../../../domain/dates.ts'
import { failed, type Reading } from '../../http-answer.ts'
import { present } from '../../readings.ts'
import { plainText } from '../html.ts'

/** An order in the list of a day. */
export interface DayOrder {
  caseNumber: string
  cnr?: string
  orderDate: IsoDate
  /** `COPY OF ORDERS`, `JUDGEMENT`. */
  orderType?: string
  reference: string
}

/**
 * Reads the orders of a day: rows of `TYPE/no/year~day~file~kind~...~CNR~...` joined by `##`, and their number after
 * `^^@`. A list with fewer rows than that number is refused: an order must not be lost.
 */
export function readDayOrders(text: string): Reading<DayOrder[]> {
  const [list = '', count] = text
    .replace(/^\ufeff/, '')
    .trim()
    .split('^^@')
  const rows = list.split('##').filter((row) => row.trim() !== '')
  const orders = rows.map(orderOf).filter((order) => order !== undefined)
  if (rows.length === 0 && count === '0') return { kind: 'none' }
  const isWhole = orders.length === rows.length && rows.length === Number(count)
  return isWhole
    ? { kind: 'found', value: orders }
    : failed('ParseGap', 'The orders of the day, or a row of them, cannot be read.')
}

function orderOf(row: string): DayOrder | undefined {
  const [number = '', day = '', reference, orderType, ...rest] = row.split('~')
  const [caseNumber, orderDate] = [plainText(number), readDate(day)]
  const cnr = rest.find((field) => /^[A-Z]{2}[A-Z\d]{4}\d{10}$/.test(field))
  if (!caseNumber || !orderDate || !reference) return undefined
  return present({ caseNumber, cnr, orderDate, orderType: orderType?.trim() || undefined, reference })
}
