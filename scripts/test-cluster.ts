/**
 * `npm run test:cluster [-- one|several]`: runs the service on a Temporal cluster of several nodes (or of one) with a PostgreSQL of its own, two API
 * processes behind haproxy and three workers with split queues; kills one process of each kind under a mixed load; compares what clients got
 * with the books. Needs `go` (which builds Temporal's server the first time, some ten minutes), `haproxy` and PostgreSQL's server.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { withDisposableStack } from './stack/disposable.ts'

const VERSION = 'v1.32.1'
const PROGRAMS = resolve('.dev/temporal-cluster')

for (const [program, path] of [
  ['server', 'cmd/server'],
  ['sql', 'cmd/tools/sql'],
] as const) {
  if (existsSync(resolve(PROGRAMS, program))) continue
  console.log(`Building Temporal's ${program} ${VERSION}`)
  const env = { ...process.env, GOBIN: PROGRAMS }
  execFileSync('go', ['install', `go.temporal.io/server/${path}@${VERSION}`], { env, stdio: 'inherit' })
}
const size = process.argv[2] === 'one' ? 'one' : 'several'
process.exit(await withDisposableStack('bench', (runNode) => runNode(['test/deploy/cluster.ts', PROGRAMS, size])))
