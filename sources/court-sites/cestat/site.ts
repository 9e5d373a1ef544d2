import type { CaseIdentifier } from '../../../domain/courts/types.ts'
import { pdfIn } from '../documents.ts'
import { hiddenField } from '../html.ts'
import type { CourtSite } from '../site.ts'
import { readTribunalPage, type TribunalLabels } from '../tribunal-page.ts'

/** How its pages name things. */
export const CESTAT_LABELS: TribunalLabels = {
  court: 'Customs, Excise and Service Tax Appellate Tribunal',
  number: 'Case No',
  petitioners: 'Applicant',
  respondents: 'Respondent',
  document: 'PDF',
}

/*
 * The Customs, Excise and Service Tax Appellate Tribunal: a form with a token and, at times, a picture; searched by diary number (`dno`)
 * or case number (`cno`). Its pages were described, not seen.
 */
export const cestat: CourtSite = {
  courtType: 'CESTAT',
  address: 'https://cestat.gov.in',

  async readCase(visit, identifier) {
    const form = await visit.open('casestatus')
    const csrf_token = hiddenField(form.text, 'csrf_token') ?? ''
    const page = await visit.post('casestatus', {
      csrf_token,
      captcha: visit.takeAnswer('search') ?? '',
      ...numbersOf(identifier),
    })
    if (/invalid captcha/i.test(page.text)) return visit.askPerson('captcha/image', 'search')
    return readTribunalPage(page.text, CESTAT_LABELS, identifier)
  },

  async readDocument(visit, reference) {
    return pdfIn(await visit.get(reference))
  },
}

function numbersOf({ establishmentCode = '', diaryNumber, caseType = '', registrationNumber }: CaseIdentifier) {
  const [number = '', year = ''] = (diaryNumber ?? registrationNumber ?? '').split('/')
  const bench = { bench: establishmentCode }
  return diaryNumber
    ? { ...bench, app_type: 'dno', diary_no: number, diary_year: year }
    : { ...bench, app_type: 'cno', case_type: caseType, case_no: number, case_year: year }
}
