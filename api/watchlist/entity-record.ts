import { z } from 'zod'
import { RISK_LEVELS } from '../../domain/risk/levels.ts'
import { ENTITY_STATUSES, ENTITY_TYPES, MONITORED_COURTS } from '../../domain/watchlist/watchlist.ts'
import { SharedWith } from './shared-with.ts'

/** An entity as searches return it (Specification, "Watchlist entity"). */
export const EntityRecord = z
  .strictObject({
    _id: z.string(),
    number: z.int(),
    accountId: z.string(),
    name: z.string().meta({ description: 'The name of the company or person.' }),
    entityType: z.enum(ENTITY_TYPES),
    fatherName: z.string().nullable(),
    birthDate: z.string().nullable().meta({ description: '`DD-MM-YYYY`' }),
    location: z.string().nullable(),
    registrationNumber: z.string().nullable().meta({ description: 'For example, the company registration number.' }),
    monitoredCourts: z.array(z.enum(MONITORED_COURTS)),
    status: z.enum(ENTITY_STATUSES).meta({
      description:
        '`ACTIVE`: the courts are searched every night. `PAUSED`: they are not, until you resume. `ARCHIVED`: no longer monitored.',
    }),
    nameVariations: z.array(z.string()).meta({ description: 'Other forms of the name. Empty for a person.' }),
    nameHistory: z
      .array(
        z.strictObject({
          name: z.string(),
          from: z
            .string()
            .nullable()
            .meta({ description: 'The first day of the name, `DD-MM-YYYY`. Null where it is not known.' }),
          until: z.string().nullable().meta({
            description: 'The day of the change, `DD-MM-YYYY`. Null where it is not known, and for the present name.',
          }),
        }),
      )
      .exactOptional()
      .meta({
        description:
          'Those of `nameVariations` that its name or a confirmed case tells to be its present or a former name, with the days. Absent where no change of name is known.',
      }),
    lastCourtSyncAt: z.int().nullable(),
    sharedWith: SharedWith,
    created: z.int(),
    createdBy: z.string(),
    updated: z.int().nullable(),
    updatedBy: z.string().nullable(),
  })
  .meta({ id: 'WatchlistEntity' })

/** An entity as a single read returns it, with its risk. */
export const EntityWithRisk = z
  .strictObject({
    ...EntityRecord.shape,
    riskLevel: z.enum(RISK_LEVELS).meta({ description: 'The highest risk level of the active cases.' }),
    riskCounts: z.strictObject({
      VERY_HIGH: z.int(),
      HIGH: z.int(),
      MODERATE: z.int(),
      LOW: z.int(),
      UNCLASSIFIED: z.int(),
    }),
    caseCount: z.int().meta({ description: 'The number of active cases.' }),
  })
  .meta({ id: 'WatchlistEntityWithRisk' })
