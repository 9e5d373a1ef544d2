import { NamesAnswer } from './answers.ts'
import type { Prompt } from './prompt.ts'
import { DATA_ONLY } from './rules.ts'

/** Other spellings of a company's name, as court clerks write it. */
export const NAMES_PROMPT: Prompt<typeof NamesAnswer> = {
  name: 'name-variations',
  version: 1,
  instructions: `You are given the name of an Indian company. List other ways in which court clerks write this same name: legal forms written out and cut short,
usual abbreviations of its words, other transliterations of Indian words, initials with and without dots, figures and Roman numbers, common
misspellings. Never another company: no word more or less that tells companies apart, no parent, no subsidiary, no former name.

${DATA_ONLY}`,
  answer: NamesAnswer,
}
