import { hasVersus, VERSUS } from '../versus.ts'
import type { PrintedLine } from './printed-matter.ts'

/** The position of counsel by the names of the columns: on the line of the parties, or `below` them, cell by cell. */
export type CounselColumn = 'beside' | 'below'

const PARTIES = String.raw`(?:part(?:y|ies)(?:['\u2019]?s?)?(?: names?| details)?|names? of (?:the )?part(?:y|ies))`
const COUNSEL = String.raw`(?:(?:name of )?(?:the )?adv(?:ocate)?s?\b\.?|counsel)`
const COLUMNS_OF_LINE = new RegExp(String.raw`\b${PARTIES} .*\b${COUNSEL}`, 'i')
const PARTIES_CELL = new RegExp(`^${PARTIES}$`, 'i')
const COUNSEL_CELL = new RegExp(`^${COUNSEL}(?: names?)?$`, 'i')
/** As the district courts name them. */
const COLUMNS_OF_DISTRICT = /\bparty names?\s+(?:name of )?advocates?\b/i

/** The column of counsel that the lines before the first matter name. */
export function counselColumnIn(preface: readonly PrintedLine[]): CounselColumn | undefined {
  const texts = preface.map(({ text }) => text.trim())
  if (texts.some((text) => COLUMNS_OF_LINE.test(text))) return 'beside'
  return texts.some((text) => PARTIES_CELL.test(text)) && texts.some((text) => COUNSEL_CELL.test(text))
    ? 'below'
    : undefined
}

/** Behind these words a title is a part of the name. */
const NOT_BEHIND = String.raw`(?<!(?:&|\band|\bof|\bthe|\bthrough|\bthr\.?|\brep\.?|,|\bby|\b[sdw][/.]?o\.?)\s*)`
/** Words on advocates in the name of a party: `BAR ADVOCATES ASSOCIATION`. */
const NO_NAME_OF_COUNSEL = '(?! (?:general|welfare|on record|association|academy))'
const LABEL = String.raw`(?:(?:sr|ld)\.? )?(?:adv(?:ocate)?s?|counsel)\b\.?`
/** Behind a name: `Mr. A Sharma`, `Advocate: A. SHARMA`, `(Adv. A. SHARMA)`, `Counsel for petitioner A. SHARMA`, `Shri A. SHARMA, Adv.` */
const SAID = new RegExp(
  String.raw`(?<=\S)${NOT_BEHIND}\s+[([]?(?:(?:mr|ms|mrs)\b\.?\s.*|(?:sr\.? )?adv(?:ocate)?\b\.?(?=\s)${NO_NAME_OF_COUNSEL}.*|${LABEL}\s?[:-].*|${LABEL} for (?:the )?(?:pet|res|app|opp|pl(?:ai)?nt|plaintiff|def|acc|comp)\w*.*|(?:shri|sri|sh|smt|km)\b\.?\s[^,]{1,60},? adv(?:ocate)?s?\.?)$`,
  'i',
)
/** Behind the end of a name, where counsel have the next column. */
const BEHIND_END =
  /(?<=\b(?:ltd|limited|llp|ors|anr|others|another|etc)\b\.?) (?!(?:and|through|thr|rep\w*|by|of|vs?|versus|liability|company|co)\b)[A-Z].*$/i
/** Behind a name of two words or more: `RAKESH KAVERI A. K. NILGIRI`. */
const INITIALS_BEHIND = /(?<=^[A-Z]{3,}(?: [A-Z]{2,}){1,4}) (?:[A-Z]\. ?){1,3}[A-Z]{3,}(?: [A-Z]{2,})?$/i

/** A name without the counsel who are named behind it. */
export function withoutCounsel(name: string, column?: CounselColumn): string {
  const own = name.replace(SAID, '')
  return column === 'beside' && own === name ? name.replace(BEHIND_END, '').replace(INITIALS_BEHIND, '') : own
}

/**
 * The lines of matters on which nothing parts the last party's name from counsel, in a list of a district court: number, parties and counsel
 * on one line, with the same blank between all words.
 */
export function unpartedIn(lines: readonly PrintedLine[], preface: readonly PrintedLine[]): string[] {
  if (!preface.some(({ text }) => COLUMNS_OF_DISTRICT.test(text.trim()))) return []
  const [{ text } = { text: '' }] = lines
  const name = hasVersus(text) ? text.slice(text.search(VERSUS)).replace(VERSUS, '').trim() : ''
  const isParted = !name.includes(' ') || /\s{3}/.test(name) || withoutCounsel(name, 'beside') !== name
  return isParted ? [] : [text]
}
