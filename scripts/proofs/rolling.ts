/**
 * `npm run proofs -- rolling`: deploys a new version of API and workers under a load behind haproxy, and goes back to the first, on servers of its own.
 * Needs `haproxy`. Some three minutes; the exit code is 0 when no request failed and nothing was lost or done twice.
 */
import { withDisposableStack } from '../stack/disposable.ts'

process.exit(await withDisposableStack('bench', (runNode) => runNode(['test/deploy/rolling.ts'])))
