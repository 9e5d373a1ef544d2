import { DEBTS_CASE_TYPES, DEBTS_RECOVERY_TRIBUNALS } from './debts-tribunals.ts'
import { defineCourt } from './define-court.ts'
import { caseType, diaryNumber, establishmentCode, registrationNumber } from './fields.ts'
import { byBenchAndCase, byBenchAndDiary } from './keys.ts'

/** Debts Recovery Tribunals: each keeps its own diary and its own numbers. */
export const drt = defineCourt({
  courtType: 'DRT',
  name: 'Debts Recovery Tribunals',
  requires: [
    ['diaryNumber', 'establishmentCode'],
    ['establishmentCode', 'caseType', 'registrationNumber'],
  ],
  establishments: DEBTS_RECOVERY_TRIBUNALS,
  caseTypes: DEBTS_CASE_TYPES,
  fields: { registrationNumber, diaryNumber, establishmentCode, caseType },
  keys: [byBenchAndCase, byBenchAndDiary],
})
