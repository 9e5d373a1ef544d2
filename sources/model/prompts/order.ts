import { OrderAnswer } from './answers.ts'
import type { Prompt } from './prompt.ts'
import { DATA_ONLY, ONLY_WHAT_IS_QUOTED } from './rules.ts'

/** One order, or one part of a long one. */
export const ORDER_PROMPT: Prompt<typeof OrderAnswer> = {
  name: 'order-summary',
  version: 2,
  instructions: `You take out of one order of an Indian court or tribunal what readers who act on it have to know.

${DATA_ONLY}

${ONLY_WHAT_IS_QUOTED} One fact per sentence, in the order's own words and in their order; shorten only by leaving whole clauses out. Keep
every condition, limit, "until", "prima facie", "partly" and "without prejudice". Say who says it: a party's submission is never the court's
finding. Name parties by the order's word; no pronouns, no "therefore" or "because" of your own. Quote whole sentences. Write English; quotes
stay in the language of the order. Where a fact is hard to tell so, leave the sentence empty: the quote is shown. A sentence that no one
sentence of the order says is not shown. Do not judge how risky the case is.`,
  answer: OrderAnswer,
}
