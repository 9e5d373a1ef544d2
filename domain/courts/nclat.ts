import { defineCourt } from './define-court.ts'
import { caseType, establishmentCode, filingNumber, withoutOwnLetters } from './fields.ts'
import { byBenchAndCase, byFiling } from './keys.ts'

/**
 * National Company Law Appellate Tribunal. Its case types have no short form; the number in its search form is
 * accepted for each.
 */
export const nclat = defineCourt({
  courtType: 'NCLAT',
  name: 'National Company Law Appellate Tribunal',
  requires: [
    ['filingNumber', 'establishmentCode'],
    ['establishmentCode', 'caseType', 'registrationNumber'],
  ],
  establishments: [
    { code: 'delhi', name: 'New Delhi', also: ['ND'] },
    { code: 'chennai', name: 'Chennai' },
  ],
  caseTypes: [
    { code: '32', name: 'Company Appeal(AT)' },
    { code: '33', name: 'Company Appeal(AT)(Ins)' },
    { code: '34', name: 'Competition Appeal(AT)' },
    { code: '35', name: 'Interlocutory Application' },
    { code: '36', name: 'Compensation Application' },
    { code: '37', name: 'Contempt Case(AT)' },
    { code: '38', name: 'Review Application' },
    { code: '39', name: 'Restoration Application' },
    { code: '40', name: 'Transfer Appeal' },
    { code: '61', name: 'Transfer Original Petition (MRTP-AT)' },
  ],
  fields: { registrationNumber: withoutOwnLetters({ delhi: 'ND' }), filingNumber, establishmentCode, caseType },
  keys: [byFiling, byBenchAndCase],
})
