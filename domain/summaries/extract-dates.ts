import { inDigits } from '../number-words.ts'
import { LOOK_ALIKE } from './plain-text.ts'

/**
 * A day or month that a text names: `2024-06-05`, `2024-06` without a day, `--06-05` without a year. Two digits of a year are of this
 * century up to 49, of the last from 50, the same wherever they are read.
 */
export type NamedDate = string

/**
 * Every date in a plain text, in any of the notations of Indian orders: `05-06-2024`, `5.6.24`, `2024-06-05`, `5th June, 2024`,
 * `5th day of June 2024`, `fifth day of June, two thousand twenty-four`, `5-VI-2024`, `June 5, 2024`, `June 2024`, `5 जून 2024`. `rest` is the
 * text without them, as long as it was.
 */
export function extractDates(text: string): { dates: NamedDate[]; rest: string } {
  if (!NAMES_DAY.test(text)) return { dates: [], rest: text }
  const dates: NamedDate[] = []
  const rest = replaceDates(text, (date) => {
    dates.push(date)
    return ';'
  })
  return { dates, rest }
}

/** The first whole day that a text names. */
export function fullDateIn(text: string): NamedDate | undefined {
  return extractDates(text).dates.find((date) => date.length === 10 && !date.startsWith('-'))
}

/** No date is written without a digit or the word for it. */
const NAMES_DAY = /\p{Nd}|\bday\b/iu

/** A plain text with every date in it replaced, whatever its notation, and filled up with blanks to the length that it had. */
function replaceDates(text: string, by: (date: NamedDate) => string): string {
  return SPELLINGS.reduce(
    (left, spelling) =>
      left.replace(spelling, (written, ...more) => {
        const { day, month = '', year, shortYear }: Record<string, string | undefined> = more.at(-1)
        const date = dateOf(day && inDigits(day), month, (year && inDigits(year)) ?? shortYear)
        return date === undefined ? written : by(date).padEnd(written.length)
      }),
    text,
  )
}

function dateOf(day: string | undefined, month: string, year: string | undefined): NamedDate | undefined {
  const number = monthNumber(month)
  const full = year === undefined ? LEAP_YEAR : fullYear(year)
  if (number === undefined || !isInCalendar(full, number, Number(day ?? 1))) return undefined
  const days = day === undefined ? '' : `-${day.padStart(2, '0')}`
  return `${year === undefined ? '-' : fullYear(year)}-${String(number).padStart(2, '0')}${days}`
}

const LEAP_YEAR = '2024'

function isInCalendar(year: string, month: number, day: number): boolean {
  return day >= 1 && day <= new Date(Date.UTC(Number(year), month, 0)).getUTCDate()
}

function fullYear(year: string): string {
  if (year.length === 4) return year
  return `${Number(year) < 50 ? '20' : '19'}${year}`
}

function monthNumber(written: string): number | undefined {
  if (/^\d/.test(written)) return Number(written) >= 1 && Number(written) <= 12 ? Number(written) : undefined
  const roman = ROMAN.indexOf(written.toUpperCase())
  if (roman >= 0) return roman + 1
  const name = written.toLowerCase()
  const at = MONTHS.findIndex((names) =>
    names.some((month) => month === name || (month.startsWith(name) && isShort(name))),
  )
  return at < 0 ? undefined : at + 1
}

function isShort(name: string): boolean {
  return /^[a-z]{3,4}$/.test(name)
}

const ROMAN = 'I II III IV V VI VII VIII IX X XI XII'.split(' ')

/** The months in English and Hindi, as they are spelled. */
const MONTHS: readonly string[][] = [
  'january जनवरी',
  'february फरवरी फ़रवरी',
  'march मार्च',
  'april अप्रैल',
  'may मई',
  'june जून',
  'july जुलाई',
  'august अगस्त',
  'september सितंबर सितम्बर',
  'october अक्टूबर अक्तूबर',
  'november नवंबर नवम्बर',
  'december दिसंबर दिसम्बर',
].map((names) => names.normalize('NFKC').split(' '))

/** A month's name, in full or cut to three letters (`Sept` to four). */
const MONTH_NAME = `(?:${MONTHS.flatMap(([english = '', ...hindi]) => [english, ...hindi]).join('|')}|sept|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)`

const ALONE = { before: '(?<![\\p{L}\\p{M}\\d])', after: '(?![\\p{L}\\p{M}])' }
/** Not inside another number nor behind a letter that may be a digit, but right behind a word (`Dt.05.06.2024`) or another date (`5.6.2024,6.6.2024`). */
const DAY = `(?<![\\p{Nd}]|(?<!\\p{L})${LOOK_ALIKE})(?<!\\d[./-])(?<!(?<!\\d)\\d{1,3},)(?<day>\\d{1,2})`
const NAMED_MONTH = `(?<month>${MONTH_NAME})${ALONE.after}\\.?`
const NUMBERED_MONTH = '(?<month>\\d{1,2})'
const FULL_YEAR = '(?<year>\\d{4})(?![\\p{L}\\p{Nd}])'
const ANY_YEAR = '(?<year>\\d{4}|\\d{2})(?![\\p{L}\\p{Nd}/-])'
const ORDINAL = '(?:st|nd|rd|th)?(?:\\s+day)?'

const SMALL_ORDINAL = 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth'
const DAY_IN_WORDS = `(?<![\\p{L}\\p{M}])(?<day>${SMALL_ORDINAL}|tenth|eleventh|twelfth|[a-z]{3,6}teenth|twentieth|thirtieth|(?:twenty|thirty)[- ](?:${SMALL_ORDINAL})) day`
const SMALL_NUMBER =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]{3,5}teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
const YEAR_IN_WORDS = `(?<year>\\d{4}|(?:two thousand|nineteen|twenty)(?:(?:-| and | )(?:${SMALL_NUMBER})){0,2})(?![\\p{L}\\p{M}\\d-])`

const PATTERNS = [
  `${DAY_IN_WORDS}(?:\\s+of)?\\s+(?:the\\s+month\\s+of\\s+)?${NAMED_MONTH}[\\s,]+${YEAR_IN_WORDS}`,
  `(?<![\\d/-])${FULL_YEAR}\\s?[-/.]\\s?${NUMBERED_MONTH}\\s?[-/.]\\s?(?<day>\\d{1,2})(?![\\p{L}\\p{Nd}])`,
  `${DAY}\\s?[-/.]\\s?${NUMBERED_MONTH}\\s?[-/.]\\s?${ANY_YEAR}`,
  `${DAY}${ORDINAL}[\\s.,/-]*(?:of\\s+)?(?:the\\s+month\\s+of\\s+)?${NAMED_MONTH}(?:[\\s.,/-]+(?:of\\s+)?${FULL_YEAR}|(?:\\s?[-/'.]\\s?|\\s(?=\\d\\d(?:[.,;)]|$)))(?<shortYear>\\d{2})(?!\\d))?`,
  `${DAY}[-/.](?<month>I{1,3}|IV|VI{0,3}|IX|XI{0,2})[-/.]${FULL_YEAR}`,
  `${ALONE.before}${NAMED_MONTH}\\s+(?<day>\\d{1,2})${ORDINAL}(?![\\p{L}\\p{Nd}])(?![\\d.,:/-]*\\d{3})(?:[\\s,]+${FULL_YEAR})?(?!\\d)`,
  `${ALONE.before}${NAMED_MONTH}[\\s,'-]*(?:of\\s+)?${FULL_YEAR}`,
]
const SPELLINGS = PATTERNS.map((pattern) => new RegExp(pattern, 'giu'))

/** A day in any of the notations, as a part of a longer pattern. */
export const WRITTEN_DATE = `(?:${PATTERNS.slice(0, -1)
  .map((pattern) => pattern.replace(/\(\?<[a-z]+>/gi, '(?:'))
  .join('|')})`
