import type { CourtOrder } from '../case.ts'
import { sameText } from '../same-text.ts'

/**
 * Finds an order of a case among those that a source lists of the same case: the one that this source named so, else the one of its day
 * and number, else the only one of its day. Where more than one order may be meant, it is none: no document is better than another
 * order's.
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
  // Where all orders are of one day, places on the day look like the court's numbers; the types tell.
  const isContradicted = numbered && !isOfType(numbered) && ofDay.some(isOfType)
  return numbered && !isContradicted ? numbered : onlyOne(() => true)

  /** The order of this day that stands alone in what is asked, in both lists: a list may lack one of two orders. */
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
 * Whether two lists number the orders of their case alike: each number once in a list, and of the same day in both. So do courts. Places on
 * the day repeat with every day, and a list that was counted anew has other days.
 */
function areNumberedAlike(one: readonly CourtOrder[], other: readonly CourtOrder[]): boolean {
  const [days, daysOfOther] = [one, other].map(
    (orders) => new Map(orders.map(({ number, orderDate }) => [number, orderDate])),
  ) as [Map<string, string>, Map<string, string>]
  if (days.size < one.length || daysOfOther.size < other.length) return false
  return [...days].every(([number, day]) => (daysOfOther.get(number) ?? day) === day)
}
