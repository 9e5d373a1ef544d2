import { readPage } from '../court-sites/html.ts'
import type { ListSite } from './list-site.ts'
import { readList } from './read-list.ts'
import { isOfVideo } from './sitting-lines.ts'

/* Calcutta High Court: one HTML file a day for each side of the court, with all courts in it as plain text. */
export const appellateSide: ListSite = sideOf('AS/cla')
export const originalSide: ListSite = sideOf('OS/cl')

function sideOf(beginning: string): ListSite {
  return {
    address: 'https://www.calcuttahighcourt.gov.in',
    daysAhead: 7,

    async readIndex(visit, day) {
      const slot = `/downloads/old_cause_lists/${beginning}${day.split('-').reverse().join('')}.html`
      const file = await visit.get(slot)
      if (file.kind !== 'found') return file
      return { kind: 'found', value: [{ slot, kind: 'DAILY', number: 1, bench: null }] }
    },

    async readDocument(bytes, day) {
      const html = new TextDecoder().decode(bytes)
      return { ...readList([textOf(html)], day), ...(!/<\/html>\s*$/i.test(html) && { isCut: true }) }
    },
  }
}

/** The text of a page, with a line for each of its blocks, and the addresses of its links to hearings by video. */
function textOf(html: string): string {
  const page = readPage(html)
  for (const element of page('a[href^="https:"]').toArray()) {
    const link = page(element)
    const [text, address = ''] = [link.text(), link.attr('href')]
    if (isOfVideo(`${text} ${address}`) && !text.includes(address)) link.append(` ${address}`)
  }
  page('p, div, tr, td, th, pre, h1, h2, h3, h4').after('\n')
  return page('body').text().replaceAll('\u00a0', ' ')
}
