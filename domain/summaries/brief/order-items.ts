import type { IsoDate } from '../../case.ts'
import { operativeSentences } from '../grounding/operative.ts'
import type { OrderSentence } from '../grounding/order-sentences.ts'
import { type Amount, amountsIn } from './amounts.ts'
import { type Direction, directionsIn } from './directions.ts'
import { type InterimRelief, interimReliefIn } from './interim-relief.ts'
import { nextDateIn, type OrderDate } from './next-date.ts'

/** What code takes out of one order's sentences. */
export interface OrderItems {
  directions: Direction[]
  amounts: Amount[]
  interimRelief: InterimRelief[]
  nextDate: OrderDate | null
}

export function itemsIn(
  sentences: readonly OrderSentence[],
  orderDate: IsoDate,
  operative = operativeSentences(sentences),
): OrderItems {
  const nextDate = nextDateIn(sentences, orderDate)
  const context = { orderDate, nextDate }
  return {
    directions: directionsIn(sentences, context),
    amounts: amountsIn(sentences, operative),
    interimRelief: interimReliefIn(sentences, context),
    nextDate,
  }
}
