import type { ModelAnswer } from '../../domain/model-answer.ts'
import { riskBounds, riskSignals } from '../../domain/risk/bounds.ts'
import { checkOrderSummary } from '../../domain/summary/check-evidence.ts'
import { chooseStatements } from '../../domain/summary/choose-statements.ts'
import { orderRecord } from '../../domain/summary/grounding/normal-form.ts'
import { partsOf } from '../../domain/summary/parts.ts'
import type { CaseSummary, OrderDraft, OrderSummary, ReadPage } from '../../domain/summary/types.ts'
import type { Model } from '../../sources/model/model.ts'
import type { Sample } from './samples.ts'

/** What a reader would be shown of a case with one order, and what became of it on the way. */
export interface Result {
  order: OrderSummary
  case: CaseSummary
  /** Sentences of the model that are not shown. */
  removed: number
  costPaise: number
}

/** Reads an order's pages with the model. */
export type ReadOrder = (pages: readonly ReadPage[]) => Promise<ModelAnswer<OrderDraft>>

/** Reads orders as the service does. */
export function readerOf(model: Model, { name, orderDate }: Sample): ReadOrder {
  return async (pages) => {
    const [part = [], ...more] = partsOf(pages, model.partTokens)
    if (more.length > 0) throw new Error(`The sample "${name}" is longer than one call.`)
    return model.readPart({ orderId: name, orderDate, pages: part })
  }
}

/**
 * Summarises a case of one order through every check of the service.
 * @throws Error that names the class of a failed call
 */
export async function summarise(
  model: Model,
  { name, facts, orderDate }: Sample,
  pages: readonly ReadPage[],
  readOrder: ReadOrder,
): Promise<Result> {
  const read = answerOf(await readOrder(pages))
  const order = checkOrderSummary(read.value, pages, orderRecord(facts))
  const orders = [{ orderId: name, orderDate, ...order.kept }]
  const bounds = riskBounds(facts, riskSignals(pages))
  const caseSummary = answerOf(await model.summariseCase({ searchId: name, facts, orders, bounds }))
  const { orders: _, ...chosen } = chooseStatements(caseSummary.value, orders, facts, bounds).kept
  return {
    order: order.kept,
    case: chosen,
    removed: order.removed.length,
    costPaise: read.usage.costPaise + caseSummary.usage.costPaise,
  }
}

function answerOf<T>(answer: ModelAnswer<T>): Extract<ModelAnswer<T>, { kind: 'answered' }> {
  if (answer.kind === 'failed') throw new Error(`${answer.failure.class}: ${answer.failure.message}`)
  return answer
}
