import { courtOf } from '../../../domain/courts/index.ts'
import type { CaseIdentifier } from '../../../domain/courts/types.ts'
import { serialAndYear } from '../search-form.ts'
import { siteWithTribunalForm } from '../tribunal-form.ts'
import type { TribunalLabels } from '../tribunal-page.ts'

/** The labels of its pages. */
export const CESTAT_LABELS: TribunalLabels = {
  court: 'Customs, Excise and Service Tax Appellate Tribunal',
  number: 'Case No',
  petitioners: 'Applicant',
  respondents: 'Respondent',
  document: 'PDF',
}

/*
 * The Customs, Excise and Service Tax Appellate Tribunal: a form with a token and sometimes a captcha; searched by
 * diary number (`dno`) or case number (`cno`). Its pages were described, not seen.
 */
export const cestat = siteWithTribunalForm({
  courtType: 'CESTAT',
  address: 'https://cestat.gov.in',
  labels: CESTAT_LABELS,
  numbersOf,
})

function numbersOf(identifier: CaseIdentifier): Record<string, string> | undefined {
  const { diaryNumber, registrationNumber } = identifier
  const { establishment: bench, caseType: case_type } = courtOf('CESTAT').formCodes(identifier)
  const number = serialAndYear(diaryNumber ?? registrationNumber)
  if (!bench || !number) return undefined
  const { serial, year } = number
  if (diaryNumber) return { bench, app_type: 'dno', diary_no: serial, diary_year: year }
  return case_type ? { bench, app_type: 'cno', case_type, case_no: serial, case_year: year } : undefined
}
