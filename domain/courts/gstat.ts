import { parseWholeCaseNumber } from './case-number.ts'
import { defineCourt } from './define-court.ts'
import {
  caseType,
  establishmentCode,
  type FieldContext,
  type FieldReading,
  refuse,
  registrationNumber,
} from './fields.ts'
import { GSTAT_BENCHES } from './gstat-benches.ts'
import { byBenchAndCase, byBenchAndFiling } from './same-case-keys.ts'
import { tidy } from './text.ts'

/**
 * Goods and Services Tax Appellate Tribunal. It is young, and the form of its numbers is not published: any possible
 * number is accepted, and each belongs to its bench. The case types are the forms of rules 110 and 111 of the CGST
 * Rules, 2017, and the filings in a pending appeal.
 */
export const gstat = defineCourt({
  courtType: 'GSTAT',
  name: 'Goods and Services Tax Appellate Tribunal',
  requires: [
    ['filingNumber', 'establishmentCode'],
    ['establishmentCode', 'caseType', 'registrationNumber'],
  ],
  establishments: GSTAT_BENCHES,
  caseTypes: [
    { code: 'APL-05', name: 'Appeal' },
    { code: 'APL-06', name: 'Memorandum of Cross-Objections' },
    { code: 'APL-07', name: 'Application by the Commissioner' },
    { code: 'IA', name: 'Interlocutory Application' },
  ],
  fields: { registrationNumber: anyRegistrationNumber, filingNumber: anyNumber, establishmentCode, caseType },
  keys: [byBenchAndCase, byBenchAndFiling],
})

function anyRegistrationNumber(text: string, context: FieldContext): FieldReading {
  return parseWholeCaseNumber(text) ? registrationNumber(text, context) : anyNumber(text.replaceAll('-', '/'))
}

/** Reads digits, with letters and slashes if the tribunal should add any. Blanks and hyphens only group the digits. */
function anyNumber(text: string): FieldReading {
  const value = tidy(text).toUpperCase().replace(/[ -]/g, '')
  return /^(?=.*\d)[A-Z0-9/]{1,40}$/.test(value)
    ? { ok: true, value }
    : refuse(
        'Send the number as the tribunal printed it, in letters, digits and slashes, for example 0710019000012024.',
      )
}
