import test from 'ava'
import { anAccount, type Service, startService } from '../../support/service.ts'
import { until } from '../../support/until.ts'
import { expire } from './expire.ts'
import { finished, type Page, readAllPages, readPage, SAFFRON, start, unitsOf } from './searches.ts'

let service: Service

test.before(async () => {
  service = await startService({ HISTORICAL_SOURCE_PATIENCE_SECONDS: '1' })
})
test.after.always(() => service?.close())

// Serial, because the calls of other tests would count as well.
test.serial(
  'GET /historical-search/:searchId/results: 200 gives the same page under the same token, with no new call and charge',
  async (t) => {
    const { key, accountId } = await anAccount(service.db)
    const [first, second, third] = await readAllPages(service, key, { name: SAFFRON })
    const calls = await service.control.calls('ecourtsindia', 'saffron')
    const searchId = first?.searchId ?? ''
    const again = [
      await readPage(service, key, searchId),
      await readPage(service, key, searchId, first?.nextPageToken),
      await readPage(service, key, searchId, second?.nextPageToken),
    ].map(({ body }) => body as Page)
    t.deepEqual(
      again.map(({ results, nextPageToken }) => ({ results, nextPageToken })),
      [first, second, third].map((page) => ({ results: page?.results, nextPageToken: page?.nextPageToken })),
    )
    t.is(await service.control.calls('ecourtsindia', 'saffron'), calls)
    t.is(await unitsOf(service, accountId), 3)
  },
)

test('GET /historical-search/:searchId/results: 200 returns the pages of a complete ASYNC search free of charge', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const { body } = await start(service, key, { name: SAFFRON, mode: 'ASYNC' })
  const { searchId } = body as Page
  await finished(service, key, searchId)
  const pages: Page[] = []
  for (let token: string | null | undefined; token !== null; token = pages.at(-1)?.nextPageToken ?? null)
    pages.push((await readPage(service, key, searchId, token)).body as Page)
  t.deepEqual(
    pages.map(({ results, status }) => [results.length, status]),
    [
      [100, 'COMPLETE'],
      [100, 'COMPLETE'],
      [75, 'COMPLETE'],
    ],
  )
  t.is(await unitsOf(service, accountId), 1)
})

test('GET /historical-search/:searchId/results: 400 61453 for a token of another search, a changed one and nonsense', async (t) => {
  const { key } = await anAccount(service.db)
  const one = (await start(service, key, { name: SAFFRON })).body as Page
  const other = (await start(service, key, { name: SAFFRON })).body as Page
  const token = String(one.nextPageToken)
  const changed = token.slice(0, 4) + (token[4] === 'A' ? 'B' : 'A') + token.slice(5)
  for (const wrong of [other.nextPageToken, changed, `${token}A`, 'nonsense', '2', 'x'.repeat(5_000)]) {
    const { status, body } = await readPage(service, key, one.searchId, wrong)
    t.is(status, 400, String(wrong))
    t.like(body, { code: 61453 })
  }
})

test('GET /historical-search/:searchId/results: 402 61455 for a new page when the allowance is used up; old pages stay free', async (t) => {
  const { key, accountId } = await anAccount(service.db, { plan: { historicalAllowance: 1 } })
  const first = (await start(service, key, { name: SAFFRON })).body as Page
  const { status, body } = await readPage(service, key, first.searchId, first.nextPageToken)
  t.is(status, 402)
  t.like(body, { code: 61455 })
  t.is((await readPage(service, key, first.searchId)).status, 200)
  t.is(await unitsOf(service, accountId), 1)
})

test('GET /historical-search/:searchId/results: 402 61455 for a new page while a running collection holds the last unit', async (t) => {
  const { key, accountId } = await anAccount(service.db, { plan: { historicalAllowance: 2 } })
  const first = (await start(service, key, { name: SAFFRON })).body as Page
  const collection = (await start(service, key, { name: 'Vindhya Cement Works Limited', mode: 'ASYNC' })).body as Page
  const refused = await readPage(service, key, first.searchId, first.nextPageToken)
  t.is(refused.status, 402)
  t.like(refused.body, { code: 61455 })
  t.is((await service.call(`DELETE /historical-search/${collection.searchId}`, { key })).status, 200)
  t.is((await readPage(service, key, first.searchId, first.nextPageToken)).status, 200)
  t.is(await unitsOf(service, accountId), 2)
})

test('GET /historical-search/:searchId/results: 404 61449 for a search that does not exist or is of another account', async (t) => {
  const owner = await anAccount(service.db)
  const { searchId } = (await start(service, owner.key, { name: SAFFRON })).body as Page
  const { key } = await anAccount(service.db)
  const [missing, foreign] = await Promise.all([
    readPage(service, key, searchId.replace(/^.{8}/, '00000000')),
    readPage(service, key, searchId),
  ])
  t.is(missing.status, 404)
  t.like(missing.body, { code: 61449 })
  t.deepEqual(foreign.body, missing.body)
})

test('GET /historical-search/:searchId/results: 409 61451 with Retry-After while another request assembles the same new page', async (t) => {
  const own = await startService()
  try {
    const { key, accountId } = await anAccount(own.db)
    const first = (await start(own, key, { name: SAFFRON })).body as Page
    await own.control.fault('ecourtsindia', 'slow', 1, 60_000)
    const reading = [
      readPage(own, key, first.searchId, first.nextPageToken),
      readPage(own, key, first.searchId, first.nextPageToken),
    ]
    t.is((await Promise.race(reading)).status, 409)
    await own.control.release('ecourtsindia')
    const answers = await Promise.all(reading)
    t.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
    const refused = answers.find(({ status }) => status === 409)
    t.like(refused?.body, { code: 61451, details: { retryAfterSeconds: 5 } })
    t.is(refused?.headers.get('retry-after'), '5')
    t.is((await readPage(own, key, first.searchId, first.nextPageToken)).status, 200)
    t.is(await unitsOf(own, accountId), 2)
  } finally {
    await own.close()
  }
})

test('GET /historical-search/:searchId/results: 409 61467 while an ASYNC search collects, and after it failed', async (t) => {
  const { key } = await anAccount(service.db)
  const { body } = await start(service, key, { name: 'Vindhya Cement Works Limited', mode: 'ASYNC' })
  const { searchId } = body as Page
  const running = await readPage(service, key, searchId)
  t.is(running.status, 409)
  t.like(running.body, { code: 61467, details: { status: 'RUNNING' } })
  await finished(service, key, searchId)
  const failed = await readPage(service, key, searchId)
  t.is(failed.status, 409)
  t.like(failed.body, { code: 61467, details: { status: 'FAILED' } })
})

test('GET /historical-search/:searchId/results: 410 61450 from the moment the search expires; its counts remain', async (t) => {
  const { key } = await anAccount(service.db)
  const { searchId } = (await start(service, key, { name: 'Kaveri Logistics Limited' })).body as Page
  t.is((await readPage(service, key, searchId)).status, 200)
  await expire(service, searchId)
  const { status, body } = await readPage(service, key, searchId)
  t.is(status, 410)
  t.like(body, { code: 61450 })
  const record = (await service.call(`GET /historical-search/${searchId}`, { key })).body
  t.like(record, { status: 'EXPIRED', delivered: 100 })
})

test('GET /historical-search/:searchId/results: 410 61450 for a page whose search expires while it is assembled, and nothing is charged', async (t) => {
  const own = await startService()
  try {
    const { key, accountId } = await anAccount(own.db)
    const { searchId, nextPageToken } = (await start(own, key, { name: SAFFRON })).body as Page
    const calls = await own.control.calls('ecourtsindia', 'saffron')
    await own.control.fault('ecourtsindia', 'slow', 1, 60_000)
    const reading = readPage(own, key, searchId, nextPageToken)
    await until(
      () => own.control.calls('ecourtsindia', 'saffron'),
      (now) => now > calls,
    )
    await expire(own, searchId)
    await own.control.release('ecourtsindia')
    const { status, body } = await reading
    t.is(status, 410)
    t.like(body, { code: 61450 })
    t.is(await unitsOf(own, accountId), 1)
  } finally {
    await own.close()
  }
})

test('GET /historical-search/:searchId/results: 503 61452 shows how many cases are held for the page', async (t) => {
  const own = await startService()
  try {
    const { key, accountId } = await anAccount(own.db, { plan: { sources: ['ecourtsindia'] } })
    const first = (await start(own, key, { name: SAFFRON })).body as Page
    await own.control.fault('ecourtsindia', 'no-credit', 1)
    const { status, body, headers } = await readPage(own, key, first.searchId, first.nextPageToken)
    t.is(status, 503)
    const { details } = body as { details: { heldForNextPage: number; nextPageToken: string | null } }
    t.true(details.heldForNextPage > 0 && details.heldForNextPage < 100)
    t.is(details.nextPageToken, first.nextPageToken)
    t.is(headers.get('retry-after'), '30')
    t.is(await unitsOf(own, accountId), 1)
    const second = await readPage(own, key, first.searchId, details.nextPageToken)
    t.like(second.body, { status: 'ACTIVE', delivered: 200, warnings: [] })
  } finally {
    await own.close()
  }
})

test('GET /historical-search/:searchId/results: 200 with what the second source answered when the first page was long complete, asked once', async (t) => {
  const own = await startService()
  try {
    const { key } = await anAccount(own.db)
    // Longer than until the first heartbeat, by which the server reports that the workflow of the first page has ended.
    await own.control.fault('attestr', 'slow', 1, 8_000)
    const first = (await start(own, key, { name: SAFFRON })).body as Page
    t.is(await own.control.calls('attestr', 'saffron'), 1)
    const answeredBy = (source: string) =>
      own.db.sequelize.query(`SELECT id FROM source_calls WHERE source = '${source}' AND outcome IS NOT NULL`)
    await until(
      () => answeredBy('attestr'),
      ([rows]) => rows.length > 0,
    )
    const second = (await readPage(own, key, first.searchId, first.nextPageToken)).body as Page
    const third = (await readPage(own, key, first.searchId, second.nextPageToken)).body as Page
    t.is(third.results.length, 75)
    t.is(await own.control.calls('attestr', 'saffron'), 1)
  } finally {
    await own.close()
  }
})

test('GET /historical-search/:searchId/results: 200 with the cases of a source that failed hours ago, and is away again for some seconds', async (t) => {
  const own = await startService()
  try {
    const { key } = await anAccount(own.db)
    await own.control.fault('attestr', 'http500', 100)
    const first = (await start(own, key, { name: SAFFRON })).body as Page
    const failing = await until(
      () => own.db.historicalSearches.get(first.searchId),
      ({ merging }) => merging.sources.some(({ failingSince }) => failingSince !== undefined),
    )
    const sources = failing.merging.sources.map((source) =>
      source.failingSince === undefined ? source : { ...source, failingSince: source.failingSince - 2 * 3_600_000 },
    )
    const merging = { ...failing.merging, sources }
    await own.db.transaction((tx) => own.db.historicalSearches.saveMerging(first.searchId, merging, tx))
    await own.control.release('attestr')
    const second = (await readPage(own, key, first.searchId, first.nextPageToken)).body as Page
    await own.control.fault('attestr', 'http500', 3)
    const third = (await readPage(own, key, first.searchId, second.nextPageToken)).body as Page
    t.like(third, { status: 'COMPLETE', delivered: 275, warnings: [] })
  } finally {
    await own.close()
  }
})

test('GET /historical-search/:searchId/results: 200 for a page whose work an operator has cancelled in Temporal', async (t) => {
  const own = await startService()
  try {
    const { key, accountId } = await anAccount(own.db)
    await Promise.all([
      own.control.fault('ecourtsindia', 'slow', 1, 60_000),
      own.control.fault('attestr', 'slow', 1, 60_000),
    ])
    const starting = start(own, key, { name: 'Kaveri Logistics Limited' })
    await until(
      () => own.control.calls('attestr', 'kaveri'),
      (calls) => calls > 0,
    )
    const [search] = await own.db.historicalSearches.list(accountId, { most: 1 })
    const searchId = search?.searchId ?? ''
    const work = own.temporal.client.workflow.getHandle(`historical-page/${searchId}/1`)
    await work.cancel()
    const cancelled = await starting
    t.is(cancelled.status, 503)
    t.like(cancelled.body, { code: 61452 })
    await own.control.reset()
    const { events } = await work.fetchHistory()
    t.false(events?.some(({ workflowTaskFailedEventAttributes }) => workflowTaskFailedEventAttributes))
    t.is((await readPage(own, key, searchId)).status, 200)
    t.is(await unitsOf(own, accountId), 1)
  } finally {
    await own.close()
  }
})

test('GET /historical-search/:searchId/results: 200 for an empty first page again, also when the allowance is used up', async (t) => {
  for (const historicalBilling of ['PER_PAGE', 'PER_SEARCH'] as const) {
    const { key, accountId } = await anAccount(service.db, { plan: { historicalAllowance: 1, historicalBilling } })
    const empty = (await start(service, key, { name: 'Nilgiri Agro Foods Limited' })).body as Page
    t.is((await start(service, key, { name: 'Kaveri Logistics Limited' })).status, 200)
    const again = await readPage(service, key, empty.searchId)
    t.deepEqual([again.status, again.body], [200, empty])
    t.is(await unitsOf(service, accountId), 1)
  }
})

test('GET /historical-search/:searchId: 200 EXPIRED seven days on, whatever the search was before; its counts remain', async (t) => {
  const { key } = await anAccount(service.db)
  const active = (await start(service, key, { name: SAFFRON })).body as Page
  t.is(active.status, 'ACTIVE')
  const running = (await start(service, key, { name: 'Vindhya Cement Works Limited', mode: 'ASYNC' })).body as Page
  t.is(running.status, 'RUNNING')
  // It is not ended before that.
  await service.temporal.client.workflow.getHandle(`historical-collection/${running.searchId}`).terminate()
  const cancelled = (await start(service, key, { name: 'Kaveri Logistics Limited', mode: 'ASYNC' })).body as Page
  await service.call(`DELETE /historical-search/${cancelled.searchId}`, { key })
  for (const { searchId } of [active, running, cancelled]) {
    await expire(service, searchId)
    const { status, body } = await service.call(`GET /historical-search/${searchId}`, { key })
    t.is(status, 200)
    t.like(body, { status: 'EXPIRED' })
    t.is((await readPage(service, key, searchId)).status, 410)
  }
  t.like((await service.call(`GET /historical-search/${active.searchId}`, { key })).body, { delivered: 100 })
})
