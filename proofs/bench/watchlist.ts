/**
 * `npm run proofs -- bench watchlist`: searches and reads over 200,000 entities and 1,000,000 tracked cases of 2,000 accounts, one of them
 * with half of everything. (a) 20 clients against a bare Koa + mysql2 route that runs the same statements; (b) each search of the
 * large account alone; (c) a usual account's searches before and after the others grow tenfold.
 */
import autocannon from 'autocannon'
import { searchBody } from '../../api/http/search.ts'
import { openDatabase } from '../../db/database.ts'
import { CASE_FIELDS } from '../../db/watchlist/tracked-cases/search-fields.ts'
import { ENTITY_FIELDS } from '../../db/watchlist/watchlist-entities.ts'
import { freePort } from '../../scripts/stack/ports.ts'
import { anAccount } from '../../test/support/service.ts'
import { createDatabase } from '../../test/support/stack.ts'
import { createTargets, median } from './support/figures.ts'
import { enlargeDatabase } from './support/larger-database.ts'
import { startProcess } from './support/processes.ts'
import { benchSettings, NO_PROVIDERS } from './support/settings.ts'
import { seedWatchlist } from './support/watchlist-data.ts'

const CLIENTS = 20
const SECONDS = 3
/** Requests of a batch for the large account, where one takes a tenth of a second of the database. */
const LARGE_REQUESTS = 100
/** Each figure is the median of three: the service and the bare route alternate, so that both meet the same machine. */
const ROUNDS = 3
const ALONE = 10
const FOR_FLATNESS = 200
/** Entities of all accounts together, of the large one, and of a usual one. */
const ENTITIES = 200_000
const LARGE = 100_000
const USUAL = 50
const ACCOUNTS = 2_000

const database = await createDatabase()
const db = openDatabase({ url: database.url, poolSize: 10 })
await enlargeDatabase(db.sequelize, 2)
const plan = { requestsPerMinute: 1_000_000_000 }
const [large, usual] = [await anAccount(db, { plan }), await anAccount(db, { plan })]
const [planRow] = (await db.sequelize.query('SELECT id FROM plans LIMIT 1'))[0] as { id: string }[]
const planId = planRow?.id ?? ''

const apiPort = await freePort()
const baseUrl = `http://127.0.0.1:${apiPort}/v1`
const settings = benchSettings(database, { ...NO_PROVIDERS, MODEL: 'off', LOG_LEVEL: 'warn' })
const api = await startProcess('api/main.ts', { ...settings, PORT: String(apiPort) })
const targets = createTargets()

console.log('  seeding the large account, a usual one, and a tenth of the others')
await seedWatchlist(db.sequelize, { accounts: { id: usual.accountId }, entities: { from: 1, to: 1 + USUAL }, planId })
await seedWatchlist(db.sequelize, {
  accounts: { id: large.accountId },
  entities: { from: 100, to: 100 + LARGE },
  planId,
})
const others = { from: 200_000, to: 200_000 + ENTITIES - LARGE - USUAL }
const tenth = { from: others.from, to: others.from + (others.to - others.from) / 10 }
await seedWatchlist(db.sequelize, { accounts: { from: 0, to: ACCOUNTS / 10 }, entities: tenth, planId })
await analyse()
const before = await flatness()
console.log('  seeding the rest of the others')
await seedWatchlist(db.sequelize, {
  accounts: { from: ACCOUNTS / 10, to: ACCOUNTS - 2 },
  entities: { from: tenth.to, to: others.to },
  planId,
})
await analyse()
const after = await flatness()
for (const [name, ms] of after)
  targets.atMost(`${name}: time with ten times the other data, of that with one`, ms / (before.get(name) ?? 0), 1.3)

for (const [whose, account, firstEntity] of [
  ['usual', usual, 1],
  ['large', large, 100],
] as const)
  await compare(whose, account, firstEntity)

await api.stop()
await db.close()
await database.drop()
process.exit(targets.exitCode())

interface Scenario {
  request: string
  body?: object
}

function scenarios(firstEntity: number): Record<string, Scenario> {
  const entityId = `e${String(firstEntity + 1).padStart(31, '0')}`
  const caseId = `c${String((firstEntity + 1) * 5 + 1).padStart(31, '0')}`
  const entities = (body: object) => ({ request: 'POST /watchlist/entities/search', body })
  const cases = (body: object) => ({ request: 'POST /watchlist/cases/search', body })
  return {
    'read entity': { request: `GET /watchlist/entities/${entityId}` },
    'read case': { request: `GET /watchlist/cases/${caseId}` },
    entities: entities({}),
    'entities, newest first': entities({ $sort: { created: -1 } }),
    'entities, by name, filtered': entities({
      $filter: { status: 'ACTIVE', entityType: 'BUSINESS' },
      $sort: { name: 1 },
    }),
    'entities, $like': entities({ $like: { name: 'textiles' } }),
    'entities, $like that finds little': entities({
      $like: { name: `limited ${firstEntity + 3}` },
      $sort: { created: -1 },
    }),
    cases: cases({}),
    'cases of an entity': cases({ $filter: { watchlistEntityIds: entityId } }),
    'cases, riskiest first': cases({ $sort: { riskLevel: -1 } }),
    'cases, $like': cases({ $like: { 'caseIdentifier.cnr': '0000000' } }),
    'cases, $like that finds little': cases({ $like: { 'caseIdentifier.cnr': '0000000007' } }),
    'cases, filtered': cases({
      $filter: { riskLevel: ['HIGH', 'VERY_HIGH'], status: 'ACTIVE' },
      $sort: { created: -1 },
    }),
  }
}

async function send(key: string, { request, body }: Scenario): Promise<number> {
  const [method = '', path] = request.split(' ')
  const startedAt = performance.now()
  const response = await fetch(baseUrl + path, {
    method,
    headers: { 'X-Service-Api-Key': key, 'Content-Type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await response.text()
  if (response.status !== 200) throw new Error(`${request} answered ${response.status}: ${text}`)
  return performance.now() - startedAt
}

/** Median time of a usual account's requests, alone, each against a request that reads no data, sent alternately. */
async function flatness(): Promise<Map<string, number>> {
  const yardstick = { request: 'GET /case-lookup/case-types?courtType=HC' }
  const medians = new Map<string, number>()
  for (const [name, scenario] of Object.entries(scenarios(1))) {
    const times: number[] = []
    const yardsticks: number[] = []
    for (let index = 0; index < FOR_FLATNESS; index++) {
      yardsticks.push(await send(usual.key, yardstick))
      times.push(await send(usual.key, scenario))
    }
    medians.set(name, median(times) / median(yardsticks))
  }
  return medians
}

async function compare(whose: string, { key }: { key: string }, firstEntity: number): Promise<void> {
  const all = scenarios(firstEntity)
  const statements: Record<string, string[]> = {}
  for (const [name, scenario] of Object.entries(all))
    statements[encodeURIComponent(name)] = await statementsOf(scenario, whose)
  const barePort = await freePort()
  const bare = await startProcess('bench/support/bare-search.ts', {
    DATABASE_URL: database.url,
    PORT: String(barePort),
    SCENARIOS: JSON.stringify(statements),
  })
  for (const [name, scenario] of Object.entries(all)) {
    const alone: number[] = []
    for (let index = 0; index <= ALONE; index++) alone.push(await send(key, scenario))
    if (whose === 'large')
      targets.atMost(`large, ${name}: slowest of ${ALONE} alone, ms`, Math.max(...alone.slice(1)), 300)
    const amount = whose === 'large' ? { amount: LARGE_REQUESTS } : { duration: SECONDS }
    const p99s: number[] = []
    const throughputs: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const floor = await load({
        url: `http://127.0.0.1:${barePort}/${encodeURIComponent(name)}`,
        method: 'GET',
        ...amount,
      })
      const ours = await load({ ...loadOf(key, scenario), ...amount })
      console.log(
        `          p99 ${ours.p99} ms against ${floor.p99} ms, ${ours.throughput}/s against ${floor.throughput}/s`,
      )
      p99s.push(ours.p99 / floor.p99)
      throughputs.push(ours.throughput / floor.throughput)
    }
    targets.atMost(`${whose}, ${name}: p99, of the bare route's`, median(p99s), 3)
    targets.atLeast(`${whose}, ${name}: throughput, of the bare route's`, median(throughputs), 0.4)
  }
  await bare.stop()
}

/** The statements that the service sends to the database for a request, in order. */
async function statementsOf({ request, body }: Scenario, whose: string): Promise<string[]> {
  const sent: string[] = []
  // Sequelize has this setting, and no type for changing it later.
  const settings: { logging: unknown } = Reflect.get(db.sequelize, 'options')
  settings.logging = (sql: string) => sent.push(sql.replace(/^Executing \([^)]*\): /, ''))
  const { accountId, userId } = whose === 'large' ? large : usual
  const viewer = { accountId, userId, teamIds: [] }
  const id = request.split('/').at(-1) ?? ''
  if (request.startsWith('GET /watchlist/entities')) {
    await db.watchlistEntities.find(id)
    await db.trackedCases.riskCountsOf({ id, accountId })
  } else if (request.startsWith('GET')) await db.trackedCases.find(id)
  else {
    const isEntities = request.includes('entities')
    const search = searchBody(isEntities ? ENTITY_FIELDS : CASE_FIELDS).parse(body)
    await (isEntities ? db.watchlistEntities : db.trackedCases).search(viewer, search)
  }
  settings.logging = false
  return sent
}

function loadOf(key: string, { request, body }: Scenario): autocannon.Options {
  const [method, path] = request.split(' ')
  return {
    url: baseUrl + path,
    method: method === 'GET' ? 'GET' : 'POST',
    headers: { 'X-Service-Api-Key': key, 'Content-Type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  }
}

async function load(options: autocannon.Options): Promise<{ p99: number; throughput: number }> {
  const startedAt = performance.now()
  const { latency, requests, non2xx, errors } = await autocannon({ ...options, connections: CLIENTS, timeout: 60 })
  if (non2xx > 0 || errors > 0) throw new Error(`${options.url}: ${non2xx} refused, ${errors} failed`)
  const seconds = (performance.now() - startedAt) / 1000
  return { p99: latency.p99, throughput: Math.round(requests.total / seconds) }
}

async function analyse(): Promise<void> {
  await db.sequelize.query('ANALYZE TABLE watchlist_entities, tracked_cases, tracked_case_entities, shares')
}
