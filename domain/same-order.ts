import type { CourtOrder } from './case.ts'

/**
 * Finds an order among those that another source lists of the same case: of its day, the one with its number, else the only one.
 * Sources number orders in their own ways, so that a number alone says nothing.
 */
export function findSameOrder<Order extends CourtOrder>(
  { orderDate, number }: Pick<CourtOrder, 'orderDate' | 'number'>,
  listed: readonly Order[],
): Order | undefined {
  const ofDay = listed.filter((order) => order.orderDate === orderDate)
  return ofDay.find((order) => order.number === number) ?? (ofDay.length === 1 ? ofDay[0] : undefined)
}
