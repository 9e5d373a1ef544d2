import { MULTIPLIERS, NUMBER_WORDS } from './number-words.ts'

/**
 * The words of a plain sentence that look like parts of a name or of a statute's title: capitalised, no number, and no word that every order has.
 * The first word counts only when the next is capitalised too. Lower case, as `wordsOf` gives it.
 */
export function namesIn(sentence: string): string[] {
  const words = [...sentence.matchAll(/[\p{L}\p{M}][\p{L}\p{M}'-]*/gu)].map(([word]) => word)
  return words
    .filter((word, at) => isCapitalised(word) && (at > 0 || isCapitalised(words[1] ?? '')))
    .map((word) => word.toLowerCase().replace(/'s$/, ''))
    .filter((word) => !OF_EVERY_ORDER.has(word) && !NUMBER_WORDS.has(word) && !MULTIPLIERS.has(word))
}

function isCapitalised(word: string): boolean {
  return /^\p{Lu}/u.test(word)
}

const OF_EVERY_ORDER = new Set(
  (
    "court courts tribunal bench high supreme district commission registry judge justice member president officer presiding hon hon'ble " +
    'honourable learned petitioner petitioners respondent respondents appellant appellants applicant applicants plaintiff plaintiffs ' +
    'defendant defendants complainant complainants accused company counsel advocate order orders judgment judgement decree petition ' +
    'appeal application suit case matter act section sections code rule rules article state union india indian i mr mrs ms shri smt ' +
    'dr m s the a an in on by of for and or to at from with under it its this that these there no rs inr rupees lakh lakhs crore ' +
    'crores january february march april may june july august september october november december monday tuesday wednesday thursday ' +
    'friday saturday sunday'
  ).split(' '),
)
