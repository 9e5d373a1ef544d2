import type { CaseIdentifier, CourtType } from '../../../domain/courts/types.ts'
import { pdfIn } from '../documents.ts'
import type { CourtSite } from '../site.ts'
import { readCasePage, readSearch } from './case-page.ts'

/** The Debts Recovery Tribunals. */
export const drt = debtsSite('DRT', {
  tribunal: 'schemeNameDrtId',
  caseType: 'casetypeId',
  byCase: 'getCaseDetailCaseNoWise',
  byDiary: 'getCaseDetailDiaryNoWise',
})

/** The appellate tribunals, on the same site under operations of their own. */
export const drat = debtsSite('DRAT', {
  tribunal: 'schemeNameDratId',
  caseType: 'casetype',
  byCase: 'getDratCaseDetailCaseNoWise',
  byDiary: 'getDratCaseDetailDiaryNoWise',
})

/** How the site names things for one of the two kinds of tribunal. */
interface Words {
  tribunal: string
  caseType: string
  byCase: string
  byDiary: string
}

/*
 * The common site of the Debts Recovery Tribunals: multipart forms (a JSON body gives HTTP 500), answers in JSON. A hit is a list, a miss
 * `{"status": "Record Not Fund"}`; "0" stands for nothing.
 */
function debtsSite(courtType: CourtType, words: Words): CourtSite {
  return {
    courtType,
    address: 'https://drt.gov.in',

    async readCase(visit, identifier) {
      await visit.open('')
      const tribunal = { [words.tribunal]: identifier.establishmentCode ?? '' }
      const [operation, numbers] = numbersOf(identifier, words)
      const rows = await visit.post(`drtapi/${operation}`, { ...tribunal, ...numbers }, 'multipart')
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

function numbersOf({ diaryNumber, registrationNumber, caseType }: CaseIdentifier, words: Words) {
  const [number = '', year = ''] = (diaryNumber ?? registrationNumber ?? '').split('/')
  return diaryNumber
    ? ([words.byDiary, { diaryNo: number, diaryYear: year }] as const)
    : ([words.byCase, { [words.caseType]: caseType ?? '', caseNo: number, caseYear: year }] as const)
}
