import { createHash } from 'node:crypto'
import { z } from 'zod'
import { HOUR_MS } from '../../domain/dates.ts'
import { FIRST_YEAR, LAST_YEAR } from '../../domain/historical-search/filters.ts'
import { PARTY_TYPES, SEARCH_MODES, type SearchCriteria } from '../../domain/historical-search/search.ts'
import { nameVariations } from '../../domain/matching/variations.ts'
import { MAX_LENGTHS, MIN_NAME_LENGTH } from '../../domain/service-limits.ts'
import { ERRORS } from '../errors/catalogue.ts'
import { exactText, nameText, text } from '../http/text.ts'
import { isReferenceOfKey } from './key-reference.ts'

/** How long a `clientReference` denotes the same search (Specification, "Limits": idempotent start). */
export const REFERENCE_VALID_MS = 24 * HOUR_MS

/** Another year is well-formed, but no case can be from it (61454). */
const Year = z.int().meta({ minimum: FIRST_YEAR, maximum: LAST_YEAR }).nullish()
const Name = nameText(MIN_NAME_LENGTH, MAX_LENGTHS.name)

/** More names than any company has had; each is searched for in every case found. */
const MAX_VARIATIONS = 50

/**
 * Maximum characters of all variations together. A source receives all names in one URL, and servers accept 8,000
 * characters at most.
 */
const MAX_LETTERS = 2_000

/** Filters as clients send them. Whether any case can match them is checked later (61454). */
export const Filters = z
  .strictObject({
    fromYear: Year.meta({ description: `Returns cases filed in this year or later. At least ${FIRST_YEAR}.` }),
    toYear: Year.meta({ description: `Returns cases filed in this year or earlier. At least ${FIRST_YEAR}.` }),
    caseStatus: z.enum(['ALL', 'PENDING', 'DISPOSED']).optional(),
  })
  .meta({ id: 'HistoricalFilters' })

/** The body of `POST /historical-search` (Specification, "Historical search"). */
export const SearchRequest = z.strictObject({
  name: Name.meta({ description: 'The name of the company.' }),
  entityType: z
    .enum(['BUSINESS', 'PERSON'])
    .optional()
    .meta({
      description: `Only \`BUSINESS\` is allowed. \`PERSON\` is refused with error ${ERRORS.PERSON_SEARCH_NOT_SUPPORTED.code}.`,
      // The parser accepts `PERSON` only to refuse it with its own code.
      override: { enum: ['BUSINESS'] },
    }),
  registrationNumber: text(MAX_LENGTHS.searchedRegistrationNumber)
    .nullish()
    .meta({ description: 'Makes matching more precise.' }),
  location: text(MAX_LENGTHS.location).nullish().meta({ description: 'Makes matching more precise.' }),
  nameVariations: z
    .array(text(MAX_LENGTHS.name))
    .max(MAX_VARIATIONS)
    .refine((names) => names.join('').length <= MAX_LETTERS, `Must have at most ${MAX_LETTERS} characters in total.`)
    // A name of one letter or none does not identify a company.
    .transform((names) => names.filter((name) => Name.safeParse(name).success))
    .optional()
    .meta({
      description: `Other names and spellings, in addition to generated ones. At most ${MAX_LETTERS} characters in total. Names with fewer than two characters are ignored.`,
    }),
  autoNameVariations: z
    .boolean()
    .optional()
    .meta({ description: 'Whether to generate further spellings of the name.' }),
  partyType: z.enum(PARTY_TYPES).default('BOTH').meta({
    description: 'The side the company must be on. Cases with the company on both sides are always included.',
  }),
  filters: Filters.optional().meta({
    description: 'The filters apply to all pages of the search and cannot be changed.',
  }),
  clientReference: exactText(MAX_LENGTHS.clientReference)
    .refine((written) => !isReferenceOfKey(written), 'References of this form are used for an `Idempotency-Key`.')
    .optional()
    .transform((written) => written || undefined)
    .meta({
      description: `Makes the request idempotent for ${REFERENCE_VALID_MS / HOUR_MS} hours. The same reference with the same request returns the same search, even if it failed or was cancelled: use a new reference to try again. The same reference with a different request is refused. An empty value means no reference.`,
    }),
  mode: z.enum(SEARCH_MODES).default('SYNC'),
})
export type SearchRequest = z.infer<typeof SearchRequest>

/** Returns the criteria of a search; blank fields count as absent. */
export function criteriaOf(request: SearchRequest): SearchCriteria {
  const { name, partyType, registrationNumber, location } = request
  const { fromYear, toYear, caseStatus } = request.filters ?? {}
  return {
    name,
    partyType,
    filters: {
      ...(fromYear === undefined ? {} : { fromYear }),
      ...(toYear === undefined ? {} : { toYear }),
      ...(caseStatus === undefined ? {} : { caseStatus }),
    },
    ...(registrationNumber ? { registrationNumber } : {}),
    ...(location ? { location } : {}),
    nameVariations: request.nameVariations ?? [],
    generatedVariations: request.autoNameVariations ? nameVariations(name) : [],
  }
}

/** Returns the same hash for equal requests, whatever the order of their fields and the spelling of their defaults. */
export function hashOfRequest(
  { mode, autoNameVariations = false }: SearchRequest,
  { name, partyType, filters, registrationNumber, location, nameVariations }: SearchCriteria,
): Buffer {
  const { fromYear = null, toYear = null, caseStatus = 'ALL' } = filters
  const fields = [mode, name, partyType, fromYear, toYear, caseStatus, registrationNumber, location, nameVariations]
  return createHash('sha256')
    .update(JSON.stringify([...fields, autoNameVariations]))
    .digest()
}
