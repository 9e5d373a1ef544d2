import { z } from 'zod'
import type { Erasure } from '../../db/privacy/erasures.ts'
import { ERASURE_KINDS, ERASURE_STATUSES, wordsOf } from '../../domain/erasure.ts'
import { MAX_LENGTHS } from '../../domain/service-limits.ts'

/** More spellings of one name than courts use. */
const MAX_NAMES = 20
/** One word is the name of thousands. */
const MIN_WORDS = 2

const Counts = z.array(z.strictObject({ table: z.string(), rows: z.int() }))

export const ErasureAnswer = z
  .strictObject({
    erasureId: z.string(),
    kind: z.enum(ERASURE_KINDS),
    accountId: z.string().nullable().meta({ description: 'Null if a person is erased in all accounts.' }),
    thing: z.string().nullable().meta({ description: 'The ID of the entity, tracked case or looked-up case.' }),
    dryRun: z.boolean(),
    status: z.enum(ERASURE_STATUSES).meta({
      description: '`COMPLETE` if nothing was left. `FAILED` if `left` names what still is there; start it again.',
    }),
    found: Counts.meta({ description: 'What was there at the start. For a person only in a dry run.' }),
    erased: Counts.meta({ description: 'Rows that were deleted, or from which the name was removed.' }),
    files: z.int().meta({ description: 'Documents that were deleted because nobody else has them.' }),
    workflows: z.int().meta({ description: 'Workflow histories that were deleted.' }),
    left: Counts.nullable().meta({ description: 'What was found afterwards. Empty proves the erasure. Null before.' }),
    stays: z
      .array(z.strictObject({ table: z.string(), why: z.string() }))
      .meta({ description: 'Tables of which rows stay, and why. None of them holds names.' }),
    created: z.int(),
    endedAt: z.int().nullable(),
  })
  .meta({ id: 'Erasure' })

const DryRun = z.boolean().default(true).meta({
  description: 'Whether to count only. True if it is left out: an erasure cannot be undone.',
})

/** A thing that has an id. */
export function erasureOf<Kind extends 'ENTITY' | 'CASE' | 'LOOKUP'>(kind: Kind, what: string) {
  return z.strictObject({
    kind: z.literal(kind),
    id: z.string().meta({ description: `The ID of the ${what}.` }),
    dryRun: DryRun,
  })
}

export const ErasureOfPerson = z.strictObject({
  kind: z.literal('PERSON'),
  names: z
    .array(
      z
        .string()
        .max(MAX_LENGTHS.name)
        .refine((name) => wordsOf(name).length >= MIN_WORDS, `must have ${MIN_WORDS} words or more`),
    )
    .min(1)
    .max(MAX_NAMES)
    .meta({
      description:
        'All spellings of the name. They are found whole, whatever their case and punctuation. Everybody of that name is erased, so run it dry first.',
    }),
  dryRun: DryRun,
})

export const ErasureOfAccount = z.strictObject({ kind: z.literal('ACCOUNT'), dryRun: DryRun })

export function presentErasure(
  { id, kind, accountId, thingId, dryRun, status, report, created, endedAt }: Erasure,
  stays: { table: string; why: string }[],
): z.infer<typeof ErasureAnswer> {
  const { found, erased, files, workflows, left } = report
  const counts = { found, erased, files, workflows, left }
  return { erasureId: id, kind, accountId, thing: thingId, dryRun, status, ...counts, stays, created, endedAt }
}
