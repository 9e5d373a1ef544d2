import { readDate } from '../../domain/dates.ts'
import type { NamedDocument } from '../../domain/hearings/cause-list.ts'
import { readPage, textOf } from '../court-sites/html.ts'
import { failed } from '../http-answer.ts'
import { TYPES } from './court-types.ts'
import { takenUpOn } from './list-header.ts'
import type { ListSite } from './list-site.ts'
import { dayInName, pdfPathOf, WRITTEN_DAY } from './pdf-links.ts'
import { readList } from './read-list.ts'

/*
 * Delhi High Court: a list of PDFs over several pages, latest first, with up to sixteen supplementary lists a day. The day of a list stands
 * in its file's name, or beside its link, where a list may also be taken up on another day. What is taken off is named in notes in front of a list, or in files of their own.
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

  async readDocument(bytes, day, readPdf) {
    return readList(await readPdf(bytes), day, TYPES.delhi)
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
      const path = pdfPathOf(link.attr('href') ?? '')
      if (path === undefined) return []
      const beside = textOf(link.closest('tr, li')) ?? textOf(link) ?? ''
      const name = decodeURIComponent(path.split('/').at(-1) ?? '')
      return [{ path, title: `${name} ${beside}`, day: takenUpOn(beside) ?? dayInName(name) ?? readDate(beside) }]
    })
  const pages = page('a[href*="page="]')
    .toArray()
    .map((element) => Number(/[?&]page=(\d+)/.exec(page(element).attr('href') ?? '')?.[1]))
  return { links, pages }
}

function documentOf(slot: string, title: string): NamedDocument {
  if (DELETION_NOTE.test(title)) return { slot, kind: 'DELETION_NOTE', number: null, bench: null }
  const isAdded = /sup|addition/i.test(title)
  const number = /sup[a-z]*[ _.-]*(?:list)?[ _.-]*(?:no\.?)?[ _.-]*(\d{1,2})(?!\d)/i.exec(
    title.replace(WRITTEN_DAY, ''),
  )
  return { slot, kind: isAdded ? 'SUPPLEMENTARY' : 'DAILY', number: number ? Number(number[1]) : null, bench: null }
}
