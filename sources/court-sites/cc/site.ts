import type { CourtSite } from '../site.ts'
import { readCasePage, readDocumentAnswer, readReference } from './case-page.ts'

/*
 * The consumer commissions' common site. JSON throughout; `error` is the text "true" or "false", documents come in
 * base64, which may hold a page instead of the document. Misspelt names (`fillingReferenceNumber`, `dateOfNextearing`)
 * are the site's.
 */
export const cc: CourtSite = {
  courtType: 'CC',
  address: 'https://e-jagriti.gov.in',

  async readCase(visit, identifier) {
    await visit.open('case-history-case-status')
    const number = encodeURIComponent(identifier.registrationNumber ?? '')
    const answer = await visit.get(`services/case/caseFilingService/v2/getCaseStatus?caseNumber=${number}`)
    return readCasePage(answer.text, identifier)
  },

  async readDocument(visit, reference) {
    const { date, kind, filing } = readReference(reference)
    const fields = { fillingReferenceNumber: filing, dateOfHearing: date, orderTypeId: kind }
    const answer = await visit.post(
      'services/courtmaster/courtRoom/judgement/v1/getDailyOrderJudgementPdf',
      fields,
      'json',
    )
    return readDocumentAnswer(answer.text)
  },
}
