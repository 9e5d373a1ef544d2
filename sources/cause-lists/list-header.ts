import type { IsoDate } from '../../domain/case.ts'
import { readDate } from '../../domain/dates.ts'
import { readItem } from './items.ts'
import { readNumbers } from './printed-numbers.ts'
import { datesIn } from './written-dates.ts'

/** A header has no more lines, notices in it included. */
const MAX_LINES = 40
/** Lines in which a title says on which day a list is taken up; below them notices do of other matters. */
const LINES_OF_TITLE = 12
/** Of a line, so that hostile text costs no time. */
const MAX_LINE = 300

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

const SUPPLEMENTARY = /^\W*(?:supplementary|supplemental|additional)\b.{0,20}\b(?:cause\s?)?list\b/i

/**
 * The day of a list: the one on which it is taken up, else the one that it says it is for. Dates of printing, of circulars and of notices stand
 * in headers, too; without those words the day that the list's address names counts if it is there, else the first date.
 * @param named the day that the address names, if it does
 */
export function dayIn(header: readonly string[], named?: IsoDate): IsoDate | undefined {
  const text = header.map((line) => line.slice(0, MAX_LINE)).join(' ')
  const dates = [...header.flatMap((line) => readDate(line.slice(0, MAX_LINE)) ?? []), ...datesIn(text)]
  const isThere = named !== undefined && dates.includes(named)
  return takenUpOn(header.slice(0, LINES_OF_TITLE).join(' ')) ?? dayOfList(text) ?? (isThere ? named : dates[0])
}

/** `CAUSE LIST FOR THURSDAY, THE 26TH NOVEMBER, 2026`, `LIST DATED: 26.11.2026`. */
const LIST_FOR = /list\b.{0,80}?\b(?:for|dated|of)\b(?=(.{0,60}))/gi
/** What else has a date. */
const OTHERS = /\b(?:circulars?|orders?|notices?|notifications?|terms|rules?|printed|generated|updated|published)\b/i

function dayOfList(text: string): IsoDate | undefined {
  return [...text.matchAll(LIST_FOR)].flatMap(([before, behind = '']) => {
    const [words = ''] = /^\D*/.exec(behind) ?? []
    return OTHERS.test(`${before}${words}`) ? [] : (readDate(behind) ?? [])
  })[0]
}

/** The day on which a list is taken up that was made for another one: `… fixed for 3rd October 2026 shall be taken up on 5th October 2026`. */
export function takenUpOn(text: string): IsoDate | undefined {
  const [, behind = ''] = /\btaken\s+up\s+on\b(.{0,40})/i.exec(text) ?? []
  return readDate(behind)
}
