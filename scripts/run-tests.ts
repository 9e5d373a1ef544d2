import { stripVTControlCharacters } from 'node:util'
import type { RunNode } from './stack/disposable.ts'

/** One more than the smallest machine the suite is meant for has cores, because some files wait for real minutes. */
const FILES_AT_ONCE = 3

/** Runs AVA on these files (all when none are named) and counts the marks of its report, one line a test. */
export async function runTests(
  runNode: RunNode,
  files: string[],
): Promise<{ passed: number; failed: number; exitCode: number }> {
  let report = ''
  const args = ['node_modules/.bin/ava', '--concurrency', String(FILES_AT_ONCE), ...files]
  const exitCode = await runNode(args, (text) => {
    process.stdout.write(text)
    report += text
  })
  const lines = stripVTControlCharacters(report).split('\n')
  const count = (mark: RegExp) => lines.filter((line) => mark.test(line)).length
  return { passed: count(/^\s*✔ /), failed: count(/^\s*✘ /), exitCode }
}
