import { hash } from 'node:crypto'
import { type OrderRecord, sentenceReader, type Writer } from '../../domain/summary/grounding/normal-form.ts'
import { operativeSentences } from '../../domain/summary/grounding/operative.ts'
import { type OrderSentence, orderSentences } from '../../domain/summary/grounding/order-sentences.ts'
import { quotation } from '../../domain/summary/grounding/quotation.ts'
import { readingsOf, type Tellings, tellingsOf } from '../../domain/summary/grounding/tellings.ts'
import { wordsOf } from '../../domain/summary/plain-text.ts'
import { recordLines } from '../recorded-lines.ts'
import { checkClaims, pagesOf, readOrders } from './claims-file.ts'
import { LABELLED_SENTENCES, recordOf } from './labelled-claims.ts'

/** What is read in the project's own orders and shown of its own claims, as somebody has looked at it: one answer a line. */
export const RECORDED = 'test/domain/summary/recorded.txt'
const CLAIMS = 'evals/summaries/claims/claims.jsonl'
const ORDERS = 'evals/summaries/claims/orders.jsonl'

/** Writes today's answers. Returns those that were not recorded. */
export function recordAnew(): string[] {
  return recordLines(RECORDED, answersNow())
}

/** What is answered now. */
export function answersNow(): string[] {
  const orders = readOrders(ORDERS)
  const labelled = LABELLED_SENTENCES.map((one) => ({ ...recordOf(one), pages: [[one.order]] }))
  const readers = new Map(
    orders.map((order) => [order.orderId, readingBy('model', order, orderSentences(pagesOf(order)))]),
  )
  return [
    ...[...orders, ...labelled].flatMap(answersAbout),
    ...checkClaims(CLAIMS).map(({ id, orderId, sentence, shown, reason }) => {
      const form = readers.get(orderId)?.(sentence) ?? ''
      return [
        `claim ${id}: ${shown}; ${reason}`,
        `as a summary ${form}`,
        inWays(tellingsOf(form)),
        inWays(readingsOf(form)),
      ].join('; ')
    }),
  ]
}

interface ReadableOrder extends OrderRecord {
  pages: string[][]
}

/** Of each sentence of an order: whose words it is, whether it is the outcome, how it is compared, told and quoted. */
function answersAbout(order: ReadableOrder): string[] {
  const sentences = orderSentences(pagesOf(order))
  const [read, outcome] = [readingBy('order', order, sentences), operativeSentences(sentences)]
  return sentences.map((sentence) => {
    const form = read(sentence.resolved ?? sentence.text)
    return [
      `${sentence.voice}${outcome.includes(sentence) ? ', outcome' : ''}: ${form}`,
      inWays(tellingsOf(form)),
      quotation(sentence),
    ].join('; ')
  })
}

/** Reads the sentences of an order, or of its summary, as `orderGround` does. */
function readingBy(writer: Writer, record: OrderRecord, sentences: readonly OrderSentence[]) {
  const orderWords = ` ${sentences.flatMap(({ text }) => wordsOf(text)).join(' ')} `
  return sentenceReader({ writer, record, orderWords })
}

/** How many there are, the shortest of them, and a sign that changes when any of them does: all would be too many to look at. */
function inWays({ literal, turned }: Tellings): string {
  const all = [...literal, ...turned].toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))
  const sign = hash('sha1', all.join('|')).slice(0, 4)
  return `told in ${literal.size} and ${turned.size} ways (${sign}), ${all.slice(0, 2).join(' | ')}`
}
