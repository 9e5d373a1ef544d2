/**
 * `npm run proofs -- bench hostile`: one client attacks for 20 s, in each way that is known, while another account reads what it has stored. (a) the
 * slowest of a hundred of its reads, under attack to before it; (b) memory of the API after the attack to before it.
 * Some only, or shorter: `HOSTILE_ONLY="long keys,wide CSV" HOSTILE_SECONDS=5 npm run proofs -- bench hostile`.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../db/database.ts'
import { freePort } from '../scripts/stack/ports.ts'
import { startNameServer } from '../test/support/name-server.ts'
import { openProxy } from '../test/support/proxy.ts'
import { anAccount } from '../test/support/service.ts'
import { createDatabase } from '../test/support/stack.ts'
import { createTargets } from './support/figures.ts'
import { enlargeDatabase } from './support/larger-database.ts'
import { residentMiB, startProcess } from './support/processes.ts'
import { benchSettings, NO_PROVIDERS } from './support/settings.ts'
import { seedWatchlist } from './support/watchlist-data.ts'

const ATTACKS = [
  'long keys',
  'comma bombs',
  'wide CSV',
  'deep and wide JSON',
  'held connections',
  'dead database connection',
  'silent name servers',
  '$like storm',
]
const only = process.env.HOSTILE_ONLY?.split(',')
const SECONDS = Number(process.env.HOSTILE_SECONDS ?? 20)
const QUIET_SECONDS = SECONDS / 2
/** Reads a second of the account that is measured: a thousand during an attack, too few to be load. */
const READS_PER_SECOND = 50
/** What no client waits for counts as so long. */
const GIVEN_UP_MS = 20_000
/** Twenty imports within an attack: as many as a large plan has. */
const ATTACKER_PER_MINUTE = 6_000
const ENTITIES = 100_000
/** Until the attacked process has let go of what it held. */
const SETTLE_SECONDS = 10
const MAX_SLOWER = 5
const MAX_GROWN = 1.1

const database = await createDatabase()
const db = openDatabase({ url: database.url, poolSize: 5 })
await enlargeDatabase(db.sequelize, 1)
const proxy = await openProxy(database.url)
const names = await startNameServer({ 'silent.example.com': 'SILENT' })
const apiPort = await freePort()
const baseUrl = `http://127.0.0.1:${apiPort}/v1`
const settings = benchSettings(database, {
  ...NO_PROVIDERS,
  MODEL: 'off',
  LOG_LEVEL: 'silent',
  WEBHOOK_ALLOWED_HOSTS: '127.0.0.1',
  DNS_SERVERS: names.address,
})
const api = await startProcess('api/main.ts', { ...settings, DATABASE_URL: proxy.url, PORT: String(apiPort) })
const victim = await anAccount(db, { plan: { requestsPerMinute: 1_000_000 } })
const attacker = await anAccount(db, { plan: { requestsPerMinute: ATTACKER_PER_MINUTE } })
await seedEntities()
const { _id: entityId } = await ask<{ _id: string }>('POST', '/watchlist/entities', victim.key, {
  name: 'Saffron Textiles Private Limited',
  entityType: 'BUSINESS',
})
const { webhookId } = await ask<{ webhookId: string }>('POST', '/webhooks', attacker.key, {
  url: 'http://127.0.0.1:9/',
  events: ['case.updated'],
})
await warmUp()

const targets = createTargets()
const lines = [['attack', 'quiet p99', 'p99', 'ratio', 'not answered', 'MiB before', 'MiB after']]
for (const attack of ATTACKS.filter((name) => !only || only.includes(name))) await measure(attack)
console.log()
for (const line of lines)
  console.log(`  ${line.map((cell, column) => (column ? cell.padStart(12) : cell.padEnd(25))).join('')}`)

await api.stop()
proxy.close()
await names.close()
await db.close()
await database.drop()
process.exit(targets.exitCode())

async function measure(attack: string): Promise<void> {
  const quiet = await readFor(QUIET_SECONDS)
  const before = await residentMiB(api)
  const hostile = await startProcess('bench/support/hostile-client.ts', {
    ATTACK: attack,
    BASE_URL: baseUrl,
    KEY: attacker.key,
    WEBHOOK_ID: webhookId,
  })
  // One connection of the pool falls silent, that of whoever asks for a key next.
  if (attack === 'dead database connection') proxy.swallow('api_keys', 1)
  const attacked = await readFor(SECONDS)
  proxy.heal()
  hostile.child.kill('SIGKILL')
  await sleep(SETTLE_SECONDS * 1_000)
  const after = await residentMiB(api)
  const ratio = attacked.p99 / quiet.p99
  targets.atMost(`(a) ${attack}: p99 of another account's reads, to before`, ratio, MAX_SLOWER)
  targets.atMost(`(b) ${attack}: memory of the API, to before`, after / before, MAX_GROWN)
  const figures = [quiet.p99.toFixed(1), attacked.p99.toFixed(1), ratio.toFixed(1), attacked.failed, before, after]
  lines.push([attack, ...figures.map(String)])
}

/** Reads at a steady pace, whether the last read was answered or not. */
async function readFor(seconds: number): Promise<{ p99: number; failed: number }> {
  const reads: Promise<number>[] = []
  for (let index = 0; index < seconds * READS_PER_SECOND; index++) {
    reads.push(timeOfRead())
    await sleep(1_000 / READS_PER_SECOND)
  }
  const times = (await Promise.all(reads)).toSorted((a, b) => a - b)
  return {
    p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
    failed: times.filter((time) => time === GIVEN_UP_MS).length,
  }
}

async function timeOfRead(): Promise<number> {
  const startedAt = performance.now()
  try {
    await ask('GET', `/watchlist/entities/${entityId}`, victim.key)
    return performance.now() - startedAt
  } catch {
    return GIVEN_UP_MS
  }
}

async function ask<Answer>(method: string, path: string, key: string, body?: object): Promise<Answer> {
  const response = await fetch(baseUrl + path, {
    method,
    headers: { 'X-Service-Api-Key': key, 'Content-Type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
    signal: AbortSignal.timeout(GIVEN_UP_MS),
  })
  const answer = (await response.json()) as Answer
  if (!response.ok) throw new Error(`${method} ${path} answered ${JSON.stringify(answer)}`)
  return answer
}

async function seedEntities(): Promise<void> {
  const [row] = (await db.sequelize.query('SELECT plan_id AS planId FROM accounts LIMIT 1'))[0] as { planId: string }[]
  const entities = { from: 0, to: ENTITIES }
  await seedWatchlist(db.sequelize, { accounts: { id: attacker.accountId }, entities, planId: row?.planId ?? '' })
}

/** Brings the process to the memory and the compiled code that honest work needs: reads, the largest import, and a file that is none. */
async function warmUp(): Promise<void> {
  const rows = Array.from({ length: 5_000 }, (_, index) => ({
    name: `Company ${index}`,
    entityType: 'BUSINESS',
    location: 'x'.repeat(1_900),
  }))
  for (let round = 0; round < 4; round++) {
    await ask('POST', '/watchlist/entities/import', victim.key, { rows })
    await ask('POST', '/watchlist/entities/import', victim.key, { rows })
    await sendWrongFile()
    await readFor(QUIET_SECONDS / 2)
  }
}

async function sendWrongFile(): Promise<void> {
  const response = await fetch(`${baseUrl}/watchlist/entities/import`, {
    method: 'POST',
    headers: { 'X-Service-Api-Key': victim.key, 'Content-Type': 'text/csv' },
    body: `name of the company;city\n${'Company;City\n'.repeat(750_000)}`,
  })
  await response.text()
}
