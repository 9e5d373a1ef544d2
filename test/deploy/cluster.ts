/** The trial of `npm run proofs -- cluster`. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as passTime } from 'node:timers/promises'
import type { TaskQueue } from '../../domain/task-queue.ts'
import { percentile, throughput } from '../../proofs/bench/support/figures.ts'
import { callsOf, chargedFor, tally } from '../support/books.ts'
import { startMixedLoad, WITHOUT_ORDERS } from '../support/mixed-load.ts'
import { anAccount, startServiceOn } from '../support/service.ts'
import { createDatabase } from '../support/stack.ts'
import { CLUSTER_PREFIX, startTemporalCluster } from '../support/temporal-cluster.ts'
import { compare, freePorts, PLENTY, settingsOf, startBalancer, startPart, stopped, through } from '../support/trial.ts'
import { until } from '../support/until.ts'
import { killed } from '../support/worker.ts'

const [size = 'several'] = process.argv.slice(2)
const PAUSE_MS = 1_000
/** For how long the load runs while a process is gone, and after it is back. */
const AWAY_MS = 6_000
const BACK_MS = 10_000
/** For how long a client sends a request again that failed. */
const PATIENCE_MS = 60_000
/** Work whose workflow was lost is looked for every ten minutes; here none is, so all of it ends sooner. */
const SETTLED_WITHIN_MS = 180_000
const LOOKUPS = 100
const LOOKUPS_AT_ONCE = 10

/** Each queue but two is served by two of the three workers, so that one of them can be gone. */
const SPLIT: TaskQueue[][] = [
  ['core', 'source-attestr', 'source-ecourtsindia'],
  ['core', 'documents', 'webhooks'],
  ['source-attestr', 'source-ecourtsindia', 'model', 'summaries', 'documents', 'webhooks'],
]

const folder = await mkdtemp(join(tmpdir(), 'courtpulse-cluster-'))
const cluster = await startTemporalCluster(folder, size === 'one' ? 'one' : 'several')
const [balancerPort = 0, ...apiPorts] = await freePorts(3)

const database = await createDatabase()
const inner = await startServiceOn(
  { databaseUrl: database.url, temporal: cluster },
  { COURT_SITES: 'off', TASK_QUEUE_PREFIX: CLUSTER_PREFIX, ...PLENTY },
  [],
)
const apis = await Promise.all(apiPorts.map(startApi))
const workers = await Promise.all(SPLIT.map(startWorker))
const balancer = await startBalancer('api.cfg', folder, {
  '/run/haproxy/courtpulse.sock': join(folder, 'haproxy.sock'),
  '127.0.0.1:8000': `127.0.0.1:${balancerPort}`,
  '127.0.0.1:8081': `127.0.0.1:${apiPorts[0]}`,
  '127.0.0.1:8082': `127.0.0.1:${apiPorts[1]}`,
})
const { service, trouble } = through(inner, `http://127.0.0.1:${balancerPort}/v1`, PATIENCE_MS)
await until(
  () => service.call('GET /health/ready'),
  ({ status }) => status === 200,
)
trouble.failed.length = 0
await measure()
const earlier = await chargedFor(service)

const load = await startMixedLoad(service, PAUSE_MS)
await phase('well', passTime(BACK_MS))
for (const node of oneOfEachRole())
  await phase(
    `${node} killed`,
    withoutNode(node, () => passTime(AWAY_MS)),
  )
for (const index of [0, 2])
  await phase(
    `worker ${index + 1} killed`,
    replaced(workers, index, () => startWorker(SPLIT[index] ?? [])),
  )
await phase(
  'API killed',
  replaced(apis, 0, () => startApi(apiPorts[0] ?? 0)),
)
await load.stop()

for (const line of tally(load.requests)) console.log(`    ${line}`)
console.log(`  ${load.requests.length + load.reads.count} requests; ${trouble.failed.length} were sent again`)
console.log(
  `  ${trouble.lost.length === 0 ? 'met   ' : 'MISSED'}  lost: ${trouble.lost.length} ${trouble.lost.slice(0, 5).join('; ')}`,
)
const differences = await compare(service, load, SETTLED_WITHIN_MS, earlier)
// Their numbers are asked for by nothing else.
const lookups = load.requests.filter(
  ({ what, status, sourceKey }) => what === 'lookup' && status === 200 && sourceKey?.includes(WITHOUT_ORDERS),
)
const calls = await Promise.all(lookups.map(({ sourceKey }) => callsOf(service, sourceKey ?? '')))
console.log(`  ${lookups.length} lookups; ${calls.filter((count) => count > 1).length} of them asked a source twice`)

balancer.kill()
for (const child of [...workers, ...apis]) await stopped(child)
await inner.close()
await database.drop()
await cluster.stop()
await rm(folder, { recursive: true, force: true })
process.exit(trouble.lost.length === 0 && differences.length === 0 ? 0 : 1)

function startApi(port: number) {
  return startPart('api/main.ts', settingsOf(inner, { PORT: String(port) }))
}

function startWorker(queues: TaskQueue[]) {
  return startPart('workers/main.ts', settingsOf(inner, {}), queues)
}

/** Kills this node of the cluster, and starts it again after `work`. */
async function withoutNode(name: string, work: () => Promise<void>): Promise<void> {
  const node = cluster.nodes.get(name)
  if (!node) throw new Error(`there is no node ${name}`)
  process.kill(node.part.pid, 'SIGKILL')
  await node.part.ended
  await work()
  await node.restart()
}

/** Kills one of these processes, and starts another in its place after a while. */
async function replaced(processes: typeof workers, index: number, start: () => Promise<(typeof workers)[number]>) {
  const gone = processes[index]
  if (gone) await killed(gone)
  await passTime(AWAY_MS)
  processes[index] = await start()
}

/** Notes the requests of a fault, and of the time after it, under its name. */
async function phase(name: string, fault: Promise<void>): Promise<void> {
  load.enter(name)
  const failedBefore = trouble.failed.length
  await fault
  await passTime(BACK_MS)
  const of = load.requests.filter((request) => request.phase === name)
  const slowest = Math.max(...of.map(({ sentAt, answeredAt }) => answeredAt - sentAt))
  console.log(
    `  ${name}: ${of.length} requests, ${trouble.failed.length - failedBefore} sent again, slowest ${(slowest / 1_000).toFixed(1)} s`,
  )
}

function oneOfEachRole(): string[] {
  return [...cluster.nodes.keys()].filter((name) => name.endsWith('-1'))
}

/** Lookups alone, before the mixed load. */
async function measure(): Promise<void> {
  const { key } = await anAccount(service.db)
  const took: number[] = []
  const perSecond = await throughput(LOOKUPS, LOOKUPS_AT_ONCE, async (index) => {
    const began = performance.now()
    const caseIdentifier = {
      courtType: 'DRT',
      establishmentCode: '1',
      caseType: `OA${index}`,
      registrationNumber: '900001/2024',
    }
    const { status } = await service.call('POST /case-lookup', { key, body: { caseIdentifier } })
    if (status !== 200) throw new Error(`a lookup ended with ${status}`)
    took.push(performance.now() - began)
  })
  console.log(
    `  lookups, ten at once: ${perSecond.toFixed(1)} a second, p50 ${Math.round(percentile(took, 50))} ms, p95 ${Math.round(percentile(took, 95))} ms`,
  )
}
