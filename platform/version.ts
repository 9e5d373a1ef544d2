import { readFileSync } from 'node:fs'
import { z } from 'zod'

const Manifest = z.object({ version: z.string() })

/** The version of this code. */
const { version } = Manifest.parse(JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')))

/** Which code a process runs, in answers about its health. */
export const BUILD = { version }
