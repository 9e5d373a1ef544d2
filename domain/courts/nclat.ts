import { defineCourt } from './define-court.ts'
import { caseType, establishmentCode, type FieldReader, filingNumber, withoutOwnLetters } from './fields.ts'
import { byBenchAndCase, byFiling } from './same-case-keys.ts'

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
    { code: '32', name: 'Company Appeal(AT)', also: ['Comp. App. (AT)'] },
    {
      code: '33',
      name: 'Company Appeal(AT)(Ins)',
      also: ['Company Appeal (AT) (Insolvency)', 'Comp. App. (AT) (Ins)', 'Comp. App. (AT) (Insolvency)'],
    },
    { code: '34', name: 'Competition Appeal(AT)', also: ['Competition App. (AT)'] },
    { code: '35', name: 'Interlocutory Application' },
    { code: '36', name: 'Compensation Application' },
    { code: '37', name: 'Contempt Case(AT)' },
    { code: '38', name: 'Review Application' },
    { code: '39', name: 'Restoration Application' },
    { code: '40', name: 'Transfer Appeal' },
    { code: '61', name: 'Transfer Original Petition (MRTP-AT)' },
  ],
  fields: {
    registrationNumber: withoutChennai(withoutOwnLetters({ delhi: ['ND'] })),
    filingNumber,
    establishmentCode,
    caseType: withoutChennai(caseType),
  },
  keys: [byFiling, byBenchAndCase],
})

/** At Chennai the letters `(CH)` in a type, as in `Company Appeal (AT) (CH) (Ins)`, repeat the establishment's code. */
function withoutChennai(reader: FieldReader): FieldReader {
  return (text, context) => {
    const { establishments, written } = context
    if (establishments.find(written.establishmentCode ?? '')?.code !== 'chennai') return reader(text, context)
    const withoutLetters = (type: string) => type.replace(/(?<=\(AT\) *)\(CH\)/i, '')
    const ownType = written.caseType && { caseType: withoutLetters(written.caseType) }
    return reader(withoutLetters(text), { ...context, written: { ...written, ...ownType } })
  }
}
