import { request } from 'node:http'
import test from 'ava'
import { at, callersFor, listAt } from './callers.ts'

test('without a User-Agent the proxy answers 403 with a page', async (t) => {
  const { sandbox } = await callersFor(t)
  // fetch always names itself.
  const status = await new Promise((resolve, reject) => {
    const headers = { Authorization: 'Bearer eci_live_test' }
    request(`${sandbox.url}/ecourtsindia/api/partner/enums`, { headers }, (response) => {
      response.resume()
      resolve([response.statusCode, response.headers['content-type']])
    })
      .on('error', reject)
      .end()
  })
  t.deepEqual(status, [403, 'text/html; charset=utf-8'])
})

test('without a token of the right form: 401 INVALID_TOKEN, also where the papers say that none is needed', async (t) => {
  const { call } = await callersFor(t)
  const path = '/ecourtsindia/api/partner/enums'
  const answers = [await call(path), await call(path, { headers: { Authorization: 'Bearer another' } })]
  t.deepEqual(
    answers.map(({ status, json }) => [status, at(json, 'error', 'code')]),
    [
      [401, 'INVALID_TOKEN'],
      [401, 'INVALID_TOKEN'],
    ],
  )
})

test('both spellings of the request id occur', async (t) => {
  const { ecourtsindia } = await callersFor(t)
  const [detail, list] = [await ecourtsindia('/case/DLHC019000012024'), await ecourtsindia('/enums')]
  t.regex(String(at(detail.json, 'meta', 'request_id')), /^[0-9a-f-]{36}$/)
  t.regex(String(at(list.json, 'meta', 'requestId')), /^[0-9a-f-]{36}$/)
})

test('a CNR is read with blanks, hyphens and small letters; what is none is 400 INVALID_CNR', async (t) => {
  const { ecourtsindia } = await callersFor(t)
  const [written, none] = [await ecourtsindia('/case/dlhc01-900001-2024'), await ecourtsindia('/case/12345')]
  t.is(at(written.json, 'data', 'courtCaseData', 'cnr'), 'DLHC019000012024')
  t.deepEqual([none.status, at(none.json, 'error', 'code')], [400, 'INVALID_CNR'])
})

const EMPTY_SEARCHES = {
  'a misspelt parameter': 'litigant=Saffron+Textiles',
  'an unknown code': 'litigants=Saffron+Textiles&caseStatuses=OPEN',
  'a court without its bench': 'litigants=Saffron+Textiles&courtCodes=DLHC',
  'an unknown mode of comparing names': 'litigants=Saffron+Textiles&nameMatchMode=exact',
  'an unknown field to sort by': 'litigants=Saffron+Textiles&sortBy=relevance',
  'several values in one parameter': 'litigants=Saffron+Textiles&courtCodes=DLHC01,HCBM01',
}

for (const [what, query] of Object.entries(EMPTY_SEARCHES)) {
  test(`search: ${what} brings 200 with no rows and no word of explanation`, async (t) => {
    const { ecourtsindia } = await callersFor(t)
    const { status, json } = await ecourtsindia(`/search?${query}`)
    t.is(status, 200)
    t.like(at(json, 'data'), { results: [], totalHits: 0, hasNextPage: false })
  })
}

test('search: parameters are read in any case of letters, and a repeated one has several values', async (t) => {
  const { ecourtsindia } = await callersFor(t)
  const hits = async (query: string) => Number(at((await ecourtsindia(`/search?${query}`)).json, 'data', 'totalHits'))
  const [delhi, bombay, both] = [
    await hits('Litigants=Saffron+Textiles&CourtCodes=DLHC01'),
    await hits('litigants=Saffron+Textiles&courtCodes=HCBM01'),
    await hits('litigants=Saffron+Textiles&courtCodes=DLHC01&courtCodes=HCBM01'),
  ]
  t.true(delhi > 0 && bombay > 0)
  t.is(both, delhi + bombay)
})

const REFUSED_SEARCHES = {
  'page=0&litigants=x': 'PAGE_INVALID',
  'pageSize=0&litigants=x': 'PAGE_SIZE_INVALID',
  'pageSize=201&litigants=x': 'PAGE_SIZE_EXCEEDED',
  'page=1': 'MISSING_FILTER',
}

for (const [query, code] of Object.entries(REFUSED_SEARCHES)) {
  test(`search: ${query} is 400 ${code}`, async (t) => {
    const { ecourtsindia } = await callersFor(t)
    const { status, json } = await ecourtsindia(`/search?${query}`)
    t.deepEqual([status, at(json, 'error', 'code')], [400, code])
  })
}

test('search by case number is ranked: the right case first, near misses behind it', async (t) => {
  const { ecourtsindia } = await callersFor(t)
  const some = await ecourtsindia('/search?courtCodes=DLHC01&filingYears=2021&pageSize=1')
  const number = String(at(some.json, 'data', 'results', 0, 'registrationNumber'))
  const { json } = await ecourtsindia(`/search?caseNumbers=${encodeURIComponent(`W.P.(C) ${number}`)}`)
  const numbers = listAt(json, 'data', 'results').map((row) => at(row, 'registrationNumber'))
  t.is(numbers[0], number)
  t.true(numbers.length > 1)
})

test('search by case number finds a reserved case, without counting as a fetch', async (t) => {
  const { ecourtsindia } = await callersFor(t)
  const { json } = await ecourtsindia('/search?caseNumbers=900021/2024&courtCodes=DLHC01')
  t.deepEqual(
    listAt(json, 'data', 'results').map((row) => at(row, 'cnr')),
    ['DLHC019000212024'],
  )
  const detail = await ecourtsindia('/case/DLHC019000212024')
  t.is(at(detail.json, 'data', 'courtCaseData', 'purpose'), 'Arguments')
})

test('the capabilities and dictionaries hold what the search takes', async (t) => {
  const { ecourtsindia } = await callersFor(t)
  const [capabilities, enums] = [
    await ecourtsindia('/search/capabilities'),
    await ecourtsindia('/enums?types=caseStatus,courtCode'),
  ]
  t.like(at(capabilities.json, 'data'), {
    sortableFields: ['score', 'filingDate', 'registrationDate', 'nextHearingDate', 'decisionDate'],
    nameMatchModes: ['all', 'any', 'phrase', 'fuzzy'],
    partnerMaxPageSize: 200,
  })
  t.is(at(enums.json, 'data', 'enumCount'), 2)
  t.deepEqual(at(enums.json, 'data', 'enums', 'caseStatus'), [
    { code: 'PENDING', description: 'Pending' },
    { code: 'DISPOSED', description: 'Disposed' },
    { code: 'UNKNOWN', description: 'Unknown' },
  ])
})

test('the status of a case whose refresh was not requested, and of a CNR that is none, says so', async (t) => {
  const callers = await callersFor(t)
  const cnrs = ['DLHC019000012024', 'nonsense']
  const { json } = await callers.ecourtsindia('/case/bulk-refresh-status', { cnrs })
  t.deepEqual(listAt(json, 'data', 'results'), [
    { cnr: 'DLHC019000012024', status: 'NOT_REQUESTED' },
    { cnr: 'nonsense', status: 'INVALID' },
  ])
})

test('case 15 has always just been refreshed, for it moves whenever it is looked at', async (t) => {
  const callers = await callersFor(t)
  const { json } = await callers.ecourtsindia('/case/bulk-refresh-status', { cnrs: ['DLHC019000152024'] })
  t.like(at(json, 'data', 'results', 0), { cnr: 'DLHC019000152024', status: 'COMPLETED' })
})

test('the cause lists of the next ten days show a case that is heard then, and no other', async (t) => {
  const callers = await callersFor(t)
  const listing = async () => (await callers.ecourtsindia('/causelist/cnr/batch', { cnrs: ['DLHC019000012024'] })).json
  t.deepEqual(at(await listing(), 'data'), [{ cnr: 'DLHC019000012024', hasCauselist: false, nextListing: null }])
  await callers.control('/advance-day', { days: 21 })
  t.like(at(await listing(), 'data', 0), {
    hasCauselist: true,
    nextListing: { date: '2026-04-01', listingFor: 'Arguments' },
  })
})

for (const [path, max, code] of [
  ['/case/bulk-refresh-status', 50, 'TOO_MANY_CNRS'],
  ['/causelist/cnr/batch', 100, 'BATCH_SIZE_EXCEEDED'],
] as const) {
  test(`${path} takes ${max} CNRs, more are 400 ${code}, none 400 EMPTY_REQUEST`, async (t) => {
    const { ecourtsindia } = await callersFor(t)
    const ask = async (count: number) => {
      const { status, json } = await ecourtsindia(path, { cnrs: Array(count).fill('DLHC019000012024') })
      return status === 200 ? 200 : at(json, 'error', 'code')
    }
    t.deepEqual([await ask(0), await ask(max), await ask(max + 1)], ['EMPTY_REQUEST', 200, code])
  })
}
