import test from 'ava'
import type { ListReading } from '../../../domain/hearings/cause-list.ts'
import { randomFrom } from '../../../evals/hearings/random.ts'
import { karnatakaLinesOf } from '../../../sandbox/lists/karnataka-list.ts'
import { nclatLinesOf } from '../../../sandbox/lists/nclat-list.ts'
import { linesOf, type PrintedList, type PrintedRow } from '../../../sandbox/lists/printed-list.ts'
import { telanganaLinesOf } from '../../../sandbox/lists/telangana-list.ts'
import { bengaluru } from '../../../sources/cause-lists/karnataka.ts'
import type { ListSite } from '../../../sources/cause-lists/list-site.ts'
import { newDelhi } from '../../../sources/cause-lists/nclat.ts'
import { readList } from '../../../sources/cause-lists/read-list.ts'
import { telangana } from '../../../sources/cause-lists/telangana.ts'

const DAY = '2026-11-26'
const LINES_A_PAGE = 20

/** Each way in which lists are printed, with its reader and how many lists it is tried on. */
const FORMS: [form: string, lists: number, linesOf: (list: PrintedList) => string[], read: Read][] = [
  ['most courts', 10_000, linesOf, async (pages) => readList(pages)],
  ['Telangana', 3_000, telanganaLinesOf, readerOf(telangana)],
  ['NCLAT', 3_000, nclatLinesOf, readerOf(newDelhi)],
  ['Karnataka', 3_000, karnatakaLinesOf, readerOf(bengaluru)],
]
type Read = (pages: string[]) => Promise<ListReading>

function readerOf({ readDocument }: ListSite): Read {
  return (pages) => readDocument(new TextEncoder().encode('%PDF-1.7'), DAY, async () => pages)
}

/** What a site, a printer or a reader of PDFs does to the lines of a list. */
const MUTATIONS: ((lines: string[], at: number) => string[])[] = [
  (lines, at) => lines.toSpliced(at, 1),
  (lines, at) => lines.toSpliced(at, 6),
  (lines, at) => lines.slice(0, at),
  (lines, at) => lines.toSpliced(at, 0, lines[at] ?? ''),
  (lines, at) => lines.toSpliced(at, 2, `${lines[at]} ${lines[at + 1]}`),
  (lines, at) => lines.toSpliced(at, 1, ...(lines[at] ?? '').split(/ (?=\S+$)/)),
  (lines, at) => lines.toSpliced(at, 1, (lines[at] ?? '').replaceAll(' ', '   ')),
  (lines, at) => lines.toSpliced(at, 2, lines[at + 1] ?? '', lines[at] ?? ''),
  (lines, at) => lines.toSpliced(at, 0, `Page ${at}`, 'HIGH COURT OF ZANSKAR'),
  (lines, at) => [...lines.slice(0, at), '\f', '\f', ...lines.slice(at + LINES_A_PAGE)],
]

for (const [form, lists, print, read] of FORMS)
  test(`of ${lists} mutated lists as ${form} print them none has a wrong row, and one that lacks a row before its last is not read in full`, async (t) => {
    const draw = randomFrom(20_261_123)
    let cut = 0
    for (let n = 0; n < lists; n++) {
      const rows = Array.from({ length: 5 + draw(25) }, (_, at): PrintedRow => {
        const number = `W.P.(C) ${900_000 + n * 40 + at}/2024`
        return { number, item: at + 1, with: [], courtRoom: '4', stage: 'FOR ADMISSION' }
      })
      let lines = print({ court: 'HC-DLHC01', day: DAY, printedDay: DAY, kind: 'DAILY', number: 1, rows, deleted: [] })
      const mutations = Array.from({ length: 1 + draw(3) }, () => draw(MUTATIONS.length))
      for (const which of mutations) lines = MUTATIONS[which]?.(lines, draw(lines.length)) ?? lines
      const reading = await read(lines.join('\n').split('\f'))
      const itemOf = new Map(rows.map(({ number, item }) => [number.replace(/ (?=\d)/, '/'), String(item)]))
      const about = `list ${n}, mutations ${mutations}`
      // What was run into a number's type names no case.
      const named = reading.rows.flatMap(({ item, numbers }) => numbers.map((number) => ({ item, number })))
      for (const { item, number } of named.filter(({ number: written }) => written.startsWith('W.P.(C)/')))
        t.is(itemOf.get(number), item ?? '', about)
      if (reading.day === undefined || reading.isCut) cut += 1
      else {
        const items = new Set(reading.rows.map(({ item }) => Number(item)))
        const last = Math.max(0, ...items)
        t.deepEqual(
          rows.filter(({ item }) => item < last && !items.has(item)),
          [],
          about,
        )
      }
    }
    t.true(cut > lists / 10 && cut < lists)
  })
