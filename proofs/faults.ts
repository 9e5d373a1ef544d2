/**
 * `npm run proofs -- faults [minutes]`: proofs/faults/mixed-load.test.ts with Temporal down for this many minutes
 * (default ten, about forty in all). The exit code is 0 when it passes.
 */
import { withDisposableStack } from '../scripts/stack/disposable.ts'

const [minutes = '10'] = process.argv.slice(2)
process.exit(
  await withDisposableStack('test', (runNode) =>
    runNode(['node_modules/.bin/ava', 'proofs/faults/mixed-load.test.ts', '--', minutes]),
  ),
)
