import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT } from './paths.mjs'
import { SetUpProblem } from './problem.mjs'
import { findProgram, run } from './programs.mjs'
import { step } from './progress.mjs'

const MODULES = join(PROJECT, 'node_modules')
const LOCK = join(PROJECT, 'package-lock.json')
/** Holds the hash of the package-lock.json that was installed. */
const STAMP = join(MODULES, '.installed-lock')

/**
 * Installs the packages and hashes of package-lock.json unless they are installed.
 * @throws {SetUpProblem}
 */
export async function installPackages() {
  // A linked folder belongs to another working copy, which maintains it.
  if (lstatSync(MODULES, { throwIfNoEntry: false })?.isSymbolicLink()) return
  const wanted = createHash('sha256').update(readFileSync(LOCK)).digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return

  const npm = findProgram('npm')
  if (!npm) throw new SetUpProblem('npm is not on PATH. Install Node.js 20 or newer together with npm.')
  // No package needs an install script: native parts are separate packages, and the browser is a separate step.
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const installed = await step('installing the npm packages, including Node 24', () =>
    run(npm, ['ci', ...options, '--prefix', PROJECT]),
  )
  if (!installed)
    throw new SetUpProblem(
      '`npm ci` failed for the reason above. Check the network and the npm registry, and try again.',
    )
  writeFileSync(STAMP, wanted)
}

/** @throws {SetUpProblem} when the packages were never installed: for commands that must not install anything */
export function requirePackages() {
  if (existsSync(MODULES)) return
  throw new SetUpProblem('the npm packages are missing. Install them with `npm run setup`.')
}
