import { z } from 'zod'

/** The meanings of codes in an answer, by field and code; live answers nest them once more under `enumLookup`. */
export type Labels = Record<string, Record<string, string>>

const Lookup = z.record(z.string(), z.record(z.string(), z.string()).catch({}))

export const Labels = z
  .object({ enumLookup: Lookup })
  .transform(({ enumLookup }) => enumLookup)
  .or(Lookup)
  .catch({})
