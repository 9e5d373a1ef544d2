import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as passTime } from 'node:timers/promises'
import test, { type ExecutionContext } from 'ava'
import pLimit from 'p-limit'
import { createCourtPulse } from '../../clients/typescript/index.ts'
import { openDatabase } from '../../db/database.ts'
import { migrateUp } from '../../db/migrate.ts'
import { type StartedPart, startInfrastructure } from '../../scripts/stack/infrastructure.ts'
import { Parts } from '../../scripts/stack/process.ts'
import { readTools } from '../../scripts/stack/tools.ts'
import { callsOf, select } from '../../test/support/books.ts'
import { openProxy } from '../../test/support/proxy.ts'
import { anAccount, CONNECTION_WAIT_MS, type Service, startServiceOn } from '../../test/support/service.ts'
import { createDatabase, testStack } from '../../test/support/stack.ts'
import { until } from '../../test/support/until.ts'
import { onboarded } from '../../test/support/watchlist.ts'
import { aSink, aWebhook, raise } from '../../test/support/webhooks.ts'
import { killed, startWorker } from '../../test/support/worker.ts'

/*
 * A link pauses for seconds and then passes everything on, or a server stands still and goes on. What is promised: no source or model is
 * called a second time, no webhook message is sent a second time, and nothing is charged twice. `PAUSES=1,2,3,4,5,6,7,8,9` tries pauses of
 * these seconds; the usual run tries the longest alone.
 */

const SECONDS = process.env.PAUSES?.split(',').map(Number) ?? [9]
const TEST_TIMEOUT_MS = 60 * 60_000
/** Services that run at a time: on a machine that is busy with more, a source's own time limits end calls. */
const inTurn = pLimit(2)
/** Longer than any pause; the test releases what is held. */
const HELD_MS = 60_000
/** Within the milliseconds that an answer takes to be stored and reported. */
const STORING_MS = 20

const SOURCES = ['attestr', 'ecourtsindia', 'model', 'webhooks']

/** What pauses, and goes on. */
interface Pausable {
  pause(): void
  resume(): void
}

for (const from of ['api', 'worker'] as const)
  for (const to of ['temporal', 'database'] as const)
    test(`the link from the ${from} to the ${to} pauses: no second payment, no second message`, (t) => {
      t.timeout(TEST_TIMEOUT_MS)
      return inTurn(async () => {
        const database = await createDatabase()
        t.teardown(database.drop)
        const { address, namespace } = testStack().temporal
        const direct = { database: database.url, temporal: address }
        const link = await openProxy(to === 'database' ? database.url : `tcp://${address}`)
        t.teardown(link.close)
        const paused = { ...direct, [to]: to === 'database' ? link.url : new URL(link.url).host }
        const [api, worker] = from === 'api' ? [paused, direct] : [direct, paused]
        await pauseAtEachStep(t, await open(t, { direct: database.url, api, worker, namespace }), link)
      })
    })

for (const [part, name] of [
  ['database', 'database'],
  ['temporalServer', 'Temporal server'],
] as const)
  test(`the ${name} stands still: no second payment, no second message`, (t) => {
    t.timeout(TEST_TIMEOUT_MS)
    return inTurn(async () => {
      const folder = await mkdtemp(join(tmpdir(), 'courtpulse-pauses-'))
      const parts = new Parts(join(folder, 'logs'))
      t.teardown(async () => {
        await parts.stop()
        await rm(folder, { recursive: true, force: true })
      })
      const own = await startInfrastructure(parts, await readTools(), { folder, purpose: 'bench', progress: () => {} })
      await migrateUp(own.databaseUrl)
      const { address: temporal, namespace } = own.temporal
      const addresses = { database: own.databaseUrl, temporal }
      const service = await open(t, { direct: own.databaseUrl, api: addresses, worker: addresses, namespace })
      await pauseAtEachStep(t, service, stopped(own[part]))
    })
  })

/** A server that the system stops and lets go on. */
function stopped({ part }: StartedPart): Pausable {
  return {
    pause: () => process.kill(part.pid, 'SIGSTOP'),
    resume: () => process.kill(part.pid, 'SIGCONT'),
  }
}

const KINDS = ['lookup', 'discovery', 'page', 'order', 'model', 'messages'] as const
type Kind = (typeof KINDS)[number]

const WITHOUT_ORDERS = '900016'
const WITH_ORDERS = '900001'

interface Addresses {
  database: string
  temporal: string
}

async function open(
  t: ExecutionContext,
  { direct, api, worker, namespace }: { direct: string; api: Addresses; worker: Addresses; namespace: string },
): Promise<Service> {
  const service = await startServiceOn(
    { databaseUrl: api.database, temporal: { address: api.temporal, namespace } },
    { COURT_SITES: 'off' },
    [],
  )
  const configuration = { ...service.configuration, DATABASE_URL: worker.database }
  const child = await startWorker({ configuration }, undefined, { address: worker.temporal })
  t.teardown(async () => {
    await killed(child)
    await service.close()
  })
  // The test's own work goes past the link.
  const db = openDatabase({ url: direct, poolSize: 4, connectionWaitMs: CONNECTION_WAIT_MS })
  t.teardown(() => db.close())
  return { ...service, db }
}

async function pauseAtEachStep(t: ExecutionContext, service: Service, link: Pausable): Promise<void> {
  const well = await outcomeOf(service, async ({ begin }) => begin())
  for (const [step, during] of Object.entries(STEPS))
    for (const seconds of SECONDS) {
      const pause = async (then?: () => Promise<void>) => {
        link.pause()
        await then?.()
        await passTime(seconds * 1_000)
        link.resume()
      }
      const outcome = await outcomeOf(service, (work) => during(service, work, pause))
      t.deepEqual(outcome, well, `${seconds} s ${step}`)
    }
}

/** The work of one round, begun when told. */
interface Work {
  begin(): void
  /** Begins it with a source, a model and a receiver that do not answer yet. Resolves once a call of each kind is under way. */
  beginCalls(): Promise<void>
}

type Pause = (then?: () => Promise<void>) => Promise<void>

const STEPS: Record<string, (service: Service, work: Work, pause: Pause) => Promise<void>> = {
  async 'while the requests arrive'(_service, { begin }, pause) {
    await pause(async () => begin())
  },
  async 'while the calls are under way'(service, { beginCalls }, pause) {
    await beginCalls()
    await pause()
    await release(service)
  },
  async 'as the answers come'(service, { beginCalls }, pause) {
    await beginCalls()
    await pause(() => release(service))
  },
  async 'while the answers are stored'(service, { beginCalls }, pause) {
    await beginCalls()
    await release(service)
    await passTime(STORING_MS)
    await pause()
  },
}

async function hold({ control }: Service): Promise<void> {
  await Promise.all(SOURCES.map((source) => control.fault(source, 'slow', 100, HELD_MS)))
}

async function release({ control }: Service): Promise<void> {
  await Promise.all(SOURCES.map((source) => control.release(source)))
}

/** Does one piece of work of each kind, while something is done to the service. Returns how often each was called, sent and charged. */
async function outcomeOf(service: Service, during: (work: Work) => Promise<void>): Promise<Record<string, unknown>> {
  const { control } = service
  const account = await anAccount(service.db)
  const client = createCourtPulse({ baseUrl: service.api.baseUrl, apiKey: account.key })
  const [looked, ordered, summarised] = [aCnr(WITHOUT_ORDERS), aCnr(WITH_ORDERS), aCnr(WITH_ORDERS)]
  const [discovered, searched] = [aWord(), aWord()]
  const lookUp = (cnr: string) => client.cases.lookUp({ caseIdentifier: { courtType: 'HC', cnr } })

  const [order, summary, entity] = await Promise.all([
    lookUp(ordered),
    lookUp(summarised),
    client.entities.create({ name: `${discovered} Motors Limited`, entityType: 'BUSINESS' }),
  ])
  // Its question to the model would count as the summary's.
  await onboarded(service, entity._id)
  const download = ({ searchId, orders: [first] }: typeof order) =>
    client.orders.download({ searchId, orderId: first?.orderId ?? '' })
  for (const each of summary.orders) await download({ ...summary, orders: [each] })
  const sink = aSink(service)
  const { webhookId } = await aWebhook(service, account, sink.url)
  const sinkName = sink.url.slice(sink.url.lastIndexOf('/') + 1)

  const calls = async (): Promise<Record<Kind, number>> => ({
    lookup: await callsOf(service, looked),
    discovery: await callsOf(service, discovered),
    page: await callsOf(service, searched),
    order: await callsOf(service, ordered),
    model: await control.calls('model'),
    messages: await control.calls('webhooks', sinkName),
  })
  const before = await calls()
  const requests: Promise<unknown>[] = []
  const summarise = () =>
    client.summaries.start({ searchId: summary.searchId }).then(({ _id }) => client.waitForSummary(_id))
  const askSources = () => [
    lookUp(looked),
    client.entities.discoverCases({ id: entity._id }),
    client.historicalSearches.start({ name: `${searched} Textiles Private Limited` }),
    download(order),
  ]
  const message = () => raise(service, account.accountId)
  const areUnderWay = (kinds: Kind[]) => until(calls, (now) => kinds.every((kind) => now[kind] > before[kind]))
  await during({
    begin() {
      requests.push(summarise(), ...askSources(), message())
    },
    // The model has minutes for its answer, a source half a minute, a receiver 15 s.
    async beginCalls() {
      await hold(service)
      requests.push(summarise())
      await areUnderWay(['model'])
      requests.push(...askSources())
      await areUnderWay(['lookup', 'discovery', 'page', 'order'])
      requests.push(message())
      await areUnderWay(['messages'])
    },
  })
  await Promise.all(requests)
  await until(
    () => client.webhooks.listDeliveries({ webhookId }),
    ({ deliveries }) => deliveries.length > 0 && deliveries.every(({ status }) => status === 'DELIVERED'),
  )
  const after = await calls()
  return {
    ...Object.fromEntries(
      Object.entries(after).map(([kind, count]) => [kind, count - before[kind as keyof typeof after]]),
    ),
    ...(await chargedFor(service, account.accountId)),
  }
}

/** What an account was charged, and what has been spent for it. */
async function chargedFor(service: Service, accountId: string): Promise<{ paise: number; units: number }> {
  const [spent] = await select<{ paise: string }>(
    service,
    'SELECT SUM(spent_paise) AS paise FROM account_spend WHERE account_id = :accountId',
    { accountId },
  )
  const [charged] = await select<{ units: string }>(
    service,
    'SELECT SUM(units) AS units FROM usage_ledger WHERE account_id = :accountId',
    { accountId },
  )
  return { paise: Number(spent?.paise), units: Number(charged?.units) }
}

let made = 0

/** A CNR of a High Court that no other call gets. */
function aCnr(serial: string): string {
  const number = made++
  return `${letters(Math.floor(number / 90), 2)}HC${10 + (number % 90)}${serial}2024`
}

/** A name's word that no other call gets. */
function aWord(): string {
  return `Yad${letters(made++, 4).toLowerCase()}giri`
}

function letters(number: number, length: number): string {
  return Array.from({ length }, (_, at) => String.fromCharCode(65 + (Math.floor(number / 26 ** at) % 26))).join('')
}
