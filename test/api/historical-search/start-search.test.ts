import test from 'ava'
import { REFERENCE_VALID_MS } from '../../../api/historical-search/search-request.ts'
import { anAccount, patient, type Service, startService } from '../../support/service.ts'
import { finished, type Page, readAllPages, SAFFRON, start, unitsOf } from './searches.ts'

let service: Service

test.before(async () => {
  service = patient(await startService({ HISTORICAL_SOURCE_PATIENCE_SECONDS: '1' }))
})
test.after.always(() => service?.close())

test('POST /historical-search: 200 returns exactly 100 cases, newest filing date first, and the record of the search', async (t) => {
  const { key } = await anAccount(service.db)
  const answer = await start(service, key, { name: SAFFRON, filters: { fromYear: null }, clientReference: 'r-1' })
  t.is(answer.status, 200, JSON.stringify(answer.body))
  const { searchId, results, nextPageToken, createdAt, ...record } = answer.body as Page & { createdAt: number }
  t.regex(searchId, /^[0-9a-f]{32}$/)
  t.regex(String(nextPageToken), /^[\w-]+$/)
  t.is(results.length, 100)
  const dates = results.map(({ filingDate }) => filingDate ?? '')
  t.deepEqual(dates, dates.toSorted().reverse())
  t.deepEqual<object, object>(record, {
    mode: 'SYNC',
    status: 'ACTIVE',
    name: SAFFRON,
    partyType: 'BOTH',
    filters: { fromYear: null },
    clientReference: 'r-1',
    delivered: 100,
    warnings: [],
    expiresAt: createdAt + 7 * 86_400_000,
    pageSize: 100,
  })
})

test('POST /historical-search: 200 and its pages hold every case of both sources once, the second source after the first', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const pages = await readAllPages(service, key, { name: SAFFRON })
  t.deepEqual(
    pages.map(({ results, status, delivered }) => [results.length, status, delivered]),
    [
      [100, 'ACTIVE', 100],
      [100, 'ACTIVE', 200],
      [75, 'COMPLETE', 275],
    ],
  )
  const all = pages.flatMap(({ results }) => results)
  t.is(new Set(all.map(({ caseRef }) => caseRef)).size, 275)
  const dates = all.slice(0, 250).map(({ filingDate }) => filingDate ?? '')
  t.deepEqual(dates, dates.toSorted().reverse())
  t.true(all.every(({ matchedParty }) => /SAFFRON TEXTILES/i.test(matchedParty)))
  t.is(await unitsOf(service, accountId), 3)
})

// Serial, because an activity that has waited behind other tests' calls does not read on.
test.serial(
  'POST /historical-search: 200 for a page that takes two of a source, which one activity reads, and no third',
  async (t) => {
    const { key } = await anAccount(service.db, { plan: { sources: ['ecourtsindia'] } })
    const { searchId, results } = (await start(service, key, { name: SAFFRON })).body as Page
    t.is(results.length, 100)
    const { merging } = await service.db.historicalSearches.get(searchId)
    t.like(merging.sources[0], { source: 'ecourtsindia', pages: 2, hasMore: true })
    const work = service.temporal.client.workflow.getHandle(`historical-page/${searchId}/1`)
    const { events } = await work.fetchHistory()
    t.is(events?.filter(({ activityTaskScheduledEventAttributes }) => activityTaskScheduledEventAttributes).length, 1)
  },
)

test('POST /historical-search: 200 gives a case the same id in every search and account', async (t) => {
  const [one, other] = await Promise.all(
    [0, 1].map(async () => {
      const { key } = await anAccount(service.db)
      return readAllPages(service, key, { name: 'Kaveri Logistics Limited' })
    }),
  )
  const refs = (pages: Page[] = []) => pages.flatMap(({ results }) => results.map(({ caseRef }) => caseRef))
  t.deepEqual(refs(one), refs(other))
})

test('POST /historical-search: 200 with exactly 100 cases is the last page and complete', async (t) => {
  const { key } = await anAccount(service.db)
  const { body } = await start(service, key, { name: 'Kaveri Logistics Limited' })
  const { results, nextPageToken, status } = body as Page
  t.deepEqual([results.length, nextPageToken, status], [100, null, 'COMPLETE'])
})

test('POST /historical-search: 200 for a company without cases is an empty, complete page that costs nothing', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const { status, body } = await start(service, key, { name: 'Nilgiri Agro Foods Limited' })
  t.is(status, 200)
  t.like(body, { status: 'COMPLETE', delivered: 0, results: [], nextPageToken: null, warnings: [] })
  t.is(await unitsOf(service, accountId), 0)
})

test('POST /historical-search: 200 ends at the cap of the plan with a warning', async (t) => {
  const { key, accountId } = await anAccount(service.db, { plan: { resultsPerSearch: 250 } })
  const pages = await readAllPages(service, key, { name: 'Deccan Ferro Alloys Limited' })
  t.deepEqual(
    pages.map(({ results }) => results.length),
    [100, 100, 50],
  )
  t.like(pages[2], { status: 'COMPLETE', warnings: [{ code: 'RESULT_CAP_REACHED' }] })
  t.is(await unitsOf(service, accountId), 3)
})

test("POST /historical-search: 200 with the second source's cases and a warning while the first one is down", async (t) => {
  const { key } = await anAccount(service.db)
  const { status, body } = await start(service, key, { name: 'Malabar Shipping Company Limited' })
  t.is(status, 200)
  const { results, warnings, nextPageToken } = body as Page
  t.is(results.length, 40)
  t.is(nextPageToken, null)
  t.deepEqual(warnings as object[], [
    {
      code: 'SOURCE_UNAVAILABLE',
      message: 'A data source could not be read. Cases that only this source has are missing.',
    },
  ])
})

test('POST /historical-search: 200 cuts party lists at 25 and still names the party that matched', async (t) => {
  const { key } = await anAccount(service.db)
  const { body } = await start(service, key, { name: 'Godavari Infra Projects Limited' })
  const { results } = body as Page
  t.is(results.length, 5)
  for (const result of results) {
    t.like(result, { partyRole: 'RESPONDENT', partyCountTruncated: true })
    t.is((result.respondents as string[]).length, 25)
    t.regex(result.matchedParty, /GODAVARI INFRA PROJECTS/i)
    t.false((result.respondents as string[]).includes(result.matchedParty))
  }
})

for (const [filters, count] of [
  [{}, 130],
  [{ fromYear: 2020, toYear: 2022 }, 39],
  [{ caseStatus: 'PENDING' }, 65],
  [{ caseStatus: 'DISPOSED' }, 65],
  [{ caseStatus: 'ALL', toYear: 2015 }, 13],
  [{ fromYear: 2024 }, 13],
] as const)
  test(`POST /historical-search: 200 with filters ${JSON.stringify(filters)} returns ${count} cases`, async (t) => {
    const { key } = await anAccount(service.db)
    const pages = await readAllPages(service, key, { name: 'Aravalli Steel Tubes Limited', filters })
    t.is(pages.flatMap(({ results }) => results).length, count)
  })

for (const [partyType, roles] of [
  ['PETITIONER', { PETITIONER: 50, BOTH: 10 }],
  ['RESPONDENT', { RESPONDENT: 70, BOTH: 10 }],
  ['BOTH', { PETITIONER: 50, RESPONDENT: 70, BOTH: 10 }],
] as const)
  test(`POST /historical-search: 200 with party type ${partyType} returns the cases of that side and of both sides`, async (t) => {
    const { key } = await anAccount(service.db)
    const pages = await readAllPages(service, key, { name: 'Aravalli Steel Tubes Limited', partyType })
    const found = Object.groupBy(
      pages.flatMap(({ results }) => results),
      ({ partyRole }) => partyRole,
    )
    const counts = Object.fromEntries(Object.entries(found).map(([role, cases]) => [role, cases?.length]))
    t.deepEqual<object, object>(counts, roles)
  })

test('POST /historical-search: 200 identifies cases so that a live lookup finds them', async (t) => {
  const { key } = await anAccount(service.db)
  const { body } = await start(service, key, { name: 'Kaveri Logistics Limited' })
  const confirmed = (body as Page).results.filter(({ identifierStatus }) => identifierStatus === 'CONFIRMED')
  const byCourt = Object.values(Object.groupBy(confirmed, ({ courtType }) => String(courtType)))
  for (const [found] of byCourt.map((cases) => cases ?? [])) {
    const looked = await service.call('POST /case-lookup', { key, body: { caseIdentifier: found?.caseIdentifier } })
    t.is(looked.status, 200, `${JSON.stringify(found?.caseIdentifier)} ${JSON.stringify(looked.body)}`)
  }
  t.true(byCourt.length >= 3)
})

test('POST /historical-search: 200 again, the same search, page and charge under the same clientReference', async (t) => {
  const { key, accountId } = await anAccount(service.db, { plan: { historicalAllowance: 1 } })
  const body = { name: SAFFRON, clientReference: 'monthly 7', filters: { fromYear: 1990 } }
  const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => start(service, key, body)))
  t.is(first?.status, 200)
  for (const { body } of others) t.deepEqual(body, first?.body)
  const again = await start(service, key, { mode: 'SYNC', ...body, partyType: 'BOTH' })
  t.deepEqual(again.body, first?.body)
  t.is(await unitsOf(service, accountId), 1)
})

test('POST /historical-search: 200 on a plan billed per search charges only the first page', async (t) => {
  const { key, accountId } = await anAccount(service.db, { plan: { historicalBilling: 'PER_SEARCH' } })
  t.is((await readAllPages(service, key, { name: SAFFRON })).length, 3)
  t.is(await unitsOf(service, accountId), 1)
})

test('POST /historical-search: 200 asks a source again that fails twice, and misses nothing', async (t) => {
  const own = await startService()
  try {
    const { key } = await anAccount(own.db)
    await own.control.fault('attestr', 'http500', 2)
    const { body } = await start(own, key, { name: 'Kaveri Logistics Limited' })
    t.like(body, { warnings: [], delivered: 100, status: 'COMPLETE' })
  } finally {
    await own.close()
  }
})

test('POST /historical-search: 202 at once with the record of a running search', async (t) => {
  const { key } = await anAccount(service.db)
  const answer = await start(service, key, { name: SAFFRON, mode: 'ASYNC' })
  t.is(answer.status, 202)
  const { searchId, createdAt, ...record } = answer.body as { searchId: string; createdAt: number }
  t.deepEqual<object, object>(record, {
    mode: 'ASYNC',
    status: 'RUNNING',
    name: SAFFRON,
    partyType: 'BOTH',
    filters: {},
    clientReference: null,
    delivered: 0,
    collected: 0,
    completedAt: null,
    warnings: [],
    expiresAt: createdAt + 7 * 86_400_000,
  })
  await finished(service, key, searchId)
})

test('POST /historical-search: 202 again with the same search under the same clientReference', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const body = { name: 'Kaveri Logistics Limited', mode: 'ASYNC', clientReference: 'once' }
  const answers = await Promise.all(Array.from({ length: 4 }, () => start(service, key, body)))
  const ids = new Set(answers.map(({ body }) => (body as Page).searchId))
  t.is(ids.size, 1)
  for (const id of ids) await finished(service, key, id)
  t.is(await unitsOf(service, accountId), 1)
})

test('POST /historical-search: 200 with an Idempotency-Key and no clientReference shows none, there and later', async (t) => {
  const { key } = await anAccount(service.db)
  const headers = { 'Idempotency-Key': 'one-search-and-no-more' }
  const { body } = await service.call('POST /historical-search', { key, headers, body: { name: SAFFRON } })
  t.like(body, { clientReference: null })
  const { searchId } = body as Page
  t.like((await service.call(`GET /historical-search/${searchId}`, { key })).body, { searchId, clientReference: null })
})

test('POST /historical-search: 400 60001 for another request under the same clientReference', async (t) => {
  const { key } = await anAccount(service.db)
  await start(service, key, { name: 'Kaveri Logistics Limited', clientReference: 'taken' })
  const { status, body } = await start(service, key, { name: SAFFRON, clientReference: 'taken' })
  t.is(status, 400)
  t.like(body, { code: 60001, details: { issues: [{ path: 'clientReference' }] } })
})

for (const [what, body, path] of [
  ['a missing name', {}, 'name'],
  ['a name of one character', { name: 'X' }, 'name'],
  ['an unknown mode', { name: SAFFRON, mode: 'LATER' }, 'mode'],
  ['an unknown party type', { name: SAFFRON, partyType: 'APPELLANT' }, 'partyType'],
  ['an unknown case status', { name: SAFFRON, filters: { caseStatus: 'OPEN' } }, 'filters.caseStatus'],
  ['a year that is no whole number', { name: SAFFRON, filters: { fromYear: 2020.5 } }, 'filters.fromYear'],
  ['an unknown filter', { name: SAFFRON, filters: { court: 'HC' } }, 'filters.court'],
  ['a reference of 51 characters', { name: SAFFRON, clientReference: 'x'.repeat(51) }, 'clientReference'],
  [
    'a reference that would not be shown',
    { name: SAFFRON, clientReference: `key:${'0'.repeat(40)}` },
    'clientReference',
  ],
  [
    'names too long for one question',
    { name: SAFFRON, nameVariations: Array(9).fill('x'.repeat(250)) },
    'nameVariations',
  ],
  ['a registration number of 65', { name: SAFFRON, registrationNumber: 'x'.repeat(65) }, 'registrationNumber'],
] as const)
  test(`POST /historical-search: 400 60001 for ${what}`, async (t) => {
    const { key } = await anAccount(service.db)
    const answer = await start(service, key, body)
    t.is(answer.status, 400)
    t.like(answer.body, { code: 60001, details: { issues: [{ path }] } })
  })

test('POST /historical-search: 400 60405 for a person', async (t) => {
  const { key } = await anAccount(service.db)
  const { status, body } = await start(service, key, { name: 'Ramesh Kumar Verma', entityType: 'PERSON' })
  t.is(status, 400)
  t.deepEqual(body, {
    httpStatusCode: 400,
    code: 60405,
    message: 'Real-time court search is available for companies only, not for persons.',
    appError: true,
    details: { label: 'PERSON_SEARCH_NOT_SUPPORTED' },
  })
})

for (const filters of [{ fromYear: 1949 }, { toYear: 1949 }, { fromYear: 2020, toYear: 2019 }, { fromYear: 2999 }])
  test(`POST /historical-search: 400 61454 for filters ${JSON.stringify(filters)}`, async (t) => {
    const { key } = await anAccount(service.db)
    const { status, body } = await start(service, key, { name: SAFFRON, filters })
    t.is(status, 400)
    t.like(body, { code: 61454 })
  })

test('POST /historical-search: 402 61455 when the allowance of the plan is used up', async (t) => {
  const { key, accountId } = await anAccount(service.db, { plan: { historicalAllowance: 1 } })
  await start(service, key, { name: 'Kaveri Logistics Limited' })
  const { status, body } = await start(service, key, { name: SAFFRON })
  t.is(status, 402)
  t.like(body, { code: 61455 })
  t.is(await unitsOf(service, accountId), 1)
})

test('POST /historical-search: 402 61455 for all but one of ten parallel starts with one unit left', async (t) => {
  const { key, accountId } = await anAccount(service.db, { plan: { historicalAllowance: 1 } })
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => start(service, key, { name: 'Kaveri Logistics Limited' })),
  )
  const statuses = answers.map(({ status }) => status).sort()
  t.deepEqual(statuses, [200, ...Array(9).fill(402)])
  t.is(await unitsOf(service, accountId), 1)
})

test('POST /historical-search: 403 61456 when the plan has no data source', async (t) => {
  const { key } = await anAccount(service.db, { plan: { sources: [] } })
  const { status, body } = await start(service, key, { name: SAFFRON })
  t.is(status, 403)
  t.like(body, { code: 61456 })
})

test('POST /historical-search: 403 61465 for ASYNC on a plan without it', async (t) => {
  const { key } = await anAccount(service.db, { plan: { asyncSearches: false } })
  const { status, body } = await start(service, key, { name: SAFFRON, mode: 'ASYNC' })
  t.is(status, 403)
  t.like(body, { code: 61465 })
})

test('POST /historical-search: 202 for ASYNC on every plan that is billed per search', async (t) => {
  const { key } = await anAccount(service.db, { plan: { asyncSearches: false, historicalBilling: 'PER_SEARCH' } })
  const { status, body } = await start(service, key, { name: 'Kaveri Logistics Limited', mode: 'ASYNC' })
  t.is(status, 202)
  await finished(service, key, (body as Page).searchId)
})

test("POST /historical-search: 429 61457 over the account's starts a minute, with that limit in the headers", async (t) => {
  const { key } = await anAccount(service.db, { plan: { historicalStartsPerMinute: 2 } })
  const body = { name: 'Kaveri Logistics Limited', clientReference: 'one search is enough' }
  // More than two windows allow, in case a minute ends between them.
  const answers = await Promise.all(Array.from({ length: 6 }, () => start(service, key, body)))
  t.is(answers.find(({ status }) => status === 200)?.headers.get('x-ratelimit-limit'), '100000')
  const refused = answers.find(({ status }) => status === 429)
  t.like(refused?.body, { code: 61457 })
  t.is(refused?.headers.get('x-ratelimit-limit'), '2')
  t.is(refused?.headers.get('x-ratelimit-remaining'), '0')
  t.is(refused?.headers.get('retry-after'), refused?.headers.get('x-ratelimit-reset'))
  t.is((await service.call('GET /historical-search', { key })).status, 200)
})

test('POST /historical-search: 429 61466 for all but three of ten parallel ASYNC starts', async (t) => {
  const own = await startService({ HISTORICAL_SOURCE_PATIENCE_SECONDS: '1' })
  try {
    const { key } = await anAccount(own.db)
    await own.control.fault('attestr', 'slow', 10, 60_000)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => start(own, key, { name: 'Kaveri Logistics Limited', mode: 'ASYNC' })),
    )
    t.deepEqual(answers.map(({ status }) => status).sort(), [202, 202, 202, ...Array(7).fill(429)])
    const refused = answers.find(({ status }) => status === 429)
    t.like(refused?.body, { code: 61466, details: { retryAfterSeconds: 30 } })
    t.is(refused?.headers.get('retry-after'), '30')
    await own.control.release('attestr')
    for (const { body } of answers.filter(({ status }) => status === 202))
      await finished(own, key, (body as Page).searchId)
    t.is((await start(own, key, { name: 'Kaveri Logistics Limited', mode: 'ASYNC' })).status, 202)
  } finally {
    await own.close()
  }
})

test('POST /historical-search: 200 starts a new search under a clientReference of more than 24 hours ago', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const body = { name: SAFFRON, clientReference: 'order-42' }
  const first = (await start(service, key, body)).body as Page
  const setAge = (ms: number) =>
    service.db.sequelize.query('UPDATE historical_searches SET created = ? WHERE id = ?', {
      replacements: [Date.now() - ms, first.searchId],
    })
  await setAge(REFERENCE_VALID_MS - 60_000)
  t.is(((await start(service, key, body)).body as Page).searchId, first.searchId)
  await setAge(REFERENCE_VALID_MS + 1)
  t.not(((await start(service, key, body)).body as Page).searchId, first.searchId)
  t.is(await unitsOf(service, accountId), 2)
})

test('POST /historical-search: 200 takes every list of variations and an empty clientReference, and leaves out empty names', async (t) => {
  const { key } = await anAccount(service.db)
  const body = { name: SAFFRON, nameVariations: ['K', '', 'Saffron Textiles'], clientReference: '' }
  const [one, other] = [await start(service, key, body), await start(service, key, body)].map(
    ({ body }) => body as Page,
  )
  t.like(one, { clientReference: null })
  t.not(one?.searchId, other?.searchId)
})

test.serial('POST /historical-search: 200 and 400 60001 by lengths that are counted in characters', async (t) => {
  const { key } = await anAccount(service.db)
  for (const [field, value, status] of [
    ['name', '\u{11103}'.repeat(256), 400],
    ['registrationNumber', 'x'.repeat(64), 200],
    ['registrationNumber', 'x'.repeat(65), 400],
    ['clientReference', 'x'.repeat(50), 200],
    ['clientReference', 'x'.repeat(51), 400],
  ] as const)
    t.is((await start(service, key, { name: SAFFRON, [field]: value })).status, status, `${field}, ${value.length}`)
})
