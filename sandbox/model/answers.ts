import { createHash } from 'node:crypto'
import { type Extract, extract } from './extract.ts'
import { misgroundings } from './misground.ts'
import { followInjection } from './prompt-injection.ts'
import { read } from './reading.ts'

/** What the model says of a message, by the names under which it may be asked for it; in prose it says the summary. */
export function answersOf(text: string): Extract {
  const reading = read(text)
  const extracted = extract(reading)
  if (reservedNumber(text) === 29 && /\bORDER No\. 2\b/.test(text) && reading.statements.length === 0)
    return { ...extracted, statements: withAdded([], [inventedIn(text)]) }
  const { level, says } = followInjection(reading.plainText)
  const added = [...says, ...(reservedNumber(text) === 24 ? [inventedIn(text)] : [])]
  return {
    ...extracted,
    summary: [extracted.summary, ...added].join(' '),
    statements: withAdded(extracted.statements, added),
    riskLevel: level ?? extracted.riskLevel,
  }
}

/** The same with the meaning of every drafted sentence turned, above its true quote; the words of the text choose the changes. */
export function misgroundedAnswersOf(text: string): Extract {
  const answers = answersOf(text)
  const { passages, statements } = read(text)
  if (statements.length > 0) return answers
  const order = passages.map((passage) => passage.text)
  const drafts = passages.flatMap(({ text: quote, page }) =>
    misgroundings(quote, order).map(({ sentence }) => ({
      part: 'SUMMARY' as const,
      sentence,
      quotes: [{ quote, page }],
    })),
  )
  const seed = createHash('sha256').update(text).digest().readUInt32BE()
  const picked = Array.from(
    { length: Math.min(MOST_DRAFTS, drafts.length) },
    (_, at) => drafts[(seed + at * STRIDE) % drafts.length],
  )
  return { ...answers, statements: picked.filter((draft) => draft !== undefined) }
}

const MOST_DRAFTS = 12
/** A prime, so that the changes come from all over the order. */
const STRIDE = 7_919

/** What a text makes it add, first and with itself as the quote; of numbered statements it can only choose one that is not there. */
function withAdded(statements: Extract['statements'], added: readonly string[]): Extract['statements'] {
  const drafts = statements.filter((one) => typeof one !== 'number')
  const numbers = statements.filter((one) => typeof one === 'number')
  if (numbers.length > 0) return added.length > 0 ? [...numbers, OF_NO_STATEMENT] : numbers
  return [
    ...added.map((sentence) => ({ part: 'SUMMARY' as const, sentence, quotes: [{ quote: sentence, page: 1 }] })),
    ...drafts,
  ]
}

const OF_NO_STATEMENT = 1_000_000

/** NN of a reserved case `9000NN` of 2024, by the number that an order's head or a case's record shows. */
export function reservedNumber(text: string): number | undefined {
  const found = /9000(\d\d)\/?2024\b/.exec(text)
  return found ? Number(found[1]) : undefined
}

/** A sentence with a date and an amount that the text does not hold. */
function inventedIn(text: string): string {
  for (let number = 11; ; number++) {
    const [amount, date] = [`${number},87,654`, `${number}-12-2019`]
    if (!text.includes(amount) && !text.includes(date)) return `A sum of Rs. ${amount} was paid on ${date}.`
  }
}
