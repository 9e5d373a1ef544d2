import { DEBTS_CASE_TYPES, DEBTS_RECOVERY_APPELLATE_TRIBUNALS } from './debts-tribunals.ts'
import { defineCourt } from './define-court.ts'
import { caseType, diaryNumber, establishmentCode, registrationNumber } from './fields.ts'
import { byBenchAndCase, byBenchAndDiary } from './keys.ts'

/** Debts Recovery Appellate Tribunals: each keeps its own diary and its own numbers. */
export const drat = defineCourt({
  courtType: 'DRAT',
  name: 'Debts Recovery Appellate Tribunals',
  requires: [
    ['diaryNumber', 'establishmentCode'],
    ['establishmentCode', 'caseType', 'registrationNumber'],
  ],
  establishments: DEBTS_RECOVERY_APPELLATE_TRIBUNALS,
  caseTypes: DEBTS_CASE_TYPES,
  fields: { registrationNumber, diaryNumber, establishmentCode, caseType },
  keys: [byBenchAndCase, byBenchAndDiary],
})
