/**
 * `npm run proofs -- bench mixed`: 50 clients of one account side by side, each of whose ten requests one puts an entity on the watchlist, two
 * search it and seven read an entity; no source is asked. How long a new entity takes, and how many requests a second there are.
 */
import { openDatabase } from '../db/database.ts'
import { freePort } from '../scripts/stack/ports.ts'
import { anAccount } from '../test/support/service.ts'
import { createDatabase } from '../test/support/stack.ts'
import { createTargets, percentile } from './support/figures.ts'
import { processorMs, startProcess } from './support/processes.ts'
import { benchSettings, NO_PROVIDERS } from './support/settings.ts'

const CLIENTS = 50
/** Of a client: enough that p99 is the worst of dozens. */
const ROUNDS = 12
const MAX_CREATION_P50_MS = 60
const MAX_P99_MS = 300
const LEAST_PER_SECOND = 1_500

const database = await createDatabase()
const port = await freePort()
const settings = benchSettings(database, { ...NO_PROVIDERS, MODEL: 'off', LOG_LEVEL: 'info' })
const api = await startProcess('api/main.ts', { ...settings, PORT: String(port) })
const db = openDatabase({ url: database.url, poolSize: 2 })
const { key } = await anAccount(db, { plan: { requestsPerMinute: 100_000_000 } })
const taken = { create: [] as number[], search: [] as number[], read: [] as number[] }

await Promise.all(Array.from({ length: CLIENTS }, (_, client) => work(client, 1)))
for (const times of Object.values(taken)) times.length = 0
const usedBefore = await processorMs([api])
const startedAt = performance.now()
await Promise.all(Array.from({ length: CLIENTS }, (_, client) => work(client, ROUNDS)))
const seconds = (performance.now() - startedAt) / 1_000
const all = Object.values(taken).flat()
const usedMs = (await processorMs([api])) - usedBefore
console.log(`  processor time of the API: ${(usedMs / all.length).toFixed(2)} ms a request`)

const targets = createTargets()
targets.atMost('a new entity, p50, ms', percentile(taken.create, 50), MAX_CREATION_P50_MS)
targets.atMost('all requests, p99, ms', percentile(all, 99), MAX_P99_MS)
targets.atLeast('requests a second', all.length / seconds, LEAST_PER_SECOND)

await api.stop()
await db.close()
await database.drop()
process.exit(targets.exitCode())

async function work(client: number, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    const entity = { name: `Northwind ${client} ${round} Limited`, entityType: 'BUSINESS', monitoredCourts: ['ALL'] }
    const created = await ask('create', 'POST', 'entities', entity)
    for (let search = 0; search < 2; search++) await ask('search', 'POST', 'entities/search', { $limit: 10 })
    for (let read = 0; read < 7; read++) await ask('read', 'GET', `entities/${String(Reflect.get(created, '_id'))}`)
  }
}

async function ask(what: keyof typeof taken, method: string, path: string, body?: object): Promise<object> {
  const sentAt = performance.now()
  const response = await fetch(`http://127.0.0.1:${port}/v1/watchlist/${path}`, {
    method,
    headers: { 'X-Service-Api-Key': key, 'Content-Type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (!response.ok) throw new Error(`${method} ${path} ended with ${response.status} ${await response.text()}`)
  const answer: object = await response.json()
  taken[what].push(performance.now() - sentAt)
  return answer
}
