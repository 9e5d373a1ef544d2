import { readFileSync, realpathSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { browser } from './setup/browser.mjs'
import { database } from './setup/database.mjs'
import { installPackages } from './setup/packages.mjs'
import { SetUpProblem } from './setup/problem.mjs'
import { SETUP_LOG } from './setup/programs.mjs'
import { temporal } from './setup/temporal.mjs'
import { ensureTools } from './setup/tools.mjs'

/**
 * Installs what `npm start` and `npm test` need and this machine lacks: the npm packages (Node 24 among them), a
 * database server, the Temporal server and a browser. Takes a fraction of a second when nothing is missing. Writes the
 * programs' paths to `.dev/tools.json`. Plain JavaScript on Node's own modules, because it runs first.
 * @throws {SetUpProblem} with one sentence saying what a person must do.
 */
export async function setUp() {
  await installPackages()
  await ensureTools({ database, temporal, browser })
}

/**
 * Runs `task`; a set-up problem becomes its one sentence on stderr and exit code 1, after the last lines that package
 * managers printed. Other errors are thrown.
 */
export async function reportingProblems(task) {
  const before = logSize()
  try {
    return await task()
  } catch (error) {
    if (!(error instanceof SetUpProblem)) throw error
    const printed = logSize() > before ? readFileSync(SETUP_LOG).subarray(before).toString().trimEnd() : ''
    if (printed) console.error(`\n${printed.split('\n').slice(-LOG_LINES_SHOWN).join('\n')}\n(full log: ${SETUP_LOG})`)
    console.error(`\nSetup failed: ${error.message}`)
    process.exit(1)
  }
}

/** A package manager prints the reason of a failure last. */
const LOG_LINES_SHOWN = 20

function logSize() {
  return statSync(SETUP_LOG, { throwIfNoEntry: false })?.size ?? 0
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  await reportingProblems(setUp)
  console.log('Setup: everything is installed.')
}
