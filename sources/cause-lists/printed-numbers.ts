import { type CaseNumber, caseNumberAtBeginning } from '../../domain/courts/case-number.ts'
import { tidy } from '../../domain/courts/text.ts'
import { ANY_TYPES } from './court-types.ts'
import { numbersOf, type PrintedNumber } from './printed-matter.ts'

/** The matters that a text begins with. */
export interface PrintedNumbers {
  /** The number of a matter that others were filed in stands before theirs; it is none of its own. */
  named: readonly [own: PrintedNumber, ...others: PrintedNumber[]]
  /** Of the first one. */
  type: string
  /** Whether the text begins with `in`: its matter is the one that what stands above was filed in. */
  isParent: boolean
  /** Whether a word before it says that it is heard with another one, or was filed in it. */
  isJoined: boolean
  /** What stands behind them. */
  behind: string
}

/** Reads the matters of an item, whatever joins them: `W.P.(C) 2/2024, 3/2024 & 4/2024`, `CM APPL. 7/2024 (STAY) IN W.P.(C) 3/2024`. */
export function readNumbers(text: string): PrintedNumbers | undefined {
  const line = tidy(text)
  if (!HAS_YEAR.test(line)) return undefined
  if (numbersOfLines.has(line)) return numbersOfLines.get(line)
  const numbers = numbersAtBeginning(line)
  numbersOfLines.set(line, numbers)
  return numbers
}

/** Each step of reading a list asks for the numbers of its lines. */
const numbersOfLines = new Map<string, PrintedNumbers | undefined>()

/** Forgets the lines of a list, which name strangers. */
export function forgetNumbers(): void {
  numbersOfLines.clear()
}

/** Whether a line may be a piece of a number; most lines, of names, are none. */
export function mayBePiece(line: string): boolean {
  return PIECE.test(line)
}

function numbersAtBeginning(line: string): PrintedNumbers | undefined {
  const printed = line.replace(JOINED, '').replace(/^[*#$]+ ?/, '')
  const first = firstIn(printed.replace(IN, ''))
  const isParent = IN.test(printed)
  const isJoined = isParent || printed.length < line.length
  return first && { isParent, isJoined, type: first.type, ...readOn(first) }
}

/** Reads the matters of a line without an item. Undefined for a party's name with a number in it. */
export function readNumbersAlone(line: string): PrintedNumbers | undefined {
  const read = HAS_YEAR.test(line) ? readNumbers(line.replace(BULLET, '')) : undefined
  if (!read || !isNumber(read.type, read.named[0]) || ANY_TYPES.isTorn(read.type)) return undefined
  return !read.isJoined && ADVOCATE.test(read.type) && !ANY_TYPES.isKnown(read.type) ? undefined : read
}

const HAS_YEAR = /(?:19|20)\d{2}/
/** `*`, `#`, `(a)`, `i)`, also `i)WP`. */
export const BULLET = /^(?:[*#$\u2022]+\s{0,3}|[([]?[a-z]{1,3}[)\]](?:\s{1,3}|(?=[A-Z]{2}|[A-Z]\.)))/i
/** `with`, `C/W`, `tagged with`, `&`, in a bracket or not: what stands before a matter that is heard with another. */
export const JOINED_WORD = String.raw`(?:and|with|w\.?t\.?|w\/|[ac]\/w\.?|(?:along|together|tagged|connected|clubbed|linked|listed|heard|taken up) ?with|connected|conn\.?|tagged)(?![A-Z])`
/** A line without these is no piece of a number, and joins none. */
const PIECE = new RegExp(
  String.raw`\d|^[^A-Za-z]|\bno(?:s|\(s\))?\.?$|^(?:in|together|clubbed|linked|along|heard|listed|${JOINED_WORD})(?![a-z])`,
  'i',
)
const JOINED = new RegExp(String.raw`^(?:[([]? ?(?:[&+,;]|${JOINED_WORD})[ :.-]*[\])]? ?){0,3}`, 'i')
const IN = /^in(?![A-Z])[ :.-]*/i
/** An application may say what it is for before the matter that it was filed in: `(STAY) IN`, `FOR STAY IN`. */
const FILED_IN =
  /^(?:[,;] ?)?(?:[([][^()[\]]{1,60}[)\]] ?|(?:for|contempt) (?:[A-Z&/-]+ ){0,5})?[([]?in(?![A-Z])[ :.-]*/i
const TYPE = /^[A-Z][A-Z.()/ -]{0,39}$/i
const NO_TYPE =
  /\b(?:with|connected|tagged|clubbed|linked|for|the|and|in|on|to|from|against|vs?|versus|dated?|dt|by|filed|memo|affidavit|vak(?:alat(?:h|nama)?)?|sr)\b/i
/** `S.MANIK-MS/63/2008`: an advocate with the number under which a State's bar council enrolled them. */
const ENROLLED = /[-/(] ?(?:MS|TN|K|KER|KAR|MAH|AP|TS|UP|WB|GUJ|RAJ|PH|MP|CG|BR|JH|OR|HP|JK|UK|AS)$/i
const HAS_NAME = /[A-Z]{4}|(?:^|[ .])[A-Z]\. ?[A-Z]/i
/** `S. MANIK - 2238/2010`: a name with initials instead of a type, whose words are abbreviated. */
const ADVOCATE =
  /^(?:(?:m\/s|mr|ms|dr)\b|(?:[A-Z]\.? ?){1,3}(?!PET|APP|APL|MISC|CRIM|CIV|CASE|REV|REF|SUIT|EXEC|COMM|ORIG|TRAN|CONT|WRIT|ARB|TAX|ELEC|MAT|BAIL)[A-Z]{4}[A-Z .]*$|[A-Z]{5,40}\.[A-Z]$)/i
/** A number that stands right behind another one, without a word between; a name that ends with a number has more letters. */
const MAX_LETTERS = 12
const DAY = /^\d{1,2}([-./])\d{1,2}\1\d{4}(?!\d)/
/** `W.P.(C) NOS. 2, 3 AND 4 OF 2024`, `IBA/43,44 & 45/KOB/2021`: several of one type, bench and year. */
const SEVERAL =
  /^([A-Z][A-Z.()/ -]{0,60})(\d{1,10}(?: ?- ?\d{1,10})?(?: ?(?:, ?(?:and |& ?)?|& ?|and )\d{1,10}(?: ?- ?\d{1,10})?){1,50})((?: ?[/-]? ?\([A-Z]{2,5}\)| ?[/-] ?[A-Z]{2,5}(?= ?[/-]))? ?(?:\/|-|of\b)? ?(?:19|20)\d{2})(?!\d)/i
/** Of a bracket that the number stands in. */
const CLOSED = /^ ?[)\]]/
/** `W.P.(C) No(s). 2/2024`. */
const NUMBERS = /^([A-Z.()/ -]{0,60}?\bno) ?\(s\)/i
/** `W.P.(C) 2 to 5/2024`, `2/2024 to 5/2024`: a range. */
const UP_TO = /^(\D{1,60}\d{1,10})(?: ?\/ ?(?:19|20)\d{2})? to (?=\d{1,10} ?(?:\/|of\b) ?(?:19|20)\d{2}(?!\d))/i
/** Where an application's own number ends. */
const OWN = /^.*?\d(?= in )/i
/** A number is shorter. Hostile text costs no more time than this. */
const MAX_NUMBER = 400
/** No item has so many. */
const MAX_MATTERS = 400

/** A matter's own number, without the one that it was filed in. */
interface OwnNumber {
  type: string
  named: PrintedNumber
  behind: string
}

function isNumber(type: string, { numberAsListed }: PrintedNumber): boolean {
  return isType(type) && !DAY.test(numberAsListed.replace(/^\D+/, ''))
}

/** Whether a text can be the type of a matter: a known one, or one that has the form of one. */
export function isType(type: string): boolean {
  if (!/^\(?[A-Z]/i.test(type) || type.split('(').length !== type.split(')').length) return false
  return (
    ANY_TYPES.isKnown(type) ||
    (TYPE.test(type) &&
      !NO_TYPE.test(type) &&
      !(ENROLLED.test(type) && HAS_NAME.test(type)) &&
      !ANY_TYPES.isGrown(type))
  )
}

function firstIn(text: string): OwnNumber | undefined {
  const each = text
    .replace(NUMBERS, '$1')
    .replace(UP_TO, '$1-')
    .replace(SEVERAL, (_, type, serials, year) =>
      [...serials.matchAll(/\d+(?: ?- ?\d+)?/g)].map(([serial]) => `${type}${serial}${year}`).join(', '),
    )
  const window = each.slice(0, MAX_NUMBER).trimEnd()
  const [own] = OWN.exec(window) ?? [window]
  const { number, behind = '' } = caseNumberAtBeginning(own) ?? {}
  if (number?.type === undefined || isDoubtful(own, number)) return undefined
  const end = own.length - behind.length
  const named = { numbers: numbersOf(number), numberAsListed: own.slice(0, end).trim(), viaApplication: false }
  return { type: number.type, named, behind: each.slice(end).replace(CLOSED, '').trim() }
}

/**
 * `C.A. No. 1985-1986` may be a range without its year as well as number and year, and `19227-1922` a range whose end is cut, so they are
 * neither. A diary number is never a range.
 */
function isDoubtful(printed: string, { type = '', serial, year }: CaseNumber): boolean {
  const first = Number(serial.slice(0, 4))
  const mayBeCut = serial.length > 4 && [0, 1].includes(year - first)
  const mayBeRange = serial.length === 4 && first >= 1900 && first <= year
  if (/^(?:diary|d)\b/i.test(type) || !(mayBeCut || mayBeRange)) return false
  return new RegExp(`${serial} ?- ?${year}`).test(printed)
}

/** Reads on behind the first number: what it was filed in, and those that are joined to it. */
function readOn(first: OwnNumber): Pick<PrintedNumbers, 'named' | 'behind'> {
  const named: [PrintedNumber, ...PrintedNumber[]] = [first.named]
  let { behind } = first
  let last: OwnNumber | undefined = first
  for (let count = 1; last && count < MAX_MATTERS; count++) {
    behind = last.behind
    if (!HAS_YEAR.test(behind)) break
    const [filedIn] = FILED_IN.exec(behind) ?? []
    const next: OwnNumber | undefined = filedIn === undefined ? nextTo(last) : firstIn(behind.slice(filedIn.length))
    last = next && isNumber(next.type, next.named) ? next : undefined
    if (last && filedIn === undefined) named.push(last.named)
    else if (last) fileIn(named, last.named, filedIn?.trim())
  }
  return { named, behind }
}

/** The next number, which may leave out its type where it is the same: `& 3/2024`. */
function nextTo({ named: { numberAsListed }, behind }: OwnNumber): OwnNumber | undefined {
  const [joined = ''] = JOINED.exec(behind) ?? []
  const next = behind.slice(joined.length)
  const [type = ''] = /^\D*/.exec(numberAsListed) ?? []
  if (joined !== '') return firstIn(/^\d/.test(next) ? `${type}${next}` : next)
  const number = firstIn(next)
  return number && number.type.replace(/[^A-Z]/gi, '').length <= MAX_LETTERS ? number : undefined
}

/**
 * Names the matter that the last one was filed in, and those of its type before it, as both applications of
 * `CM APPL. 7/2024 & CM APPL. 8/2024 IN W.P.(C) 3/2024`.
 */
export function fileIn(named: PrintedNumber[], parent: PrintedNumber, word = 'in'): void {
  const type = typeOf(named.at(-1))
  for (let at = named.length - 1; at >= 0; at--) {
    const each = named[at]
    const isLast = at === named.length - 1
    if (!each || each.numbers.length > MAX_MATTERS) return
    // A note may say once more what a matter was filed in.
    if (isLast && parent.numbers.every((number) => each.numbers.includes(number))) return
    if (!isLast && (each.viaApplication || typeOf(each) !== type)) return
    named[at] = {
      numbers: [...parent.numbers, ...each.numbers],
      numberAsListed: `${each.numberAsListed} ${word} ${parent.numberAsListed}`,
      viaApplication: true,
    }
  }
}

/** The type of a number such as `WP(C)/12/2024` or `IA(IBC)/12/KOB/2024`. */
function typeOf(named: PrintedNumber | undefined): string | undefined {
  return named?.numbers.at(-1)?.replace(/\/\d.*$/, '')
}

/** The end of a line with the gaps between its columns. */
export function asPrinted(line: string, behind: string): string {
  const words = behind === '' ? 0 : behind.split(' ').length
  const pieces = line.split(/(\s+)/)
  const printed = pieces.slice(Math.max(0, pieces.length - 2 * words + 1)).join('')
  return words > 0 && tidy(printed) === behind ? printed : behind
}
