import type { CourtOrder, IsoDate } from '../../../domain/case.ts'
import { present } from '../../readings.ts'
import { byOrderDay, positionOnDay } from '../chronology.ts'
import type { OrderRow } from './record-rows.ts'

/** Which order of which case a reference names. */
interface OrderAddress {
  cnr: string
  /** Absent where the record gives none. */
  number?: string
  orderDate: IsoDate
}

/** Joins the two lists of a record. */
export function courtOrders(cnr: string, interim: readonly OrderRow[], final: readonly OrderRow[]): CourtOrder[] {
  const rows = [
    ...final.map((row) => ({ ...row, kind: 'final', orderType: row.orderType ?? 'Judgment' })),
    ...interim.map((row) => ({ ...row, kind: 'interim', orderType: row.orderType ?? 'Order' })),
  ]
  return byOrderDay(rows).map((row) => {
    const { number, orderDate, orderType, kind } = row
    return present({
      number: number ?? positionOnDay(row, rows).number,
      orderDate,
      orderType,
      reference: `napix/${cnr}/${kind}/${encodeURIComponent(number ?? '')}/${orderDate}`,
    })
  })
}

/** What a reference of this source names, undefined for another text. */
export function readReference(reference: string): OrderAddress | undefined {
  const { cnr, number, orderDate } = REFERENCE.exec(reference)?.groups ?? {}
  if (!cnr || !orderDate) return undefined
  return { cnr, orderDate, ...(number && { number: decodeURIComponent(number) }) }
}

const REFERENCE =
  /^napix\/(?<cnr>[A-Z0-9]{16})\/(?:interim|final)\/(?<number>(?:[\w.!~*'()-]|%[0-7][0-9A-F])*)\/(?<orderDate>\d{4}-\d{2}-\d{2})$/
