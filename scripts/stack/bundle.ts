import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildWorkflowBundle } from '../../workers/bundle.ts'
import type { Parts } from './process.ts'

/**
 * Builds the workflow bundle into `file` in a separate process: the bundler takes 200 MiB that the starter would never
 * release.
 */
export async function buildBundleIn(parts: Parts, file: string): Promise<void> {
  const { ended } = await parts.startNode('bundle', fileURLToPath(import.meta.url), { BUNDLE_FILE: file })
  await ended
}

/** The file in `folder` with the workflow bundle of the present sources, built unless an earlier start left it. */
export async function presentBundle(parts: Parts, folder: string): Promise<string> {
  const name = `workflows-${await hashOfSources()}.js`
  const file = resolve(folder, name)
  const left = (await readdir(folder)).filter((other) => other.startsWith('workflows') && other !== name)
  await Promise.all(left.map((other) => rm(join(folder, other))))
  if (existsSync(file)) return file
  // The file gets its name only when it is whole, however the build ends.
  await buildBundleIn(parts, `${file}.new`)
  await rename(`${file}.new`, file)
  return file
}

/**
 * A hash of everything a bundle can contain: workflow files import values from workflows/, domain/ and packages alone.
 */
async function hashOfSources(): Promise<string> {
  const files = await Array.fromAsync(glob(['{workflows,domain}/**/*.ts', 'workers/bundle.ts', 'package-lock.json']))
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(file).update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
}

if (import.meta.main && process.env.BUNDLE_FILE) {
  await buildWorkflowBundle(process.env.BUNDLE_FILE)
  process.send?.('ready')
  process.disconnect()
}
