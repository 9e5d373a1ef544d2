import type { IsoDate } from '../../domain/case.ts'

/**
 * Numbers orders that their source leaves without one: the how-manieth of its day and type an order is. A place in the whole list
 * would change with every order that comes late, and an order must keep its number.
 */
export function placeOnDay<Order extends { orderDate: IsoDate; orderType?: string | undefined }>(
  order: Order,
  all: readonly Order[],
): string {
  const alike = all.filter(({ orderDate, orderType }) => orderDate === order.orderDate && orderType === order.orderType)
  return String(alike.indexOf(order) + 1)
}
