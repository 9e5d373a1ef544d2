import type { PublishedList } from '../sandbox.ts'
import { addDays, indianDate } from '../world/days.ts'
import type { World } from '../world/world.ts'

/** The separate host of the High Court for Telangana's lists, below the page's in the sandbox. */
export const TELANGANA_FILES = '//tshc.gov.in/documents/'

/** Lists are counted up to this number. */
export const MAX_NUMBER = 20

/** Each list belongs to a bench with a separate court hall. */
export function hallOf(number: number): number {
  return 10 + number
}

/**
 * The High Court for Telangana's page with the state of each bench's list, of the latest day that has any, or of
 * tomorrow. A list that is not uploaded has no link. One bench is always on leave.
 */
export function statusPageOf(lists: readonly PublishedList[], world: World): string {
  const day =
    lists
      .map((list) => list.day)
      .sort()
      .at(-1) ?? addDays(world.today, 1)
  const shown = lists.filter((list) => list.day === day)
  const listed = shown.map(({ kind, number, path, state }) => {
    const link = state === 'NOT UPLOADED' ? '' : `<a target="_blank" href="https:${path}">View</a>`
    const uploaded = state === 'UPLOADED' ? `${indianDate(addDays(day, -1))} 18:55` : ''
    return [hallOf(number), `DB-${number}`, kind === 'DAILY' ? 'D' : 'S', state, uploaded, link]
  })
  const all = [...listed, [hallOf(MAX_NUMBER + 1), 'SB-1', 'D', 'ON LEAVE', '', '']]
  const rows = all.map((cells, at) => `<tr>${[at + 1, ...cells].map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
  const headings = ['SNo', 'Court Hall No', "Hon'ble Bench", 'ListType', 'Status', 'Uploaded Date', 'PDF View']
  return `<html><body><h4>CAUSE LIST UPLOADING STATUS DATED: <span>${indianDate(day)}</span></h4>
<table><thead><tr>${headings.map((heading) => `<th>${heading}</th>`).join('')}</tr></thead>
<tbody>${rows.join('\n')}</tbody></table></body></html>`
}
