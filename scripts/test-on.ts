import { runTests } from './run-tests.ts'
import { withDisposableStack } from './stack/disposable.ts'
import type { Tools } from './stack/tools.ts'

/** Runs these test files, or all, on a database server other than the one that set-up found. Resolves with the exit code. */
export function testOn(database: Tools['database'], files: string[]): Promise<number> {
  return withDisposableStack(
    'test',
    async (runNode) => {
      const tests = await runTests(runNode, files)
      console.log(`\n${tests.passed} passed, ${tests.failed} failed`)
      return tests.exitCode
    },
    { database },
  )
}
