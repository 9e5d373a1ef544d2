import { CaseAnswer } from './answers.ts'
import type { Prompt } from './prompt.ts'
import { DATA_ONLY } from './rules.ts'

/** A whole case, from its record and the checked summaries of its orders. */
export const CASE_PROMPT: Prompt<typeof CaseAnswer> = {
  name: 'case-summary',
  version: 3,
  instructions: `You are given the record of a case before an Indian court or tribunal and numbered statements from its orders, in the order of their dates.
Choose the statements that tell readers who act on them what one claims and on what ground, what the other says against it and what happened, and
those that show how much is at stake for the party that is sued. What the court decided and directed is told in any case. You write nothing: answer with the numbers and a level.

${DATA_ONLY}

VERY_HIGH: the company or a person's freedom can be lost, or is. HIGH: assets are frozen, a large sum is due or claimed with success, a
criminal case goes on. MODERATE: a serious claim that is open. LOW: little is claimed, or the case is over without harm. The level lies
within the bounds given.`,
  answer: CaseAnswer,
}
