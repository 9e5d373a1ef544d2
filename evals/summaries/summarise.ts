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

/** Why there is nothing to show: the class of a failed call, or that no statement of the answer could be shown. */
export interface Failed {
  failed: string
}

/** Summarises a case of one order through every check of the service; whatever a model answers, this ends. */
export async function summarise(
  model: Model,
  { name, facts, orderDate }: Sample,
  pages: readonly ReadPage[],
  readOrder: ReadOrder,
): Promise<Result | Failed> {
  const read = await readOrder(pages)
  if (read.kind === 'failed') return { failed: read.failure.class }
  const order = checkOrderSummary(read.value, pages, orderRecord(facts))
  if (!order.isUsable) return { failed: 'Nothing to show' }
  const orders = [{ orderId: name, orderDate, ...order.kept }]
  const bounds = riskBounds(facts, riskSignals(pages))
  const caseSummary = await model.summariseCase({ searchId: name, facts, orders, bounds })
  if (caseSummary.kind === 'failed') return { failed: caseSummary.failure.class }
  const { orders: _, ...chosen } = chooseStatements(caseSummary.value, orders, facts, bounds).kept
  return {
    order: order.kept,
    case: chosen,
    removed: order.removed.length,
    costPaise: read.usage.costPaise + caseSummary.usage.costPaise,
  }
}
