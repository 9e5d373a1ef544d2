import { createHash } from 'node:crypto'
import type { IsoDate } from '../../domain/case.ts'
import { readDate } from '../../domain/dates.ts'
import type { ListReading, ListRow } from '../../domain/hearings/cause-list.ts'
import { latinDigits } from '../../domain/latin-digits.ts'
import { failed } from '../http-answer.ts'
import { isPdf } from '../providers/document.ts'
import { TYPES } from './court-types.ts'
import { beginsDeleted } from './deletion-notes.ts'
import { readItem } from './items.ts'
import type { ListSite, ReadPdf } from './list-site.ts'
import { readNumbers } from './printed-numbers.ts'
import { readList } from './read-list.ts'
import { locatedIn, NO_TEXT } from './unknown-lines.ts'

/*
 * Karnataka High Court: one PDF for each bench with the lists of all court halls, always at the same address. The lists of the next day
 * overwrite it, so the day is known by its header alone. Each list in it has a header of its own.
 */
export const bengaluru: ListSite = benchOf('blr')
export const dharwad: ListSite = benchOf('dwd')
export const kalaburagi: ListSite = benchOf('klb')

function benchOf(name: string): ListSite {
  const slot = `/pdfs/consolidatedCauselist/${name}consolidation.pdf`
  const named = { kind: 'found' as const, value: [{ slot, kind: 'DAILY' as const, number: null, bench: null }] }
  // The file of one day is looked at for several; the same bytes name the same days.
  let last: { sha256: string; days: IsoDate[] } | undefined

  async function daysIn(bytes: Uint8Array, readPdf: ReadPdf): Promise<IsoDate[]> {
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    if (last?.sha256 !== sha256)
      last = { sha256, days: listsIn(await pagesOf(bytes, readPdf)).flatMap(({ day }) => day ?? []) }
    return last.days
  }

  return {
    address: 'https://judiciary.karnataka.gov.in',
    // The lists of a Monday may come on Friday, or before a holiday on Thursday.
    daysAhead: 4,

    async readIndex(visit, day, readPdf) {
      const file = await visit.get(slot)
      if (file.kind !== 'found') return file
      if (file.value.kind === 'same') return named
      const { bytes } = file.value
      if (!isPdf(bytes)) return failed('ParseGap', 'Something else than a PDF stands in place of the lists.')
      const days = await daysIn(bytes, readPdf)
      // A file that names no day may be this day's, scanned.
      return days.length === 0 || days.includes(day) ? named : { kind: 'other-day' }
    },

    async readDocument(bytes, day, readPdf) {
      return readLists(await pagesOf(bytes, readPdf), day)
    },
  }
}

/** The index and the reading of a look need the text of the same file. It is forgotten with its bytes. */
const texts = new WeakMap<Uint8Array, Promise<string[]>>()

function pagesOf(bytes: Uint8Array, readPdf: ReadPdf): Promise<string[]> {
  const pages = texts.get(bytes) ?? readPdf(bytes)
  texts.set(bytes, pages)
  return pages
}

/** Reads the lists of a day among those of all court halls. Each is read by itself: it has its own day, sitting time and items from one. */
function readLists(pages: readonly string[], day: IsoDate): ListReading {
  const lists = listsIn(pages)
  const readings = lists
    .filter((list) => list.day === day)
    .map(({ lines }) => mended(lines))
    .map((lines) => ({ ...readList([lines.join('\n')], day, TYPES.karnataka), unlabelled: unlabelled(lines) }))
  const unknown = [
    ...readings.flatMap((reading) => reading.unknown ?? []).map(({ text }) => locatedIn(pages, text)),
    ...readings.flatMap((reading) => reading.unlabelled).map((line) => locatedIn(pages, line)),
    ...lists.filter((list) => list.day === undefined).map(({ lines: [first = ''] }) => locatedIn(pages, first)),
    ...pages.flatMap((page, at) => (page.trim() === '' ? [{ page: at + 1, text: NO_TEXT }] : [])),
  ]
  return {
    day: readings.length > 0 ? day : lists[0]?.day,
    rows: readings.flatMap(({ rows }) => connected(rows)),
    deletions: readings.flatMap(({ deletions }) => deletions),
    isCut: unknown.length > 0,
    unknown,
  }
}

/** `ON THE DAY OF Monday THE 5th Day Of October 2026`: with it the header of a list begins. */
const DAY_LINE = /^on\s+the\s+day\s+of\b/i

/** The lines of each list, and its day. What stands before the first header is of none. */
function listsIn(pages: readonly string[]) {
  const lists: { day: IsoDate | undefined; lines: string[] }[] = []
  for (const line of pages.flatMap((page) => latinDigits(page).split('\n')).map((each) => each.trim()))
    if (DAY_LINE.test(line)) lists.push({ day: readDate(line), lines: [] })
    else lists.at(-1)?.lines.push(line)
  return lists
}

/** What stands on each page, and on top of the list that follows. */
const FRAME = /^(?:in the high court of karnataka|website\s*:|\(to get|clicking\s*:|page \d+ of|sl\.? ?no|no\. ?&)/i
const COURT_HALL = /^court\s+hall\s+no\b/i
const CONNECTED = /^connected\s+with\W*$/i
const PART_OF_ITEM = /^\d{1,4}\s?\.\s?\d{1,3}\s/
/** `CRP 859/2026 (GM, RES) PET:`: what the matter is about stands behind its number, and may go on in the next line. */
const SUBJECT =
  /(?<=(?:19|20)\d{2}) ?\((?:(?!\b(?:PET ?:|RES ?:|C\/W\b))[^()]|\((?:(?!\b(?:PET ?:|RES ?:))[^()])*\))*\)?/g
const REST_OF_SUBJECT = /^(?!\d{1,4}(?:\s?\.\s?\d{1,3})? |C\/W\b|PET ?:|RES ?:)[^()]*(?:\([^()]*\)[^()]*)*\)/

/** `Pet/Appl/Comp.`, as the heading of the column has it; the petitioner of an appeal may be labelled as the appellant. */
const PETITIONER = /\b(?:PETITIONERS?|PETNR|APPL(?:\.|ICANTS?|ELLANTS?|T)?|COMP(?:\.|L|LAINANTS?)?) ?:/
const RESPONDENT = /\b(?:RESPONDENTS?|RESPT?|OPP) ?:/
const LABEL = /(?:PET|RES) ?:/

/** The lines with names behind the number of a matter that has no label: the columns have lost theirs. */
function unlabelled(lines: readonly string[]): string[] {
  const starts = lines.flatMap((line, at) => (itemOf(line) ? [at] : []))
  return starts.flatMap((at, n) => {
    const [line = '', ...below] = lines.slice(at, starts[n + 1])
    const behind = itemOf(line)?.behind ?? ''
    const isNamed = /[A-Z]{3}/i.test(behind) && !beginsDeleted(behind)
    return isNamed && ![line, ...below].some((each) => LABEL.test(each)) ? [line] : []
  })
}

function itemOf(line: string) {
  return readNumbers(readItem(line)?.rest ?? '')
}

/** The lines of a list as other courts have them: the court hall first, which pages repeat, and no subjects. */
function mended(lines: readonly string[]): string[] {
  const hall = lines.find((line) => COURT_HALL.test(line))
  const isRepeated = (line: string) => hall !== undefined && bare(line) === bare(hall)
  const framed = lines.filter((line) => !FRAME.test(line) && !isRepeated(line))
  const own = framed.filter((line, at) => !CONNECTED.test(line) || !PART_OF_ITEM.test(framed[at + 1] ?? ''))
  let isOpen = false
  const printed = own.map((line) => {
    const named = line.replace(PETITIONER, 'PET:').replace(RESPONDENT, 'RES:')
    const rest = isOpen ? named.replace(REST_OF_SUBJECT, blanks) : named
    const subject = [...rest.matchAll(SUBJECT)].at(-1)?.[0]
    // A subject whose bracket is not closed goes on in the next line.
    isOpen = subject !== undefined && subject.split('(').length > subject.split(')').length
    return rest.replace(SUBJECT, blanks)
  })
  return hall === undefined ? printed : [hall, ...printed]
}

/** As many, because a long line tells that a name goes on in the next one. */
function blanks(text: string): string {
  return ' '.repeat(text.length)
}

function bare(line: string): string {
  return line.toUpperCase().replace(/[^A-Z0-9]/g, '')
}

/** The parts of an item are heard with the matter that stands at the whole of it. */
function connected(rows: readonly ListRow[]): ListRow[] {
  let own: ListRow | undefined
  return rows.map((row) => {
    const [whole, part] = row.item?.split('.') ?? []
    if (part === undefined) own = row
    else if (own && own.item === whole) return { ...row, connectedTo: own.numberAsListed ?? null }
    return row
  })
}
