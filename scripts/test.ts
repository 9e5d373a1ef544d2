/**
 * `npm test [-- files]`: starts one disposable stack and runs the checks and the tests on it; with files, only these tests.
 * The last line says how many tests passed and failed. The exit code is 0 when every check and every test is good.
 */
import { styleText } from 'node:util'
import { type RunNode, withDisposableStack } from './stack/disposable.ts'

/** What is run before the tests: the title, and what Node is given. */
const CHECKS = [
  ['types', 'node_modules/.bin/tsc'],
  ['lint and format', 'node_modules/.bin/biome', 'check', '--error-on-warnings', '.'],
  ['unused code', 'node_modules/.bin/knip'],
  ['architecture', 'scripts/check-architecture.ts'],
] as const

/** One for each core of the smallest machine the suite is meant for: more only makes the tests wait for each other. */
const FILES_AT_ONCE = 2

const files = process.argv.slice(2)
process.exit(await withDisposableStack('test', checkAndTest))

async function checkAndTest(runNode: RunNode): Promise<number> {
  const failedChecks: string[] = []
  for (const [title, ...args] of files.length > 0 ? [] : CHECKS) {
    const good = (await runNode(args)) === 0
    console.log(`${good ? styleText('green', 'good') : styleText('red', 'FAILED')}  ${title}`)
    if (!good) failedChecks.push(title)
  }
  const tests = await runTests(runNode)
  if (failedChecks.length > 0) console.log(`\nFailed checks: ${failedChecks.join(', ')}`)
  console.log(`\n${tests.passed} passed, ${tests.failed} failed`)
  return failedChecks.length > 0 ? 1 : tests.exitCode
}

/** Runs AVA and takes the counts from the end of its report, which is in the Test Anything Protocol. */
async function runTests(runNode: RunNode): Promise<{ passed: number; failed: number; exitCode: number }> {
  let report = ''
  const args = ['node_modules/.bin/ava', '--tap', '--concurrency', String(FILES_AT_ONCE), ...files]
  const exitCode = await runNode(args, (text) => {
    process.stdout.write(text)
    report += text
  })
  return { passed: countOf('pass', report), failed: countOf('fail', report), exitCode }
}

function countOf(kind: 'pass' | 'fail', report: string): number {
  return Number(new RegExp(`^# ${kind} (\\d+)$`, 'm').exec(report)?.[1] ?? 0)
}
