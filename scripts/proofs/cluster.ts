/**
 * `npm run proofs -- cluster [one|several]`: runs the service on a Temporal cluster of several nodes (or of one) with a PostgreSQL of its own, two API
 * processes behind haproxy and three workers with split queues; kills one process of each kind under a mixed load; compares what clients got
 * with the books. Needs `go` (which builds Temporal's server the first time, some ten minutes), `haproxy` and PostgreSQL's server.
 */
import { withDisposableStack } from '../stack/disposable.ts'

const size = process.argv[2] === 'one' ? 'one' : 'several'
process.exit(await withDisposableStack('bench', (runNode) => runNode(['test/deploy/cluster.ts', size])))
