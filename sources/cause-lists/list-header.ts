import type { IsoDate } from '../../domain/case.ts'
import { readDate } from '../../domain/dates.ts'
import { readItem } from './items.ts'
import { readNumbers } from './printed-numbers.ts'

/** A header has no more lines, notices in it included. */
const MAX_LINES = 40
/** Lines in which the day of the list is looked for. */
const LINES_OF_DAY = 12

/** The lines before the first matter. */
export function headerOf(lines: readonly string[]): string[] {
  const beginning = lines.slice(0, MAX_LINES)
  const end = beginning.findIndex((line) => readNumbers(readItem(line)?.rest ?? '') !== undefined)
  return end === -1 ? beginning : beginning.slice(0, end)
}

/** Whether a list is added to the main one of its day. The Supreme Court's goes on there with the items of each court. */
export function isSupplementary(header: readonly string[]): boolean {
  return header.some((line) => SUPPLEMENTARY.test(line))
}

const SUPPLEMENTARY = /^\W*(?:supplementary|supplemental|additional)\b.{0,20}\blist\b/i

/** The day of a list. */
export function dayIn(header: readonly string[]): IsoDate | undefined {
  const beginning = header.slice(0, LINES_OF_DAY)
  return takenUpOn(beginning.join(' ')) ?? beginning.flatMap((line) => readDate(line) ?? [])[0]
}

/** The day on which a list is taken up that was made for another one: `… fixed for 3rd October 2026 shall be taken up on 5th October 2026`. */
export function takenUpOn(text: string): IsoDate | undefined {
  const [, behind = ''] = /\btaken\s+up\s+on\b(.{0,40})/i.exec(text) ?? []
  return readDate(behind)
}
