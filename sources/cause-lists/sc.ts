import type { NamedDocument } from '../../domain/hearings/cause-list.ts'
import { failed, type Reading } from '../http-answer.ts'
import { isPdf } from '../providers/document.ts'
import { TYPES } from './court-types.ts'
import type { ListSite } from './list-site.ts'
import type { ListVisit } from './list-visit.ts'
import { readList } from './read-list.ts'

/*
 * The Supreme Court's file server: a PDF for each kind of list and day, with the main list as number 1 and the supplementary one as 2. No
 * page names them. A list that is not there is an empty file, or none. A supplementary list is asked for once its main one is there. The
 * advance list of a day comes up to two weeks before.
 */
export const sc: ListSite = {
  address: 'https://api.sci.gov.in',
  daysAhead: 16,

  async readIndex(visit, day) {
    const named: NamedDocument[] = []
    for (const kind of KINDS)
      for (const number of [1, 2]) {
        const slot = `/jonew/cl/${day}/${kind}_${number}.pdf`
        const there = await isThere(visit, slot)
        if (there.kind === 'failed') return there
        if (there.kind === 'none') break
        named.push({ slot, kind: number === 1 ? 'DAILY' : 'SUPPLEMENTARY', number, bench: null })
      }
    const slot = `/jonew/cl/advance/${day}/M_J.pdf`
    const advance = await isThere(visit, slot)
    if (advance.kind === 'failed') return advance
    if (advance.kind === 'found') named.push({ slot, kind: 'ADVANCE', number: null, bench: null })
    return named.length > 0 ? { kind: 'found', value: named } : { kind: 'none' }
  },

  async readDocument(bytes, day, readPdf) {
    return readList(await readPdf(bytes), day, TYPES.sc)
  },
}

/** Miscellaneous and regular matters before judges; chamber, single judge, registrar; curative and review petitions. */
const KINDS = ['M_J', 'F_J', 'M_C', 'M_S', 'M_R', 'M_CC'] as const

/** Whether a list stands at an address. */
async function isThere(visit: ListVisit, slot: string): Promise<Reading<true>> {
  const file = await visit.get(slot)
  if (file.kind !== 'found') return file
  if (file.value.kind === 'same') return { kind: 'found', value: true }
  const { bytes } = file.value
  if (bytes.length === 0) return { kind: 'none' }
  return isPdf(bytes)
    ? { kind: 'found', value: true }
    : failed('ParseGap', 'Something else than a PDF stands in place of a list.')
}
