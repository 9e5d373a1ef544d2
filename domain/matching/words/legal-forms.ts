import { lettersApart, lettersOf, slipsBetween } from '../spelling.ts'
import { wordSet } from './word-set.ts'

/**
 * Legal forms, as the words they are written with. A form says nothing about who the company is, so it is taken off
 * before names are compared; only its class is kept, because a limited liability partnership and a company of one name
 * are two bodies. `firm` are words that end names of companies and of partnerships (`& Co.`); `unincorporated` is no form but what an
 * entry says beside a name without one (`a partnership firm`, `through its proprietor`).
 */
export type LegalForm = 'company' | 'llp' | 'firm' | 'unincorporated' | 'foreign'

/** Ways to write `private` and `limited`, spelling slips and Devanagari read as Latin included. */
export const PRIVATE_WORDS = wordSet(
  'private pvt pvte pvtt prvt priv p pt pte praivet praivat praiveta praivatt piraivet praibheta pra praivett praivattu praibhet',
)
export const LIMITED_WORDS = wordSet(
  'limited ltd ltdd lto lmtd ltds limtd limitd limi lim ld unlimited limiteda limatida limitida li maryadit maryadita mydt myd maryaadit simit simita lmt limted limitted limitteda limatid limitad limitet',
)
/** Both in one word, for want of a blank. */
export const PRIVATE_LIMITED_WORDS = wordSet('pvtltd pltd privatelimited pvtlimited privateltd')
/** A limited liability partnership in one word. */
export const LLP_WORDS = wordSet('llp elaelapi')
/** Words beside these that belong to the form; `company` and `and company` also end names of partnerships. */
export const COMPANY_WORDS = wordSet(
  'company co coy compny comapny companny cmpany compnay comp compan compa kampani kampni kompani kampeni kompeni opc firm',
)

/** Kinds of body that are no company, as an entry says that its party is one. */
export const UNINCORPORATED_WORDS = wordSet('partnership proprietorship proprietary proprietor firm society trust')
/** Who holds a body that is no company and speaks for it. An LLP has partners too. */
export const FIRM_HOLDERS = wordSet('partner partners proprietor proprietress proprietrix proprietors prop propr props')

/** Forms of other laws at the end of a name. Two and three letters are too short to be looked for anywhere else. */
export const FOREIGN_FORMS: ReadonlySet<string> = new Set(
  [
    'incorporated inc plc llc lp lllp na nv bv bvba sa sarl sas srl spa se ag kg kgaa gmbh ab aps oy oyj as',
    'pte pty bhd kk tbk aktiengesellschaft jsc ojsc pjsc cjsc ooo oao zao pao fze fzc fzco wll sdn dmcc a/s s/a',
  ].flatMap((line) => line.split(' ')),
)

/** Forms of several words, longest first. */
export const FOREIGN_FORM_PHRASES = [
  'gesellschaft mit beschrankter haftung',
  'societatea cu raspundere limitata',
  'open joint stock company',
  'public joint stock company',
  'closed joint stock company',
  'joint stock compan',
  'joint stock company',
  'limited liability company',
  'limited liability comp',
  'limited liability co',
  'obschestvo s ogranichennoi otvetstvennostiu',
  'aktsionernoe obschestvo',
  'sa de cv',
  'sdn bhd',
  'sp z o o',
  'sp zoo',
  'gmbh and co kg',
].map((phrase) => phrase.split(' '))

/** Forms that stand before the name. */
export const LEADING_FORMS = wordSet('ooo oao zao pao ao jsc ojsc pjsc cjsc llc pt cv')

/** Whether the word ends a name in law: `limited` in any of its spellings, slips of the hand included, or `LLP`. */
export function isFormEnd(word: string): boolean {
  return isLimited(word) || LLP_WORDS.has(word) || PRIVATE_LIMITED_WORDS.has(word)
}

/** `limited`, also misspelt: what begins with its letters and is within two slips of it. */
export function isLimited(word: string): boolean {
  return LIMITED_WORDS.has(word) || isSlipOf(word, 'limited', LIMITED_LETTERS, 'lim')
}

export function isPrivate(word: string): boolean {
  return PRIVATE_WORDS.has(word) || isSlipOf(word, 'private', PRIVATE_LETTERS, 'prt')
}

const LIMITED_LETTERS = lettersOf('limited')
const PRIVATE_LETTERS = lettersOf('private')

/**
 * Within two slips of a long word. The first letters it may begin with, and the letters it has, keep the check cheap.
 */
function isSlipOf(word: string, meant: string, letters: number, begins: string): boolean {
  if (word.length < meant.length - 2 || word.length > meant.length + 2 || !begins.includes(word[0] ?? ' ')) return false
  return lettersApart(lettersOf(word), letters) <= 4 && slipsBetween(word, meant, 2) !== undefined
}
