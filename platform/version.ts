import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Configuration } from './configuration.ts'

const Manifest = z.object({ version: z.string() })

const { version } = Manifest.parse(JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')))

/** Returns the build of a process, for answers about its health. */
export function buildOf({ BUILD_ID }: Pick<Configuration, 'BUILD_ID'>) {
  return { version, ...(BUILD_ID === undefined ? {} : { build: BUILD_ID }) }
}
