import { dayOfHearing, type Hearing, type IsoDate } from '../../domain/case.ts'

/** Sorts hearings by day; the row of a disposal comes at either end of a court's list. */
export function byHearingDay(hearings: readonly Hearing[]): Hearing[] {
  const dayOf = (hearing: Hearing) => dayOfHearing(hearing) ?? ''
  return hearings.toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)))
}

/** Sorts orders by day; orders of the same day keep their sequence. */
export function byOrderDay<Order extends { orderDate: IsoDate }>(orders: readonly Order[]): Order[] {
  return orders.toSorted((one, other) => one.orderDate.localeCompare(other.orderDate))
}

/**
 * Numbers an order that its source leaves without one by its position among the orders of its day and type. A position
 * in the whole list would change with every late order, and an order must keep its number. `alike` is the number of
 * orders of that day and type.
 */
export function positionOnDay<Order extends { orderDate: IsoDate; orderType?: string | undefined }>(
  order: Order,
  all: readonly Order[],
): { number: string; alike: number } {
  const alike = all.filter(({ orderDate, orderType }) => orderDate === order.orderDate && orderType === order.orderType)
  return { number: String(alike.indexOf(order) + 1), alike: alike.length }
}
