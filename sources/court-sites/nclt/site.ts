import type { CaseIdentifier } from '../../../domain/courts/types.ts'
import type { Reading } from '../../http-answer.ts'
import { pdfIn } from '../documents.ts'
import type { CourtSite } from '../site.ts'
import type { Visit } from '../visit.ts'
import { readCasePage, readSearch } from './case-page.ts'

/*
 * The National Company Law Tribunal's e-filing site: JSON throughout, no picture, a cookie from its first page. A case is reached by its
 * filing number; another number leads to it through a search. Proceedings carry the orders. Slow: public clients wait for minutes.
 */
export const nclt: CourtSite = {
  courtType: 'NCLT',
  address: 'https://efiling.nclt.gov.in',

  async readCase(visit, identifier) {
    await visit.open('casehistorybeforeloginmenutrue.drt')
    const filing = await filingOf(visit, identifier)
    if (filing.kind !== 'found') return filing
    const filingNumber = filing.value.filing_no
    const answer = await visit.get(
      `caseHistoryalldetails.drt?filing_no=${encodeURIComponent(filingNumber)}&flagIA=false`,
    )
    return readCasePage(answer.text, { ...identifier, filingNumber })
  },

  async readDocument(visit, reference) {
    return pdfIn(await visit.get(`ordersview.drt?path=${encodeURIComponent(reference)}`))
  },
}

async function filingOf(visit: Visit, requested: CaseIdentifier): Promise<Reading<{ filing_no: string }>> {
  if (requested.filingNumber) return { kind: 'found', value: { filing_no: requested.filingNumber } }
  const [serial = '', year = ''] = requested.registrationNumber?.split('/') ?? []
  const answer = await visit.post('caseHistoryoptional.drt', {
    wayofselection: 'casenumber',
    i_bench_id_case_no: requested.establishmentCode ?? '',
    i_case_type_caseno: requested.caseType ?? '',
    case_no: serial,
    i_case_year_caseno: year,
  })
  return readSearch(answer.text)
}
