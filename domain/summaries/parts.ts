import type { OrderSentence } from './grounding/order-sentences.ts'

/** A sentence of an order under the number by which a model points at it, counted from 1 over the whole order. */
export interface NumberedSentence extends OrderSentence {
  number: number
}

/** Splits an order's sentences into parts that one call can read, in their order; most orders are one part. */
export function partsOf(sentences: readonly OrderSentence[], budgetTokens: number): NumberedSentence[][] {
  const parts: NumberedSentence[][] = []
  let left = 0
  for (const [at, sentence] of sentences.entries()) {
    const tokens = Math.min(tokensOf(sentence.text) + NUMBER_TOKENS, budgetTokens)
    if (tokens > left || parts.length === 0) {
      parts.push([])
      left = budgetTokens
    }
    parts.at(-1)?.push({ ...sentence, number: at + 1 })
    left -= tokens
  }
  return parts
}

/** A number in its brackets, and now and then the tag of a page. */
export const NUMBER_TOKENS = 8

/**
 * How many tokens a text has at most, for budgets. Tokenizers make one token of some four Latin letters and of one to two letters of
 * Indian scripts; three and one leave room for figures and names.
 */
export function tokensOf(text: string): number {
  const latin = text.replace(/[^\0-\x7f]+/g, '').length
  return Math.ceil(latin / 3 + (text.length - latin))
}
