import type { IsoDate } from '../../domain/case.ts'
import { readDate } from '../../domain/dates.ts'
import type { NamedDocument } from '../../domain/hearings/cause-list.ts'
import { readPage, textOf } from '../court-sites/html.ts'
import { failed } from '../http-answer.ts'
import type { ListSite } from './list-site.ts'
import { readList } from './read-list.ts'

/*
 * Delhi High Court: a list of PDFs over several pages, latest first, with up to sixteen supplementary lists a day. The day of a list stands
 * in its file's name, or beside its link. What is taken off is named in notes in front of a list, or in files of their own.
 */
export const delhi: ListSite = {
  address: 'https://delhihighcourt.nic.in',
  daysAhead: 7,

  async readIndex(visit, day) {
    const named = new Map<string, NamedDocument>()
    for (let number = 0; number < MAX_PAGES; number++) {
      const path = number === 0 ? INDEX : `${INDEX}?page=${number}`
      const file = await visit.get(path)
      if (file.kind === 'failed') return file
      if (file.kind === 'none' || file.value.kind === 'same')
        return failed('ParseGap', 'The page of the cause lists is not there.')
      const page = linksOn(new TextDecoder().decode(file.value.bytes))
      if (number === 0 && page.links.length === 0) return failed('ParseGap', 'The page names no list at all.')
      for (const { path: slot, title, day: listed } of page.links)
        if (listed === day && !NOT_A_LIST.test(title) && !named.has(slot)) named.set(slot, documentOf(slot, title))
      const isPast = page.links.every(({ day: listed }) => listed !== undefined && listed < day)
      if (isPast || !page.pages.includes(number + 1)) break
    }
    const documents = [...named.values()]
    // A note alone says nothing: there is no list that it could take a matter off.
    const isPublished = documents.some(({ kind }) => kind !== 'DELETION_NOTE')
    return isPublished ? { kind: 'found', value: documents } : { kind: 'none' }
  },

  async readDocument(bytes, _day, readPdf) {
    return readList(await readPdf(bytes))
  },
}

const INDEX = '/web/cause-lists/cause-list'
/** A page shows some twenty files; those of three days fit on so many. */
const MAX_PAGES = 5
/** Lists that bind nobody, and other files on the page. */
const NOT_A_LIST = /provisional|\bpro[ _]|roster|vacation notice|circular/i
const DELETION_NOTE = /deletion|deleted[ _-](?:items|matters|cases)/i

function linksOn(html: string) {
  const page = readPage(html)
  const links = page('a[href]')
    .toArray()
    .flatMap((element) => {
      const link = page(element)
      const path = pathOf(link.attr('href') ?? '')
      if (path === undefined) return []
      const beside = textOf(link.closest('tr, li')) ?? textOf(link) ?? ''
      const name = decodeURIComponent(path.split('/').at(-1) ?? '')
      return [{ path, title: `${name} ${beside}`, day: dayIn(name) ?? readDate(beside) }]
    })
  const pages = page('a[href*="page="]')
    .toArray()
    .map((element) => Number(/[?&]page=(\d+)/.exec(page(element).attr('href') ?? '')?.[1]))
  return { links, pages }
}

/** The path of a PDF on the site itself; a link may name the site or not. */
function pathOf(href: string): string | undefined {
  if (!URL.canParse(href, 'https://site.invalid')) return undefined
  const { pathname } = new URL(href, 'https://site.invalid')
  return /\.pdf$/i.test(pathname) && pathname.length <= MAX_SLOT && isDecodable(pathname) ? pathname : undefined
}

/** What the table of documents has room for. */
const MAX_SLOT = 190

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** `cause_list_for_27.07.2026.pdf`, `combined_27-07-26.pdf`, `rl27072026.pdf`. */
const WRITTEN_DAY = /(?<!\d)(\d{2})[._-]?(\d{2})[._-]?((?:20)?\d{2})(?!\d)/

function dayIn(name: string): IsoDate | undefined {
  const [, day, month, year = ''] = WRITTEN_DAY.exec(name) ?? []
  return readDate(`${day}-${month}-${year.length === 2 ? `20${year}` : year}`)
}

function documentOf(slot: string, title: string): NamedDocument {
  if (DELETION_NOTE.test(title)) return { slot, kind: 'DELETION_NOTE', number: null, bench: null }
  const isAdded = /sup|addition/i.test(title)
  const number = /sup[a-z]*[ _.-]*(?:list)?[ _.-]*(?:no\.?)?[ _.-]*(\d{1,2})(?!\d)/i.exec(
    title.replace(WRITTEN_DAY, ''),
  )
  return { slot, kind: isAdded ? 'SUPPLEMENTARY' : 'DAILY', number: number ? Number(number[1]) : null, bench: null }
}
