/**
 * A day or month that a text names: `2024-06-05`, `2024-06` without a day, `--06-05` without a year. Two digits of a year are of this
 * century up to 49, of the last from 50, the same wherever they are read.
 */
export type NamedDate = string

/**
 * Every date in a plain text, in any of the notations of Indian orders: `05-06-2024`, `5.6.24`, `2024-06-05`, `5th June, 2024`,
 * `5th day of June 2024`, `June 5, 2024`, `June 2024`, `5 जून 2024`. `rest` is the text without them.
 */
export function extractDates(text: string): { dates: NamedDate[]; rest: string } {
  const dates: NamedDate[] = []
  const rest = replaceDates(text, (date) => {
    dates.push(date)
    return ' ; '
  })
  return { dates, rest }
}

/** A plain text with every date in it replaced, whatever its notation. */
export function replaceDates(text: string, by: (date: NamedDate) => string): string {
  return SPELLINGS.reduce(
    (left, spelling) =>
      left.replace(spelling, (written, ...more) => {
        const { day, month = '', year, shortYear }: Record<string, string | undefined> = more.at(-1)
        const date = dateOf(day, month, year ?? shortYear)
        return date === undefined ? written : by(date)
      }),
    text,
  )
}

function dateOf(day: string | undefined, month: string, year: string | undefined): NamedDate | undefined {
  const number = monthNumber(month)
  if (number === undefined || Number(day ?? 1) > 31) return undefined
  const days = day === undefined ? '' : `-${day.padStart(2, '0')}`
  return `${year === undefined ? '-' : fullYear(year)}-${String(number).padStart(2, '0')}${days}`
}

function fullYear(year: string): string {
  if (year.length === 4) return year
  return `${Number(year) < 50 ? '20' : '19'}${year}`
}

function monthNumber(written: string): number | undefined {
  if (/^\d/.test(written)) return Number(written) >= 1 && Number(written) <= 12 ? Number(written) : undefined
  const name = written.toLowerCase()
  const at = MONTHS.findIndex((names) =>
    names.some((month) => month === name || (month.startsWith(name) && isShort(name))),
  )
  return at < 0 ? undefined : at + 1
}

function isShort(name: string): boolean {
  return /^[a-z]{3,4}$/.test(name)
}

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
export const MONTH_NAME = `(?:${MONTHS.flatMap(([english = '', ...hindi]) => [english, ...hindi]).join('|')}|sept|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)`

const ALONE = { before: '(?<![\\p{L}\\p{M}\\d])', after: '(?![\\p{L}\\p{M}])' }
/** Not inside another number, but right behind a word (`Dt.05.06.2024`) or another date (`5.6.2024,6.6.2024`). */
const DAY = '(?<!\\d)(?<!\\d[./-])(?<!(?<!\\d)\\d{1,3},)(?<day>\\d{1,2})'
const NAMED_MONTH = `(?<month>${MONTH_NAME})${ALONE.after}\\.?`
const NUMBERED_MONTH = '(?<month>\\d{1,2})'
const FULL_YEAR = '(?<year>\\d{4})(?!\\d)'
const ANY_YEAR = '(?<year>\\d{4}|\\d{2})(?![\\d/-])'
const ORDINAL = '(?:st|nd|rd|th)?(?:\\s+day)?'

const SPELLINGS = [
  `(?<![\\d/-])${FULL_YEAR}\\s?[-/.]\\s?${NUMBERED_MONTH}\\s?[-/.]\\s?(?<day>\\d{1,2})(?!\\d)`,
  `${DAY}\\s?[-/.]\\s?${NUMBERED_MONTH}\\s?[-/.]\\s?${ANY_YEAR}`,
  `${DAY}${ORDINAL}[\\s.,/-]*(?:of\\s+)?(?:the\\s+month\\s+of\\s+)?${NAMED_MONTH}(?:[\\s.,/-]+(?:of\\s+)?${FULL_YEAR}|\\s?[-/'.]\\s?(?<shortYear>\\d{2})(?!\\d))?`,
  `${ALONE.before}${NAMED_MONTH}\\s+(?<day>\\d{1,2})${ORDINAL}(?![\\d.,:/-]*\\d{3})(?:[\\s,]+${FULL_YEAR})?(?!\\d)`,
  `${ALONE.before}${NAMED_MONTH}[\\s,'-]*(?:of\\s+)?${FULL_YEAR}`,
].map((spelling) => new RegExp(spelling, 'giu'))
