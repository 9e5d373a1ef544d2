/**
 * `npm test`: runs the checks and the tests that a change needs on one disposable stack, and checks that no SQL they
 * sent crosses accounts. The last lines say what failed and where, and how many tests passed and failed. The exit code
 * is 0 when all is good. `npm run proofs` has the other tests.
 * - `-- FILE...`: only these test files, of either tier
 * - `-- --changed`: the checks, and the tests that reach a file which differs from the merge base with main
 * - `-- --replay`: also replays every workflow that the tests ran; with `--record` all tests of workflows run, and
 * their histories become the recorded ones
 */

import { globSync } from 'node:fs'
import { readOptions } from './read-options.ts'
import { type RunNode, withDisposableStack } from './stack/disposable.ts'
import { changedFiles } from './tests/changed-files.ts'
import { runChecks } from './tests/checks.ts'
import { printOutcome } from './tests/print-outcome.ts'
import { firstTier, proofsOfChange } from './tests/proofs.ts'
import { reachingTests } from './tests/reaching-tests.ts'
import { runTests } from './tests/run-tests.ts'

const { values, positionals: named } = readOptions({
  allowPositionals: true,
  options: {
    changed: { type: 'boolean', default: false },
    replay: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
  },
})
const changed = changedFiles()
process.exit(await withDisposableStack('test', checkAndTest))

async function checkAndTest(runNode: RunNode): Promise<number> {
  const failedChecks = named.length > 0 ? [] : await runChecks(runNode)
  const tests = await runTests(runNode, await filesToRun(), { areJoined: named.length === 0 })
  if ((await runNode(['scripts/tests/tenancy-run.ts'])) !== 0) failedChecks.push('accounts in the SQL of this run')
  const replay = ['scripts/tests/replay-run.ts', ...(values.record ? ['--record'] : [])]
  if (values.replay && (await runNode(replay)) !== 0) failedChecks.push('replay')
  if (values.changed)
    console.log(`\nProofs of what has changed: npm run proofs -- ${proofsOfChange(changed).join(' ')}`)
  return printOutcome(tests, failedChecks)
}

async function filesToRun(): Promise<string[]> {
  if (named.length > 0) return named
  const files = firstTier(changed)
  if (values.record) return [...new Set([...files, ...globSync('test/workflows/**/*.test.ts')])].sort()
  if (!values.changed) return files
  const reaching = await reachingTests(changed)
  return files.filter((file) => reaching.has(file))
}
