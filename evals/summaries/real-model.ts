import { checkOrderSummary } from '../../domain/summary/check-evidence.ts'
import { type OrderRecord, orderRecord } from '../../domain/summary/grounding/normal-form.ts'
import type { ReadPage } from '../../domain/summary/types.ts'
import type { Model } from '../../sources/model/model.ts'
import { LABELLED_SENTENCES, recordOf } from './labelled-claims.ts'
import { SAMPLES } from './samples.ts'

/** What a model wrote of an order, and what is left of it to show. */
export interface ReadOrder {
  /** The text of the order. */
  order: string
  answer:
    | { kind: 'failed' }
    | { kind: 'read'; drafted: string[]; sentences: { text: string; by: string }[]; quotations: number }
}

/** Lets a model read the sample orders and checks what it writes as the service does. */
export async function* readAsOrders(model: Model): AsyncGenerator<ReadOrder> {
  for (const { pages, record } of ORDERS) {
    const order = pages.map(({ text }) => text).join('\n')
    const read = await model.readPart({ orderId: 'sample', orderDate: '2024-03-14', pages })
    if (read.kind === 'failed') {
      yield { order, answer: { kind: 'failed' } }
      continue
    }
    const { kept } = checkOrderSummary(read.value, pages, record)
    const told = kept.statements.filter(({ field }) => field !== 'OUTCOME')
    yield {
      order,
      answer: {
        kind: 'read',
        drafted: read.value.statements.map(({ sentence }) => sentence).filter((sentence) => sentence !== ''),
        sentences: told
          .filter(({ isQuotation }) => !isQuotation)
          .map(({ text, evidence }) => ({
            text,
            by: evidence.map((at) => kept.evidence[at]?.quote ?? '').join(' '),
          })),
        quotations: told.filter(({ isQuotation }) => isQuotation).length,
      },
    }
  }
}

/** The sample orders, and the labelled sentences of each court as the paragraphs of further ones. */
const ORDERS: readonly { pages: ReadPage[]; record: OrderRecord }[] = [
  ...SAMPLES.map(({ pages, facts }) => ({ pages: pages.map(pageOf), record: orderRecord(facts) })),
  ...[...Map.groupBy(LABELLED_SENTENCES, ({ court }) => court).values()].flatMap((ofCourt) =>
    inSixes(ofCourt).map((six) => ({
      pages: [
        pageOf(
          six.map(({ order }) => order),
          0,
        ),
      ],
      record: six.map(recordOf)[0] ?? { court: '', petitioners: [], respondents: [] },
    })),
  ),
]

function pageOf(paragraphs: readonly string[], at: number): ReadPage {
  return { page: at + 1, text: paragraphs.join('\n\n'), isRead: true }
}

function inSixes<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / 6) }, (_, at) => all.slice(at * 6, at * 6 + 6))
}
