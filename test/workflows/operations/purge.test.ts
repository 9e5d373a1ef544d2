import { mkdir, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import test from 'ava'
import { QueryTypes } from 'sequelize'
import { contentPath } from '../../../documents/content-key.ts'
import { DAY_MS } from '../../../domain/dates.ts'
import { taskQueueName } from '../../../domain/task-queue.ts'
import { ensureSchedules } from '../../../workers/schedules.ts'
import { purge } from '../../../workflows/operations/purge.ts'
import { expire } from '../../api/historical-search/expire.ts'
import { type Page, start } from '../../api/historical-search/searches.ts'
import { lookUp } from '../../support/orders.ts'
import { anAccount, type Service, startService } from '../../support/service.ts'
import { anEntity } from '../../support/watchlist.ts'

let service: Service

test.before(async () => {
  service = await startService()
})
test.after.always(() => service?.close())

async function rowsOf(searchId: string): Promise<number[]> {
  const tables = ['historical_results', 'historical_result_keys', 'historical_source_pages']
  return Promise.all(
    tables.map(async (name) => {
      const [row] = await service.db.sequelize.query<{ count: number }>(
        `SELECT COUNT(*) AS count FROM ${name} WHERE search_id = :searchId`,
        { replacements: { searchId }, type: QueryTypes.SELECT },
      )
      return Number(row?.count)
    }),
  )
}

function purgeNow(): Promise<number> {
  const { TASK_QUEUE_PREFIX } = service.configuration
  return service.temporal.client.workflow.execute(purge, {
    taskQueue: taskQueueName(TASK_QUEUE_PREFIX, 'core'),
    workflowId: `${TASK_QUEUE_PREFIX}-purge-now`,
  })
}

test.serial(
  'purge deletes every row of an expired search and none of another; the record with its counts stays',
  async (t) => {
    const { key } = await anAccount(service.db)
    const [old, young] = await Promise.all(
      [0, 1].map(async () => (await start(service, key, { name: 'Kaveri Logistics Limited' })).body as Page),
    )
    const [oldId, youngId] = [old?.searchId ?? '', young?.searchId ?? '']
    const left = await rowsOf(youngId)
    t.true(left.every((count) => count > 0))
    await expire(service, oldId)
    t.is(await purgeNow(), 1)
    t.deepEqual(await rowsOf(oldId), [0, 0, 0])
    t.deepEqual(await rowsOf(youngId), left)
    const { body } = await service.call(`GET /historical-search/${oldId}`, { key })
    t.like(body, { status: 'EXPIRED', delivered: 100, name: 'Kaveri Logistics Limited' })
    const { criteria } = await service.db.historicalSearches.get(oldId)
    t.deepEqual(Object.values(criteria).slice(3), [[], []], 'spellings are gone')
  },
)

test.serial('purge deletes old records, kind by kind, and continues after a kind that fails', async (t) => {
  const longAgo = (n: number) => `000000000001${`${n}`.padStart(20, '0')}`
  for (const n of [1, 2])
    await service.db.sequelize.query(`INSERT INTO source_calls
      (id, source, operation, subject, requested_at, took_ms, cost_paise) VALUES ('${longAgo(n)}', 's', 'o', 'x', 1, 1, 0)`)
  await service.db.sequelize.query('RENAME TABLE events TO events_elsewhere')
  t.is(await purgeNow(), 2)
  t.deepEqual(await failing(), ['events'])
  await service.db.sequelize.query('RENAME TABLE events_elsewhere TO events')
  t.is(await purgeNow(), 0)
  t.deepEqual(await failing(), [])
})

/** Moves a stored time into the past. */
async function age(table: string, column: string, ofId: Record<string, string>, ms: number): Promise<void> {
  const [[idColumn = '', id] = []] = Object.entries(ofId)
  await service.db.sequelize.query(`UPDATE ${table} SET ${column} = ${column} - :ms WHERE ${idColumn} = :id`, {
    replacements: { ms, id },
  })
}

test.serial(
  'purge deletes the file of an export after seven days, unless another export has the same one',
  async (t) => {
    const exports = await Promise.all([anEmptyExport(), anEmptyExport()])
    const [first, second] = exports.map(({ exportId }) => exportId)
    const { fileKey } = (await service.db.exports.find(first ?? '')) ?? {}
    t.is((await service.db.exports.find(second ?? ''))?.fileKey, fileKey)
    const isStored = async () => (await service.documents.read(fileKey ?? '')) !== undefined

    await expireExport(exports[0])
    t.is(await purgeNow(), 1)
    t.true(await isStored())
    const { body } = await service.call(`GET /watchlist/exports/${first}`, exports[0])
    t.like(body, { status: 'EXPIRED', records: 0, url: null })
    t.like((await service.call(`GET /watchlist/exports/${second}`, exports[1])).body, { status: 'COMPLETE' })

    await expireExport(exports[1])
    t.is(await purgeNow(), 1)
    t.false(await isStored())
  },
)

test.serial('purge skips what cannot be deleted, raises an alarm until it can, and deletes the rest', async (t) => {
  const [bad, good] = [await anExport(), await anExport()]
  const [badKey, goodKey] = [await fileOf(bad), await fileOf(good)]
  const badFile = join(service.configuration.DOCUMENTS_PATH, contentPath(badKey))
  // A folder cannot be deleted like a file.
  await rm(badFile)
  await mkdir(badFile)
  for (const each of [bad, good]) await expireExport(each)
  t.is(await purgeNow(), 1)
  t.is(await service.documents.read(goodKey), undefined)
  t.deepEqual(await failing(), ['exports'])

  await rmdir(badFile)
  t.is(await purgeNow(), 1)
  t.deepEqual(await failing(), [])
})

test.serial('a kind that cannot be deleted at all blocks no other', async (t) => {
  const { key } = await anAccount(service.db)
  const { searchId } = (await start(service, key, { name: 'Kaveri Logistics Limited' })).body as Page
  await expire(service, searchId)
  await service.db.sequelize.query('RENAME TABLE challenges TO challenges_elsewhere')
  t.is(await purgeNow(), 1)
  t.deepEqual(await rowsOf(searchId), [0, 0, 0])
  t.deepEqual(await failing(), ['pictures'])

  await service.db.sequelize.query('RENAME TABLE challenges_elsewhere TO challenges')
  t.is(await purgeNow(), 0)
  t.deepEqual(await failing(), [])
})

/** Returns the kinds whose deletion fails, as operators see it. */
async function failing(): Promise<string[]> {
  const raised = await service.db.alarms.raised()
  return raised.filter(({ name }) => name === 'RETENTION_FAILED').map(({ subject }) => subject)
}

/** An export with unique bytes. */
async function anExport(): Promise<{ exportId: string; key: string }> {
  const { key } = await anAccount(service.db)
  await anEntity(service, key, { entityType: 'PERSON', name: 'Asha Verma' })
  return exported(key, 'entities')
}

async function fileOf({ exportId }: { exportId: string }): Promise<string> {
  return (await service.db.exports.find(exportId))?.fileKey ?? ''
}

/** An export of an account without entities, so that its file is that of all such accounts. */
async function anEmptyExport(): Promise<{ exportId: string; key: string }> {
  const { key } = await anAccount(service.db)
  return exported(key, 'cases')
}

async function exported(key: string, what: string): Promise<{ exportId: string; key: string }> {
  const { body } = await service.call('POST /watchlist/exports', { key, body: { what, format: 'json' } })
  const { exportId } = body as { exportId: string }
  await service.temporal.client.workflow.getHandle(`export/${exportId}`).result()
  return { exportId, key }
}

async function expireExport({ exportId }: { exportId: string }): Promise<void> {
  await age('exports', 'completed_at', { id: exportId }, 7 * DAY_MS)
  await age('export_files', 'expires_at', { export_id: exportId }, 7 * DAY_MS)
}

test.serial('purge deletes captchas a day after they were shown, and keeps who answered them', async (t) => {
  const { key } = await anAccount(service.db)
  const { orders } = await lookUp(service, key, { courtType: 'HC', cnr: 'DLHC019000012024' })
  const [orderId = ''] = orders.map((order) => order.orderId)
  const picture = { picture: Buffer.from('PNG'), pictureType: 'image/png', session: 'cookies' }
  const shown = { ...picture, orderId, courtType: 'HC' as const, workflowId: 'none', expiresAt: Date.now() + DAY_MS }
  const open = () => service.db.challenges.open(shown)
  const operator = 'f'.repeat(32)
  const answered = await open()
  t.true(await service.db.transaction((tx) => service.db.challenges.answer(answered, 'abc', operator, tx)))
  const [forgotten, young] = [await open(), await open()]
  for (const id of [answered, forgotten]) await age('challenges', 'created', { id }, DAY_MS)

  t.is(await purgeNow(), 2)
  const left = await Promise.all([answered, forgotten, young].map((id) => service.db.challenges.find(id)))
  t.deepEqual(
    left.map((challenge) => challenge?.id),
    [undefined, undefined, young],
  )
  const [answeredRow] = await service.db.challenges.listEnded('ANSWERED', { most: 10 })
  t.like(answeredRow, { id: answered, orderId, answeredBy: operator })
  const [forgottenRow] = await service.db.challenges.listEnded('EXPIRED', { most: 10 })
  t.like(forgottenRow, { id: forgotten, orderId, answeredBy: null })
})

// A search's names and cases are in its sources' raw answers too, which must not outlive its results.
test.serial('purge deletes raw answers of sources after seven days', async (t) => {
  const { key } = await anAccount(service.db)
  await start(service, key, { name: 'Kaveri Logistics Limited' })
  const count = async () => {
    const [row] = await service.db.sequelize.query<{ bodies: number; hashes: number }>(
      'SELECT COUNT(body_gzip) AS bodies, COUNT(body_sha256) AS hashes FROM source_calls',
      { type: QueryTypes.SELECT },
    )
    return row
  }
  const before = await count()
  t.true(Number(before?.bodies) > 0)
  t.is(await purgeNow(), 0)
  await service.db.sequelize.query('UPDATE source_calls SET body_until = body_until - :week', {
    replacements: { week: 7 * DAY_MS },
  })
  t.is(await purgeNow(), Number(before?.bodies))
  t.deepEqual(await count(), { bodies: 0, hashes: Number(before?.hashes) })
})

test("the schedule of the purge is hourly, skips a run while one is running, and keeps an operator's pause over a restart", async (t) => {
  const { TASK_QUEUE_PREFIX } = service.configuration
  const schedule = service.temporal.client.schedule.getHandle(`${TASK_QUEUE_PREFIX}-purge`)
  await schedule.pause('for a test')
  await ensureSchedules(service.temporal, TASK_QUEUE_PREFIX)
  const { state, policies, spec, info, action } = await schedule.describe()
  t.is(action.staticSummary, 'Delete expired data')
  t.true(state.paused)
  t.is(policies.overlap, 'SKIP')
  t.is(spec.calendars?.length, 1)
  const [one, two] = info.nextActionTimes
  t.is(Number(two) - Number(one), 3_600_000)
})
