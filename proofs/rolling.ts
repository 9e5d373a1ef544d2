/**
 * `npm run proofs -- rolling`: deploys a new version of API and workers behind haproxy under load, then rolls back, on
 * separate servers. Needs `haproxy`. Takes about three minutes; the exit code is 0 when no request failed and nothing
 * was lost or done twice.
 */
import { withDisposableStack } from '../scripts/stack/disposable.ts'

process.exit(await withDisposableStack('bench', (runNode) => runNode(['test/deploy/rolling.ts'])))
