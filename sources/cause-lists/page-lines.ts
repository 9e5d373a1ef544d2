import { readPage } from '../court-sites/html.ts'
import { isOfVideo } from './sitting-lines.ts'

/** The text of a page, with a line for each of its blocks and cells, and the addresses of its links to hearings by video. */
export function linesOfPage(html: string): string {
  const page = readPage(html)
  for (const element of page('a[href^="https:"]').toArray()) {
    const link = page(element)
    const [text, address = ''] = [link.text(), link.attr('href')]
    if (isOfVideo(`${text} ${address}`) && !text.includes(address)) link.append(` ${address}`)
  }
  page('p, div, tr, td, th, pre, h1, h2, h3, h4').after('\n')
  return page('body').text().replaceAll('\u00a0', ' ')
}
