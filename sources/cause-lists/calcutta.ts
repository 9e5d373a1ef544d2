import type { NamedDocument } from '../../domain/hearings/cause-list.ts'
import { failed, type Reading } from '../http-answer.ts'
import { isPdf } from '../providers/document.ts'
import { TYPES } from './court-types.ts'
import type { ListSite } from './list-site.ts'
import type { ListVisit } from './list-visit.ts'
import { linesOfPage } from './page-lines.ts'
import { readList } from './read-list.ts'

/*
 * Calcutta High Court: one file a day for each side of the court, with all courts in it, as HTML of plain text, as a PDF or as both. Up to
 * five supplementary lists of the day stand in folders of their own; one is asked for once the one before it is there.
 */
export const appellateSide: ListSite = sideOf('AS/cla')
export const originalSide: ListSite = sideOf('OS/cl')

const MAX_ADDED = 5

function sideOf(beginning: string): ListSite {
  return {
    address: 'https://www.calcuttahighcourt.gov.in',
    daysAhead: 7,

    async readIndex(visit, day) {
      const named: NamedDocument[] = []
      for (let number = 0; number <= MAX_ADDED; number++) {
        const folder = number === 0 ? '' : `supplementary${number === 1 ? '' : number}/`
        const path = `/downloads/old_cause_lists/${folder}${beginning}${day.split('-').reverse().join('')}`
        const slot = await slotOf(visit, path)
        if (slot.kind === 'failed') return slot
        if (slot.kind === 'none') break
        named.push(
          number === 0
            ? { slot: slot.value, kind: 'DAILY', number: 1, bench: null }
            : { slot: slot.value, kind: 'SUPPLEMENTARY', number, bench: null },
        )
      }
      return named.length > 0 ? { kind: 'found', value: named } : { kind: 'none' }
    },

    async readDocument(bytes, day, readPdf) {
      if (isPdf(bytes)) return readList(await readPdf(bytes), day, TYPES.calcutta)
      const html = new TextDecoder().decode(bytes)
      const reading = readList([linesOfPage(html)], day, TYPES.calcutta)
      if (/<\/html>\s*$/i.test(html)) return reading
      return {
        ...reading,
        isCut: true,
        unknown: [...(reading.unknown ?? []), { page: null, text: 'The file ends early.' }],
      }
    },
  }
}

/** Where a list stands: as HTML, else as a PDF. */
async function slotOf(visit: ListVisit, path: string): Promise<Reading<string>> {
  for (const slot of [`${path}.html`, `${path}.pdf`]) {
    const file = await visit.get(slot)
    if (file.kind === 'failed') return file
    if (file.kind === 'none') continue
    if (slot.endsWith('.pdf') && file.value.kind === 'new' && !isPdf(file.value.bytes))
      return failed('ParseGap', 'Something else than a PDF stands in place of a list.')
    return { kind: 'found', value: slot }
  }
  return { kind: 'none' }
}
