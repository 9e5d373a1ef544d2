import test from 'ava'
import { QueryTypes } from 'sequelize'
import { createHistoricalSearchActivities } from '../../../activities/historical-search/historical-search.ts'
import { historicalCollectionId } from '../../../workflows/historical-search/historical-collection.messages.ts'
import { erase } from '../../support/erase.ts'
import { anAccount, type Service, startService } from '../../support/service.ts'
import { expire } from './expire.ts'
import { finished, type Page, readAllPages, readPage, SAFFRON, start, unitsOf } from './searches.ts'

let service: Service

test.before(async () => {
  service = await startService({ HISTORICAL_SOURCE_PATIENCE_SECONDS: '1' })
})
test.after.always(() => service?.close())

async function collect(key: string, body: object): Promise<Record<string, unknown> & { searchId: string }> {
  const started = await start(service, key, { mode: 'ASYNC', ...body })
  const { searchId } = started.body as Page
  return { ...(await finished(service, key, searchId)), searchId }
}

async function eventsOf(accountId: string): Promise<unknown[]> {
  const rows = await service.db.sequelize.query<{ type: string; data: string }>(
    'SELECT type, data FROM events WHERE account_id = :accountId ORDER BY id',
    { replacements: { accountId }, type: QueryTypes.SELECT },
  )
  return rows.map(({ type, data }) => ({ type, data: JSON.parse(data) }))
}

test('GET /historical-search/:searchId: 200 shows that a collection is complete, billed once, with its event', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const { searchId, createdAt, completedAt, ...record } = await collect(key, { name: SAFFRON })
  t.true(Number(completedAt) >= Number(createdAt))
  t.deepEqual<object, object>(record, {
    mode: 'ASYNC',
    status: 'COMPLETE',
    name: SAFFRON,
    partyType: 'BOTH',
    filters: {},
    clientReference: null,
    delivered: 275,
    collected: 275,
    warnings: [],
    expiresAt: Number(completedAt) + 7 * 86_400_000,
  })
  t.is(await unitsOf(service, accountId), 1)
  t.deepEqual(await eventsOf(accountId), [
    { type: 'historical_search.finished', data: { searchId, status: 'COMPLETE', collected: 275 } },
  ])
})

test('GET /historical-search/:searchId: 200 shows that a collection failed, with the reason, nothing stored or billed', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const { searchId, ...record } = await collect(key, { name: 'Vindhya Cement Works Limited' })
  t.like(record, { status: 'FAILED', failureReason: 'SOURCES_UNAVAILABLE', collected: 0, delivered: 0 })
  t.is(await unitsOf(service, accountId), 0)
  t.deepEqual(await eventsOf(accountId), [
    { type: 'historical_search.finished', data: { searchId, status: 'FAILED', collected: 0 } },
  ])
})

test('GET /historical-search/:searchId: 200 with a warning when one source was away too long', async (t) => {
  const { key } = await anAccount(service.db)
  const record = await collect(key, { name: 'Malabar Shipping Company Limited' })
  t.like(record, { status: 'COMPLETE', collected: 40, warnings: [{ code: 'SOURCE_UNAVAILABLE' }] })
})

test('GET /historical-search/:searchId: 200 with a warning when the cap of the plan was reached', async (t) => {
  const { key } = await anAccount(service.db)
  const record = await collect(key, { name: 'Deccan Ferro Alloys Limited' })
  t.like(record, { status: 'COMPLETE', collected: 1000, warnings: [{ code: 'RESULT_CAP_REACHED' }] })
})

test('GET /historical-search/:searchId: 200 for a collection that found nothing, which costs nothing', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  t.like(await collect(key, { name: 'Nilgiri Agro Foods Limited' }), { status: 'COMPLETE', collected: 0, warnings: [] })
  t.is(await unitsOf(service, accountId), 0)
})

test.serial(
  'GET /historical-search: 200 lists the searches of the account, newest first, without asking a source',
  async (t) => {
    const { key } = await anAccount(service.db)
    const other = await anAccount(service.db)
    const names = ['Kaveri Logistics Limited', SAFFRON, 'Godavari Infra Projects Limited']
    for (const name of names) await collect(key, { name })
    await collect(other.key, { name: SAFFRON })
    const calls = await service.control.calls('ecourtsindia')
    const list = async (query = '') => {
      const { body } = await service.call(`GET /historical-search${query}`, { key })
      return (body as { searches: { name: string }[] }).searches.map(({ name }) => name)
    }
    t.deepEqual(await list(), names.toReversed())
    t.deepEqual(await list('?limit=2'), names.toReversed().slice(0, 2))
    t.is(await service.control.calls('ecourtsindia'), calls)
    for (const limit of ['0', '101', 'x'])
      t.is((await service.call(`GET /historical-search?limit=${limit}`, { key })).status, 400)
  },
)

test('GET /historical-search/:searchId/download: 200 is one JSON file of the search and all its results, as its pages return them', async (t) => {
  const { key } = await anAccount(service.db)
  const { searchId, ...record } = await collect(key, { name: SAFFRON })
  const { status, headers, body } = await service.call(`GET /historical-search/${searchId}/download`, { key })
  t.is(status, 200)
  t.regex(String(headers.get('content-type')), /^application\/json/)
  t.is(headers.get('content-disposition'), `attachment; filename="historical-search-${searchId}.json"`)
  const file = body as { search: object; results: Page['results'] }
  t.deepEqual(file.search, { searchId, ...record })
  const pages = await readAllPages(service, key, { name: SAFFRON })
  t.deepEqual(
    file.results,
    pages.flatMap(({ results }) => results),
  )
})

test('GET /historical-search/:searchId/download: 409 61467 while the search collects', async (t) => {
  const { key } = await anAccount(service.db)
  const { body } = await start(service, key, { name: 'Vindhya Cement Works Limited', mode: 'ASYNC' })
  const { searchId } = body as Page
  const answer = await service.call(`GET /historical-search/${searchId}/download`, { key })
  t.is(answer.status, 409)
  t.like(answer.body, { code: 61467, details: { status: 'RUNNING' } })
  await finished(service, key, searchId)
})

test('GET /historical-search/:searchId/download: 409 61472 for a SYNC search and a failed one', async (t) => {
  const { key } = await anAccount(service.db)
  const sync = (await start(service, key, { name: 'Kaveri Logistics Limited' })).body as Page
  const failed = await collect(key, { name: 'Vindhya Cement Works Limited' })
  for (const [searchId, status] of [
    [sync.searchId, 'COMPLETE'],
    [failed.searchId, 'FAILED'],
  ]) {
    const answer = await service.call(`GET /historical-search/${searchId}/download`, { key })
    t.is(answer.status, 409)
    t.like(answer.body, { code: 61472, details: { status } })
  }
})

test('GET /historical-search/:searchId/download: 410 61450 from the moment the search expires', async (t) => {
  const { key } = await anAccount(service.db)
  const { searchId } = await collect(key, { name: 'Kaveri Logistics Limited' })
  await expire(service, searchId)
  const { status, body } = await service.call(`GET /historical-search/${searchId}/download`, { key })
  t.is(status, 410)
  t.like(body, { code: 61450 })
})

test('DELETE /historical-search/:searchId: 200 cancels a running search: FAILED, nothing stored or billed, and again the same', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  await service.control.fault('attestr', 'slow', 1, 60_000)
  const { body } = await start(service, key, { name: SAFFRON, mode: 'ASYNC' })
  const { searchId } = body as Page
  const cancelled = await service.call(`DELETE /historical-search/${searchId}`, { key })
  t.is(cancelled.status, 200)
  t.like(cancelled.body, { searchId, status: 'FAILED', failureReason: 'CANCELLED', collected: 0, delivered: 0 })
  const again = await service.call(`DELETE /historical-search/${searchId}`, { key })
  t.is(again.status, 200)
  t.deepEqual(again.body, cancelled.body)
  // The workflow was asking a source, whose answer is not stored.
  await service.control.release('attestr')
  const workflow = service.temporal.client.workflow.getHandle(`historical-collection/${searchId}`)
  await t.throwsAsync(workflow.result())
  t.deepEqual(await service.db.historicalResults.read(searchId, 0, 1), [])
  t.is(await unitsOf(service, accountId), 0)
  t.deepEqual(await eventsOf(accountId), [
    { type: 'historical_search.finished', data: { searchId, status: 'FAILED', collected: 0 } },
  ])
})

/** How a search under way ends: a client that waits for an asynchronous one is notified. */
const ENDED_BY_ERASURE = { ASYNC: { status: 'FAILED', failureReason: 'ERASED' }, SYNC: { status: 'EXPIRED' } } as const

for (const mode of ['ASYNC', 'SYNC'] as const)
  test.serial(
    `GET /historical-search/:searchId: 200 ${ENDED_BY_ERASURE[mode].status}, no source asked further and nothing billed, for ${mode} whose company is erased as a person`,
    async (t) => {
      const own = await startService({ HISTORICAL_SOURCE_PATIENCE_SECONDS: '60' })
      t.teardown(own.close)
      const { key, accountId } = await anAccount(own.db)
      // The first search of all also reads a source's dictionaries.
      const { nextPageToken } = (await start(own, key, { name: SAFFRON })).body as Page
      for (const source of ['ecourtsindia', 'attestr'] as const) await own.control.fault(source, 'slow', 1, 600_000)
      if (mode === 'ASYNC') await start(own, key, { name: SAFFRON, mode })
      const [{ searchId }] = ((await own.call('GET /historical-search', { key })).body as { searches: [Page] }).searches
      const billed = await unitsOf(own, accountId)
      await erase(own, key, { kind: 'PERSON', names: ['Saffron Textiles'], dryRun: false })
      const calls = () => Promise.all([own.control.calls('ecourtsindia'), own.control.calls('attestr')])
      const before = await calls()
      for (const source of ['ecourtsindia', 'attestr'] as const) await own.control.release(source)
      if (mode === 'ASYNC')
        await t.throwsAsync(own.temporal.client.workflow.getHandle(historicalCollectionId(searchId)).result())
      else t.is((await readPage(own, key, searchId, nextPageToken)).status, 410)
      t.deepEqual(await calls(), before)
      t.is(await unitsOf(own, accountId), billed)
      t.like((await own.call(`GET /historical-search/${searchId}`, { key })).body, ENDED_BY_ERASURE[mode])
      const raised = await own.db.sequelize.query<{ data: string }>(
        "SELECT data FROM events WHERE account_id = :accountId AND type = 'historical_search.finished'",
        { replacements: { accountId }, type: QueryTypes.SELECT },
      )
      t.deepEqual(
        raised.map(({ data }) => JSON.parse(data)),
        mode === 'ASYNC' ? [{ searchId, status: 'FAILED', collected: 0 }] : [],
      )
    },
  )

test('DELETE /historical-search/:searchId: 200 again deletes what a first cancel that was cut off has left', async (t) => {
  const { key } = await anAccount(service.db)
  const { searchId } = await collect(key, { name: 'Kaveri Logistics Limited' })
  await service.db.sequelize.query(
    "UPDATE historical_searches SET state = 'FAILED', failure_reason = 'CANCELLED' WHERE id = :searchId",
    { replacements: { searchId } },
  )
  t.is((await service.call(`DELETE /historical-search/${searchId}`, { key })).status, 200)
  t.deepEqual(await service.db.historicalResults.read(searchId, 0, 1), [])
})

test('DELETE /historical-search/:searchId: 409 61472 and a cancel in Temporal that come too late leave a complete search its results', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const { searchId } = await collect(key, { name: 'Kaveri Logistics Limited' })
  t.is((await service.call(`DELETE /historical-search/${searchId}`, { key })).status, 409)
  await createHistoricalSearchActivities({ db: service.db }).failCollection({ searchId, reason: 'CANCELLED' })
  t.is((await service.db.historicalResults.read(searchId, 0, 200)).length, 100)
  t.is(await unitsOf(service, accountId), 1)
})

test('DELETE /historical-search/:searchId: 409 61472 for a search that does not run', async (t) => {
  const { key } = await anAccount(service.db)
  const sync = (await start(service, key, { name: SAFFRON })).body as Page
  const complete = await collect(key, { name: 'Kaveri Logistics Limited' })
  for (const [searchId, status] of [
    [sync.searchId, 'ACTIVE'],
    [complete.searchId, 'COMPLETE'],
  ]) {
    const answer = await service.call(`DELETE /historical-search/${searchId}`, { key })
    t.is(answer.status, 409)
    t.like(answer.body, { code: 61472, details: { status } })
  }
})
