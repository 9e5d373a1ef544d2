import { MULTIPLIERS, NUMBER_WORDS } from './number-words.ts'
import { standsIn, type WordRow, wordsOf } from './plain-text.ts'

/**
 * The words of a plain sentence that look like parts of a name or of a statute's title: capitalised, no number, and no word that every
 * order or many a sentence has. The first word counts only when the next is capitalised too.
 */
export function extractNames(sentence: string): string[] {
  const words = [...sentence.matchAll(/[\p{L}\p{M}][\p{L}\p{M}'-]*/gu)].map(([word]) => word.replace(/'s$/, ''))
  return words.filter((word, at) => isCapitalised(word) && (at > 0 || isCapitalised(words[1] ?? '')) && !isCommon(word))
}

/** Whether a name's word stands in a text, or is short for words that do: `IBC` for "Insolvency and Bankruptcy Code". */
export function isNamed(name: string, text: WordRow): boolean {
  return standsIn(text, wordsOf(name)) || (/^\p{Lu}{3,6}$/u.test(name) && areInitials(name.toLowerCase(), text))
}

function areInitials(letters: string, text: WordRow): boolean {
  return new RegExp(
    ` ${[...letters].map((letter) => `${letter}\\S*`).join(' (?:(?:and|of|the|for|in) )*')} `,
    'u',
  ).test(text)
}

function isCommon(word: string): boolean {
  const small = word.toLowerCase()
  return COMMON.has(small) || NUMBER_WORDS.has(small) || MULTIPLIERS.has(small)
}

function isCapitalised(word: string): boolean {
  return /^\p{Lu}/u.test(word)
}

/** Of every order, and words that sentences begin with. */
const COMMON = new Set(
  (
    "court courts tribunal bench high supreme district commission registry judge justice member president officer presiding hon hon'ble " +
    'honourable learned petitioner petitioners respondent respondents appellant appellants applicant applicants plaintiff plaintiffs ' +
    'defendant defendants complainant complainants accused company counsel advocate order orders judgment judgement decree petition ' +
    'appeal application suit case matter act section sections code rule rules article state union india indian i mr mrs ms shri smt ' +
    'dr m s the a an in on by of for and or to at from with under it its this that these there no rs inr rupees lakh lakhs crore ' +
    'crores january february march april may june july august september october november december monday tuesday wednesday thursday ' +
    'friday saturday sunday however moreover further furthermore additionally also consequently therefore thus hence meanwhile subsequently ' +
    'accordingly although though while whereas when where after before during since until as if both according following per upon despite ' +
    'finally initially earlier later then next date thereafter regarding concerning he she they we his her their its both each all no not'
  ).split(' '),
)
