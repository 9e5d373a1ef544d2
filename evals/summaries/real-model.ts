import { checkOrderSummary } from '../../domain/summary/check-evidence.ts'
import { orderRecord } from '../../domain/summary/grounding/normal-form.ts'
import type { Statement } from '../../domain/summary/types.ts'
import type { Model } from '../../sources/model/model.ts'
import { pagesOf, readOrders } from './claims-file.ts'
import { SAMPLES } from './samples.ts'

/** What a model wrote of an order, and what is left of it to show. */
export interface ReadOrder {
  name: string
  /** Its text. */
  order: string
  answer: { kind: 'failed'; why: string } | { kind: 'read'; drafted: string[]; shown: Shown[] }
}

/** A statement that is shown, and the sentence of the order that says it. */
export interface Shown extends Pick<Statement, 'text' | 'isQuotation'> {
  by: string
}

/** Lets a model read the first so many sample orders and checks what it writes as the service does. The outcome is left out: code finds it. */
export async function* readAsOrders(model: Model, count: number): AsyncGenerator<ReadOrder> {
  for (const { name, pages, record } of ORDERS.slice(0, count)) {
    const order = pages.map(({ text }) => text).join('\n')
    const read = await model.readPart({ orderId: 'sample', orderDate: '2024-03-14', pages })
    if (read.kind === 'failed') {
      yield { name, order, answer: { kind: 'failed', why: read.failure.class } }
      continue
    }
    const { kept } = checkOrderSummary(read.value, pages, record)
    yield {
      name,
      order,
      answer: {
        kind: 'read',
        drafted: read.value.statements.map(({ sentence }) => sentence).filter((sentence) => sentence !== ''),
        shown: kept.statements
          .filter(({ field }) => field !== 'OUTCOME')
          .map(({ text, isQuotation, evidence }) => ({
            text,
            isQuotation,
            by: evidence.map((at) => kept.evidence[at]?.quote ?? '').join(' '),
          })),
      },
    }
  }
}

/** The sample orders, and those of the labelled claims. */
const ORDERS = [
  ...SAMPLES.map((sample) => ({ name: sample.name, pages: pagesOf(sample), record: orderRecord(sample.facts) })),
  ...readOrders('evals/summaries/claims/orders.jsonl').map((order) => ({
    name: `order ${order.orderId}, ${order.court}`,
    pages: pagesOf(order),
    record: order,
  })),
]
