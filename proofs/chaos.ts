/**
 * `npm run proofs -- chaos [--seed N] [--minutes M] [--every S] [--accounts A] [--endpoints E] [--crowd C]
 * [--cluster]`: loads the service for M minutes (default 30) while seed N (default 1) makes processes, servers and
 * links fail every S seconds (default 1.1), then checks for lost, doubled and stuck work. `--cluster` uses the Temporal
 * cluster of `npm run proofs -- cluster`. Prints each fault; the exit code is 0 when nothing is wrong.
 */
import { withDisposableStack } from '../scripts/stack/disposable.ts'

process.exit(
  await withDisposableStack('test', (runNode) => runNode(['proofs/chaos/main.ts', ...process.argv.slice(2)])),
)
