import { z } from 'zod'
import type { Erasure } from '../../db/privacy/erasures.ts'
import {
  ERASURE_KINDS,
  ERASURE_STATUSES,
  MAX_NAME_WORDS,
  MIN_NAME_WORDS,
  wordsOf,
} from '../../domain/privacy/erasure.ts'
import { MAX_LENGTHS } from '../../domain/service-limits.ts'
import { Id } from '../http/id.ts'

/** More spellings of one name than courts use. */
const MAX_NAMES = 20

const Table = z
  .string()
  .meta({ description: 'The database table; `Temporal` or `documents` for what lies outside of it.' })
const Counts = z.array(z.strictObject({ table: Table, rows: z.int().meta({ description: 'The number of rows.' }) }))
const KIND = { description: 'What is erased.' }

export const ErasureAnswer = z
  .strictObject({
    erasureId: z.string(),
    kind: z.enum(ERASURE_KINDS).meta(KIND),
    accountId: z.string().nullable().meta({ description: 'Null if a person is erased in all accounts.' }),
    thing: z.string().nullable().meta({ description: 'The ID of the entity, tracked case or looked-up case.' }),
    dryRun: z.boolean().meta({ description: 'Whether it only counts.' }),
    status: z.enum(ERASURE_STATUSES).meta({
      description: '`COMPLETE` if nothing was left. `FAILED` if `left` names what still is there; start it again.',
    }),
    found: Counts.meta({ description: 'What was there at the start. For a person only in a dry run.' }),
    erased: Counts.meta({ description: 'Rows that were deleted, or from which the name was removed.' }),
    files: z
      .int()
      .meta({ description: 'Documents and files of exports that were deleted because nobody else has them.' }),
    workflows: z.int().meta({ description: 'Workflow histories that were deleted.' }),
    left: Counts.nullable().meta({ description: 'What was found afterwards. Empty proves the erasure. Null before.' }),
    stays: z
      .array(z.strictObject({ table: Table, why: z.string().meta({ description: 'Why its rows stay.' }) }))
      .meta({ description: 'Tables of which rows stay, and why. None of them holds names.' }),
    created: z.int(),
    endedAt: z.int().nullable(),
  })
  .meta({ id: 'Erasure', description: 'An erasure with its report.' })

const DryRun = z.boolean().default(true).meta({
  description: 'Whether to count only. True if it is left out: an erasure cannot be undone.',
})

/** Returns the schema of a record to erase that has an id. */
export function erasureOf<Kind extends 'ENTITY' | 'CASE' | 'LOOKUP'>(kind: Kind, what: string) {
  return z.strictObject({
    kind: z.literal(kind).meta(KIND),
    id: Id.meta({ description: `The ID of the ${what}.` }),
    dryRun: DryRun,
  })
}

export const ErasureOfPerson = z.strictObject({
  kind: z.literal('PERSON').meta(KIND),
  names: z
    .array(
      z.string().max(MAX_LENGTHS.name).refine(hasWordsOfName, `must have ${MIN_NAME_WORDS} to ${MAX_NAME_WORDS} words`),
    )
    .min(1)
    .max(MAX_NAMES)
    .meta({
      description:
        'All spellings of the name. They are found whole, whatever their case and punctuation. Everybody of that name is erased, so run it dry first.',
    }),
  dryRun: DryRun,
})

export const ErasureOfAccount = z.strictObject({ kind: z.literal('ACCOUNT').meta(KIND), dryRun: DryRun })

export function presentErasure(
  { id, kind, accountId, thingId, dryRun, status, report, created, endedAt }: Erasure,
  stays: { table: string; why: string }[],
): z.infer<typeof ErasureAnswer> {
  const { found, erased, files, workflows, left } = report
  const counts = { found, erased, files, workflows, left }
  return { erasureId: id, kind, accountId, thing: thingId, dryRun, status, ...counts, stays, created, endedAt }
}

/** A single word is the name of thousands. */
function hasWordsOfName(name: string): boolean {
  const { length } = wordsOf(name)
  return length >= MIN_NAME_WORDS && length <= MAX_NAME_WORDS
}
