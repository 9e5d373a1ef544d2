import { goesOn } from '../sentences.ts'
import type { OrderSentence } from './order-sentences.ts'

/**
 * A sentence of an order as a reader is shown it: bare, since it says itself whose words it is; behind the one that its subject stands in;
 * in a frame where the order does not say whose words they are.
 */
export function quotation(sentence: OrderSentence): string {
  const before = leansOn(sentence)
  const words = shortened(before ? `${before.text} ${sentence.text}` : sentence.text)
  return sentence.voice === 'UNSURE' ? framed(words) : words
}

/** Words of which the order does not say whose they are. */
export function framed(words: string): string {
  return `The order records, without saying whose words they are: “${words.replaceAll('"', "'")}”`
}

/** The sentence before that a reader needs to understand one; undefined for one that stands alone. */
export function leansOn({ text, before }: OrderSentence): OrderSentence['before'] {
  const leans = LEANS.test(text) && !EXPLETIVE.test(text)
  return before && (leans || goesOn(before.text, text)) ? before : undefined
}

/** What it means stands in the sentence before. */
const LEANS =
  /^(?:(?:it|he|she|they|this|that|these|those) (?:shall|is|was|were|are|has|have|had|will|may|must|did|does)\b|till then\b|until then\b|thereafter\b|(?:in|on) default of such\b|such (?!other|orders)|the same (?:shall|is|was|be)\b|(?:वह|उसे|उक्त राशि|यह राशि) )/i

/** "It is not disputed that": nobody is meant. */
const EXPLETIVE = /^it (?:is|was|has been|shall be)\b[^.]{0,60}\b(?:that|to)\b/i

const MOST_LETTERS = 600

/** A longer one ends at the last clause that fits; a condition, a negation or a speaker in the rest keeps it whole. */
export function shortened(text: string): string {
  if (text.length <= MOST_LETTERS) return text
  const end = Math.max(text.lastIndexOf(', ', MOST_LETTERS), text.lastIndexOf('; ', MOST_LETTERS))
  return end < MOST_LETTERS / 3 || KEPT_WHOLE.test(text.slice(end)) ? text : `${text.slice(0, end)} […]`
}

const KEPT_WHOLE =
  /\b(?:if|unless|provided|subject|failing|default|condition|only|until|till|except|save|but|without|not|no|never|nor|submit\w*|contend\w*|says?|according|prima facie|however)\b/i
