import { OrderAnswer } from './answers.ts'
import type { Prompt } from './prompt.ts'
import { DATA_ONLY, ONLY_WHAT_IS_QUOTED } from './rules.ts'

/** The summaries of a long order's parts, made one. */
export const ORDER_PARTS_PROMPT: Prompt<typeof OrderAnswer> = {
  name: 'order-parts',
  version: 1,
  instructions: `You are given summaries of the parts of one long order of an Indian court or tribunal, in their order, with quotes. Make one summary of the
whole order for readers who act on what you write.

${DATA_ONLY}

${ONLY_WHAT_IS_QUOTED} Use quotes of the parts unchanged, with their pages, and choose those that carry what you state. The outcome is that of
the last part which has one. Do not judge how risky the case is.`,
  answer: OrderAnswer,
}
