import { orderParagraphs } from '../order-text.ts'
import { isHeadOrFoot } from '../sentences.ts'
import type { ReadPage } from '../types.ts'
import { type Voice, voicesOf } from './voice.ts'

/** A whole sentence of an order, and whose words it is. */
export interface OrderSentence {
  page: number
  text: string
  voice: Voice
  /** The sentence with who "it" is, when it opens with a pronoun and the sentence before it names one party alone. */
  resolved?: string
  /** The sentence before, in the same paragraph: what a pronoun at the beginning may mean. */
  before?: string
}

/** The sentences of an order's read pages in their order, without what speaks to a machine. */
export function orderSentences(pages: readonly ReadPage[]): OrderSentence[] {
  const paragraphs = orderParagraphs(pages)
  const voices = voicesOf(paragraphs.map((sentences) => sentences.map(({ text }) => text)))
  return paragraphs.flatMap((sentences, paragraph) => {
    let last: string | undefined
    return sentences.map(({ page, text, isBehindUnread }, at) => {
      const before = last
      if (!isHeadOrFoot(text)) last = text
      const resolved = before === undefined ? undefined : withSubject(text, before)
      return {
        page,
        text,
        voice: (!isBehindUnread && voices[paragraph]?.[at]) || 'UNSURE',
        ...(before !== undefined && { before }),
        ...(resolved !== undefined && { resolved }),
      }
    })
  })
}

/** "It shall file" after "The respondent sought time." is the respondent's; with two parties in the sentence before it could be either's. */
function withSubject(text: string, before: string): string | undefined {
  const pronoun = /^(?:It|He|She|They) (?=(?:shall|is|was|has|have|may|did|does|must)\b)/.exec(text)?.[0]
  const subject = new RegExp(`^(?:The )?((?:${ROLES})(?: no\\. ?\\d+)?) (?!and\\b)`, 'i').exec(before)?.[1]
  if (!pronoun || !subject) return undefined
  const parties =
    before.match(
      new RegExp(
        `\\b(?:${ROLES}|guarantor|borrower|bank|company|liquidator|professional|officer|authority)s?\\b`,
        'gi',
      ),
    ) ?? []
  return parties.length === 1 ? `The ${subject} ${text.slice(pronoun.length)}` : undefined
}

const ROLES =
  'petitioner|appellant|applicant|plaintiff|complainant|claimant|respondent|defendant|opposite party|accused'
