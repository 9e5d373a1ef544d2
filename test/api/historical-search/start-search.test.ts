import test from 'ava'
import { anAccount, type Service, startService } from '../../support/service.ts'
import { type Page, readAllPages, readPage, SAFFRON, start, unitsOf } from './searches.ts'

let service: Service

test.before(async () => {
  service = await startService({ HISTORICAL_SOURCE_PATIENCE_SECONDS: '1' })
})
test.after.always(() => service?.close())

function codeOf(body: unknown): unknown {
  return (body as { code?: number }).code
}

test('POST /historical-search: 200 gives exactly 100 cases, newest filing date first, and the record of the search', async (t) => {
  const { key } = await anAccount(service.db)
  const answer = await start(service, key, { name: SAFFRON, filters: { fromYear: null }, clientReference: 'r-1' })
  t.is(answer.status, 200, JSON.stringify(answer.body))
  const { searchId, results, nextPageToken, ...record } = answer.body as Page & { createdAt: number }
  t.regex(searchId, /^[0-9a-f]{32}$/)
  t.regex(String(nextPageToken), /^[\w-]+$/)
  t.is(results.length, 100)
  const dates = results.map(({ filingDate }) => filingDate ?? '')
  t.deepEqual(dates, dates.toSorted().reverse())
  t.deepEqual(record, {
    mode: 'SYNC',
    status: 'ACTIVE',
    name: SAFFRON,
    partyType: 'BOTH',
    filters: { fromYear: null },
    clientReference: 'r-1',
    delivered: 100,
    warnings: [],
    createdAt: record.createdAt,
    expiresAt: record.createdAt + 7 * 86_400_000,
    pageSize: 100,
  } as never)
})

test('POST /historical-search: 200 and its pages hold every case of both sources once, the second source after the first', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const pages = await readAllPages(service, key, { name: SAFFRON })
  t.deepEqual(
    pages.map(({ results }) => results.length),
    [100, 100, 75],
  )
  t.deepEqual(
    pages.map(({ status }) => status),
    ['ACTIVE', 'ACTIVE', 'COMPLETE'],
  )
  const all = pages.flatMap(({ results }) => results)
  t.is(new Set(all.map(({ caseRef }) => caseRef)).size, 275)
  const dates = all.slice(0, 250).map(({ filingDate }) => filingDate ?? '')
  t.deepEqual(dates, dates.toSorted().reverse())
  t.true(all.every(({ matchedParty }) => /SAFFRON TEXTILES/i.test(matchedParty)))
  t.is(await unitsOf(service, accountId), 3)
})
