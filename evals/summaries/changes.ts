import { type OrderRecord, orderRecord } from '../../domain/summary/grounding/normal-form.ts'
import { orderGround } from '../../domain/summary/grounding/said-by.ts'
import { showStatement } from '../../domain/summary/grounding/show-statement.ts'
import type { ReadPage } from '../../domain/summary/types.ts'
import { type Misgrounding, misgroundings } from '../../sandbox/model/misground.ts'
import { LABELLED_SENTENCES, recordOf } from './labelled-claims.ts'
import { SAMPLES } from './samples.ts'

/** An order to be misread, with sentences that are true of it. */
export interface Misread {
  pages: readonly ReadPage[]
  record: OrderRecord
  says: readonly string[]
}

/** The project's own orders. */
export const MISREAD: readonly Misread[] = [
  ...SAMPLES.map(({ pages, facts }) => ({
    pages: pages.map((paragraphs, at) => ({ page: at + 1, text: paragraphs.join('\n\n'), isRead: true })),
    record: orderRecord(facts),
    says: [],
  })),
  ...LABELLED_SENTENCES.map((labelled) => ({
    pages: [{ page: 1, text: labelled.order, isRead: true }],
    record: recordOf(labelled),
    says: labelled.says,
  })),
]

export interface ShownChange extends Misgrounding {
  /** The sentence that was changed, and the one of the order that is said to say the changed one. */
  from: string
  by: string
}

/** Changes the meaning of every sentence of orders, and of what is true of them, in every single way; tells which are shown as true. */
export function changeMeanings(orders: readonly Misread[]): { tried: number; shown: ShownChange[] } {
  const shown: ShownChange[] = []
  let tried = 0
  for (const { pages, record, says } of orders) {
    const ground = orderGround(pages, record)
    const sentences = ground.sentences.map(({ text }) => text)
    for (const from of new Set([...sentences, ...says]))
      for (const change of misgroundings(from, sentences)) {
        tried++
        const result = showStatement({ sentence: change.sentence, quotes: [{ quote: from }] }, ground)
        if (result.shown === 'SENTENCE') shown.push({ ...change, from, by: result.by.text })
      }
  }
  return { tried, shown }
}
