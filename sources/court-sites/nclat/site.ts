import { courtOf } from '../../../domain/courts/index.ts'
import type { CaseIdentifier } from '../../../domain/courts/types.ts'
import { pdfIn } from '../documents.ts'
import { hiddenField } from '../html.ts'
import { NOT_IN_FORM, serialAndYear } from '../search-form.ts'
import type { CourtSite } from '../site.ts'
import { readCasePage, readSearch } from './case-page.ts'

/*
 * The National Company Law Appellate Tribunal's display board: a form with a token, rows of results, and a case's
 * details as JSON. No captcha. Spellings such as `respondant_name` are the site's.
 */
export const nclat: CourtSite = {
  courtType: 'NCLAT',
  address: 'https://nclat.nic.in',

  async readCase(visit, identifier) {
    const location = courtOf('NCLAT').formCodes(identifier).establishment
    const by = searchFields(identifier)
    if (!location || !by) return NOT_IN_FORM
    const form = await visit.open('display-board/cases')
    const _token = hiddenField(form.text, '_token') ?? ''
    const rows = await visit.post('display-board/cases_details', { _token, location, ...by })
    const found = readSearch(rows.text)
    if (found.kind !== 'found') return found
    const { filing_no } = found.value
    const details = await visit.post('display-board/view_details', { _token, filing_no, location })
    return readCasePage(details.text, { ...identifier, filingNumber: filing_no })
  },

  async readDocument(visit, reference) {
    return pdfIn(await visit.get(reference))
  },
}

function searchFields(identifier: CaseIdentifier): Record<string, string> | undefined {
  const { filingNumber, registrationNumber } = identifier
  if (filingNumber) return { search_by: 'filing', filing_no: filingNumber }
  const { caseType } = courtOf('NCLAT').formCodes(identifier)
  const number = serialAndYear(registrationNumber)
  if (!caseType || !number) return undefined
  return { search_by: 'case', case_type: caseType, case_number: number.serial, case_year: number.year }
}
