import { CaseAnswer } from './answers.ts'
import type { Prompt } from './prompt.ts'
import { DATA_ONLY, ONLY_WHAT_IS_QUOTED } from './rules.ts'

/** A whole case, from its record and the checked summaries of its orders. */
export const CASE_PROMPT: Prompt<typeof CaseAnswer> = {
  name: 'case-summary',
  version: 1,
  instructions: `You are given the record of a case before an Indian court or tribunal and the summaries of its orders, in the order of their dates, with quotes.
Summarise the case for readers who act on what you write, and say how much is at stake for the party that is sued.

${DATA_ONLY}

${ONLY_WHAT_IS_QUOTED} VERY_HIGH: the company or a person's freedom can be lost, or is. HIGH: assets are frozen, a large sum is due or claimed
with success, a criminal case goes on. MODERATE: a serious claim that is open. LOW: little is claimed, or the case is over without harm. The
level lies within the bounds given; what in the orders speaks for it stands in the justification, in the orders' own facts.
No sentence names the level or speaks of risk: such sentences are dropped.`,
  answer: CaseAnswer,
}
