import { pdfIn } from '../documents.ts'
import { hiddenField } from '../html.ts'
import type { CourtSite } from '../site.ts'
import { readCasePage, readSearch } from './case-page.ts'

/*
 * The National Company Law Appellate Tribunal's display board: a form with a token, rows of results, and a case's details as JSON. No
 * picture. Spellings such as `respondant_name` are the site's own.
 */
export const nclat: CourtSite = {
  courtType: 'NCLAT',
  address: 'https://nclat.nic.in',

  async readCase(visit, identifier) {
    const { establishmentCode = '', filingNumber, caseType = '', registrationNumber = '' } = identifier
    const form = await visit.open('display-board/cases')
    const _token = hiddenField(form.text, '_token') ?? ''
    const [serial = '', year = ''] = registrationNumber.split('/')
    const by = filingNumber
      ? { search_by: 'filing', filing_no: filingNumber }
      : { search_by: 'case', case_type: caseType, case_number: serial, case_year: year }
    const rows = await visit.post('display-board/cases_details', { _token, location: establishmentCode, ...by })
    const found = readSearch(rows.text)
    if (found.kind !== 'found') return found
    const { filing_no } = found.value
    const details = await visit.post('display-board/view_details', { _token, filing_no, location: establishmentCode })
    return readCasePage(details.text, { ...identifier, filingNumber: filing_no })
  },

  async readDocument(visit, reference) {
    return pdfIn(await visit.get(reference))
  },
}
