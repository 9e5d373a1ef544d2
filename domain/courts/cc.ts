import { compact } from './codes.ts'
import { CONSUMER_COMMISSIONS, isCommissionCode } from './consumer-commissions.ts'
import { defineCourt } from './define-court.ts'
import { caseType, establishmentCode, type FieldContext, type FieldReading, refuse, refuseOtherType } from './fields.ts'
import { byFullNumber } from './same-case-keys.ts'
import { tidy } from './text.ts'

/**
 * Consumer commissions. A full case number such as `DC/525/CC/900001/2024` states everything: level (district, state,
 * national), location, type, serial, year. `SC` and `DC` in it are levels of the commission, neither the Supreme Court
 * nor a district court.
 */
export const cc = defineCourt({
  courtType: 'CC',
  name: 'Consumer Commissions',
  requires: [['registrationNumber']],
  establishments: CONSUMER_COMMISSIONS,
  caseTypes: [
    { code: 'CC', name: 'Consumer Complaint' },
    { code: 'A', name: 'Appeal' },
    { code: 'FA', name: 'First Appeal' },
    { code: 'RP', name: 'Revision Petition' },
    { code: 'EA', name: 'Execution Application' },
    { code: 'AE', name: 'Appeal Execution' },
    { code: 'IA', name: 'Interlocutory Application' },
    { code: 'MA', name: 'Miscellaneous Application' },
    { code: 'RA', name: 'Review Application' },
    { code: 'TA', name: 'Transfer Application' },
  ],
  fields: { registrationNumber: fullCaseNumber, establishmentCode: commissionCode, caseType },
  keys: [byFullNumber],
})

/** The national commission has no location; a state or district has its number in the Local Government Directory. */
const LEVEL_AND_PLACE = String.raw`(?:(?<national>NC)|(?<level>[SD]C)/(?<place>\d{1,4}))`
const FULL_NUMBER = new RegExp(
  String.raw`^${LEVEL_AND_PLACE}/(?<type>[A-Z][A-Z.]{0,9})/(?<serial>\d{1,10})/(?<year>(?:19|20)\d{2})$`,
)

function fullCaseNumber(text: string, context: FieldContext): FieldReading {
  const slashed = tidy(text)
    .toUpperCase()
    .replace(/ ?[/-] ?/g, '/')
  const { national, level, place, type, serial, year } = FULL_NUMBER.exec(slashed)?.groups ?? {}
  if (!type || Number(serial) === 0)
    return refuse(
      'Send the full case number with level, place, type, serial number and year, for example DC/525/CC/900001/2024.',
    )
  const commission = national ?? `${level}/${Number(place)}`
  const value = `${commission}/${compact(type)}/${Number(serial)}/${year}`
  return refuseOtherType(type, context) ?? { ok: true, value }
}

/** District commissions are not listed, so their codes are recognised by their form. */
function commissionCode(text: string, context: FieldContext): FieldReading {
  const reading = establishmentCode(text, context)
  return reading.ok && isCommissionCode(reading.value) ? { ok: true, value: reading.value } : reading
}
