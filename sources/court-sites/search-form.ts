import { parseWholeCaseNumber } from '../../domain/courts/case-number.ts'
import { failed } from '../http-answer.ts'

/*
 * A form that is asked for an entry it does not have, or for a part of a number, answers that there is no such case. So a site whose form
 * cannot be asked for a case in its own words is not asked.
 */

/** The reading of a case that the site's form cannot be asked for. */
export const NOT_IN_FORM = failed('Unsupported', "The site's form has no entry for this bench, case type or number.")

/** A number for a form with one field for the serial and one for the year; undefined when it holds more: letters of a bench, or a range. */
export function serialAndYear(number = ''): { serial: string; year: string } | undefined {
  const { serial = '', bench, year } = parseWholeCaseNumber(number) ?? {}
  return /^\d+$/.test(serial) && !bench ? { serial, year: String(year) } : undefined
}
