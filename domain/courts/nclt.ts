import type { KnownCode } from './codes.ts'
import { defineCourt } from './define-court.ts'
import { caseType, establishmentCode, type FieldReader, filingNumber, withoutOwnLetters } from './fields.ts'
import { NCLT_CASE_TYPES } from './nclt-case-types.ts'
import { byBenchAndCase, byFiling } from './same-case-keys.ts'

/**
 * The benches by their number in the tribunal's search form, with the letters in their case numbers. New Delhi's search
 * includes the Principal Bench's cases, which are numbered separately and keep their letters PB.
 */
const BENCHES: readonly (KnownCode & { letters: readonly string[] })[] = [
  { code: '1', name: 'Ahmedabad', letters: ['AHM', 'AHD'] },
  { code: '2', name: 'Allahabad', letters: ['ALD'] },
  { code: '3', name: 'Bengaluru', letters: ['BB', 'BLR'] },
  { code: '4', name: 'Chandigarh', letters: ['CHD', 'CH'] },
  { code: '5', name: 'Chennai', letters: ['CHE', 'CHN'] },
  { code: '6', name: 'Guwahati', letters: ['GB'] },
  { code: '7', name: 'Hyderabad', letters: ['HDB', 'HYD'] },
  { code: '8', name: 'Kolkata', letters: ['KB', 'KOL'] },
  { code: '9', name: 'Mumbai', letters: ['MB', 'MAH', 'MUM'] },
  {
    code: '10',
    name: 'New Delhi and Principal Bench',
    also: ['New Delhi', 'Principal Bench', 'PB'],
    letters: ['ND', 'DEL'],
  },
  { code: '11', name: 'Jaipur', letters: ['JPR', 'JB'] },
  { code: '12', name: 'Amaravati', letters: ['AMR'] },
  { code: '13', name: 'Cuttack', letters: ['CB', 'CTB', 'CTK'] },
  { code: '14', name: 'Kochi', letters: ['KOB'] },
  { code: '15', name: 'Indore', letters: ['MP'] },
]

/** National Company Law Tribunal. */
export const nclt = defineCourt({
  courtType: 'NCLT',
  name: 'National Company Law Tribunal',
  requires: [
    ['filingNumber', 'establishmentCode'],
    ['establishmentCode', 'caseType', 'registrationNumber'],
  ],
  establishments: BENCHES.map(({ letters, ...bench }) => ({ ...bench, also: [...(bench.also ?? []), ...letters] })),
  caseTypes: NCLT_CASE_TYPES,
  fields: {
    registrationNumber: withTypeInside(
      withoutOwnLetters(Object.fromEntries(BENCHES.map(({ code, letters }) => [code, ['NCLT', ...letters]]))),
    ),
    filingNumber,
    establishmentCode,
    caseType,
  },
  keys: [byFiling, byBenchAndCase],
})

/** Chennai writes the Code after the serial: `CP/812/IB/2020` is `CP(IB)/812/2020`. */
function withTypeInside(reader: FieldReader): FieldReader {
  return (text, context) => reader(text.replace(TYPE_INSIDE, '$1($3)/$2/'), context)
}

const TYPE_INSIDE =
  /^\s*(C\.? ?[PA]\.?)[ /-]*(?:No\.?)?[ /-]*(\d{1,10}) ?[/-] ?(IBC?|CAA) ?[/-] ?(?=\(?[A-Z]{2,4}\)?[ /-]|\d{4}\s*$)/i
