import { readFile } from 'node:fs/promises'
import { z } from 'zod'

const PerSource = z.record(z.string(), z.number())

const Taken = z.strictObject({
  /** Of Temporal; see `actionsOf`. */
  actions: z.number(),
  historyBytes: z.number(),
  rows: z.number(),
  /** In the database, without its indexes. */
  bytes: z.number(),
  /** Those of them that are raw answers, which are deleted first. */
  rawBytes: z.number(),
  calls: PerSource,
  paise: PerSource,
})
const Measured = z.strictObject({
  lookup: Taken,
  order: Taken,
  summary: Taken,
  firstPage: Taken,
  laterPage: Taken,
  newEntity: Taken,
  entityNight: Taken,
  refresh: Taken,
  message: Taken,
})

/** What one unit of a kind of work takes. */
export type Taken = z.infer<typeof Taken>
export type Measured = z.infer<typeof Measured>
export type Unit = keyof Measured

export const MEASURED_FILE = 'bench/capacity/measured.json'

/** What `npm run proofs -- bench capacity --write` measured last. */
export async function readMeasured(): Promise<Measured> {
  return Measured.parse(JSON.parse(await readFile(MEASURED_FILE, 'utf8')))
}
