/**
 * `npm run faults`: test/faults/mixed-load.test.ts with its outages at full length, some forty minutes. The exit code is 0 when it passes.
 */
import { withDisposableStack } from './stack/disposable.ts'

process.exit(
  await withDisposableStack('test', (runNode) =>
    runNode(['node_modules/.bin/ava', 'test/faults/mixed-load.test.ts', '--', 'full']),
  ),
)
