import type { IsoDate } from '../../domain/case.ts'
import { readDate } from '../../domain/dates.ts'

/** What the table of documents has room for. */
const MAX_SLOT = 190

/** The path of a PDF on the site itself; a link may name the site or not. */
export function pdfPathOf(href: string): string | undefined {
  if (!URL.canParse(href, 'https://site.invalid')) return undefined
  const { pathname } = new URL(href, 'https://site.invalid')
  return /\.pdf$/i.test(pathname) && pathname.length <= MAX_SLOT && isDecodable(pathname) ? pathname : undefined
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** `cause_list_for_27.07.2026.pdf`, `combined_27-07-26.pdf`, `rl27072026.pdf`. */
export const WRITTEN_DAY = /(?<!\d)(\d{2})[._-]?(\d{2})[._-]?((?:20)?\d{2})(?!\d)/

/** The day in the name of a file. */
export function dayInName(name: string): IsoDate | undefined {
  const [, day, month, year = ''] = WRITTEN_DAY.exec(name) ?? []
  return readDate(`${day}-${month}-${year.length === 2 ? `20${year}` : year}`)
}
