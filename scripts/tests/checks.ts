import { styleText } from 'node:util'
import type { RunNode } from '../stack/disposable.ts'

/** The checks before the tests: the title, and Node's arguments. */
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

/** Runs all checks at once and returns the titles of those that failed. */
export async function runChecks(runNode: RunNode): Promise<string[]> {
  const failed: string[] = []
  await Promise.all(
    CHECKS.map(async ([title, ...args]) => {
      const isGood = (await runNode([...args])) === 0
      console.log(`${isGood ? styleText('green', 'good') : styleText('red', 'FAILED')}  ${title}`)
      if (!isGood) failed.push(title)
    }),
  )
  return failed
}
