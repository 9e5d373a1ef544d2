import test from 'ava'
import { anAccount, type Service, startService } from '../../support/service.ts'
import { type Page, readPage, SAFFRON, start, unitsOf } from './searches.ts'

/* In a separate file, because these take the better part of a minute, in parallel. */

let service: Service

test.before(async () => {
  service = await startService()
})
test.after.always(() => service?.close())

test('POST /historical-search: 503 61452 after a minute while a source still answers, and the retry gets its page', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const first = await start(service, key, { name: 'Konkan Chemicals Limited' })
  t.is(first.status, 503)
  t.is(await unitsOf(service, accountId), 0)
  const { details } = first.body as { details: { searchId: string; nextPageToken: string } }
  const { status, body } = await readPage(service, key, details.searchId, details.nextPageToken)
  t.is(status, 200)
  t.is((body as Page).results.length, 100)
  // The aggregator was asked once for its first page; the look-alikes in it make a second page needed.
  t.true((await service.control.calls('ecourtsindia', 'konkan')) <= 2)
  t.is(await unitsOf(service, accountId), 1)
})

test('GET /historical-search/:searchId/results: 200 with all its cases after both sources were away for most of a minute', async (t) => {
  const own = await startService()
  try {
    const { key } = await anAccount(own.db)
    const first = (await start(own, key, { name: SAFFRON })).body as Page
    // Asked again after 1, 2, 4, 8 and twice 15 s.
    await Promise.all([own.control.fault('ecourtsindia', 'http500', 6), own.control.fault('attestr', 'http500', 6)])
    const second = (await readPage(own, key, first.searchId, first.nextPageToken)).body as Page
    t.like(second, { status: 'ACTIVE', delivered: 200, warnings: [] })
    const third = (await readPage(own, key, first.searchId, second.nextPageToken)).body as Page
    t.like(third, { status: 'COMPLETE', delivered: 275, warnings: [] })
  } finally {
    await own.close()
  }
})

test('POST /historical-search: 503 61452 at once when no source can answer, and nothing is charged', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const { status, body, headers } = await start(service, key, { name: 'Vindhya Cement Works Limited' })
  t.is(status, 503)
  const { details, ...rest } = body as { details: { searchId: string; nextPageToken: string } }
  t.deepEqual<object, object>(rest, {
    httpStatusCode: 503,
    code: 61452,
    message: 'The page could not be assembled in time. Nothing was delivered or charged.',
    appError: true,
  })
  const { searchId, nextPageToken, ...others } = details
  t.deepEqual<object, object>(others, { retryAfterSeconds: 30, heldForNextPage: 0 })
  t.is(headers.get('retry-after'), '30')
  t.is((await readPage(service, key, searchId, nextPageToken)).status, 503)
  t.is(await unitsOf(service, accountId), 0)
})
