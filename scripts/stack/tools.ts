import { readFile } from 'node:fs/promises'
import { z } from 'zod'

/** The paths of the foreign programs, as set-up found them. */
export const Tools = z.object({
  /** `initialiser` creates MariaDB's data folder; MySQL's server does it itself. */
  database: z.object({ program: z.string(), initialiser: z.string().optional() }),
  temporal: z.object({ program: z.string() }),
  browser: z.object({ program: z.string() }),
})
export type Tools = z.infer<typeof Tools>

/** Reads `.dev/tools.json`, which `scripts/setup.mjs` leaves. */
export async function readTools(): Promise<Tools> {
  return Tools.parse(JSON.parse(await readFile('.dev/tools.json', 'utf8')))
}
