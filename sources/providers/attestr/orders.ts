import { z } from 'zod'
import type { CourtOrder } from '../../../domain/case.ts'
import { NeededDay, present, Text } from '../../readings.ts'
import { byOrderDay, placeOnDay } from '../chronology.ts'

/** One order of a case; how its number and, once delivered, its address are called is not documented. */
export const OrderRow = z
  .object({
    orderDate: NeededDay,
    judge: Text,
    orderType: Text,
    number: Text,
    orderNumber: Text,
    orderNo: Text,
    url: Text,
    documentUrl: Text,
    link: Text,
  })
  .transform(({ number, orderNumber, orderNo, url, documentUrl, link, ...row }) => ({
    ...row,
    number: number ?? orderNumber ?? orderNo,
    url: url ?? documentUrl ?? link,
  }))

export type OrderRow = z.output<typeof OrderRow>

/**
 * Maps the orders of a case. Their documents are delivered together, so an order's reference is made of what tells it from the
 * others: day, number or place on the day, and type.
 */
export function courtOrders(rows: readonly OrderRow[]): CourtOrder[] {
  return byOrderDay(rows).map((row) => courtOrder(row, rows))
}

/** Maps one of the orders of a case. */
export function courtOrder(row: OrderRow, all: readonly OrderRow[]): CourtOrder & { reference: string } {
  const { orderDate, judge, orderType } = row
  const place = placeOnDay(row, all)
  // A place says which order is meant only while the day has no more of them: which way the source sorts them is not known.
  const told = row.number ?? `${place.number} of ${place.alike}`
  return present({
    number: row.number ?? place.number,
    orderDate,
    judge,
    orderType,
    reference: `attestr/${orderDate}/${told}/${orderType ?? ''}`,
  })
}
