import type { IsoDate } from '../../domain/case.ts'
import { readDate } from '../../domain/dates.ts'
import type { ListReading, NamedDocument } from '../../domain/hearings/cause-list.ts'
import { readPage, textOf } from '../court-sites/html.ts'
import { failed } from '../http-answer.ts'
import { isPdf } from '../providers/document.ts'
import { TYPES } from './court-types.ts'
import type { ListSite } from './list-site.ts'
import { readList } from './read-list.ts'

/*
 * High Court for the State of Telangana: a page with the state of each bench's list of one day, such as uploaded or on leave, and when it was
 * uploaded, with a link to its PDF, which stands on the court's other host.
 */
export const telangana: ListSite = {
  address: 'https://causelist.tshc.gov.in',
  daysAhead: 7,

  async readIndex(visit, day, readPdf) {
    const file = await visit.get(STATUS)
    if (file.kind === 'failed') return file
    if (file.kind === 'none' || file.value.kind === 'same')
      return failed('ParseGap', 'The page with the state of the lists is not there.')
    const { dated, benches } = stateOn(new TextDecoder().decode(file.value.bytes))
    if (dated === undefined) return failed('ParseGap', 'The page with the state of the lists names no day.')
    if (dated !== day) return { kind: 'other-day' }
    if (benches.length === 0) return failed('ParseGap', 'The page with the state of the lists names no bench.')
    const named: NamedDocument[] = []
    for (const { hall, bench, kind, status, path } of benches) {
      const document = { kind, number: null, bench }
      if (ON_LEAVE.test(status)) {
        // An older list may still be linked beside a bench that is on leave.
        const list = path === undefined ? undefined : await visit.get(path)
        if (path === undefined || list?.kind === 'none') continue
        const isOld =
          list?.kind === 'found' && list.value.kind === 'new' && read(await readPdf(list.value.bytes)).day !== day
        if (!isOld) named.push({ ...document, slot: path, sitting: false })
      } else if (path !== undefined && UPLOADED.test(status)) named.push({ ...document, slot: path })
      // A list that is announced and not up yet is one that cannot be read: nobody is known not to be on it.
      else named.push({ ...document, slot: `${STATUS}#${kind}-${hall}` })
    }
    return named.length > 0 ? { kind: 'found', value: named } : { kind: 'none' }
  },

  async readDocument(bytes, day, readPdf) {
    return isPdf(bytes) ? read(await readPdf(bytes)) : { day, rows: [], deletions: [], isCut: true }
  },
}

const STATUS = '/live-status'
const DATED = /cause\s+list\s+uploading\s+status\s+dated\s*:?\s*(\S.{0,20})/i
const ON_LEAVE = /\bon\s+leave\b/i
const UPLOADED = /^uploaded\b/i
/** The page and its files stand on these hosts. */
const HOSTS = ['causelist.tshc.gov.in', 'tshc.gov.in']

interface BenchState {
  hall: string
  bench: string | null
  kind: 'DAILY' | 'SUPPLEMENTARY'
  status: string
  /** Of the list, as the site's slots are written. */
  path: string | undefined
}

/** The page's columns: number, court hall, bench, kind of list, state, when it was uploaded, link. */
function stateOn(html: string): { dated: IsoDate | undefined; benches: BenchState[] } {
  const page = readPage(html)
  const [, dated = ''] = DATED.exec(textOf(page('body')) ?? '') ?? []
  const benches = page('tr')
    .toArray()
    .flatMap((element): BenchState[] => {
      const row = page(element)
      const [number = '', hall = '', bench = '', kind = '', status = ''] = row
        .children('td')
        .toArray()
        .map((cell) => textOf(page(cell)) ?? '')
      if (!/^\d{1,3}$/.test(number)) return []
      const path = pathOf(row.find('a[href]').attr('href') ?? '')
      return [
        {
          hall: hall.replace(/[^\w-]/g, '').slice(0, MAX_HALL),
          bench: bench === '' ? null : bench.slice(0, MAX_BENCH),
          kind: /^s/i.test(kind) ? 'SUPPLEMENTARY' : 'DAILY',
          status,
          path,
        },
      ]
    })
  return { dated: readDate(dated), benches }
}

const MAX_HALL = 20
const MAX_BENCH = 255
/** What the table of documents has room for. */
const MAX_SLOT = 190

/** The path of a PDF, behind its host where that is the other one. */
function pathOf(href: string): string | undefined {
  if (href === '' || !URL.canParse(href, telangana.address)) return undefined
  const { protocol, host, pathname, search } = new URL(href, telangana.address)
  if (protocol !== 'https:' || !HOSTS.includes(host) || !/\.pdf$/i.test(pathname)) return undefined
  const slot = `${host === HOSTS[0] ? '' : `//${host}`}${pathname}${search}`
  return slot.length <= MAX_SLOT && !slot.startsWith('///') ? slot : undefined
}

/** The time at which a bench sits stands behind the day, in one line with it. */
function read(pages: readonly string[]): ListReading {
  return readList(
    pages.map((page) => page.replace(DAY_AND_TIME, '$1\nAT $2')),
    undefined,
    TYPES.telangana,
  )
}

const DAY_AND_TIME = /^(.*\bday of\b.*?\d{4})[ ,]*(?:at )?(\d{1,2}[:.]\d{2} ?[AP]\.?M\.?) ?\)?$/gim
