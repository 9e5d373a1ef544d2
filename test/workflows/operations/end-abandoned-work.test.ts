import { randomUUID } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { WorkflowFailedError, type WorkflowHandle } from '@temporalio/client'
import { CancelledFailure } from '@temporalio/common'
import test from 'ava'
import { pino } from 'pino'
import { QueryTypes } from 'sequelize'
import { createEndAbandonedWorkActivities } from '../../../activities/operations/end-abandoned-work.ts'
import type { Tx } from '../../../db/base/table.ts'
import { beginMerging } from '../../../domain/historical-search/merge.ts'
import { taskQueueName } from '../../../domain/task-queue.ts'
import type { WorkflowStart } from '../../../domain/workflow-start.ts'
import { connectTemporal, type Temporal } from '../../../platform/temporal.ts'
import {
  historicalCollectionId,
  startHistoricalCollection,
} from '../../../workflows/historical-search/historical-collection.messages.ts'
import { endAbandonedWork } from '../../../workflows/operations/end-abandoned-work.ts'
import { startErasure } from '../../../workflows/privacy/erasure.messages.ts'
import { startCaseSummary } from '../../../workflows/summaries/case-summary.messages.ts'
import { startBulkExport } from '../../../workflows/watchlist/bulk-export.messages.ts'
import { startBulkImport } from '../../../workflows/watchlist/bulk-import.messages.ts'
import { type Page, start } from '../../api/historical-search/searches.ts'
import { lookUp } from '../../support/orders.ts'
import { anAccount, type Service, startService, type TestAccount } from '../../support/service.ts'
import { until } from '../../support/until.ts'
import { COMPANY } from '../../support/watchlist.ts'

let service: Service
/** Starts workflows on a queue without a worker, so that they stay open until they are ended. */
let unserved: Temporal

test.before(async () => {
  service = await startService()
  unserved = connectTemporal(`${service.configuration.TASK_QUEUE_PREFIX}-unserved`)
})
test.after.always(async () => {
  await unserved?.close()
  await service?.close()
})

const TEN_MINUTES_MS = 10 * 60_000
const REQUEST_ID = 'request-of-a-test'

type Owner = TestAccount & { caseId: string }

/** Work of one kind: its row, its workflow, and what its client reads before and after. */
interface Kind {
  table: string
  path: string
  create(owner: Owner, tx: Tx): Promise<string>
  start(owner: Owner, id: string): WorkflowStart
  underWay: object
  failed: object
}

const AN_EXPORT: Kind = {
  table: 'exports',
  path: '/watchlist/exports',
  create({ accountId, userId }, tx) {
    const viewer = { accountId, userId, teamIds: [] }
    return service.db.exports.create({ what: 'cases', format: 'csv', filter: {}, viewer }, auditContextOf(userId), tx)
  },
  start: ({ accountId }, exportId) => startBulkExport({ exportId }, { accountId, requestId: REQUEST_ID }),
  underWay: { status: 'RUNNING' },
  failed: { status: 'FAILED', records: 0, expiresAt: null, url: null },
}

const KINDS: Record<string, Kind> = {
  'an ASYNC historical search': {
    table: 'historical_searches',
    path: '/historical-search',
    create: async ({ accountId, keyId }, tx) => {
      const createdAt = Date.now()
      const { searchId } = await service.db.historicalSearches.create(
        {
          accountId,
          apiKeyId: keyId,
          mode: 'ASYNC',
          criteria: {
            name: 'Nobody Limited',
            partyType: 'BOTH',
            filters: {},
            nameVariations: [],
            generatedVariations: [],
          },
          clientReference: null,
          requestHash: Buffer.alloc(32),
          billing: 'PER_PAGE',
          merging: beginMerging(['attestr'], 1_000),
          claimedUntil: null,
          createdAt,
          expiresAt: createdAt + 7 * 86_400_000,
        },
        tx,
      )
      return searchId
    },
    start: ({ accountId }, searchId) =>
      startHistoricalCollection({ accountId, searchId, requestId: REQUEST_ID, cap: 1_000, patienceMs: 0 }),
    underWay: { status: 'RUNNING' },
    failed: { status: 'FAILED', failureReason: 'INTERNAL_ERROR', collected: 0 },
  },
  'a summary': {
    table: 'case_summaries',
    path: '/case-lookup/summarize',
    create: ({ accountId, keyId, caseId }, tx) =>
      service.db.caseSummaries.create(
        { accountId, searchId: caseId, apiKeyId: keyId },
        Date.now() + 3 * TEN_MINUTES_MS,
        tx,
      ),
    start: ({ accountId }, summaryId) =>
      startCaseSummary(
        { accountId, summaryId, requestId: REQUEST_ID, deadlineAt: 0 },
        { courtType: 'HC', caseRef: 'a case' },
      ),
    underWay: { status: 'PENDING', error: null },
    failed: { status: 'FAILED', error: 'An unexpected error occurred. Request a new summary.' },
  },
  'an import': {
    table: 'imports',
    path: '/watchlist/imports',
    create: ({ accountId, userId }, tx) =>
      service.db.imports.create(accountId, [{ input: COMPANY }], auditContextOf(userId), tx),
    start: ({ accountId }, importId) => startBulkImport({ importId }, { accountId, requestId: REQUEST_ID }),
    underWay: { status: 'RUNNING', counts: { PENDING: 1, CREATED: 0, EXISTS: 0, INVALID: 0, FAILED: 0 } },
    failed: { status: 'FAILED', counts: { PENDING: 0, CREATED: 0, EXISTS: 0, INVALID: 0, FAILED: 1 } },
  },
  'an export': AN_EXPORT,
  'an erasure': {
    table: 'erasures',
    path: '/account/erasures',
    create({ accountId }, tx) {
      const subject = { kind: 'PERSON' as const, accountId, thingId: null, names: ['Zanskar Devi'] }
      return service.db.erasures.create(subject, { dryRun: false, identityKeys: [] }, tx)
    },
    start: (_owner, erasureId) => startErasure({ erasureId }, REQUEST_ID),
    underWay: { status: 'RUNNING', endedAt: null },
    failed: { status: 'FAILED', left: null },
  },
}

function auditContextOf(userId: string) {
  return { actorType: 'USER' as const, actorId: userId, requestId: REQUEST_ID }
}

function create(kind: Kind, owner: Owner): Promise<string> {
  return service.db.transaction((tx) => kind.create(owner, tx))
}

async function anOwner(): Promise<Owner> {
  const account = await anAccount(service.db)
  const { searchId } = await lookUp(service, account.key, { courtType: 'HC', cnr: 'DLHC019000012024' })
  return { ...account, caseId: searchId }
}

function read(path: string, id: string, key: string): Promise<unknown> {
  return service.call(`GET ${path}/${id}`, { key }).then(({ body }) => body)
}

/** Backdates the start of work by ten minutes. */
async function age(table: string, id: string): Promise<void> {
  await service.db.sequelize.query(`UPDATE ${table} SET created = created - :ms WHERE id = :id`, {
    replacements: { ms: TEN_MINUTES_MS, id },
  })
}

function beginNow(): Promise<WorkflowHandle<typeof endAbandonedWork>> {
  const { TASK_QUEUE_PREFIX } = service.configuration
  return service.temporal.client.workflow.start(endAbandonedWork, {
    taskQueue: taskQueueName(TASK_QUEUE_PREFIX, 'core'),
    workflowId: `${TASK_QUEUE_PREFIX}-end-abandoned-work-now`,
  })
}

async function runNow(): Promise<number> {
  const run = await beginNow()
  return run.result()
}

function terminate(workflowId: string): Promise<unknown> {
  return service.temporal.client.workflow.getHandle(workflowId).terminate('a test')
}

async function eventsOf(accountId: string): Promise<unknown[]> {
  const rows = await service.db.sequelize.query<{ type: string; data: string }>(
    'SELECT type, data FROM events WHERE account_id = :accountId ORDER BY id',
    { replacements: { accountId }, type: QueryTypes.SELECT },
  )
  return rows.map(({ type, data }) => ({ type, data: JSON.parse(data) }))
}

for (const [name, kind] of Object.entries(KINDS)) {
  const aThing = async (owner: Owner, isOld = true) => {
    const id = await create(kind, owner)
    if (isOld) await age(kind.table, id)
    return { id, start: kind.start(owner, id) }
  }

  test.serial(`${name} ends FAILED once if its workflow was terminated or is gone, without a charge`, async (t) => {
    const owner = await anOwner()
    const [terminated, gone] = [await aThing(owner), await aThing(owner)]
    await unserved.start(terminated.start)
    await terminate(terminated.start.workflowId)

    t.is(await runNow(), 2)
    const ended = await Promise.all([terminated, gone].map(({ id }) => read(kind.path, id, owner.key)))
    for (const thing of ended) t.like(thing, kind.failed)

    t.is(await runNow(), 0)
    t.deepEqual(await Promise.all([terminated, gone].map(({ id }) => read(kind.path, id, owner.key))), ended)
    for (const product of ['HISTORICAL_SEARCH', 'AI_SUMMARIES'] as const)
      t.is(await service.db.usageLedger.unitsOf(owner.accountId, product), 0)
  })

  test.serial(
    `${name} is left alone while its workflow is open or queued, and for its first ten minutes`,
    async (t) => {
      const owner = await anOwner()
      const [open, queued, young] = [await aThing(owner), await aThing(owner), await aThing(owner, false)]
      await unserved.start(open.start)
      await service.db.outbox.enqueue(queued.start)

      t.is(await runNow(), 0)
      for (const { id } of [open, queued, young]) t.like(await read(kind.path, id, owner.key), kind.underWay)

      await terminate(open.start.workflowId)
      await service.db.outbox.clear(queued.start.workflowId)
      t.is(await runNow(), 2)
    },
  )
}

test.serial('an abandoned search raises one event at its end and leaves none of its results', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const started = await start(service, key, { name: 'Malabar Shipping Company Limited', mode: 'ASYNC' })
  const { searchId } = started.body as Page
  // One of its sources answers; the other is down, so that the collection continues.
  await until(
    () => rowsOf(searchId),
    (rows) => rows > 0,
  )
  await terminate(historicalCollectionId(searchId))
  await age('historical_searches', searchId)

  t.is(await runNow(), 1)
  t.is(await runNow(), 0)
  t.like(await read('/historical-search', searchId, key), { status: 'FAILED', collected: 0, delivered: 0 })
  t.deepEqual(await eventsOf(accountId), [
    { type: 'historical_search.finished', data: { searchId, status: 'FAILED', collected: 0 } },
  ])
  t.is(await rowsOf(searchId), 0)
})

/** Counts the stored rows of a search besides its record. */
async function rowsOf(searchId: string): Promise<number> {
  const tables = ['historical_results', 'historical_result_keys', 'historical_source_pages']
  const counts = tables.map((table) => `(SELECT COUNT(*) FROM ${table} WHERE search_id = :searchId)`)
  const [row] = await service.db.sequelize.query<{ rows: number }>(`SELECT ${counts.join(' + ')} AS \`rows\``, {
    replacements: { searchId },
    type: QueryTypes.SELECT,
  })
  return Number(row?.rows)
}

test.serial('an abandoned summary that its client has seen as overdue keeps its reason', async (t) => {
  const { key, caseId, accountId, keyId } = await anOwner()
  const summaryId = await service.db.transaction((tx) =>
    service.db.caseSummaries.create({ accountId, searchId: caseId, apiKeyId: keyId }, Date.now() - TEN_MINUTES_MS, tx),
  )
  await age('case_summaries', summaryId)
  const late = { status: 'FAILED', error: 'The summary was not finished in time. Request a new one.' }
  t.like(await read('/case-lookup/summarize', summaryId, key), late)
  t.is(await runNow(), 1)
  t.like(await read('/case-lookup/summarize', summaryId, key), late)
})

test.serial('an abandoned import keeps the entities that it created, with their name variations', async (t) => {
  const { key, accountId, userId } = await anAccount(service.db)
  const [importId, entityId] = await service.db.transaction(async (tx) => {
    const rows = [{ input: COMPANY }, { input: { ...COMPANY, name: 'Nobody Else Private Limited' } }]
    const importId = await service.db.imports.create(accountId, rows, auditContextOf(userId), tx)
    const [entityId = ''] = await service.db.watchlistEntities.create(accountId, [COMPANY], auditContextOf(userId), tx)
    await service.db.imports.settle(importId, 1, 'CREATED', entityId, tx)
    return [importId, entityId]
  })
  await age('imports', importId)

  t.is(await runNow(), 1)
  t.like(await read('/watchlist/imports', importId, key), {
    status: 'FAILED',
    rows: [
      { row: 1, outcome: 'CREATED', entityId, issues: null },
      { row: 2, outcome: 'FAILED', entityId: null, issues: null },
    ],
  })
  const { nameVariations } = (await read('/watchlist/entities', entityId, key)) as { nameVariations: string[] }
  t.true(nameVariations.length > 0)
})

test.serial('running work is checked to its end, page by page', async (t) => {
  const owner = await anOwner()
  const ids: string[] = []
  for (let count = 0; count < 101; count++) ids.push(await create(AN_EXPORT, owner))
  await Promise.all(ids.map((id) => age('exports', id)))
  t.is(await runNow(), 101)
})

test.serial('a run that an operator cancels ends as cancelled; the next one does the rest', async (t) => {
  const owner = await anOwner()
  // This run marks the namespace as known.
  await runNow()
  const exportId = await create(AN_EXPORT, owner)
  await age('exports', exportId)
  await service.db.transaction(async (transaction) => {
    await service.db.sequelize.query('SELECT id FROM exports WHERE id = :exportId FOR UPDATE', {
      replacements: { exportId },
      transaction,
    })
    const run = await beginNow()
    await until(
      () => run.describe(),
      ({ raw }) => raw.pendingActivities?.[0]?.activityType?.name === 'endAbandonedExports',
    )
    await run.cancel()
    const { cause } = await t.throwsAsync(run.result(), { instanceOf: WorkflowFailedError })
    t.true(cause instanceof CancelledFailure)
  })

  await runNow()
  t.like(await read('/watchlist/exports', exportId, owner.key), AN_EXPORT.failed)
})

test.serial('each end is logged as a warning with the id of its workflow alone', async (t) => {
  const owner = await anOwner()
  const exportId = await create(AN_EXPORT, owner)
  await age('exports', exportId)
  const lines = new PassThrough()
  const log = pino({ base: null, timestamp: false }, lines)
  const { db, temporal } = service
  await createEndAbandonedWorkActivities({ db, temporal, log }).endAbandonedExports({ after: '' })
  t.deepEqual(JSON.parse(String(lines.read())), {
    level: pino.levels.values.warn,
    workflowId: `export/${exportId}`,
    msg: 'marked work as FAILED because its workflow is no longer open',
  })
})

test.serial('a queued start whose workflow has run and ended blocks no other start', async (t) => {
  const owner = await anOwner()
  const things = await Promise.all(
    [0, 1].map(async () => {
      const id = await create(AN_EXPORT, owner)
      return { id, start: startBulkExport({ exportId: id }, { ...owner, requestId: randomUUID() }) }
    }),
  )
  const [ended, waiting] = things
  if (!ended || !waiting) throw new Error('there are two')
  await unserved.start(ended.start)
  await terminate(ended.start.workflowId)
  for (const { start } of things) await service.db.outbox.enqueue(start)
  await service.db.sequelize.query('UPDATE outbox SET claimed_until = 0')
  await until(
    () => read('/watchlist/exports', waiting.id, owner.key),
    (body) => (body as { status: string }).status === 'COMPLETE',
  )
  t.false(await service.db.outbox.isQueued(ended.start.workflowId))
})

test('its schedule runs every ten minutes and skips a run while one is running', async (t) => {
  const { TASK_QUEUE_PREFIX } = service.configuration
  const schedule = service.temporal.client.schedule.getHandle(`${TASK_QUEUE_PREFIX}-end-abandoned-work`)
  const { policies, info } = await schedule.describe()
  t.is(policies.overlap, 'SKIP')
  const [one, two, three] = info.nextActionTimes
  t.deepEqual([Number(two) - Number(one), Number(three) - Number(two)], [TEN_MINUTES_MS, TEN_MINUTES_MS])
})
