import { type Extract, extract } from './extract.ts'
import { followInjection } from './prompt-injection.ts'
import { read } from './reading.ts'

/** What the model says of a message, by the names under which it may be asked for it; in prose it says the summary. */
export function answersOf(text: string): Omit<Extract, 'evidence'> & { evidence: { quote: string; page: number }[] } {
  const reading = read(text)
  const extracted = extract(reading)
  const { level, says } = followInjection(reading.plainText)
  const added = [...says, ...(reservedNumber(text) === 24 ? [inventedIn(text)] : [])]
  const evidence = [...extracted.evidence, ...added.map((sentence) => ({ text: sentence, page: 1 }))]
  return {
    ...extracted,
    summary: [extracted.summary, ...added].join(' '),
    caseSummary: [extracted.caseSummary, ...added].join(' '),
    riskJustification: [extracted.riskJustification, ...says].join(' '),
    riskLevel: level ?? extracted.riskLevel,
    evidence: evidence.map(({ text: quote, page }) => ({ quote, page })),
  }
}

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
