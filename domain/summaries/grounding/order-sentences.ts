import { orderParagraphs } from '../order-text.ts'
import { isHeadOrFoot } from '../sentences.ts'
import type { ReadPage } from '../types.ts'
import { type Voice, voicesOf } from './voice.ts'

/** A whole sentence of an order, and whose words it is. */
export interface OrderSentence {
  page: number
  text: string
  voice: Voice
  /** Recognised from the image of a page. */
  isRecognised?: true
  /** The sentence before, in the same paragraph: what a pronoun at the beginning may mean. */
  before?: { text: string; page: number }
}

/** The sentences of an order's read pages in their order, without what speaks to a machine. */
export function orderSentences(pages: readonly ReadPage[]): OrderSentence[] {
  const paragraphs = orderParagraphs(pages)
  const voices = voicesOf(paragraphs.map((sentences) => sentences.map(({ text }) => text)))
  return paragraphs.flatMap((sentences, paragraph) => {
    let last: OrderSentence['before']
    return sentences.map(({ page, text, isBehindUnread, isRecognised }, at) => {
      const before = last
      if (!isHeadOrFoot(text)) last = { text, page }
      return {
        page,
        text,
        voice: (!isBehindUnread && voices[paragraph]?.[at]) || 'UNSURE',
        ...(isRecognised && { isRecognised }),
        ...(before !== undefined && { before }),
      }
    })
  })
}
