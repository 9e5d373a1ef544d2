import { wordsOf } from '../plain-text.ts'
import type { ReadPage } from '../types.ts'
import { hindiTellings } from './hindi.ts'
import { comparable, type NormalForm, type OrderRecord, sentenceReader } from './normal-form.ts'
import { type OrderSentence, orderSentences } from './order-sentences.ts'
import { readingsOf, type Tellings, tellingsOf } from './tellings.ts'
import { withoutTies } from './ties.ts'

/** An order as the ground of what is said of it. */
export interface OrderGround {
  sentences: readonly OrderSentence[]
  /** The one sentence of the order that says what a summary's sentence says; undefined when none does. */
  sayerOf(sentence: string): OrderSentence | undefined
  /** The whole sentence in which a quote stands, word for word; on that page, when one is named. */
  sentenceWith(quote: string, page?: number): OrderSentence | undefined
}

/**
 * Reads an order once for all that is to be held against it. A summary's sentence is said by an order when one whole sentence of the order
 * can be told in its words by the steps of `tellingsOf`: no two sentences are joined, no word is added.
 */
export function orderGround(pages: readonly ReadPage[], record: OrderRecord): OrderGround {
  const sentences = orderSentences(pages)
  const rows = sentences.map((sentence) => {
    const words = wordsOf(sentence.text)
    return { sentence, words, row: ` ${words.join(' ')} ` }
  })
  const orderWords = ` ${rows.flatMap(({ words }) => words).join(' ')} `
  const readModels = sentenceReader({ writer: 'model', record, orderWords })
  const readOrders = sentenceReader({ writer: 'order', record, orderWords })
  const known = new Map<OrderSentence, Tellings>()

  return {
    sentences,
    sayerOf(sentence) {
      if (sentence.length > MOST_LETTERS || BAD_OPENING.test(sentence.trim())) return undefined
      const read = compared(readingsOf(readModels(sentence)))
      const looked = contentOf(sentence)
      return rows.find(
        ({ sentence: one, words }) =>
          one.voice !== 'UNSURE' &&
          one.text.length <= MOST_LETTERS &&
          isNear(one.text, words, looked) &&
          areTogether(read, tellingsIn(one)),
      )?.sentence
    },
    sentenceWith(quote, page) {
      const words = wordsOf(quote)
      if (words.length < FEWEST_WORDS) return undefined
      const found = ` ${words.join(' ')} `
      return rows.find(({ sentence, row }) => (page === undefined || sentence.page === page) && row.includes(found))
        ?.sentence
    },
  }

  function tellingsIn(sentence: OrderSentence): Tellings {
    const tellings = known.get(sentence) ?? allTellings(sentence, readOrders)
    known.set(sentence, tellings)
    return tellings
  }
}

/** A longer sentence is only quoted: who writes an order, or makes a model write, may write it to keep these patterns busy. */
const MOST_LETTERS = 1_500

/** A quote of fewer words could stand anywhere. */
const FEWEST_WORDS = 3

/** A sentence that leans on the one before it, which its reader does not see. */
const BAD_OPENING =
  /^(?:(?:he|she|they|we|i|these|those|that|this) (?:is|was|are|were|has|have|had|shall|may|did|does|will|must|also|then)|it (?!(?:is|was|appears|seems|transpires|emerges|follows)\b[^.]{0,60}\bthat\b)|till then|until then|thereafter|therefore|thus|hence|because|so)\b/i

/** Of a sentence and of what it is without its ties: "The appellant is, however, at liberty". */
function allTellings({ text, resolved }: OrderSentence, read: (sentence: string) => NormalForm): Tellings {
  const whole = [text, ...(resolved ? [resolved] : [])]
  const forms = new Set([...whole, ...whole.map(withoutTies)].map(read))
  const all = [...forms, ...[...forms].flatMap(hindiTellings)].map(tellingsOf)
  return compared({
    literal: new Set(all.flatMap(({ literal }) => [...literal])),
    turned: new Set(all.flatMap(({ turned }) => [...turned])),
  })
}

function compared({ literal, turned }: Tellings): Tellings {
  return { literal: new Set([...literal].map(comparable)), turned: new Set([...turned].map(comparable)) }
}

/** Only one of the two is turned: turning both could move a day from one noun to another. */
function areTogether(model: Tellings, order: Tellings): boolean {
  return (
    [...model.literal].some((one) => order.literal.has(one) || order.turned.has(one)) ||
    [...model.turned].some((one) => order.literal.has(one))
  )
}

/** The beginnings of the longer words, by which sentences that cannot say it are passed over. */
function contentOf(text: string): string[] {
  return wordsOf(text)
    .filter((word) => word.length > 3 && /^\p{Script=Latin}/u.test(word))
    .map((word) => word.slice(0, 4))
}

/** Short sentences are told in other words: "List on 14-05-2024." */
const SHORT = 9

function isNear(text: string, words: readonly string[], looked: readonly string[]): boolean {
  if (words.length <= SHORT || /\p{Script=Devanagari}/u.test(text)) return true
  const beginnings = new Set(words.map((word) => word.slice(0, 4)))
  return looked.filter((beginning) => beginnings.has(beginning)).length * 3 >= looked.length
}
