import { z } from 'zod'
import { readDate } from '../../domain/dates.ts'
import { nameInOneForm } from '../../domain/name-form.ts'
import { MAX_LENGTHS, MIN_NAME_LENGTH } from '../../domain/service-limits.ts'
import { MONITORED_COURTS } from '../../domain/watchlist/watchlist.ts'
import { oneOfKinds } from '../http/kinds.ts'
import { nameText, text } from '../http/text.ts'
import { SharedWith } from './shared-with.ts'

/** An optional text; null and blank count as absent. */
function optionalText(longest: number, description: string) {
  return optional(text(longest), description)
}

function optional(schema: z.ZodString, description: string) {
  return schema
    .nullish()
    .transform((input) => input || null)
    .meta({ description })
}

const YEAR = String.raw`(?:18|19|20|21)\d\d`
const LEAP_YEAR = '(?:(?:18|19|20|21)(?:0[48]|[2468][048]|[13579][26])|2000)'
const DAYS = [
  String.raw`(?:0[1-9]|1\d|2[0-8])-(?:0[1-9]|1[0-2])-${YEAR}`,
  `(?:29|30)-(?:0[13-9]|1[0-2])-${YEAR}`,
  `31-(?:0[13578]|1[02])-${YEAR}`,
  `29-02-${LEAP_YEAR}`,
]
/** Matches exactly the days of the calendar, so that the reference shows what is accepted; blank counts as absent. */
const DAY_OR_BLANK = new RegExp(String.raw`^\s*(?:${DAYS.join('|')})?\s*$`)

const BirthDate = z
  .string()
  .regex(DAY_OR_BLANK, 'Must be a valid date in the format DD-MM-YYYY.')
  .nullish()
  .transform((input) => readDate(input ?? '') ?? null)
  .meta({ description: '`DD-MM-YYYY`. For a person only.', example: '31-01-1980' })

const MonitoredCourts = z
  .array(z.enum(MONITORED_COURTS))
  .min(1)
  .refine((courts) => !courts.includes('ALL') || courts.length === 1, '`ALL` cannot be combined with other values.')
  .nullish()
  .transform((courts) => [...new Set(courts ?? (['ALL'] as const))])
  .meta({
    description: 'The courts that are recorded with the entity. They do not restrict monitoring. The default is `ALL`.',
  })

/** The fields that a company and a person share. */
const OF_BOTH = {
  name: nameText(MIN_NAME_LENGTH, MAX_LENGTHS.name).meta({
    description: 'The name of the company or person, as complete as you know it.',
  }),
  location: optionalText(MAX_LENGTHS.location, 'The address as free text.'),
  registrationNumber: optionalText(MAX_LENGTHS.registrationNumber, 'For example, the company registration number.'),
  monitoredCourts: MonitoredCourts,
}

const OF_PERSON = {
  ...OF_BOTH,
  entityType: z.literal('PERSON'),
  fatherName: optional(
    text(MAX_LENGTHS.fatherName).overwrite(nameInOneForm).meta({ maxLength: MAX_LENGTHS.fatherName }),
    'The name of the father.',
  ),
  birthDate: BirthDate,
}

/** A company's father and birth date are ignored, even if they would be invalid for a person. */
const Ignored = z
  .unknown()
  .optional()
  .transform(() => null)
  .meta({ description: 'For a person only. Ignored for a business.' })
const OF_BUSINESS = { ...OF_BOTH, entityType: z.literal('BUSINESS'), fatherName: Ignored, birthDate: Ignored }

const OF_NEW = {
  sharedWith: SharedWith.optional().transform((input) => input ?? []),
  fetchHistoricalCases: z
    .boolean()
    .optional()
    .transform((input) => input ?? false)
    .meta({
      description:
        'Whether to search once for past cases of the company. The search runs again when the company is renamed. It has no effect for a person.',
    }),
}

/** The details with which a client replaces an entity's; absent fields are cleared. */
export const EntityDetailsInput = oneOfKinds('entityType', [
  z.strictObject(OF_BUSINESS),
  z.strictObject(OF_PERSON),
]).meta({ id: 'EntityDetails' })

/** The fields of a new entity, which are also the columns of lists. */
export type NewEntityField = keyof typeof OF_PERSON | keyof typeof OF_NEW

/** A new entity as clients send it, alone or in an import. */
export const NewEntityInput = oneOfKinds('entityType', [
  z.strictObject({ ...OF_BUSINESS, ...OF_NEW }),
  z.strictObject({ ...OF_PERSON, ...OF_NEW }),
])
  // Cleared for a person, or the search would start if the person later turns out to be a company.
  .transform((entity) => ({
    ...entity,
    fetchHistoricalCases: entity.fetchHistoricalCases && entity.entityType === 'BUSINESS',
  }))
  .meta({ id: 'NewEntity' })
