import type { KnownCode } from './codes.ts'
import { defineCourt } from './define-court.ts'
import { caseType, establishmentCode, filingNumber, withoutOwnLetters } from './fields.ts'
import { byBenchAndCase, byFiling } from './keys.ts'
import { NCLT_CASE_TYPES } from './nclt-case-types.ts'

/** The benches by their number in the tribunal's search form, with the letters seen in their case numbers. */
const BENCHES: readonly KnownCode[] = [
  { code: '1', name: 'Ahmedabad' },
  { code: '2', name: 'Allahabad' },
  { code: '3', name: 'Bengaluru' },
  { code: '4', name: 'Chandigarh' },
  { code: '5', name: 'Chennai' },
  { code: '6', name: 'Guwahati', also: ['GB'] },
  { code: '7', name: 'Hyderabad' },
  { code: '8', name: 'Kolkata' },
  { code: '9', name: 'Mumbai', also: ['MB'] },
  { code: '10', name: 'New Delhi and Principal Bench', also: ['New Delhi', 'ND', 'Principal Bench', 'PB'] },
  { code: '11', name: 'Jaipur' },
  { code: '12', name: 'Amaravati' },
  { code: '13', name: 'Cuttack' },
  { code: '14', name: 'Kochi' },
  { code: '15', name: 'Indore', also: ['MP'] },
]

/**
 * National Company Law Tribunal. New Delhi has no letters of its own below: ND and PB share its code and may count
 * apart.
 */
export const nclt = defineCourt({
  courtType: 'NCLT',
  name: 'National Company Law Tribunal',
  requires: [
    ['filingNumber', 'establishmentCode'],
    ['establishmentCode', 'caseType', 'registrationNumber'],
  ],
  establishments: BENCHES,
  caseTypes: NCLT_CASE_TYPES,
  fields: {
    registrationNumber: withoutOwnLetters({ 6: 'GB', 9: 'MB', 15: 'MP' }),
    filingNumber,
    establishmentCode,
    caseType,
  },
  keys: [byFiling, byBenchAndCase],
})
