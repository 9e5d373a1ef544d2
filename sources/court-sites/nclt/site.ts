import { courtOf } from '../../../domain/courts/index.ts'
import type { CaseIdentifier } from '../../../domain/courts/types.ts'
import type { Reading } from '../../http-answer.ts'
import { pdfIn } from '../documents.ts'
import { NOT_IN_FORM, serialAndYear } from '../search-form.ts'
import type { CourtSite } from '../site.ts'
import type { Visit } from '../visit.ts'
import { readCasePage, readSearch } from './case-page.ts'

/*
 * The National Company Law Tribunal's e-filing site: JSON throughout, no captcha, a cookie from its first page. A case
 * is reached by its filing number; another number leads to it through a search. Proceedings carry the orders. Slow:
 * public clients wait for minutes.
 */
export const nclt: CourtSite = {
  courtType: 'NCLT',
  address: 'https://efiling.nclt.gov.in',

  async readCase(visit, identifier) {
    const search = searchFields(identifier)
    if (!identifier.filingNumber && !search) return NOT_IN_FORM
    await visit.open('casehistorybeforeloginmenutrue.drt')
    const filing = await filingOf(visit, identifier.filingNumber, search)
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

async function filingOf(
  visit: Visit,
  filingNumber: string | undefined,
  search: Record<string, string> | undefined,
): Promise<Reading<{ filing_no: string }>> {
  if (filingNumber) return { kind: 'found', value: { filing_no: filingNumber } }
  const answer = await visit.post('caseHistoryoptional.drt', { wayofselection: 'casenumber', ...search })
  return readSearch(answer.text)
}

function searchFields(identifier: CaseIdentifier): Record<string, string> | undefined {
  const { establishment, caseType } = courtOf('NCLT').formCodes(identifier)
  const number = serialAndYear(identifier.registrationNumber)
  if (!establishment || !caseType || !number) return undefined
  return {
    i_bench_id_case_no: establishment,
    i_case_type_caseno: caseType,
    case_no: number.serial,
    i_case_year_caseno: number.year,
  }
}
