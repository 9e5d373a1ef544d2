/**
 * `npm test [-- files]`: starts one disposable stack and runs the checks and the tests on it; with files, only these tests.
 * The last line says how many tests passed and failed. The exit code is 0 when every check and every test is good.
 */
import { styleText } from 'node:util'
import { runTests } from './run-tests.ts'
import { type RunNode, withDisposableStack } from './stack/disposable.ts'

/** What is run before the tests: the title, and what Node is given. */
const CHECKS = [
  ['types', 'node_modules/.bin/tsc'],
  ['lint and format', 'node_modules/.bin/biome', 'check', '--error-on-warnings', '.'],
  ['unused code', 'node_modules/.bin/knip'],
  ['architecture', 'scripts/check-architecture.ts'],
] as const

const files = process.argv.slice(2)
process.exit(await withDisposableStack('test', checkAndTest))

async function checkAndTest(runNode: RunNode): Promise<number> {
  const failedChecks: string[] = []
  for (const [title, ...args] of files.length > 0 ? [] : CHECKS) {
    const good = (await runNode(args)) === 0
    console.log(`${good ? styleText('green', 'good') : styleText('red', 'FAILED')}  ${title}`)
    if (!good) failedChecks.push(title)
  }
  const tests = await runTests(runNode, files)
  if (failedChecks.length > 0) console.log(`\nFailed checks: ${failedChecks.join(', ')}`)
  console.log(`\n${tests.passed} passed, ${tests.failed} failed`)
  return failedChecks.length > 0 ? 1 : tests.exitCode
}
