import type { CaseIdentifier } from '../../../domain/courts/types.ts'
import { pdfIn } from '../documents.ts'
import { hiddenField } from '../html.ts'
import type { CourtSite } from '../site.ts'
import { readTribunalPage, type TribunalLabels } from '../tribunal-page.ts'

/** How its pages name things. */
export const GSTAT_LABELS: TribunalLabels = {
  court: 'Goods and Services Tax Appellate Tribunal',
  number: 'Appeal No',
  petitioners: 'Appellant',
  respondents: 'Respondent',
  document: 'Order',
}

/*
 * The Goods and Services Tax Appellate Tribunal is so young that no description of its case pages was to be had: this expects a form with
 * a token and a page like its sisters'. A page of another shape ends as `ParseGap`, never as "no case".
 */
export const gstat: CourtSite = {
  courtType: 'GSTAT',
  address: 'https://efiling.gstat.gov.in',

  async readCase(visit, identifier) {
    const form = await visit.open('casestatus')
    const csrf_token = hiddenField(form.text, 'csrf_token') ?? ''
    const page = await visit.post('casestatus', {
      csrf_token,
      captcha: visit.takeAnswer('search') ?? '',
      ...numbersOf(identifier),
    })
    if (/invalid captcha/i.test(page.text)) return visit.askPerson('captcha/image', 'search')
    return readTribunalPage(page.text, GSTAT_LABELS, identifier)
  },

  async readDocument(visit, reference) {
    return pdfIn(await visit.get(reference))
  },
}

function numbersOf({ establishmentCode = '', filingNumber, caseType = '', registrationNumber = '' }: CaseIdentifier) {
  const bench = { bench: establishmentCode }
  return filingNumber
    ? { ...bench, filing_no: filingNumber }
    : { ...bench, case_type: caseType, appeal_no: registrationNumber }
}
