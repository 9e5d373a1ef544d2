import { DAY_MS, printDate } from '../../../domain/dates.ts'
import { type Cell, cellText } from './table.ts'

/** A cell as its sheet holds it. */
export interface RawCell {
  type: string
  style: number
  text: string
  isFormula?: true
}

/** The parts of a workbook to which its cells refer. */
export interface Values {
  strings: readonly string[]
  /** How numbers are shown, by style. */
  formats: readonly NumberFormat[]
  /** Whether days are counted from 1904, as old Macs do. */
  isFrom1904: boolean
}

/** How a number is shown: as a day, as a whole number with at least these digits, or in a form that changes it. */
export type NumberFormat = 'DATE' | 'OTHER' | { digits: number }

/** Excel keeps no more digits of a number. */
const MAX_DIGITS = 15
const GENERAL: NumberFormat = { digits: 1 }

/** Returns the value of a cell as it is shown; undefined for an empty one. */
export function shownIn(cell: RawCell, { strings, formats, isFrom1904 }: Values): Cell | undefined {
  const { type, text } = cell
  if (cell.isFormula && text === '' && type !== 'str')
    return { problem: 'This formula has no stored result. Open the workbook in Excel, and save it again.' }
  if (type === 's') return filled(strings[Number(text)] ?? '')
  if (type === 'str' || type === 'inlineStr' || type === 'e') return filled(cellText(unescaped(text)))
  if (type === 'b') return { text: text === '1' || text === 'true' ? 'TRUE' : 'FALSE' }
  if (type === 'd') return dayOf(Date.parse(`${text.slice(0, 10)}T00:00:00Z`))
  if (text.trim() === '') return undefined
  return numberOf(text.trim(), formats[cell.style] ?? GENERAL, isFrom1904)
}

/** Letters that XML cannot hold are written as `_x000D_`. */
export function unescaped(text: string): string {
  return text.replaceAll(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

/** The formats that are in no workbook, by their number: 14 to 17 and 22 are days, 18 to 21 and 45 to 47 times. */
const BUILT_IN_DATES = /^(?:1[4-7]|22|2[7-9]|3[0-6]|5[0-8])$/
const BUILT_IN_WHOLE = new Set([0, 1, 49])

/** Returns what a format makes of a number. */
export function formatKind(id: number, code: string | undefined): NumberFormat {
  if (code === undefined) {
    if (BUILT_IN_DATES.test(String(id))) return 'DATE'
    return BUILT_IN_WHOLE.has(id) ? GENERAL : 'OTHER'
  }
  const [first = ''] = code
    .replaceAll(/"[^"]*"|\\./g, '"')
    .replaceAll(/\[[^\]]*\]|[_*]./g, '')
    .split(';')
  if (/[dy]|mmm/i.test(first)) return 'DATE'
  const [, zeros] = /^(?:General|@|#*(0*))$/i.exec(first.trim()) ?? []
  if (zeros === undefined && !/^(?:General|@)$/i.test(first.trim())) return 'OTHER'
  return { digits: Math.max(1, zeros?.length ?? 1) }
}

function numberOf(text: string, format: NumberFormat, isFrom1904: boolean): Cell {
  const number = Number(text)
  if (format === 'DATE') return dayOf(dayMs(number, isFrom1904))
  const isWhole = Number.isSafeInteger(number) && Math.abs(number) < 10 ** MAX_DIGITS
  if (format === 'OTHER' || !isWhole) return { problem: MADE_A_NUMBER }
  const digits = String(Math.abs(number)).padStart(format.digits, '0')
  return { text: number < 0 ? `-${digits}` : digits }
}

/** Days are counted from 1900, which Excel takes for a leap year; on old Macs from 1904. */
function dayMs(serial: number, isFrom1904: boolean): number {
  const days = Math.floor(serial)
  if (isFrom1904) return Date.UTC(1904, 0, 1 + days)
  return days < 1 ? Number.NaN : Date.UTC(1899, 11, 30) + (days < 60 ? days + 1 : days) * DAY_MS
}

function dayOf(ms: number): Cell {
  if (Number.isNaN(new Date(ms).getTime())) return { problem: MADE_A_NUMBER }
  return { text: printDate(new Date(ms).toISOString().slice(0, 10)), isDate: true }
}

function filled(text: string): Cell | undefined {
  return text === '' ? undefined : { text }
}

const MADE_A_NUMBER = 'A spreadsheet has made a number of this cell. Format the column as text and enter it again.'
