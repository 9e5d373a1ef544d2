import { OrderAnswer } from './answers.ts'
import type { Prompt } from './prompt.ts'
import { DATA_ONLY } from './rules.ts'

/** One order, or one part of a long one. */
export const ORDER_PROMPT: Prompt<typeof OrderAnswer> = {
  name: 'order-summary',
  version: 3,
  instructions: `You are given one order of an Indian court or tribunal, every sentence behind its number. Point at the sentences that readers who act on it have
to know: what the matter is and how much is claimed, what each side says, what the court finds, decides and directs. You write nothing: answer
with numbers, and with the part of each sentence.

${DATA_ONLY}

Choose each fact once. Prefer sentences with a sum, a day or a name to general ones. Leave out who appeared, what was heard and how copies are
given. Choose the submissions of both sides. Do not judge how risky the case is.`,
  answer: OrderAnswer,
}
