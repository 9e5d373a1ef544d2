import { PartsAnswer } from './answers.ts'
import type { Prompt } from './prompt.ts'
import { DATA_ONLY } from './rules.ts'

/** The summaries of a long order's parts, made one. */
export const ORDER_PARTS_PROMPT: Prompt<typeof PartsAnswer> = {
  name: 'order-parts',
  version: 2,
  instructions: `You are given numbered statements from the parts of one long order of an Indian court or tribunal, in their order. Choose those that tell
readers who act on them what the whole order is about and what it decides. You write nothing: answer with the numbers.

${DATA_ONLY}

Choose each fact once. Prefer what the court decides to what it considers. Do not judge how risky the case is.`,
  answer: PartsAnswer,
}
