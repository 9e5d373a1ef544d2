import { dayOfHearing, type Hearing, type IsoDate } from '../../domain/case.ts'

/** Hearings from the oldest to the latest; the row of a disposal stands at either end of a court's list. */
export function byHearingDay(hearings: readonly Hearing[]): Hearing[] {
  const dayOf = (hearing: Hearing) => dayOfHearing(hearing) ?? ''
  return hearings.toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)))
}

/** Orders from the oldest to the latest; orders of a day stay as they stand. */
export function byOrderDay<Order extends { orderDate: IsoDate }>(orders: readonly Order[]): Order[] {
  return orders.toSorted((one, other) => one.orderDate.localeCompare(other.orderDate))
}

/**
 * Numbers orders that their source leaves without one: the how-manieth of its day and type an order is. A place in the whole list
 * would change with every order that comes late, and an order must keep its number. `alike` says how many there are.
 */
export function placeOnDay<Order extends { orderDate: IsoDate; orderType?: string | undefined }>(
  order: Order,
  all: readonly Order[],
): { number: string; alike: number } {
  const alike = all.filter(({ orderDate, orderType }) => orderDate === order.orderDate && orderType === order.orderType)
  return { number: String(alike.indexOf(order) + 1), alike: alike.length }
}
