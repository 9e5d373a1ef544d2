/**
 * `npm run proofs -- bench orders`: 500 downloads of 100 different orders by 20 clients at once, two orders in three from a provider, one in
 * three from a court's site through the browser. (a) every order is fetched once and (b) charged once, however many ask for it;
 * (c) nothing of the browser is left; (d) what is stored is answered in no time.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../db/database.ts'
import { freePort } from '../../scripts/stack/ports.ts'
import { browsersOf, profilesOf } from '../../test/support/browsers.ts'
import { anAccount } from '../../test/support/service.ts'
import { createDatabase, testStack } from '../../test/support/stack.ts'
import { createTargets, median, throughput } from './support/figures.ts'
import { residentMiB, startProcess } from './support/processes.ts'
import { benchSettings, providersAt } from './support/settings.ts'

const ORDERS = 100
const DOWNLOADS = 500
const CLIENTS = 20
/** Each case has three orders. */
const PROVIDER_CASES = 22
const COURT_CASES = 12
/** The court's form takes numbers; each that the sandbox does not know is a separate type. */
const FIRST_TYPE = 1_000

const database = await createDatabase()
const documents = await mkdtemp(join(tmpdir(), 'courtpulse-bench-'))
const [apiPort, sandboxPort] = [await freePort(), await freePort()]
const sandboxUrl = `http://127.0.0.1:${sandboxPort}`
const baseUrl = `http://127.0.0.1:${apiPort}/v1`
const settings = benchSettings(database, {
  ...providersAt(sandboxUrl),
  COURT_SITES_BASE_URL: `${sandboxUrl}/courts`,
  COURT_SITES_VISITS_PER_MINUTE: '1000000',
  CHROMIUM_PATH: testStack().chromium,
  DOCUMENTS_PATH: documents,
  MODEL: 'off',
  LOG_LEVEL: 'warn',
})

const sandbox = await startProcess('sandbox/main.ts', { SANDBOX_PORT: String(sandboxPort) })
const api = await startProcess('api/main.ts', { ...settings, PORT: String(apiPort) })
const worker = await startProcess('workers/main.ts', settings)
const db = openDatabase({ url: database.url, poolSize: 2 })
const { key, accountId } = await anAccount(db, { plan: { requestsPerMinute: 100_000_000 } })
const targets = createTargets()

const orders = await lookUpAll()
const before = await residentMiB(worker)
const took: number[] = []
const perSecond = await throughput(DOWNLOADS, CLIENTS, async (index) => {
  // Steps that share no factor with the number of orders: neighbours want different ones, and each is wanted five times.
  const order = orders[(index * 37) % ORDERS]
  if (order) took.push(await download(order))
})
console.log(`  ${DOWNLOADS} downloads of ${ORDERS} orders by ${CLIENTS} clients: ${perSecond.toFixed(1)} a second,`)
console.log(`  median ${median(took).toFixed(0)} ms, longest ${Math.max(...took).toFixed(0)} ms`)
console.log(`  worker ${before} MiB before, ${await residentMiB(worker)} MiB after`)

const fetches = (await operations('ecourtsindia')).order ?? 0
const visits = (await operations('courts')).order ?? 0
const most = Math.max(...(await Promise.all(orders.map(fetchesOf))))
targets.atMost('(a) fetches of all orders together', fetches + visits, ORDERS)
targets.atMost('(a) fetches of the order that was fetched most', most, 1)
targets.atMost('(b) units charged', await db.usageLedger.unitsOf(accountId, 'ORDER_DOWNLOADS'), ORDERS)
targets.atLeast('(b) units charged', await db.usageLedger.unitsOf(accountId, 'ORDER_DOWNLOADS'), ORDERS)

const again: number[] = []
await throughput(DOWNLOADS, CLIENTS, async (index) => {
  const order = orders[index % ORDERS]
  if (order) again.push(await download(order))
})
targets.atMost('(d) median of a stored order in ms', median(again), 250)

const { pid } = worker.child
await worker.stop()
targets.atMost('(c) browser processes left', (await browsersOf(pid)).length, 0)
targets.atMost('(c) profiles left', (await profilesOf(pid)).length, 0)

await db.close()
for (const running of [api, sandbox]) await running.stop()
await database.drop()
await rm(documents, { recursive: true, force: true })
process.exit(targets.exitCode())

interface Order {
  searchId: string
  orderId: string
  /** The key by which the provider counts its fetch; absent where only the court has it. */
  countedBy?: string
}

async function lookUpAll(): Promise<Order[]> {
  const found: Order[] = []
  for (let index = 0; index < PROVIDER_CASES; index++) {
    const cnr = `${letters(index)}HC019000012024`
    const { searchId, orders } = await lookUp({ courtType: 'HC', cnr })
    for (const { orderId, number } of orders) found.push({ searchId, orderId, countedBy: `${cnr} order-${number}.pdf` })
  }
  for (let index = 0; index < COURT_CASES; index++) {
    const named = {
      courtType: 'DRT',
      establishmentCode: '1',
      caseType: String(FIRST_TYPE + index),
      registrationNumber: '900001/2024',
    }
    const { searchId, orders } = await lookUp(named)
    for (const { orderId } of orders) found.push({ searchId, orderId })
  }
  return found.slice(0, ORDERS)
}

/** Two letters for the state of an invented High Court: every establishment is a separate court in the sandbox. */
function letters(index: number): string {
  return `A${String.fromCharCode(65 + index)}`
}

async function lookUp(caseIdentifier: object) {
  const { searchId, orders } = (await post('/case-lookup', { caseIdentifier })) as {
    searchId: string
    orders: { orderId: string; number: string }[]
  }
  return { searchId, orders }
}

/** Downloads an order as a client does, repeating when asked to come again; resolves with the milliseconds it took. */
async function download({ searchId, orderId }: Order): Promise<number> {
  const startedAt = performance.now()
  await post('/case-lookup/orders/download', { searchId, orderId })
  return performance.now() - startedAt
}

async function post(path: string, body: object): Promise<unknown> {
  for (;;) {
    const response = await fetch(baseUrl + path, {
      method: 'POST',
      headers: { 'X-Service-Api-Key': key, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = await response.json()
    if (response.status === 200) return answer
    if (response.status !== 503) throw new Error(`${path} answered ${response.status}: ${JSON.stringify(answer)}`)
  }
}

async function operations(source: string, counted = ''): Promise<Record<string, number>> {
  const response = await fetch(`${sandboxUrl}/control/calls?${new URLSearchParams({ source, key: counted })}`)
  return ((await response.json()) as { byOperation: Record<string, number> }).byOperation
}

async function fetchesOf({ countedBy }: Order): Promise<number> {
  return countedBy === undefined ? 1 : ((await operations('ecourtsindia', countedBy)).order ?? 0)
}
