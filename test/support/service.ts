import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as passTime } from 'node:timers/promises'
import { type Connection, ScheduleNotFoundError } from '@temporalio/client'
import pLimit from 'p-limit'
import { type Api, startApi } from '../../api/server.ts'
import { type Database, openDatabase } from '../../db/database.ts'
import { openStore } from '../../documents/open-store.ts'
import type { DocumentStore } from '../../documents/store.ts'
import { type Plan, PRODUCTS, type Reviewer } from '../../domain/account/account.ts'
import { PERMISSIONS, type Permission } from '../../domain/account/permission.ts'
import { PROVIDERS } from '../../domain/source.ts'
import type { TaskQueue } from '../../domain/task-queue.ts'
import {
  type Configuration,
  databaseSettings,
  documentStoreSettings,
  readConfiguration,
} from '../../platform/configuration.ts'
import { createLog } from '../../platform/log.ts'
import { connectTemporal, type Temporal } from '../../platform/temporal.ts'
import { sandboxSettings } from '../../sandbox/settings.ts'
import { startSandbox } from '../../sandbox/start.ts'
import { type Control, controlOf } from './control.ts'
import { checkDeclared } from './declared.ts'
import { createDatabase, taskQueuePrefix, testStack } from './stack.ts'

/** The whole service for one test file: its own database, task queues and outside world, on the shared servers. */
export interface Service {
  db: Database
  temporal: Temporal
  documents: DocumentStore
  api: Api
  control: Control
  configuration: Configuration
  call: Call
  /**
   * The same without retries. In a shared service `call` may wait for other tests' calls, and repeats a call that is
   * asked to come again. For requests that share one piece of work, and for those that are to be refused.
   */
  callNow: Call
  close(): Promise<void>
}

export interface Answer {
  status: number
  headers: Headers
  // Bodies are compared whole, so their type is what the test says they are.
  body: unknown
}

/** Sends one request: `call('POST /case-lookup', { key, body })`. Fails when the answer is not one that the endpoint declares. */
export type Call = (
  request: string,
  options?: { key?: string | undefined; body?: unknown; headers?: Record<string, string> },
) => Promise<Answer>

/** The servers that a test's service runs on. */
export interface TestGround {
  databaseUrl: string
  /** How long a connection is waited for; by default as the service does. */
  connectionWaitMs?: number
  temporal: { address: string; namespace: string }
}

/**
 * The test run's database is well, but on a busy machine seconds pass before a process that loads its code reads from
 * its new connection.
 */
export const CONNECTION_WAIT_MS = 60_000

/**
 * AVA begins all tests of a process at once. With many more requests under way than there are connections a service refuses some, as it
 * should: an account's writes wait for one another, each on a connection, and others' reads wait behind them.
 */
const CALLS_AT_ONCE = 20

const inTurn = pLimit(CALLS_AT_ONCE)

/** A machine that does much else at the time may let a client's wait of a minute run out some times. */
const MOST_ATTEMPTS = 5

/** Those that are running in this process, by the queues that they serve; each with how many files use it. */
const shared = new Map<string, { users: number; service: Promise<Service> }>()

/**
 * The service that the test files of one process share. A file whose tests count all calls of a source, change a source
 * for every test outside `test.serial`, or work on all rows of a table starts a separate one.
 * @param queues as for `startService`
 */
export async function sharedService(queues?: TaskQueue[]): Promise<Service> {
  const name = String(queues)
  const entry = shared.get(name) ?? {
    users: 0,
    service: startService({ TEMPORAL_UI_URL: 'http://ui.example' }, queues),
  }
  shared.set(name, entry)
  entry.users += 1
  const service = await entry.service
  return {
    ...patient(service),
    async close() {
      entry.users -= 1
      if (entry.users === 0) await service.close()
    },
  }
}

/**
 * Starts the service on a database of its own. Settings given here take the place of the test's own; `queues` are those that are served,
 * all unless told; `connection` is one to Temporal that skips time.
 */
export async function startService(
  settings: Record<string, string> = {},
  queues?: TaskQueue[],
  connection?: Connection,
): Promise<Service> {
  const database = await createDatabase()
  const infrastructure = {
    databaseUrl: database.url,
    temporal: testStack().temporal,
    connectionWaitMs: CONNECTION_WAIT_MS,
  }
  const service = await startServiceOn(infrastructure, settings, queues, connection)
  return {
    ...service,
    async close() {
      await service.close()
      await database.drop()
    },
  }
}

/**
 * Starts the service on servers that the test brings along, with a migrated database.
 * @param queues those that are served in this process, all when undefined; the test serves the others itself. With none this process is no
 * worker at all, and starts and publishes nothing by itself
 */
export async function startServiceOn(
  infrastructure: TestGround,
  settings: Record<string, string> = {},
  queues?: TaskQueue[],
  connection?: Connection,
): Promise<Service> {
  const sandbox = await startSandbox({})
  const folder = await mkdtemp(join(tmpdir(), 'courtpulse-test-'))
  Object.assign(process.env, {
    TEMPORAL_ADDRESS: infrastructure.temporal.address,
    TEMPORAL_NAMESPACE: infrastructure.temporal.namespace,
  })
  const configuration = readConfiguration({
    DATABASE_URL: infrastructure.databaseUrl,
    TASK_QUEUE_PREFIX: taskQueuePrefix(),
    PORT: '0',
    LOG_LEVEL: 'silent',
    WORKFLOW_BUNDLE: testStack().workflowBundle,
    SIGNING_SECRET: 'a secret of the tests, long enough to be taken',
    ...sandboxSettings(sandbox.url),
    ...Object.fromEntries(PROVIDERS.map((name) => [`${name.toUpperCase()}_REQUESTS_PER_MINUTE`, '60000'])),
    COURT_SITES_VISITS_PER_MINUTE: '60000',
    // Its schedule would poll lists in the middle of other tests.
    CAUSE_LISTS: 'off',
    MODEL_REQUESTS_PER_MINUTE: '60000',
    CHROMIUM_PATH: testStack().chromium,
    DOCUMENTS_PATH: join(folder, 'documents'),
    ...settings,
  })
  const log = createLog('test', 'silent')
  const db = openDatabase({
    ...databaseSettings(configuration),
    poolSize: CALLS_AT_ONCE,
    connectionWaitMs: infrastructure.connectionWaitMs,
  })
  const temporal = connectTemporal(configuration.TASK_QUEUE_PREFIX, {
    connection,
    payloadKeys: configuration.TEMPORAL_PAYLOAD_KEYS,
  })
  const documents = await openStore(documentStoreSettings(configuration))
  const services = { configuration, db, temporal, documents, log }
  const workers =
    queues?.length === 0
      ? undefined
      : await (await import('../../workers/start.ts')).startWorkers(services, queues, (error) => {
          throw error
        })
  const api = await startApi(services)
  return {
    db,
    temporal,
    documents,
    api,
    configuration,
    control: controlOf(sandbox.url),
    call: callerOf(api.baseUrl),
    callNow: callerOf(api.baseUrl),
    async close() {
      await api.close()
      await workers?.stop()
      if (infrastructure.temporal.address === testStack().temporal.address)
        await deleteSchedules(temporal, configuration.TASK_QUEUE_PREFIX)
      await temporal.close()
      await db.close()
      await sandbox.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Deletes what the workers of these queues had scheduled. The schedules of dozens of services that are closed would all strike at the full
 * hour, and for half a minute the server that the tests share would do nothing else.
 */
export async function deleteSchedules({ client }: Temporal, prefix: string): Promise<void> {
  for await (const { scheduleId } of client.schedule.list()) {
    if (!scheduleId.startsWith(`${prefix}-`)) continue
    await client.schedule
      .getHandle(scheduleId)
      .delete()
      .catch((error) => {
        // Another service of the same queues has deleted it.
        if (!(error instanceof ScheduleNotFoundError)) throw error
      })
  }
}

/** The same service, whose calls repeat when they are asked to come again: for tests of answers, not of times. */
export function patient(service: Service): Service {
  return { ...service, call: (request, options) => callAgain(service.callNow, request, options) }
}

/**
 * Sends a request again that is told to come again, as a client does, some times at most; under the same `X-Request-Id`, by which a verdict
 * that was applied after its answer gets its first outcome.
 */
async function callAgain(call: Call, request: Parameters<Call>[0], options: Parameters<Call>[1] = {}): Promise<Answer> {
  let { headers } = options
  for (let attempt = 1; ; attempt += 1) {
    const answer = await inTurn(call, request, { ...options, ...(headers && { headers }) })
    headers = { ...options.headers, 'X-Request-Id': answer.headers.get('X-Request-Id') ?? '' }
    const retryAfterSeconds = Number(answer.headers.get('retry-after') ?? 0)
    if (answer.status !== 503 || retryAfterSeconds === 0 || attempt === MOST_ATTEMPTS) return answer
    await passTime(retryAfterSeconds * 1_000)
  }
}

function callerOf(baseUrl: string): Call {
  return async function call(request, { key, body, headers } = {}) {
    const [method = 'GET', path = '/'] = request.split(' ')
    const response = await fetch(baseUrl + path, {
      method,
      headers: {
        ...(key === undefined ? {} : { 'X-Service-Api-Key': key }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: bodyOf(body),
    })
    const text = await response.text()
    const answer = {
      status: response.status,
      headers: response.headers,
      body: text === '' ? undefined : JSON.parse(text),
    }
    checkDeclared(method, path.replace(/\?.*/, ''), answer.status, answer.body)
    return answer
  }
}

function bodyOf(body: unknown): BodyInit | null {
  if (body === undefined) return null
  if (body instanceof Uint8Array) return new Uint8Array(body)
  return typeof body === 'string' ? body : JSON.stringify(body)
}

const PLAN: Omit<Plan, 'id'> = {
  name: 'Test plan',
  products: [...PRODUCTS],
  requestsPerMinute: 100_000,
  historicalStartsPerMinute: 100_000,
  historicalBilling: 'PER_PAGE',
  historicalAllowance: 10_000,
  resultsPerSearch: 1_000,
  asyncSearches: true,
  courtDataBudgetPaise: null,
  modelBudgetPaise: null,
  sources: [...PROVIDERS],
}

export interface TestAccount {
  accountId: string
  userId: string
  keyId: string
  key: string
}

/** An account on a new plan, with a user and a key; everything is allowed by default. */
export async function anAccount(
  db: Database,
  {
    plan = {},
    reviewer = 'CUSTOMER',
    ...key
  }: { plan?: Partial<Plan>; reviewer?: Reviewer; permissions?: Permission[]; expiresAt?: number } = {},
): Promise<TestAccount> {
  const planId = await db.accounts.createPlan({ ...PLAN, ...plan })
  const accountId = await db.accounts.create({ name: 'Test account', planId, reviewer })
  const userId = await db.accounts.createUser({ accountId, name: 'Test user' })
  return { accountId, userId, ...(await aKey(db, { accountId, userId, ...key })) }
}

/** One more key of an account. */
export async function aKey(
  db: Database,
  {
    accountId,
    userId,
    permissions = [...PERMISSIONS],
    expiresAt = null,
  }: { accountId: string; userId: string; permissions?: Permission[]; expiresAt?: number | null },
): Promise<{ keyId: string; key: string }> {
  const { id, text } = await db.apiKeys.issue({ accountId, userId, name: 'test', kind: 'test', permissions, expiresAt })
  return { keyId: id, key: text }
}
