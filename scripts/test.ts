/**
 * `npm test [-- files]`: starts one disposable stack and runs the checks and the tests on it; with files, only these tests. Then it
 * replays every workflow that the tests have run, and checks that no statement that they sent goes from one account to another. The last
 * lines say what failed and where, and how many tests passed and failed. The exit code is 0 when everything is good.
 */
import { styleText } from 'node:util'
import { runTests, type TestFailure } from './run-tests.ts'
import { type RunNode, withDisposableStack } from './stack/disposable.ts'

/** What is run before the tests: the title, and what Node is given. */
const CHECKS = [
  ['types', 'node_modules/.bin/tsc'],
  ['lint and format', 'node_modules/.bin/biome', 'check', '--error-on-warnings', '.'],
  ['unused code', 'node_modules/.bin/knip'],
  ['code that only tests use', 'node_modules/.bin/knip', '--production'],
  [
    'production dependencies',
    'node_modules/.bin/knip',
    '--config=knip.dependencies.json',
    '--production',
    '--dependencies',
  ],
  ['architecture', 'scripts/check-architecture.ts'],
] as const

/** With the lines about checks and counts, the summary at the end stays under ten lines. */
const MAX_FAILURES_TOLD = 6
/** Titles are sentences; their beginning is enough to find them. */
const TITLE_WIDTH = 110

const files = process.argv.slice(2)
process.exit(await withDisposableStack('test', checkAndTest))

async function checkAndTest(runNode: RunNode): Promise<number> {
  const failedChecks: string[] = []
  const check = async (title: string, args: readonly string[]) => {
    const good = (await runNode([...args])) === 0
    console.log(`${good ? styleText('green', 'good') : styleText('red', 'FAILED')}  ${title}`)
    if (!good) failedChecks.push(title)
  }
  await Promise.all((files.length > 0 ? [] : CHECKS).map(([title, ...args]) => check(title, args)))
  const tests = await runTests(runNode, files)
  await check('replay of the workflows of this run', ['scripts/replay-run.ts'])
  await check('accounts in the SQL of this run', ['scripts/tenancy-run.ts'])
  console.log()
  if (failedChecks.length > 0) console.log(`Failed checks: ${failedChecks.join(', ')}`)
  printFailures(tests.failures)
  console.log(`${tests.passed} passed, ${tests.failed} failed`)
  return failedChecks.length > 0 ? 1 : tests.exitCode
}

function printFailures(failures: TestFailure[]): void {
  for (const { title, where } of failures.slice(0, MAX_FAILURES_TOLD))
    console.log(`Failed: ${where ? `${where}  ` : ''}${title.slice(0, TITLE_WIDTH)}`)
  const more = failures.length - MAX_FAILURES_TOLD
  if (more > 0) console.log(`... and ${more} more. The report above has the details.`)
}
