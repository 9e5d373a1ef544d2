import { z } from 'zod'

/** What codes in an answer mean, by field and code; live answers nest them once more under `enumLookup`. */
export type Labels = Record<string, Record<string, string>>

const Lookup = z.record(z.string(), z.record(z.string(), z.string()).catch({}))

export const Labels = z
  .object({ enumLookup: Lookup })
  .transform(({ enumLookup }) => enumLookup)
  .or(Lookup)
  .catch({})
