import { OrderAnswer } from './answers.ts'
import type { Prompt } from './prompt.ts'
import { DATA_ONLY, ONLY_WHAT_IS_QUOTED } from './rules.ts'

/** One order, or one part of a long one. */
export const ORDER_PROMPT: Prompt<typeof OrderAnswer> = {
  name: 'order-summary',
  version: 1,
  instructions: `You summarise one order of an Indian court or tribunal for readers who act on what you write.

${DATA_ONLY}

${ONLY_WHAT_IS_QUOTED} Every statement needs a quote that carries it: the reader is shown nothing else. Write English, also where the order is
in another language; quotes stay in the language of the order. Tell what a party says apart from what the court finds. Do not judge how
risky the case is.`,
  answer: OrderAnswer,
}
