import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import test from 'ava'
import { createConnection } from 'mysql2/promise'
import { QueryTypes } from 'sequelize'
import { createCourtPulse } from '../../clients/typescript/index.ts'
import { migrateUp } from '../../db/migrate.ts'
import { PROVIDERS } from '../../domain/source.ts'
import { isTemporalDown, TEMPORAL_TROUBLES } from '../../platform/temporal.ts'
import { type Infrastructure, type StartedPart, startInfrastructure } from '../../scripts/stack/infrastructure.ts'
import { Parts } from '../../scripts/stack/process.ts'
import { readTools } from '../../scripts/stack/tools.ts'
import { linesOf } from '../../test/support/logged.ts'
import type { LookedUp } from '../../test/support/orders.ts'
import { type Answer, anAccount, type Service, startServiceOn } from '../../test/support/service.ts'
import { anEntity } from '../../test/support/watchlist.ts'
import { environmentOf } from '../../test/support/worker.ts'
import { purge } from '../../workflows/operations/purge.ts'

/*
 * Servers of this file's own, which it kills. What is promised here: while a part is away clients are told so and when to
 * come back; when it is back everything goes on, and nothing that was accepted is lost.
 */

let parts: Parts
let infrastructure: Infrastructure
let service: Service
let folder: string

test.before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'courtpulse-outages-'))
  parts = new Parts(join(folder, 'logs'))
  infrastructure = await startInfrastructure(parts, await readTools(), { folder, purpose: 'start', progress: () => {} })
  await migrateUp(infrastructure.databaseUrl)
  service = await startServiceOn(infrastructure)
})
test.after.always(async () => {
  await service?.close()
  await parts?.stop()
  await rm(folder, { recursive: true, force: true })
})

const DOWN = {
  httpStatusCode: 503,
  code: 60503,
  message: 'A component that this request needs is temporarily unavailable.',
  appError: true,
  details: { retryAfterSeconds: 5 },
}

test.serial('database away: 503 60503 with Retry-After and not ready; back: everything goes on', async (t) => {
  const { key } = await anAccount(service.db)
  await kill(infrastructure.database)
  const [read, ready] = await Promise.all([
    service.call('GET /case-lookup/x', { key }),
    service.call('GET /health/ready'),
  ])
  t.deepEqual([read.status, read.body, read.headers.get('retry-after')], [503, DOWN, '5'])
  t.is(ready.status, 503)
  t.like(ready.body, { status: 'waiting', database: 'down' })

  await restart(infrastructure.database)
  const after = await until(
    () => service.call('GET /case-lookup/x', { key }),
    ({ status }) => status !== 503,
  )
  t.is(after.status, 400)
  t.is((await lookUp(key, 'DLHC019000012024')).status, 200)
})

test.serial('database away while a lookup runs: the lookup ends when it is back', async (t) => {
  const { key } = await anAccount(service.db)
  const looking = lookUp(key, 'DLHC019000052024')
  await until(
    () => service.control.calls('attestr', 'DLHC019000052024'),
    (calls) => calls > 0,
  )
  await kill(infrastructure.database)
  await restart(infrastructure.database)
  const first = await looking
  const answer =
    first.status === 200
      ? first
      : await until(
          () => lookUp(key, 'DLHC019000052024'),
          ({ status }) => status === 200,
        )
  t.is(answer.status, 200)
})

test.serial('database away for seconds after an answer came: no source is asked for it again', async (t) => {
  const { key } = await anAccount(service.db)
  const cnr = 'KAHC019000012024'
  const calls = async () => {
    const ofEach = await Promise.all(PROVIDERS.map((source) => service.control.calls(source, cnr)))
    return ofEach.reduce((sum, count) => sum + count, 0)
  }
  await service.control.fault('attestr', 'slow', 1, 3_000)
  const looking = lookUp(key, cnr)
  await until(calls, (made) => made === 1)
  const holder = await createConnection(infrastructure.databaseUrl)
  holder.on('error', () => {})
  await holder.query('LOCK TABLES looked_up_cases WRITE')
  await until(
    () => storedAnswersAbout(`HC:cnr:${cnr}`),
    (stored) => stored === 1,
  )
  await kill(infrastructure.database)
  // Longer than three attempts take.
  await sleep(5_000)
  await restart(infrastructure.database)
  t.is((await looking).status, 200)
  t.is(await calls(), 1)
})

async function storedAnswersAbout(subject: string): Promise<number> {
  const [row] = await service.db.sequelize.query<{ stored: number }>(
    'SELECT COUNT(*) AS stored FROM source_calls WHERE subject = :subject AND body_gzip IS NOT NULL',
    { replacements: { subject }, type: QueryTypes.SELECT },
  )
  return Number(row?.stored)
}

test.serial('Temporal away: ready, reads go on, and what is accepted is done when it is back', async (t) => {
  const { key } = await anAccount(service.db)
  await kill(infrastructure.temporalServer)
  const away = { part: 'temporal', message: TEMPORAL_TROUBLES.AWAY }
  const ready = await until(
    () => service.call('GET /health/ready'),
    ({ body }) => isDeepStrictEqual((body as Readiness).degraded, [away]),
  )
  t.is(ready.status, 200)
  t.is((await service.call('GET /events', { key })).status, 200)
  const entity = { name: 'Saffron Textiles Private Limited', entityType: 'BUSINESS' }
  const created = await service.call('POST /watchlist/entities', { key, body: entity })
  const body = { name: 'Kaveri Logistics Limited', mode: 'ASYNC' }
  const search = await service.call('POST /historical-search', { key, body })
  const exporting = await service.call('POST /watchlist/exports', { key, body: { what: 'entities', format: 'json' } })
  t.deepEqual([created.status, search.status, exporting.status], [200, 202, 202])

  await restart(infrastructure.temporalServer)
  const { searchId } = search.body as { searchId: string }
  const { exportId } = exporting.body as { exportId: string }
  await until(
    () => service.call(`GET /historical-search/${searchId}`, { key }),
    (answer) => (answer.body as { status: string }).status === 'COMPLETE',
  )
  await until(
    () => service.call(`GET /watchlist/exports/${exportId}`, { key }),
    (answer) => (answer.body as { status: string }).status === 'COMPLETE',
  )
  await until(
    () => service.call('GET /health/ready'),
    ({ body }) => (body as Readiness).degraded.length === 0,
  )
})

// Money moves once, and only for a 200.
test.serial(
  'Temporal away: what a client waits for is refused with 503 60503, begun by nobody else, and done when he comes again',
  async (t) => {
    const { key, accountId } = await anAccount(service.db)
    const { searchId, orders } = (await lookUp(key, 'DLHC019000012024')).body as LookedUp
    const orderId = orders[0]?.orderId
    const entityId = await anEntity(service, key, { name: 'Deccan Ferro Alloys Limited' })
    const requests = [
      { request: 'POST /case-lookup', body: { caseIdentifier: { courtType: 'HC', cnr: 'DLHC019000052024' } } },
      { request: 'POST /case-lookup/orders/download', body: { searchId, orderId } },
      { request: `POST /watchlist/entities/${entityId}/discover` },
      { request: 'POST /historical-search', body: { name: 'Godavari Infra Projects Limited' } },
    ]
    const callsOfSources = () => Promise.all(PROVIDERS.map((source) => service.control.calls(source)))
    const callsBefore = await callsOfSources()

    await kill(infrastructure.temporalServer)
    const refused = await Promise.all(requests.map(({ request, body }) => service.call(request, { key, body })))
    for (const [index, { status, body }] of refused.slice(0, 3).entries())
      t.deepEqual([status, body], [503, DOWN], requests[index]?.request)
    const search = refused[3]?.body as typeof DOWN & { details: { searchId: string; nextPageToken: string } }
    t.like(search, { ...DOWN, details: { retryAfterSeconds: 5, heldForNextPage: 0 } })
    const exporting = await service.call('POST /watchlist/exports', { key, body: { what: 'entities', format: 'json' } })

    await restart(infrastructure.temporalServer)
    // Accepted after all that was refused: once it is done, whatever had been queued before has been started.
    const { exportId } = exporting.body as { exportId: string }
    await until(
      () => service.call(`GET /watchlist/exports/${exportId}`, { key }),
      (answer) => (answer.body as { status: string }).status === 'COMPLETE',
    )
    t.deepEqual(await callsOfSources(), callsBefore)
    t.is(await service.db.usageLedger.unitsOf(accountId, 'LIVE_CASE_LOOKUP'), 1)

    const page = `GET /historical-search/${search.details.searchId}/results?pageToken=${search.details.nextPageToken}`
    for (const { request, body } of [...requests.slice(0, 3), { request: page, body: undefined }])
      t.is((await service.call(request, { key, body })).status, 200, request)
    t.is(await service.db.usageLedger.unitsOf(accountId, 'LIVE_CASE_LOOKUP'), 2)
    t.is(await service.db.usageLedger.unitsOf(accountId, 'HISTORICAL_SEARCH'), 1)
  },
)

test.serial('Temporal away: a client that repeats a search has begun one search, paid once', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const client = createCourtPulse({ baseUrl: service.api.baseUrl, apiKey: key })
  await kill(infrastructure.temporalServer)
  const searching = client.historicalSearches.start({ name: 'Kaveri Logistics Limited' })
  await until(
    () => claimsOfSearches(accountId),
    (claims) => claims.length > 0 && claims.every((claimedUntil) => claimedUntil === null),
  )
  await restart(infrastructure.temporalServer)
  t.like(await searching, { delivered: 100, status: 'COMPLETE' })
  t.is((await claimsOfSearches(accountId)).length, 1)
  t.is(await service.db.usageLedger.unitsOf(accountId, 'HISTORICAL_SEARCH'), 1)
})

test.serial(
  'Temporal away: that a workflow is not found is no answer, so that no work is taken for abandoned',
  async (t) => {
    const { workflowId } = await service.temporal.client.workflow.start(purge, {
      taskQueue: 'unserved',
      workflowId: 'open-while-temporal-is-away',
    })
    await kill(infrastructure.temporalServer)
    t.true(isTemporalDown(await t.throwsAsync(service.temporal.isOpen(workflowId))))
    await restart(infrastructure.temporalServer)
    t.true(await service.temporal.isOpen(workflowId))
  },
)

test.serial('Temporal away: a worker that starts waits for it, says so once, and works when it is back', async (t) => {
  await kill(infrastructure.temporalServer)
  const env = {
    ...process.env,
    ...environmentOf(service.configuration),
    TEMPORAL_ADDRESS: infrastructure.temporal.address,
    LOG_LEVEL: 'info',
  }
  const worker = fork('workers/main.ts', ['--queues', 'core,documents'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  t.teardown(() => worker.kill('SIGKILL'))
  const lines = linesOf(worker.stdout)
  const messages = () => lines().map(({ msg }) => msg)
  const ready = once(worker, 'message')
  await until(
    async () => messages(),
    (messages) => messages.includes('Temporal is not reachable, the worker waits for it'),
  )
  await restart(infrastructure.temporalServer)
  await ready
  // Its lines come by another way than the message.
  await until(
    async () => messages(),
    (messages) => messages.includes('workers are up'),
  )
  const ofTheStart = messages().filter((message) => /^Temporal is .*the worker|^workers are up$/.test(message))
  t.deepEqual(ofTheStart, [
    'Temporal is not reachable, the worker waits for it',
    'Temporal is reachable, the worker starts',
    'workers are up',
  ])
})

interface Readiness {
  degraded: { part: string; message: string }[]
}

/** Until when each search of an account is held by a request; null for one whose request has been answered. */
async function claimsOfSearches(accountId: string): Promise<(number | null)[]> {
  const statement = 'SELECT claimed_until AS claimedUntil FROM historical_searches WHERE account_id = :accountId'
  const options = { replacements: { accountId }, type: QueryTypes.SELECT } as const
  const rows = await service.db.sequelize.query<{ claimedUntil: number | null }>(statement, options)
  return rows.map(({ claimedUntil }) => claimedUntil)
}

function lookUp(key: string, cnr: string): Promise<Answer> {
  return service.call('POST /case-lookup', { key, body: { caseIdentifier: { courtType: 'HC', cnr } } })
}

/** Kills a server without a chance to tidy up; `restart` starts it on the same data and port. */
async function kill(started: StartedPart): Promise<void> {
  process.kill(started.part.pid, 'SIGKILL')
  await started.part.ended
}

async function restart(started: StartedPart): Promise<void> {
  started.part = await started.restart()
}

/** Looks again until it is so; AVA's own time limit ends what never comes. */
async function until<T>(read: () => Promise<T>, isSo: (seen: T) => boolean): Promise<T> {
  for (;;) {
    const seen = await read()
    if (isSo(seen)) return seen
    await sleep(100)
  }
}
