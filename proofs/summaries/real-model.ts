import { pointedAt } from '../../domain/summaries/chosen-sentences.ts'
import { operativeSentences } from '../../domain/summaries/grounding/operative.ts'
import { orderSentences } from '../../domain/summaries/grounding/order-sentences.ts'
import { partsOf } from '../../domain/summaries/parts.ts'
import type { SentencePart } from '../../domain/summaries/types.ts'
import type { Model } from '../../sources/model/model.ts'
import { type FileLine, readBriefFile } from './brief-file.ts'

/** What a model pointed at in an order. */
export interface ReadOrder {
  name: string
  answer:
    | { kind: 'failed'; why: string }
    | { kind: 'read'; asked: number; chosen: { part: SentencePart; text: string; isOperative: boolean }[] }
}

/** Lets a model point at sentences of the first so many orders of a file. */
export async function* pointAtOrders(model: Model, count: number, file: string): AsyncGenerator<ReadOrder> {
  for (const { name, orders } of readBriefFile(file).slice(0, count) satisfies FileLine[]) {
    const [order] = orders
    if (!order) continue
    const sentences = orderSentences(order.pages)
    const [part = []] = partsOf(sentences, model.partTokens)
    const read = await model.readPart({ orderId: name, orderDate: order.orderDate, sentences: part })
    if (read.kind === 'failed') {
      yield { name, answer: { kind: 'failed', why: read.failure.class } }
      continue
    }
    const operative = new Set(operativeSentences(sentences))
    const chosen = pointedAt(read.value, part).map(({ number, part: as }) => {
      const sentence = sentences[number - 1]
      return { part: as, text: sentence?.text ?? '', isOperative: sentence !== undefined && operative.has(sentence) }
    })
    yield { name, answer: { kind: 'read', asked: read.value.length, chosen } }
  }
}
