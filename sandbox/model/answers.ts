import { type Extract, extract } from './extract.ts'
import { followInjection } from './prompt-injection.ts'
import { read } from './reading.ts'

/** What the model says of a message, by the names under which it may be asked for it; in prose it says the summary. */
export function answersOf(text: string): Extract {
  const reading = read(text)
  const extracted = extract(reading)
  const reserved = reservedNumber(text)
  if (reserved === 29 && /\bORDER No\. 2\b/.test(text)) return { ...extracted, sentences: [OF_NO_SENTENCE] }
  const { level, says } = followInjection(reading.plainText)
  const isLed = says.length > 0 || reserved === 24
  return {
    ...extracted,
    summary: [extracted.summary, ...says].join(' '),
    // A model that obeys a text points at what is not there, first.
    sentences: isLed ? [OF_NO_SENTENCE, ...extracted.sentences] : extracted.sentences,
    statements: isLed ? [...extracted.statements, OF_NO_SENTENCE.number] : extracted.statements,
    riskLevel: level ?? extracted.riskLevel,
  }
}

/** The worst choice: what weighs least, under the wrong part, never an outcome or direction; and the lowest level. */
export function hostileAnswersOf(text: string): Extract {
  const { passages, statements } = read(text)
  const worst = passages.filter((one) => !/\b(?:is|are|stands?|shall)\b/i.test(one.text)).toReversed()
  return {
    ...answersOf(text),
    sentences: worst.map(({ number }) => ({ number, part: 'OUTCOME' })),
    statements: statements.filter(({ isOutcome }) => !isOutcome).map(({ id }) => id),
    riskStatements: [],
    riskLevel: 'LOW',
  }
}

const OF_NO_SENTENCE = { number: 1_000_000, part: 'OUTCOME' } as const

/** NN of a reserved case `9000NN` of 2024, by the number that an order's head or a case's record shows. */
export function reservedNumber(text: string): number | undefined {
  const found = /9000(\d\d)\/?2024\b/.exec(text)
  return found ? Number(found[1]) : undefined
}
