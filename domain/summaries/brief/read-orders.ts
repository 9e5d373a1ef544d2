import type { IsoDate } from '../../case.ts'
import { ENDED } from '../../risk/endings.ts'
import { operativeSentences } from '../grounding/operative.ts'
import type { OrderSentence } from '../grounding/order-sentences.ts'
import { isDefaultClause, withoutDefault } from './default-clause.ts'
import { itemsIn, type OrderItems } from './order-items.ts'

/** An order as its case's brief is made from it. */
export interface BriefOrder {
  orderId: string
  orderDate: IsoDate
  sentences: readonly OrderSentence[]
  /** Why it was not read; null for one that was. */
  unreadBecause: string | null
  unreadPages: number
}

/** An order with what was found in it. */
export interface ReadOrder extends BriefOrder {
  items: OrderItems
  operative: readonly OrderSentence[]
  /** Whether it ends the case. */
  isLast: boolean
}

/** The orders that were read, the earliest first. */
export function readOrders(orders: readonly BriefOrder[]): ReadOrder[] {
  return orders
    .filter(({ sentences }) => sentences.length > 0)
    .toSorted((one, other) => one.orderDate.localeCompare(other.orderDate))
    .map((order) => {
      const operative = operativeSentences(order.sentences)
      return {
        ...order,
        items: itemsIn(order.sentences, order.orderDate, operative),
        operative,
        isLast: operative.some(({ text }) => !isDefaultClause(text) && ENDED.test(withoutDefault(text))),
      }
    })
}
