import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT } from './paths.mjs'
import { SetUpProblem } from './problem.mjs'
import { findProgram, run } from './programs.mjs'
import { step } from './progress.mjs'

const MODULES = join(PROJECT, 'node_modules')
const LOCK = join(PROJECT, 'package-lock.json')
/** What npm says that it installed, in the form of the lock. */
const INSTALLED = join(MODULES, '.package-lock.json')
/** Holds the hash of the package-lock.json that was installed. */
const STAMP = join(MODULES, '.installed-lock')

/**
 * Installs the packages that package-lock.json names when it is not the one installed. `npm install --no-save` and not `npm ci`:
 * the lock lists the native parts for Linux with glibc alone, and `npm ci` refuses a lock that lacks those of another platform. What came
 * is compared with the lock afterwards, so that on Linux nothing is installed that the lock does not name with its hash.
 * @throws {SetUpProblem}
 */
export async function installPackages() {
  // A linked folder belongs to another working copy, which looks after it.
  if (lstatSync(MODULES, { throwIfNoEntry: false })?.isSymbolicLink()) return
  const wanted = createHash('sha256').update(readFileSync(LOCK)).digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return

  const npm = findProgram('npm')
  if (!npm) throw new SetUpProblem('npm is not on PATH. Install Node.js 20 or newer together with npm.')
  // No package needs an install script: native parts are packages of their own, and the browser is a step of its own.
  const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const installed = await step('installing the npm packages, including Node 24', () =>
    run(npm, ['install', ...options, '--prefix', PROJECT]),
  )
  if (!installed)
    throw new SetUpProblem(
      '`npm install` failed for the reason above. Check the network and the npm registry, and try again.',
    )
  if (process.platform === 'linux') requireLockedPackages()
  writeFileSync(STAMP, wanted)
}

/** @throws {SetUpProblem} when the packages were never installed: for commands that must not install anything */
export function requirePackages() {
  if (existsSync(MODULES)) return
  throw new SetUpProblem('the npm packages are missing. Install them with `npm run setup`.')
}

function requireLockedPackages() {
  if (!existsSync(INSTALLED)) return
  const locked = JSON.parse(readFileSync(LOCK, 'utf8')).packages
  const strangers = Object.entries(JSON.parse(readFileSync(INSTALLED, 'utf8')).packages)
    .filter(([path, { integrity }]) => locked[path]?.integrity !== integrity)
    .map(([path]) => path.replace(/^node_modules\//, ''))
  if (strangers.length === 0) return
  rmSync(STAMP, { force: true })
  throw new SetUpProblem(
    `npm installed packages that are not in package-lock.json: ${strangers.join(', ')}. ` +
      'Delete the folder node_modules and try again. If the problem persists, do not run this copy.',
  )
}
