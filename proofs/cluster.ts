/**
 * `npm run proofs -- cluster [one|several]`: runs two API processes behind haproxy and three workers with split queues
 * on a Temporal cluster of several nodes (or of one) with its own PostgreSQL; kills one process of each kind under a
 * mixed load; compares the clients' answers with the ledger. Needs `go` (which builds Temporal's server the first time,
 * about ten minutes), `haproxy` and PostgreSQL's server.
 */
import { withDisposableStack } from '../scripts/stack/disposable.ts'

const size = process.argv[2] === 'one' ? 'one' : 'several'
process.exit(await withDisposableStack('bench', (runNode) => runNode(['test/deploy/cluster.ts', size])))
