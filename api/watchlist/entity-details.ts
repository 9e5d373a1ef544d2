import { z } from 'zod'
import { readDate } from '../../domain/dates.ts'
import { ENTITY_TYPES, MONITORED_COURTS, withoutForeignDetails } from '../../domain/watchlist.ts'
import { SharedWith } from './shared-with.ts'

/** What may be left out; null and blank mean the same as absent. */
function optionalText(longest: number, description: string) {
  return z
    .string()
    .trim()
    .max(longest)
    .nullish()
    .transform((text) => text || null)
    .meta({ description })
}

const BirthDate = z
  .string()
  .trim()
  .nullish()
  .transform((text, context) => {
    if (!text) return null
    const date = /^\d{2}-\d{2}-\d{4}$/.test(text) ? readDate(text) : undefined
    if (date) return date
    context.addIssue('Give a day of the calendar as DD-MM-YYYY.')
    return z.NEVER
  })
  .meta({ description: '`DD-MM-YYYY`; of a person only.', example: '31-01-1980' })

const MonitoredCourts = z
  .array(z.enum(MONITORED_COURTS))
  .min(1)
  .refine((courts) => !courts.includes('ALL') || courts.length === 1, '`ALL` stands alone.')
  .nullish()
  .transform((courts) => [...new Set(courts ?? (['ALL'] as const))])
  .meta({ description: 'Recorded with the entity; monitoring is not restricted by it. `ALL` when left out.' })

const Details = z.strictObject({
  name: z.string().trim().min(2).max(255),
  entityType: z.enum(ENTITY_TYPES),
  fatherName: optionalText(256, 'Of a person only; ignored for a business.'),
  birthDate: BirthDate,
  location: optionalText(4192, 'Free-text address.'),
  registrationNumber: optionalText(50, 'For example the number of a company registration.'),
  monitoredCourts: MonitoredCourts,
})

/** The details of an entity as clients send them to replace those that stand; what is left out is cleared. */
export const EntityDetailsInput = Details.transform(withoutForeignDetails)

const NewEntity = Details.extend({
  sharedWith: SharedWith.default([]),
  fetchHistoricalCases: z.boolean().default(false).meta({ description: 'For a person nothing happens.' }),
})

/** What a new entity can have, as CSV names its columns. */
export const NEW_ENTITY_FIELDS = Object.keys(NewEntity.shape)

/** A new entity as clients send it, alone or in an import. */
export const NewEntityInput = NewEntity.transform(({ fetchHistoricalCases, ...entity }) => ({
  ...withoutForeignDetails(entity),
  // Not kept for a person, or it would happen once the person turns out to be a company.
  fetchHistoricalCases: fetchHistoricalCases && entity.entityType === 'BUSINESS',
}))
