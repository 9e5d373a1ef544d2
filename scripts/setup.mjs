import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { browser } from './setup/browser.mjs'
import { database } from './setup/database.mjs'
import { installPackages } from './setup/packages.mjs'
import { SetUpProblem } from './setup/problem.mjs'
import { temporal } from './setup/temporal.mjs'
import { ensureTools } from './setup/tools.mjs'

/**
 * Installs what this machine lacks of what `npm start` and `npm test` need: the npm packages (Node 24 among them), a database
 * server, the Temporal server and a browser. Nothing missing: nothing done, in a fraction of a second. Where the programs are is
 * left in `.dev/tools.json`. Plain JavaScript on Node's own modules, because it runs before anything is installed.
 *
 * @throws {SetUpProblem} with one sentence saying what a person must do.
 */
export function setUp() {
  installPackages()
  ensureTools({ database, temporal, browser })
}

/** Runs `task`; a set-up problem becomes its one sentence on stderr and exit code 1, anything else flies on. */
export function reportingProblems(task) {
  try {
    return task()
  } catch (error) {
    if (!(error instanceof SetUpProblem)) throw error
    console.error(`\nSet-up cannot go on: ${error.message}`)
    process.exit(1)
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  reportingProblems(setUp)
  console.log('Set-up: everything is there.')
}
