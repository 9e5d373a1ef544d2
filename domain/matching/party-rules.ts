import { slipsBetween } from './spelling.ts'
import { isKnownWord } from './token.ts'
import { joinLetters } from './tokens.ts'
import { BODY_WORDS, JOINING_WORDS } from './words/distinguishing.ts'
import { isEnglishWord } from './words/english.ts'
import { isKnownName } from './words/known-names.ts'
import { COMPANY_WORDS, isFormEnd, isPrivate } from './words/legal-forms.ts'
import { familiesOf } from './words/lexicon.ts'
import { ADDRESS_WORDS, OFFICE_QUALIFIERS, OFFICES, PREFIXES, phraseAt, REPRESENTATIVE_SIGNS } from './words/phrases.ts'
import { placeOf } from './words/places.ts'
import { POST_WORDS } from './words/public-bodies.ts'
import { wordSet } from './words/word-set.ts'

/** Whether a word ends a name in law (`Ltd`, `LLP`, `... Liability Partnership`). */
export function isFormWord(word: string): boolean {
  return isFormEnd(word) || word === 'partnership'
}

/** Whether a word is one of a legal form, also one that does not end it (`Private`). */
export function isFormPart(word: string): boolean {
  return isFormWord(word) || isPrivate(word)
}

/** `liability`, slips of the hand included: `Limited` before it ends no name. */
export function isLiability(word: string): boolean {
  return word.startsWith('lia') && slipsBetween(word, 'liability', 2) !== undefined
}

/**
 * Whether `through`, `th` and their like begin what a representative is called by. `th` must be followed by an office,
 * `its` or the like, or stand after a break; the others are a part of the name only in a passage (`Drive Through`).
 */
export function isRepresentation(phrase: readonly string[], before: string, next: string, isBreak: boolean): boolean {
  const [word = '', second] = phrase
  if (word === 'by' && second === 'the') return isBreak && REPRESENTATIVE_SIGNS.has(next)
  if (second !== undefined) return true
  if (word === 'th' || word === 'rep') {
    return isBreak || REPRESENTATIVE_SIGNS.has(next) || OFFICES.has(next) || OFFICE_QUALIFIERS.has(next)
  }
  return next !== '' && !PASSAGES.has(before)
}

const PASSAGES = new Set(['drive', 'see', 'walk', 'break', 'pass', 'follow', 'click'])

/**
 * Whether `ors`, `others` and their like count further parties. The long words must follow a number, `and` or a comma.
 */
export function isCrowd(word: string, before: string): boolean {
  return SHORT_CROWD.has(word) || before === ',' || isPartOfCount(before)
}

const SHORT_CROWD = new Set(['ors', 'orthers', 'anr', 'anrs', 'anor', 'anya', 'array', 'etc'])

/** `and`, `3` and `its` in `and its 3 others`. */
export function isPartOfCount(word: string): boolean {
  return isCount(word) || CROWD_JOINERS.has(word)
}

const CROWD_JOINERS = new Set(['and', 'its', 'va', 'evan', 'evam', 'aur', 'tatha'])
const NUMBER_WORDS = new Set(['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'])

function isCount(word: string): boolean {
  return /^\d{1,3}$/.test(word) || NUMBER_WORDS.has(word)
}

/** Whether a role in the case is all that stands there: it ends the entry or its bracket, or has a number. */
export function isRole(next: string | undefined): boolean {
  return next === undefined || next === ')' || next === ',' || next === 'no' || isCount(next)
}

/**
 * An entry without what the party is in the case before its name: `Respondent No. 1 : X Ltd`, `A1. M/s X Ltd`. Without a number or a mark
 * behind it the word may begin the name itself.
 */
export function withoutRoleBefore(marks: readonly string[]): string[] {
  const [first = ''] = marks
  const isCode = PARTY_CODE.test(first)
  if (!isCode && !ROLES_BEFORE.has(first)) return [...marks]
  let at = 1
  while (at < marks.length && IN_NUMBER.test(marks[at] ?? '')) at++
  const isMarked = marks[at] === ',' || marks[at] === 'm/s'
  const rest = marks.slice(marks[at] === ',' ? at + 1 : at)
  return rest.length > 1 && (isMarked || (at > 1 && !isCode)) ? rest : [...marks]
}

const ROLES_BEFORE = wordSet(
  'petitioner appellant respondent plaintiff defendant complainant accused applicant opponent',
)
/** Which of the accused or respondents a party is: `A1`, `R-2`. */
export const PARTY_CODE = /^[a-z]{1,2}-?\d{1,4}$/
const IN_NUMBER = /^(?:nos?|\d{1,3})$/

/** A post in a company and where the words after it begin. */
export interface Office {
  word: string
  end: number
  /** Who held it no longer speaks for the company. */
  isFormer: boolean
  /** It is more than one word (`the manager`), so that no name begins with it. */
  isQualified: boolean
  /** What kind of post it is (`branch` manager). */
  qualifier: string | undefined
}

/** The post that begins at this place (`the managing director`), or undefined. */
export function officeAt(marks: readonly string[], at: number): Office | undefined {
  let end = at
  while (end - at < MOST_WORDS && (OFFICE_QUALIFIERS.has(marks[end] ?? '') || marks[end] === 'the')) end++
  const word = marks[end] ?? ''
  if (!OFFICES.has(word)) return undefined
  const before = marks.slice(at, end)
  const isFormer = before.some((mark) => FORMER_HOLDERS.has(mark))
  return {
    word,
    end: endOfOffice(marks, end + 1),
    isFormer,
    isQualified: end > at,
    qualifier: before.findLast((mark) => mark !== 'the'),
  }
}

/** Where an office ends whose kind a bracket tells (`General Manager (HR)`). */
function endOfOffice(marks: readonly string[], at: number): number {
  if (marks[at] !== '(') return at
  const close = marks.indexOf(')', at)
  const inside = close < 0 || close > at + MOST_WORDS ? [] : marks.slice(at + 1, close)
  return inside.length > 0 && inside.every((word) => word.length === 1 || word === 'and' || isOfOffice(word))
    ? close + 1
    : at
}

/** Whether whoever holds the office acts for the whole company, which is the party whatever they are called (`A. Rane, Liquidator of X`). */
export function standsForCompany(office: string): boolean {
  return WHOLE_COMPANY.has(office)
}

const WHOLE_COMPANY = wordSet('liquidator professional rp irp administrator receiver custodian monitoring karta')

/** No post or office has more words. The bound keeps a long row of them from being read again from each. */
const MOST_WORDS = 12

/** Whether words before an office belong to it (`factory` manager) and name nobody: they are plain English words. */
export function isPost(words: readonly string[]): boolean {
  return isOffice(words) || words.every((word) => isEnglishWord(word) && !isKnownName(word))
}

/** Whether words name an office and nobody: words of posts and of sites, one of them an office (`unit head`, `zonal office`). */
export function isOffice(words: readonly string[]): boolean {
  if (words.length > MOST_WORDS) return false
  if (words.length > 1 && SITE_NOUNS.has(words.at(-1) ?? '') && words.every(isOfBusiness)) return true
  if (!words.every((word) => word.length === 1 || isOfOffice(word))) return false
  const joined = joinLetters(words)
  return joined.some((word) => OFFICE_NOUNS.has(word)) && joined.every(isOfOffice)
}

function isOfOffice(word: string): boolean {
  return OFFICE_NOUNS.has(word) || OFFICE_PLACES.has(word)
}

/** What a company calls a site of its own behind what is made there (`Bulk Drug Unit`). */
const SITE_NOUNS = wordSet('unit division plant factory branch department dept depot')
const OFFICE_NOUNS = new Set([
  ...OFFICES,
  'head',
  'office',
  'management',
  'editor',
  'publisher',
  'incharge',
  'representative',
  'principal',
  'hub',
  'cell',
  'desk',
  'gm',
  'agm',
  'dgm',
])
const OFFICE_PLACES = new Set([
  ...OFFICE_QUALIFIERS,
  ...wordSet(
    'the of and in plant unit factory works site store depot showroom project circle cluster registered corporate ' +
      'central main production operations business administrative marketing charge tp od mact motor third party litigation tied',
  ),
])

/** Whether a word says what a firm deals in: a plain English word or a trade, which is nobody's name. */
export function isOfBusiness(word: string): boolean {
  return isOfTrade(word) || (isEnglishWord(word) && !isKnownName(word))
}

/** Whether a word names a firm, a trust or another body, and nobody: a legal form, a body, a trade that is no given name. */
export function isOfBody(word: string): boolean {
  return isFormWord(word) || BODY_WORDS.has(word) || (isOfTrade(word) && !isKnownName(word))
}

/** Whether a word is one of a firm's name that no legal form need end (`Company`, `Bank`, `Traders`). */
export function isOfFirm(word: string): boolean {
  return isOfBody(word) || isOfTrade(word) || COMPANY_WORDS.has(word)
}

/** Whether a post at the beginning is nothing but one, so that no firm is called by it as `The President Hotel` is. */
export function isOnlyPost({ word, qualifier }: Office): boolean {
  return qualifier !== undefined || ONLY_POSTS.has(word)
}

const ONLY_POSTS = new Set(['manager', 'proprietor', 'proprietress', 'proprietrix', 'prop', 'propr', 'ceo', 'cfo'])

const FORMER_HOLDERS = new Set(['ex', 'former', 'erstwhile', 'suspended', 'retired'])

/** Whether the bracket repeats the first letters of the name before it. */
export function isAcronym(inside: readonly string[], before: readonly string[]): boolean {
  const letters = inside.join('')
  if (letters.length < 2 || before.length < 2) return false
  const distinguishing = before.filter((word) => !JOINING_WORDS.has(word))
  return [before, distinguishing].some((words) =>
    words
      .map((word) => word[0])
      .join('')
      .startsWith(letters),
  )
}

/** Whether a bracket is only `private` in one of its spellings, and so a part of the legal form. */
export function isPrivateMark(inside: readonly string[]): boolean {
  return inside.length > 0 && inside.every((word) => isPrivate(word) || word === 'opc')
}

/** Whether a bracket is an entry of its own: a name with its form, another name, a role, a post. */
export function isAside(inside: readonly string[]): boolean {
  if (inside.some(isFormWord) || phraseAt(inside, 0)) return true
  return inside.some((word) => OFFICES.has(word) || PREFIXES.has(word))
}

/**
 * Whether words after a legal form make another body of the name (`X Ltd Employees Union`) instead of telling where the
 * company is or what it is in the case. What no comma sets apart must read like an address to be one.
 */
export function isOfName(tail: readonly string[], isApart: boolean): boolean {
  if (tail.length === 0 || tail.every((word) => COMPANY_WORDS.has(word))) return false
  if (isOfOtherBody(tail)) return true
  return !isApart && !joinLetters(tail).some((word) => SITES.has(word)) && !isAddress(tail)
}

/** Whether words behind a legal form name another body than the company: its union, its trust. */
export function isOfOtherBody(tail: readonly string[]): boolean {
  return tail.some((word) => BODY_WORDS.has(word) || BODIES_BEHIND.has(word))
}

/** More words for unions and the like, also of the South; before a legal form they are names (`Sangam Foods Ltd`). */
const BODIES_BEHIND = wordSet(`
  sangam sangham sangha thozhilalar thozhilalargal thozhilali karmika karmikula sramika sramik mazdur majdoor labour gymkhana ekta manch morcha
  parivar patsanstha patpedhi retirees dealers distributors consortium
`)

/** Where a company works, in full and as clerks shorten it (`H.O.`, `Chemical Divn.`). */
const SITES = wordSet(`
  unit units branch br bo office off ho ro works division divn div plant factory refinery colliery mine depot warehouse godown showroom
  terminal site project eou sez at having
`)

/** Whether what follows a comma reads like an address: a road, a plot, a postal code, or places and nothing else. */
export function isAddress(after: readonly string[]): boolean {
  if (after.length === 0 || after.some(isFormWord)) return false
  return (
    after.some((word) => ADDRESS_WORDS.has(word) || /^\d{6}$/.test(word)) ||
    after.every((word) => placeOf(word) !== undefined)
  )
}

/** Whether words behind the comma say by a number which of many posts is meant: `Sub Registrar, Haveli No. 12`. */
export function isNumberOfPost(before: readonly string[], after: readonly string[]): boolean {
  return (
    before.every((word) => isOfOffice(word) || POST_WORDS.has(word)) && after.some((word) => /^\d{1,3}$/.test(word))
  )
}

/** Towns have few words in their names. */
const TOWN_WORDS = 2

/**
 * Whether what stands behind the only comma of an entry can be nothing but a town that no list has: one or two words that no other table
 * knows, behind a name that says itself what the firm deals in.
 */
export function isTown(before: readonly string[], after: readonly string[]): boolean {
  if (after.length === 0 || after.length > TOWN_WORDS || before.length < 2) return false
  return (
    before.some(isOfTrade) &&
    after.every((word) => /^[a-z]{4,}$/.test(word) && !isKnownWord(word) && !BODY_WORDS.has(word))
  )
}

function isOfTrade(word: string): boolean {
  return familiesOf(word).length > 0
}
