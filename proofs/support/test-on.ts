import { withDisposableStack } from '../../scripts/stack/disposable.ts'
import type { Tools } from '../../scripts/stack/tools.ts'
import { allTestFiles } from '../../scripts/tests/proofs.ts'
import { runTests } from '../../scripts/tests/run-tests.ts'

/**
 * Runs these test files, or all, on a database server other than the one that set-up found. Resolves with the exit
 * code.
 */
export function testOn(database: Tools['database'], files: string[]): Promise<number> {
  return withDisposableStack(
    'test',
    async (runNode) => {
      const tests = await runTests(runNode, files.length > 0 ? files : allTestFiles(), {
        areJoined: files.length === 0,
      })
      console.log(`\n${tests.passed} passed, ${tests.failed} failed`)
      return tests.exitCode
    },
    { database },
  )
}
