import type { CaseNumber } from '../../domain/courts/case-number.ts'
import type { ListRow, PrintedSitting } from '../../domain/hearings/cause-list.ts'

/** What a line says behind a number, and how long it was printed. */
export interface PrintedLine {
  text: string
  length: number
  /** Below which matter of its item it stands: 0 for the item's own. */
  of?: number | undefined
}

/** How a line names one matter. */
export type PrintedNumber = Required<Pick<ListRow, 'numbers' | 'viaApplication'>> & { numberAsListed: string }

/** An item while it is read, with the lines that belong to it. */
export interface PrintedMatter {
  /** Empty for a note that stands without one. */
  item: string
  /** The item's own matter, then those heard with it. */
  named: [own: PrintedNumber, ...connected: PrintedNumber[]]
  courtRoom: string | null
  stage: string | null
  sitting: PrintedSitting
  lines: PrintedLine[]
  /** Which of its matters begin a line of their own without a word that joins them to the item. */
  unjoined?: number[]
  /** The item that a word before its own says that it is heard with: `wt 3`. */
  heardWith?: PrintedMatter | undefined
  /** Whether something behind its number is unknown, or the row behind it is missing: its parties may be another one's. */
  isDoubtful?: boolean
}

export function numbersIn({ named }: PrintedMatter): string[] {
  return named.flatMap(({ numbers }) => numbers)
}

/** A number however its type is dotted and spaced: `C.A. No./12/2024` and `CA/12/2024` are one. */
export function plainNumber(number: string): string {
  return number.toUpperCase().replace(/[^A-Z0-9/-]|(?<!\d)-/g, '')
}

export function textOf(lines: readonly PrintedLine[]): string {
  return lines.map(({ text }) => text).join(' ')
}

/** The most numbers that a range stands for. */
const MAX_RANGE = 500

/**
 * The matter that a number was filed in, and the number, each as `WP(C)/12/2024`. A range comes first as it is printed, because the Supreme
 * Court registers such a matter under it, then each number of it. A letter behind a serial is a part of the number: `702A`.
 */
export function numbersOf({ type = '', serial, bench, year, parent }: CaseNumber): string[] {
  const [first = 0, last = first] = serial.split('-').map(Number)
  const letter = bench?.length === 1 ? bench : ''
  const behind = letter === '' && bench !== undefined ? `/${bench}` : ''
  const count = first === last ? 0 : Math.min(last - first + 1, MAX_RANGE)
  const serials = [
    `${serial}${letter}`,
    ...Array.from({ length: count }, (_, n) => first + n),
    ...(count > 0 && letter !== '' ? [`${last}${letter}`] : []),
  ]
  return [...(parent ? numbersOf(parent) : []), ...serials.map((each) => `${type}/${each}${behind}/${year}`)]
}
