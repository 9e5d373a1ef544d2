import type { KnownCode } from './codes.ts'
import { defineCourt } from './define-court.ts'
import { caseType, diaryNumber, establishmentCode, registrationNumber } from './fields.ts'
import { byBenchAndCase, byBenchAndDiary } from './same-case-keys.ts'
import type { Court } from './types.ts'

/** Returns the rules of either kind of tribunal: each bench keeps its own diary and its own numbers. */
export function debtsCourt(courtType: 'DRT' | 'DRAT', name: string, establishments: readonly KnownCode[]): Court {
  return defineCourt({
    courtType,
    name,
    requires: [
      ['diaryNumber', 'establishmentCode'],
      ['establishmentCode', 'caseType', 'registrationNumber'],
    ],
    establishments,
    caseTypes: DEBTS_CASE_TYPES,
    fields: { registrationNumber, diaryNumber, establishmentCode, caseType },
    keys: [byBenchAndCase, byBenchAndDiary],
  })
}

/** The Debts Recovery Tribunals by the numbers of their common site. Numbers 4 to 8 are not in use. */
export const DEBTS_RECOVERY_TRIBUNALS: readonly KnownCode[] = [
  { code: '1', name: 'DRT Delhi 1' },
  { code: '2', name: 'DRT Delhi 2' },
  { code: '3', name: 'DRT Delhi 3' },
  { code: '9', name: 'DRT Ahmedabad 1' },
  { code: '10', name: 'DRT Ahmedabad 2' },
  { code: '11', name: 'DRT Allahabad' },
  { code: '12', name: 'DRT Aurangabad' },
  { code: '13', name: 'DRT Bangalore 1' },
  { code: '14', name: 'DRT Chandigarh 1' },
  { code: '15', name: 'DRT Chandigarh 2' },
  { code: '16', name: 'DRT Chennai 1' },
  { code: '17', name: 'DRT Chennai 2' },
  { code: '18', name: 'DRT Chennai 3' },
  { code: '19', name: 'DRT Coimbatore' },
  { code: '20', name: 'DRT Cuttack' },
  { code: '21', name: 'DRT Ernakulam 1' },
  { code: '22', name: 'DRT Guwahati' },
  { code: '23', name: 'DRT Hyderabad 1' },
  { code: '24', name: 'DRT Jabalpur' },
  { code: '25', name: 'DRT Jaipur' },
  { code: '26', name: 'DRT Kolkata 1' },
  { code: '27', name: 'DRT Kolkata 2' },
  { code: '28', name: 'DRT Kolkata 3' },
  { code: '29', name: 'DRT Lucknow' },
  { code: '30', name: 'DRT Madurai' },
  { code: '31', name: 'DRT Mumbai 1' },
  { code: '32', name: 'DRT Mumbai 2' },
  { code: '33', name: 'DRT Mumbai 3' },
  { code: '34', name: 'DRT Nagpur' },
  { code: '35', name: 'DRT Patna' },
  { code: '36', name: 'DRT Pune' },
  { code: '37', name: 'DRT Ranchi' },
  { code: '38', name: 'DRT Visakhapatnam' },
  { code: '39', name: 'DRT Bangalore 2' },
  { code: '40', name: 'DRT Chandigarh 3' },
  { code: '41', name: 'DRT Dehradun' },
  { code: '42', name: 'DRT Ernakulam 2' },
  { code: '43', name: 'DRT Hyderabad 2' },
  { code: '44', name: 'DRT Siliguri' },
]

/** The appellate tribunals are numbered from 100 in the same list. */
export const DEBTS_RECOVERY_APPELLATE_TRIBUNALS: readonly KnownCode[] = [
  { code: '100', name: 'DRAT Delhi' },
  { code: '101', name: 'DRAT Allahabad' },
  { code: '102', name: 'DRAT Chennai' },
  { code: '103', name: 'DRAT Mumbai' },
  { code: '104', name: 'DRAT Kolkata' },
]

/**
 * The types both kinds of tribunal share. The code is the short form where the tribunals print one, else the number in
 * their search form, which is accepted for all. The form does not explain `URA`, `AIR`, `IBC-C` and `IBC-A`.
 */
const DEBTS_CASE_TYPES: readonly KnownCode[] = [
  { code: 'OA', name: 'Original Application', also: ['1', 'Original Application (OA)'] },
  { code: '2', name: 'Review Application' },
  { code: '3', name: 'Miscellaneous Application', also: ['Misc Application'] },
  { code: '4', name: 'Appeal' },
  { code: 'URA', name: 'URA', also: ['5'] },
  { code: '6', name: 'Transfer Application' },
  { code: 'SA', name: 'Securitisation Application', also: ['7', 'Securitization Application'] },
  { code: 'AIR', name: 'AIR', also: ['8'] },
  { code: '10', name: 'Counter Claim' },
  { code: '13', name: 'Execution' },
  { code: '14', name: 'Chamber Appeal' },
  { code: 'IBC-C', name: 'IBC-C', also: ['100'] },
  { code: 'IBC-A', name: 'IBC-A', also: ['101'] },
]
