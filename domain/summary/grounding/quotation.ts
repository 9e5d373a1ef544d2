import { goesOn } from '../sentences.ts'
import type { OrderSentence } from './order-sentences.ts'

/** A whole sentence of an order as a reader is shown it, in a frame that says whose words it is. */
export function quotation({ text, voice, before }: OrderSentence): string {
  const leans = before !== undefined && (LEANS.test(text) || goesOn(before, text))
  const words = shortened(leans ? `${before} ${text}` : text).replaceAll('"', "'")
  if (voice === 'COURT') return `The order says: “${words}”`
  if (voice === 'UNSURE') return `The order records, without saying whose words they are: “${words}”`
  const party = PARTY.exec(text)?.[0].toLowerCase()
  return `Told as the submission of ${party ? `the ${party}` : 'a party'}: “${words}”`
}

/** What it means stands in the sentence before. */
const LEANS = /^(?:it|he|she|they|this|that|these|those|such|till then|until then|thereafter|in default of such)\b/i

const PARTY =
  /\b(?:petitioner|appellant|applicant|plaintiff|complainant|claimant|respondent|defendant|opposite party|accused|prosecution|department|revenue|State)s?\b/i

const MOST_LETTERS = 600

/** A longer one ends at the last clause that fits; a condition, a negation or a speaker in the rest keeps it whole. */
function shortened(text: string): string {
  if (text.length <= MOST_LETTERS) return text
  const end = Math.max(text.lastIndexOf(', ', MOST_LETTERS), text.lastIndexOf('; ', MOST_LETTERS))
  return end < MOST_LETTERS / 3 || KEPT_WHOLE.test(text.slice(end)) ? text : `${text.slice(0, end)} […]`
}

const KEPT_WHOLE =
  /\b(?:if|unless|provided|subject|failing|default|condition|only|until|till|except|save|but|without|not|no|never|nor|submit\w*|contend\w*|says?|according|prima facie|however)\b/i
