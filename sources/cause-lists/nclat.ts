import type { IsoDate } from '../../domain/case.ts'
import { readDate } from '../../domain/dates.ts'
import type { ListReading, ListRow, NamedDocument } from '../../domain/hearings/cause-list.ts'
import { readPage, textOf } from '../court-sites/html.ts'
import { failed } from '../http-answer.ts'
import { TYPES } from './court-types.ts'
import type { ListSite } from './list-site.ts'
import { dayInName, pdfPathOf } from './pdf-links.ts'
import { readList } from './read-list.ts'

/*
 * National Company Law Appellate Tribunal: a page of PDFs, one for each court and day. A list that was corrected is uploaded again under the
 * same name with `_0` or `_1` behind it, beside the first one. Chennai's lists have only the day in their names.
 */
export const newDelhi: ListSite = benchOf((isChennai) => !isChennai)
export const chennai: ListSite = benchOf((isChennai) => isChennai)

function benchOf(isOfBench: (isChennai: boolean) => boolean): ListSite {
  return {
    address: 'https://nclat.nic.in',
    daysAhead: 7,

    async readIndex(visit, day) {
      const links: LinkedList[] = []
      for (let number = 0; number < MAX_PAGES; number++) {
        const file = await visit.get(number === 0 ? pageOf(day) : `${pageOf(day)}&page=${number}`)
        if (file.kind === 'failed') return file
        if (file.kind === 'none' || file.value.kind === 'same')
          return failed('ParseGap', 'The page of the cause lists is not there.')
        const html = new TextDecoder().decode(file.value.bytes)
        // The page without its form is another one, and says nothing of the day.
        if (!html.includes(DAY_FIELD))
          return failed('ParseGap', 'The page of the cause lists has no field for the day.')
        const page = linksOn(html)
        links.push(...page.links.filter((link) => link.day === day && isOfBench(link.isChennai)))
        if (!page.pages.includes(number + 1)) break
      }
      const documents = newest(links)
      return documents.length > 0 ? { kind: 'found', value: documents } : { kind: 'none' }
    },

    async readDocument(bytes, day, readPdf) {
      return read(await readPdf(bytes), day)
    },
  }
}

const DAY_FIELD = 'field_final_date_value'
/** A day has some fifteen lists, and a page ten. */
const MAX_PAGES = 5

/** The page with the lists of a day alone. */
function pageOf(day: IsoDate): string {
  return `/daily-cause-list?title=&field_court_name_target_id=All&${DAY_FIELD}=${day}&${DAY_FIELD}_1=${day}`
}

interface LinkedList {
  path: string
  /** The name of its file without what a new upload adds, and how often it was uploaded before. */
  name: string
  uploads: number
  day: IsoDate | undefined
  isChennai: boolean
  isAdded: boolean
  bench: string | null
}

const NOT_A_LIST = /notice|circular|holiday|vacation|roster/i
/** Of Chennai's lists the name has the day and nothing of the court. */
const DAY_ALONE = /^\d{2}[._-]\d{2}[._-]\d{4}(?:[ _.-]*(?:suppl?[a-z]*|compressed))*\.?$/i
const MAX_BENCH = 255

/** The rows of the page: number, court, description, day, link. */
function linksOn(html: string): { links: LinkedList[]; pages: number[] } {
  const page = readPage(html)
  const links = page('tr')
    .toArray()
    .flatMap((element): LinkedList[] => {
      const row = page(element)
      const path = row
        .find('a[href]')
        .toArray()
        .flatMap((link) => pdfPathOf(page(link).attr('href') ?? '') ?? [])[0]
      const beside = textOf(row) ?? ''
      if (path === undefined) return []
      const file = decodeURIComponent(path.split('/').at(-1) ?? '').replace(/\.pdf$/i, '')
      if (NOT_A_LIST.test(`${file} ${beside}`)) return []
      const [, name = file, uploads = '-1'] = /^(.+?)(?:_(\d{1,2}))?$/.exec(file) ?? []
      return [
        {
          path,
          name,
          uploads: Number(uploads),
          day: dayInName(file) ?? readDate(beside),
          isChennai: /chennai/i.test(beside) || DAY_ALONE.test(name),
          isAdded: /supp/i.test(`${file} ${beside}`),
          bench: textOf(row.children('td').eq(1))?.slice(0, MAX_BENCH) ?? null,
        },
      ]
    })
  const pages = page('a[href*="page="]')
    .toArray()
    .map((element) => Number(/[?&]page=(\d+)/.exec(page(element).attr('href') ?? '')?.[1]))
  return { links, pages }
}

/** The last upload of each list. */
function newest(links: readonly LinkedList[]): NamedDocument[] {
  return [...Map.groupBy(links, ({ name }) => name).values()].flatMap((uploads): NamedDocument[] => {
    const [last] = uploads.toSorted((one, other) => other.uploads - one.uploads)
    if (!last) return []
    return [{ slot: last.path, kind: last.isAdded ? 'SUPPLEMENTARY' : 'DAILY', number: null, bench: last.bench }]
  })
}

/** Applications in the matter itself, which belong to no party's name. */
const OWN_APPLICATIONS = / (?:&|with|for \w+) ?I\.? ?A\.? ?Nos?\.?[ \d,&/]*(?:of )?(?:(?:19|20)\d{2})?/gi

function read(pages: readonly string[], day: IsoDate): ListReading {
  const reading = readList(
    pages.map((page) => page.replace(OWN_APPLICATIONS, '')),
    day,
    TYPES.nclat,
  )
  return { ...reading, rows: reading.rows.map(spelled) }
}

/** Numbers with their types as the tribunal's search spells them. The letters of a bench in a type are the place's. */
function spelled(row: ListRow): ListRow {
  return {
    ...row,
    numbers: row.numbers.map((number) =>
      number
        .replace(/^Comp(?:any)?\.? ?App(?:eal)?\.? ?(?=\()/i, 'Company Appeal')
        .replace(/^Competition ?App(?:eal)?\.? ?(?=\()/i, 'Competition Appeal')
        .replace(/^(Restoration|Review|Compensation) ?App(?:lication|l)?\.? ?(?:\(AT\))?(?=\/)/i, '$1 Application')
        .replace(/^I\.? ?A\.?(?=\/)/i, 'Interlocutory Application')
        .replace(/ ?\(CH\)/i, '')
        .replace(/\(Insolvency\)/i, '(Ins)'),
    ),
  }
}
