import type { RunNode } from './stack/disposable.ts'

/** One for each core of the smallest machine the suite is meant for: more only makes the tests wait for each other. */
const FILES_AT_ONCE = 2

/** Runs AVA on these files (all when none are named) and takes the counts from the end of its report, which is TAP. */
export async function runTests(
  runNode: RunNode,
  files: string[],
): Promise<{ passed: number; failed: number; exitCode: number }> {
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
