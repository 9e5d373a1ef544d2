import type { CourtOrder } from '../case.ts'
import { sameText } from '../same-text.ts'

/**
 * Finds an order of a case in a source's list for the same case: by the source's own reference, else by day and number,
 * else the only one of its day. Returns undefined if it is ambiguous: no document is better than another order's.
 */
export function findSameOrder<Order extends CourtOrder>(
  { order, courtCase }: { order: CourtOrder; courtCase: { orders: readonly CourtOrder[] } },
  listed: readonly Order[],
): Order | undefined {
  const known = courtCase.orders
  const ofDay = listed.filter(({ orderDate }) => orderDate === order.orderDate)
  const named = onlyOne(({ reference }) => reference !== undefined && reference === order.reference)
  if (named) return named
  const numbered = areNumberedAlike(known, listed) ? onlyOne(({ number }) => number === order.number) : undefined
  // If all orders are of one day, positions within the day look like the court's numbers; the types decide.
  const isContradicted = numbered && !isOfType(numbered) && ofDay.some(isOfType)
  return numbered && !isContradicted ? numbered : onlyOne(() => true)

  /** Returns the only order of this day that meets the condition, in both lists: a list may lack one of two orders. */
  function onlyOne(is: (each: CourtOrder) => boolean): Order | undefined {
    const [same, ...others] = ofDay.filter(is)
    const meant = known.filter((each) => each.orderDate === order.orderDate && is(each))
    return others.length === 0 && meant.length === 1 ? same : undefined
  }

  function isOfType({ orderType }: CourtOrder): boolean {
    return sameText(orderType, order.orderType)
  }
}

/**
 * Returns whether two lists number the orders of their case alike: each number once per list, and on the same day in
 * both, as courts do. Positions within a day repeat every day, and a renumbered list has other days.
 */
function areNumberedAlike(one: readonly CourtOrder[], other: readonly CourtOrder[]): boolean {
  const [days, daysOfOther] = [one, other].map(
    (orders) => new Map(orders.map(({ number, orderDate }) => [number, orderDate])),
  ) as [Map<string, string>, Map<string, string>]
  if (days.size < one.length || daysOfOther.size < other.length) return false
  return [...days].every(([number, day]) => (daysOfOther.get(number) ?? day) === day)
}
