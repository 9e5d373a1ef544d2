import { readFileSync, writeFileSync } from 'node:fs'
import { type OrderRecord, sentenceReader } from '../../domain/summary/grounding/normal-form.ts'
import { operativeSentences } from '../../domain/summary/grounding/operative.ts'
import { orderSentences } from '../../domain/summary/grounding/order-sentences.ts'
import { quotation } from '../../domain/summary/grounding/quotation.ts'
import { readingsOf, tellingsOf } from '../../domain/summary/grounding/tellings.ts'
import { checkClaims, pagesOf, readOrders } from './claims-file.ts'
import { LABELLED_SENTENCES, recordOf } from './labelled-claims.ts'

/** What is read in the project's own orders and shown of its own claims, as somebody has looked at it: one answer a line. */
export const RECORDED = 'test/domain/summary/recorded.txt'
const CLAIMS = 'evals/summaries/claims/claims.jsonl'
const ORDERS = 'evals/summaries/claims/orders.jsonl'

export function readRecorded(): string[] {
  return readFileSync(RECORDED, 'utf8').trimEnd().split('\n')
}

/** Writes today's answers in place of the recorded ones. What has changed is seen in the version control. */
export function recordAnew(): void {
  writeFileSync(RECORDED, `${answersNow().join('\n')}\n`)
}

/** What is answered now. */
export function answersNow(): string[] {
  const labelled = LABELLED_SENTENCES.map((one) => ({ ...recordOf(one), pages: [[one.order]] }))
  const sentences = [...readOrders(ORDERS), ...labelled].flatMap(answersAbout)
  const claims = checkClaims(CLAIMS).map(({ id, shown, reason }) => `claim ${id}: ${shown}; ${reason}`)
  return [...sentences, ...claims]
}

/** Of each sentence of an order: whose words it is, whether it is the outcome, how it is compared, told and quoted. */
function answersAbout(order: OrderRecord & { pages: string[][] }): string[] {
  const sentences = orderSentences(pagesOf(order))
  const orderWords = ` ${sentences.map(({ text }) => text.toLowerCase()).join(' ')} `
  const [read, asSummary] = (['order', 'model'] as const).map((writer) =>
    sentenceReader({ writer, record: order, orderWords }),
  )
  const outcome = operativeSentences(sentences)
  return sentences.map((sentence) => {
    const [form, wanted] = [read?.(sentence.resolved ?? sentence.text) ?? '', asSummary?.(sentence.text) ?? '']
    const { literal, turned } = tellingsOf(form)
    const counts = [literal, turned, readingsOf(wanted).literal, readingsOf(wanted).turned].map(({ size }) => size)
    const shortest = [...literal, ...turned].toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1)).slice(0, 3)
    return [
      `${sentence.voice}${outcome.includes(sentence) ? ', outcome' : ''}: ${form}`,
      `as a summary ${wanted}`,
      `told in ${counts.join(', ')} ways, ${shortest.join(' | ')}`,
      quotation(sentence),
    ].join('; ')
  })
}
