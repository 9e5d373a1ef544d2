import type { IsoDate } from '../../domain/case.ts'
import type { ModelAnswer } from '../../domain/model-answer.ts'
import { riskBounds, riskSignals } from '../../domain/risk/bounds.ts'
import { summaryWithoutText } from '../../domain/summaries/bounded-summary.ts'
import { type CaseItems, itemsOfCase } from '../../domain/summaries/brief/case-brief.ts'
import { readOrders } from '../../domain/summaries/brief/read-orders.ts'
import { writeBrief } from '../../domain/summaries/brief/write-brief.ts'
import { chooseStatements } from '../../domain/summaries/choose-statements.ts'
import { pointedAt, summaryOfChosen } from '../../domain/summaries/chosen-sentences.ts'
import { orderSentences } from '../../domain/summaries/grounding/order-sentences.ts'
import { type NumberedSentence, partsOf } from '../../domain/summaries/parts.ts'
import type { CaseFacts, CaseSummary, DatedOrderSummary, OrderDraft, ReadPage } from '../../domain/summaries/types.ts'
import type { Model } from '../../sources/model/model.ts'

/** A case whose orders stand in files. */
export interface FileCase {
  name: string
  facts: CaseFacts
  /** Without pages for one that has no document. */
  orders: readonly { orderId: string; orderDate: IsoDate; pages: readonly ReadPage[] }[]
}

/** What a reader would be shown of a case, and what it cost. */
export interface Result {
  orders: DatedOrderSummary[]
  case: CaseSummary
  items: CaseItems
  costPaise: number
}

/** Lets a model point at sentences of an order. */
export type PointAt = (
  order: { orderId: string; orderDate: IsoDate; pages: readonly ReadPage[] },
  sentences: readonly NumberedSentence[],
) => Promise<ModelAnswer<OrderDraft>>

/** Points as the service does. */
export function pointsOf(model: Model): PointAt {
  return async ({ orderId, orderDate }, sentences) => {
    const [part = [], ...more] = partsOf(sentences, model.partTokens)
    if (more.length > 0) throw new Error(`The order "${orderId}" is longer than one call.`)
    return model.readPart({ orderId, orderDate, sentences: part })
  }
}

/** Why there is nothing to show: the class of a failed call, or that the answer pointed at nothing. */
export interface Failed {
  failed: string
}

/** Summarises a case through every step of the service; whatever a model answers, this ends. */
export async function summarise(
  model: Model,
  { name, facts, orders }: FileCase,
  pointAt: PointAt = pointsOf(model),
): Promise<Result | Failed> {
  const summaries: DatedOrderSummary[] = []
  let costPaise = 0
  const isRead = ({ pages }: { pages: readonly ReadPage[] }) => pages.some((page) => page.isRead)
  for (const order of orders.filter(isRead)) {
    const [sentences = []] = partsOf(orderSentences(order.pages), Number.POSITIVE_INFINITY)
    const read = await pointAt(order, sentences)
    if (read.kind === 'failed') return { failed: read.failure.class }
    if (pointedAt(read.value, sentences).length === 0) return { failed: 'Nothing to show' }
    costPaise += read.usage.costPaise
    summaries.push({ orderId: order.orderId, orderDate: order.orderDate, ...summaryOfChosen(read.value, sentences) })
  }
  const signals = orders.flatMap(({ pages, orderDate }) => riskSignals(pages, orderDate))
  const bounds = riskBounds(facts, signals)
  const draft =
    summaries.length > 0 ? await model.summariseCase({ searchId: name, facts, orders: summaries, bounds }) : undefined
  if (draft?.kind === 'failed') return { failed: draft.failure.class }
  const chosen = draft && chooseStatements(draft.value, summaries, bounds)
  const briefOrders = orders.map(({ orderId, orderDate, pages }) => ({
    orderId,
    orderDate,
    sentences: orderSentences(pages),
    unreadBecause: isRead({ pages })
      ? null
      : pages.length === 0
        ? 'The court has no document for this order.'
        : 'The document of this order cannot be read.',
    unreadPages: pages.filter((page) => !page.isRead).length,
  }))
  const read = readOrders(briefOrders)
  const items = itemsOfCase(facts, briefOrders, read)
  const today =
    orders
      .map(({ orderDate }) => orderDate)
      .toSorted()
      .at(-1) ?? ''
  const brief = writeBrief({ facts, orders: briefOrders, read, items, chosen: chosen?.sentences ?? [], today })
  return {
    orders: summaries,
    case: chosen
      ? { caseSummary: brief, riskJustification: chosen.riskJustification, riskLevel: chosen.riskLevel }
      : summaryWithoutText(brief, bounds, orders.length),
    items,
    costPaise: costPaise + (draft?.usage.costPaise ?? 0),
  }
}
