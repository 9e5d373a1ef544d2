import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT } from './paths.mjs'
import { SetUpProblem } from './problem.mjs'
import { findProgram, run } from './programs.mjs'

const MODULES = join(PROJECT, 'node_modules')
/** Holds the hash of the package-lock.json that was installed. */
const STAMP = join(MODULES, '.installed-lock')

/**
 * Installs the packages that package-lock.json names when it is not the one installed. `npm install --no-save` and not `npm ci`:
 * the lock lists the native parts of one platform only, and `npm ci` refuses to add those of another.
 */
export function installPackages() {
  // A linked folder belongs to another working copy, which looks after it.
  if (lstatSync(MODULES, { throwIfNoEntry: false })?.isSymbolicLink()) return
  const wanted = createHash('sha256')
    .update(readFileSync(join(PROJECT, 'package-lock.json')))
    .digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return

  console.log('Set-up: installing the npm packages, Node 24 among them (about a minute)')
  const npm = findProgram('npm')
  if (!npm) throw new SetUpProblem('npm is not on PATH; install Node.js 20 or newer together with npm.')
  if (!run(npm, ['install', '--no-save', '--prefix', PROJECT, '--no-audit', '--no-fund', '--loglevel=error'])) {
    throw new SetUpProblem(
      '`npm install` failed (its reason stands above); see to the network or registry and try again.',
    )
  }
  writeFileSync(STAMP, wanted)
}
