/**
 * `npm run proofs -- chaos [--seed N] [--minutes M] [--every S] [--accounts A] [--endpoints E] [--crowd C] [--cluster]`: runs the service for M minutes (by default 30)
 * under a load of every kind while its processes, servers and the links between them fail as seed N (by default 1) decides, every S seconds (by
 * default 1.1), with `--cluster` on a Temporal cluster of seven nodes, as `npm run proofs -- cluster` starts it; then looks for what was lost, doubled or stuck. Prints each fault. The exit code is 0 when nothing is wrong.
 */
import { withDisposableStack } from '../stack/disposable.ts'

process.exit(await withDisposableStack('test', (runNode) => runNode(['test/chaos/main.ts', ...process.argv.slice(2)])))
