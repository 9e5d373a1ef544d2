import { hasLink, isTheCourts } from '../order-text.ts'
import { plainText } from '../plain-text.ts'
import type { Evidence } from '../types.ts'
import type { OrderSentence } from './order-sentences.ts'
import type { OrderGround } from './said-by.ts'

/** A statement as a model drafts it: a sentence of its own, which may be empty, and the quotes it takes it from, with their pages if known. */
export interface DraftStatement {
  sentence: string
  quotes: readonly (Pick<Evidence, 'quote'> & Partial<Evidence>)[]
}

/**
 * What a reader is shown of a drafted statement. SENTENCE: the model's sentence, which `by` says. QUOTE: not the sentence, but the whole
 * sentences of the order in which its quotes stand. NOTHING: no quote stands in the order.
 */
export type Shown =
  | { shown: 'SENTENCE'; text: string; by: OrderSentence; reason: string }
  | { shown: 'QUOTE'; by: readonly OrderSentence[]; reason: string }
  | { shown: 'NOTHING'; reason: string }

/** The one check of the product: every statement of a summary passes here. */
export function showStatement({ sentence, quotes }: DraftStatement, ground: OrderGround): Shown {
  const text = plainText(sentence).replace(/\s+/g, ' ').trim()
  const fault = faultOf(text)
  const by = fault === undefined ? ground.sayerOf(text) : undefined
  if (by) return { shown: 'SENTENCE', text, by, reason: 'one sentence of the order says it' }
  const quoted = [...new Set(quotes.flatMap(({ quote, page }) => ground.sentenceWith(quote, page) ?? []))]
  if (quoted.length === 0) return { shown: 'NOTHING', reason: 'no quote stands in the order' }
  return { shown: 'QUOTE', by: quoted, reason: fault ?? 'no one sentence of the order says it' }
}

/** Numbers and months are known in English and Hindi; what is in other letters is only quoted. */
const UNCHECKED_LETTER = /(?!\p{Script=Latin}|\p{Script=Devanagari})\p{L}/u

function faultOf(sentence: string): string | undefined {
  if (sentence === '') return 'no sentence is drafted'
  if (UNCHECKED_LETTER.test(sentence)) return 'it has letters that are not checked'
  if (hasLink(sentence)) return 'it has a link or markup'
  return isTheCourts(sentence) ? undefined : 'it speaks to a machine'
}
