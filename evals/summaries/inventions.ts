import { wordsOf } from '../../domain/summary/plain-text.ts'
import { claimsIn } from './claims.ts'

/** Dates, sums and names of a sentence that its order has nowhere, in any notation. */
export function inventionsIn(sentence: string, order: string): string[] {
  const [said, known] = [claimsIn(sentence), claimsIn(order)]
  const sums = new Set(known.quantities.map(({ unit, value }) => `${unit} ${value}`))
  const words = new Set(wordsOf(order))
  return [
    ...said.dates.filter((date) => !known.dates.includes(date)),
    ...said.quantities.map(({ unit, value }) => `${unit} ${value}`).filter((sum) => !sums.has(sum)),
    ...namesIn(sentence).filter((name) => wordsOf(name).some((word) => !words.has(word))),
  ]
}

/** Words with a capital letter, the first of the sentence and the words for a court aside. */
function namesIn(sentence: string): string[] {
  return (sentence.match(/(?<=\S\s+)\p{Lu}[\p{L}.]+/gu) ?? []).filter(
    (word) => !/^(?:Court|Tribunal|Commission)$/.test(word),
  )
}
