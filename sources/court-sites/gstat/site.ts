import type { CaseIdentifier } from '../../../domain/courts/types.ts'
import { siteWithTribunalForm } from '../tribunal-form.ts'
import type { TribunalLabels } from '../tribunal-page.ts'

/** The labels of its pages. */
export const GSTAT_LABELS: TribunalLabels = {
  court: 'Goods and Services Tax Appellate Tribunal',
  number: 'Appeal No',
  petitioners: 'Appellant',
  respondents: 'Respondent',
  document: 'Order',
}

/*
 * The Goods and Services Tax Appellate Tribunal is so young that no description of its case pages was found: this
 * expects a form with a token and a page like those of the other tribunals. A page of another shape ends as `ParseGap`,
 * never as "no case".
 */
export const gstat = siteWithTribunalForm({
  courtType: 'GSTAT',
  address: 'https://efiling.gstat.gov.in',
  labels: GSTAT_LABELS,
  numbersOf,
})

function numbersOf({
  establishmentCode = '',
  filingNumber,
  caseType = '',
  registrationNumber = '',
}: CaseIdentifier): Record<string, string> {
  const bench = { bench: establishmentCode }
  return filingNumber
    ? { ...bench, filing_no: filingNumber }
    : { ...bench, case_type: caseType, appeal_no: registrationNumber }
}
