import { z } from 'zod'
import type { CourtOrder } from '../../../domain/case.ts'
import { NeededDay, present, Text } from '../../readings.ts'
import { byOrderDay, positionOnDay } from '../chronology.ts'

/** One order of a case; the names of its number and its later address are not documented. */
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
 * Maps the orders of a case. Their documents are delivered together, so an order's reference is made of the facts that
 * distinguish it: day, number or position on the day, and type.
 */
export function courtOrders(rows: readonly OrderRow[]): CourtOrder[] {
  return byOrderDay(rows).map((row) => courtOrder(row, rows))
}

/** Maps one of the orders of a case. */
export function courtOrder(row: OrderRow, all: readonly OrderRow[]): CourtOrder & { reference: string } {
  const { orderDate, judge, orderType } = row
  const position = positionOnDay(row, all)
  // A position identifies an order only while the day has no more of them: the source's sort order is not known.
  const distinction = row.number ?? `${position.number} of ${position.alike}`
  return present({
    number: row.number ?? position.number,
    orderDate,
    judge,
    orderType,
    reference: `attestr/${orderDate}/${distinction}/${orderType ?? ''}`,
  })
}
