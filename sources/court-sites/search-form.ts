import { parseWholeCaseNumber } from '../../domain/courts/case-number.ts'
import { failed } from '../http-answer.ts'

/*
 * A form answers "no case" to an entry that it does not have, and to a part of a number. So a site whose form has no
 * fields for a case is not called.
 */

/** The reading of a case for which the site's form has no fields. */
export const NOT_IN_FORM = failed('Unsupported', "The site's form has no entry for this bench, case type or number.")

/** A number for a form with one field for the serial and one for the year; undefined when it holds more: letters of a bench, or a range. */
export function serialAndYear(number = ''): { serial: string; year: string } | undefined {
  const { serial = '', bench, year } = parseWholeCaseNumber(number) ?? {}
  return /^\d+$/.test(serial) && !bench ? { serial, year: String(year) } : undefined
}
