import type { NamedDocument } from '../../domain/hearings/cause-list.ts'
import { failed } from '../http-answer.ts'
import { isPdf } from '../providers/document.ts'
import type { ListSite } from './list-site.ts'
import { readList } from './read-list.ts'

/*
 * The Supreme Court's file server: a PDF for each kind of list and day, with the main list as number 1 and the supplementary one as 2. No
 * page names them. A list that is not there is an empty file, or none. A supplementary list is asked for once its main one is there.
 */
export const sc: ListSite = {
  address: 'https://api.sci.gov.in',
  daysAhead: 7,

  async readIndex(visit, day) {
    const named: NamedDocument[] = []
    for (const kind of KINDS)
      for (const number of [1, 2]) {
        const slot = `/jonew/cl/${day}/${kind}_${number}.pdf`
        const file = await visit.get(slot)
        if (file.kind === 'failed') return file
        if (file.kind === 'none') break
        if (file.value.kind === 'new' && file.value.bytes.length === 0) break
        if (file.value.kind === 'new' && !isPdf(file.value.bytes))
          return failed('ParseGap', 'Something else than a PDF stands in place of a list.')
        named.push({ slot, kind: number === 1 ? 'DAILY' : 'SUPPLEMENTARY', number, bench: null })
      }
    return named.length > 0 ? { kind: 'found', value: named } : { kind: 'none' }
  },

  async readDocument(bytes, _day, readPdf) {
    return readList(await readPdf(bytes))
  },
}

/** Miscellaneous and regular matters before judges; chamber, single judge, registrar; curative and review petitions. */
const KINDS = ['M_J', 'F_J', 'M_C', 'M_S', 'M_R', 'M_CC'] as const
