import { courtOf } from '../../../domain/courts/index.ts'
import type { CaseIdentifier } from '../../../domain/courts/types.ts'
import { pdfIn } from '../documents.ts'
import { NOT_IN_FORM, serialAndYear } from '../search-form.ts'
import type { CourtSite } from '../site.ts'
import { readCasePage, readSearch } from './case-page.ts'

/** The Debts Recovery Tribunals. */
export const drt = debtsSite('DRT', {
  tribunal: 'schemeNameDrtId',
  caseType: 'casetypeId',
  byCase: 'getCaseDetailCaseNoWise',
  byDiary: 'getCaseDetailDiaryNoWise',
})

/** The appellate tribunals: the same site with separate operations. */
export const drat = debtsSite('DRAT', {
  tribunal: 'schemeNameDratId',
  caseType: 'casetype',
  byCase: 'getDratCaseDetailCaseNoWise',
  byDiary: 'getDratCaseDetailDiaryNoWise',
})

/** The site's words for one of the two kinds of tribunal. */
interface Words {
  tribunal: string
  caseType: string
  byCase: string
  byDiary: string
}

/*
 * The common site of the Debts Recovery Tribunals: multipart forms (a JSON body gives HTTP 500), answers in JSON. A hit
 * is a list, a miss `{"status": "Record Not Fund"}`; "0" means an empty value.
 */
function debtsSite(courtType: 'DRT' | 'DRAT', words: Words): CourtSite {
  return {
    courtType,
    address: 'https://drt.gov.in',

    async readCase(visit, identifier) {
      const { establishment, caseType } = courtOf(courtType).formCodes(identifier)
      const search = searchOf(identifier, caseType, words)
      if (!establishment || !search) return NOT_IN_FORM
      await visit.open('')
      const tribunal = { [words.tribunal]: establishment }
      const rows = await visit.post(`drtapi/${search.operation}`, { ...tribunal, ...search.fields }, 'multipart')
      const found = readSearch(rows.text)
      if (found.kind !== 'found') return found
      const { filingNo } = found.value
      const details = await visit.post('drtapi/getCaseDetailPartyWise', { ...tribunal, filingNo }, 'multipart')
      return readCasePage(details.text, identifier)
    },

    async readDocument(visit, reference) {
      return pdfIn(await visit.get(reference))
    },
  }
}

function searchOf(
  { diaryNumber, registrationNumber }: CaseIdentifier,
  caseType: string | undefined,
  words: Words,
): { operation: string; fields: Record<string, string> } | undefined {
  const number = serialAndYear(diaryNumber ?? registrationNumber)
  if (!number) return undefined
  const { serial, year } = number
  if (diaryNumber) return { operation: words.byDiary, fields: { diaryNo: serial, diaryYear: year } }
  if (!caseType) return undefined
  return { operation: words.byCase, fields: { [words.caseType]: caseType, caseNo: serial, caseYear: year } }
}
