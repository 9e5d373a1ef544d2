import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import test from 'ava'
import { migrateUp } from '../../db/migrate.ts'
import { type Infrastructure, type StartedPart, startInfrastructure } from '../../scripts/stack/infrastructure.ts'
import { Parts } from '../../scripts/stack/process.ts'
import { readTools } from '../../scripts/stack/tools.ts'
import { finished, type Page, readPage, start, unitsOf } from '../../test/api/historical-search/searches.ts'
import { anAccount, type Service, startServiceOn } from '../../test/support/service.ts'
import { taskQueuePrefix, testStack } from '../../test/support/stack.ts'
import { type BenchProcess, startProcess } from '../bench/support/processes.ts'

/*
 * Servers and workers of this file's own, which it kills. What is promised here: a search goes on where it stood, is charged
 * once, and holds every case once.
 */

const COMPANY = 'Deccan Ferro Alloys Limited'

let parts: Parts
let infrastructure: Infrastructure
let service: Service
let worker: BenchProcess
let folder: string
const prefix = taskQueuePrefix()

test.before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'courtpulse-kills-'))
  parts = new Parts(join(folder, 'logs'))
  infrastructure = await startInfrastructure(parts, await readTools(), { folder, purpose: 'start', progress: () => {} })
  await migrateUp(infrastructure.databaseUrl)
  service = await startServiceOn(infrastructure, { TASK_QUEUE_PREFIX: prefix }, [])
  worker = await startWorker()
})
test.after.always(async () => {
  worker?.child.kill('SIGKILL')
  await service?.close()
  await parts?.stop()
  await rm(folder, { recursive: true, force: true })
})

function startWorker(): Promise<BenchProcess> {
  const { configuration } = service
  return startProcess('workers/main.ts', {
    DATABASE_URL: infrastructure.databaseUrl,
    TASK_QUEUE_PREFIX: prefix,
    WORKFLOW_BUNDLE: testStack().workflowBundle,
    LOG_LEVEL: 'silent',
    SIGNING_SECRET: configuration.SIGNING_SECRET,
    MODEL: 'off',
    ECOURTSINDIA_BASE_URL: configuration.ECOURTSINDIA_BASE_URL,
    ECOURTSINDIA_TOKEN: configuration.ECOURTSINDIA_TOKEN ?? '',
    ECOURTSINDIA_REQUESTS_PER_MINUTE: '60000',
    ATTESTR_BASE_URL: configuration.ATTESTR_BASE_URL,
    ATTESTR_TOKEN: 'sandbox',
    ATTESTR_REQUESTS_PER_MINUTE: '60000',
    COURT_SITES: 'off',
  })
}

test.serial(
  'a worker killed while it collects: the next one goes on, and no page that was kept is paid again',
  async (t) => {
    const { key, accountId } = await anAccount(service.db)
    await service.control.fault('ecourtsindia', 'slow', 100, 300)
    const { body } = await start(service, key, { name: COMPANY, mode: 'ASYNC' })
    const { searchId } = body as Page
    await hasCollected(key, searchId)
    worker.child.kill('SIGKILL')
    const stored = await storedPages(searchId)
    const before = await service.control.calls('ecourtsindia', 'deccan')
    worker = await startWorker()
    const record = await finished(service, key, searchId)
    t.like(record, { status: 'COMPLETE', collected: 1000, delivered: 1000 })
    t.is(await unitsOf(service, accountId), 1)
    t.is(new Set(await refs(searchId)).size, 1000)
    const pages = await storedPages(searchId)
    t.is(
      await service.control.calls('ecourtsindia', 'deccan'),
      before + pages - stored,
      'only what was not kept is asked',
    )
    await service.control.reset()
  },
)

test.serial('the database killed while a search collects: it goes on when the database is back', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  await service.control.fault('ecourtsindia', 'slow', 100, 300)
  const { body } = await start(service, key, { name: COMPANY, mode: 'ASYNC' })
  const { searchId } = body as Page
  await hasCollected(key, searchId)
  await kill(infrastructure.database)
  infrastructure.database.part = await infrastructure.database.restart()
  const record = await ended(key, searchId)
  t.like(record, { status: 'COMPLETE', collected: 1000, warnings: [{ code: 'RESULT_CAP_REACHED' }] })
  t.is(await unitsOf(service, accountId), 1)
  t.is(new Set(await refs(searchId)).size, 1000)
  await service.control.reset()
})

test.serial('a worker killed while it assembles a page: the client gets it in the end, charged once', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const first = (await start(service, key, { name: COMPANY })).body as Page
  await service.control.fault('ecourtsindia', 'slow', 1, 60_000)
  const reading = readPage(service, key, first.searchId, first.nextPageToken)
  const calls = await service.control.calls('ecourtsindia', 'deccan')
  while ((await service.control.calls('ecourtsindia', 'deccan')) === calls) await sleep(20)
  worker.child.kill('SIGKILL')
  await service.control.release('ecourtsindia')
  worker = await startWorker()
  let answer = await reading
  while (answer.status === 503) answer = await readPage(service, key, first.searchId, first.nextPageToken)
  t.is(answer.status, 200)
  t.is((answer.body as Page).results.length, 100)
  t.is(await unitsOf(service, accountId), 2)
})

async function hasCollected(key: string, searchId: string): Promise<void> {
  for (;;) {
    const { body } = await service.call(`GET /historical-search/${searchId}`, { key })
    if (Number((body as { collected: number }).collected) > 0) return
    await sleep(20)
  }
}

/** The record of a search that runs no more, whatever is down meanwhile. */
async function ended(key: string, searchId: string): Promise<unknown> {
  for (;;) {
    const { status, body } = await service.call(`GET /historical-search/${searchId}`, { key })
    if (status === 200 && (body as Page).status !== 'RUNNING') return body
    await sleep(100)
  }
}

async function storedPages(searchId: string): Promise<number> {
  const [rows] = await service.db.sequelize.query(
    "SELECT page FROM historical_source_pages WHERE search_id = :searchId AND source = 'ecourtsindia'",
    { replacements: { searchId } },
  )
  return rows.length
}

async function refs(searchId: string): Promise<unknown[]> {
  const rows = await service.db.historicalResults.read(searchId, 0, 1_000)
  return rows.map((row) => (JSON.parse(row) as { caseRef: string }).caseRef)
}

/** Kills a server without a chance to tidy up. */
async function kill(started: StartedPart): Promise<void> {
  process.kill(started.part.pid, 'SIGKILL')
  await started.part.ended
}
