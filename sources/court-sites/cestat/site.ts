import type { CaseIdentifier } from '../../../domain/courts/types.ts'
import { siteWithTribunalForm } from '../tribunal-form.ts'
import type { TribunalLabels } from '../tribunal-page.ts'

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
export const cestat = siteWithTribunalForm({
  courtType: 'CESTAT',
  address: 'https://cestat.gov.in',
  labels: CESTAT_LABELS,
  numbersOf,
})

function numbersOf({
  establishmentCode = '',
  diaryNumber,
  caseType = '',
  registrationNumber,
}: CaseIdentifier): Record<string, string> {
  const [number = '', year = ''] = (diaryNumber ?? registrationNumber ?? '').split('/')
  const bench = { bench: establishmentCode }
  return diaryNumber
    ? { ...bench, app_type: 'dno', diary_no: number, diary_year: year }
    : { ...bench, app_type: 'cno', case_type: caseType, case_no: number, case_year: year }
}
