import type { TestFailure, TestRun } from './run-tests.ts'

/** The summary at the end stays under ten lines, with those about checks and counts. */
const MAX_FAILURES_TOLD = 6
/** Titles are sentences; their beginning is enough to find them. */
const TITLE_WIDTH = 110

/**
 * Prints the last lines of a run: the failures with their positions, and how many tests passed and failed. Returns the
 * exit code.
 */
export function printOutcome({ failures, passed, failed, exitCode }: TestRun, failedChecks: string[]): number {
  console.log()
  if (failedChecks.length > 0) console.log(`Failed checks: ${failedChecks.join(', ')}`)
  for (const failure of failures.slice(0, MAX_FAILURES_TOLD)) console.log(`Failed: ${inWords(failure)}`)
  const more = failures.length - MAX_FAILURES_TOLD
  if (more > 0) console.log(`... and ${more} more. The report above has the details.`)
  console.log(`${passed} passed, ${failed} failed`)
  return failedChecks.length > 0 ? 1 : exitCode
}

function inWords({ title, where }: TestFailure): string {
  return `${where ? `${where}  ` : ''}${title.slice(0, TITLE_WIDTH)}`
}
