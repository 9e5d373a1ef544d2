import test from 'ava'
import { at, listAt, startCallers } from './callers.ts'

/** All tests here only ask, so one world serves them all. */
const callers = await startCallers()
test.after.always(() => callers.sandbox.close())

/** Every row of the aggregator's search, read page by page as a client does. */
async function allRows(query: Record<string, string>): Promise<unknown[]> {
  const rows: unknown[] = []
  for (let page = 1; ; page++) {
    const parameters = new URLSearchParams({
      nameMatchMode: 'phrase',
      sortBy: 'filingDate',
      pageSize: '100',
      ...query,
      page: `${page}`,
    })
    const { json } = await callers.ecourtsindia(`/search?${parameters}`)
    rows.push(...listAt(json, 'data', 'results'))
    if (!at(json, 'data', 'hasNextPage')) return rows
  }
}

/** Every record of the second provider's search, read slice by slice. */
async function allRecords(businessName: string, threshold = 85): Promise<unknown[]> {
  const records: unknown[] = []
  for (let skip = 0; ; skip += 100) {
    const { json } = await search(businessName, { threshold, skip })
    records.push(...listAt(json, 'records'))
    if (records.length >= Number(at(json, 'count'))) return records
  }
}

function search(businessName: string, more: object) {
  return callers.attestr('/riskx/business/ecourt', {
    tag: 't',
    businessName,
    address: 'Mumbai',
    mode: 'Realtime',
    threshold: 85,
    limit: 100,
    ...more,
  })
}

/** Rows in which the company itself is a party, whatever the clerk made of its form; look-alikes are left out. */
function about(rows: unknown[], core: RegExp): unknown[] {
  return rows.filter((row) => core.test(JSON.stringify([at(row, 'petitioners'), at(row, 'respondents')])))
}

const FORM = String.raw`[ ,]*(PRIVATE|PVT|\(P\)|LIMITED|LTD)`
const NAMES = [
  { name: 'Saffron Textiles Private Limited', core: 'SAFFRON TEXTILES', first: 250, second: 60, both: 35 },
  { name: 'Kaveri Logistics Limited', core: 'KAVERI LOGISTICS', first: 100, second: 20, both: 20 },
  { name: 'Nilgiri Agro Foods Limited', core: 'NILGIRI AGRO FOODS', first: 0, second: 0, both: 0 },
  { name: 'Deccan Ferro Alloys Limited', core: 'DECCAN FERRO ALLOYS', first: 1200, second: 80, both: 80 },
  { name: 'Godavari Infra Projects Limited', core: 'GODAVARI INFRA PROJECTS', first: 5, second: 2, both: 2 },
  { name: 'Aravalli Steel Tubes Limited', core: 'ARAVALLI STEEL TUBES', first: 130, second: 26, both: 26 },
]

for (const { name, core, first, second, both } of NAMES) {
  test(`${name}: ${first} cases at the first source, ${second} at the second, ${both} of them the same`, async (t) => {
    const isCompany = new RegExp(core + FORM, 'i')
    const rows = about(await allRows({ litigants: name }), isCompany)
    const records = about(await allRecords(name), isCompany)
    const keys = (list: unknown[]) => new Set(list.map(keyOf))
    t.deepEqual([rows.length, keys(rows).size], [first, first])
    t.deepEqual([records.length, keys(records).size], [second, second])
    t.is([...keys(rows)].filter((key) => keys(records).has(key)).length, both)
  })
}

/** What both sources call the same case by: its CNR, its filing number, or its full number. */
function keyOf(row: unknown): string {
  const [cnr, filing, registration] = [
    at(row, 'cnr') || at(row, 'cnrNumber'),
    at(row, 'filingNumber'),
    at(row, 'registrationNumber'),
  ]
  return String(cnr || (/^\d{16}$/.test(String(filing)) ? filing : registration))
}

test('the first source sorts by filing date, newest first', async (t) => {
  const dates = (await allRows({ litigants: 'Saffron Textiles' })).map((row) => String(at(row, 'filingDate')))
  t.deepEqual(dates, dates.toSorted().reverse())
})

test('look-alikes stand among the answers of both sources, with a lower score at the second', async (t) => {
  const rows = await allRows({ litigants: 'Saffron Textiles Private Limited' })
  const loose = await allRows({ litigants: 'Saffron Textiles Private Limited', nameMatchMode: 'any' })
  const records = await allRecords('Saffron Textiles Private Limited', 30)
  t.is(about(rows, /SAFFRON TEXTILE WORKERS UNION/i).length, 6)
  t.is(about(loose, /SAFFRON POWER/i).length, 6)
  const scores = about(records, /SAFFRON POWER/i).map((record) => Number(at(record, 'matchScore')))
  t.deepEqual(scores, [50, 50, 50, 50])
})

test('Malabar Shipping Company Limited: the first source is down for it, the second has 40', async (t) => {
  const first = await callers.ecourtsindia('/search?litigants=MALABAR+SHIPPING+CO.+LTD')
  const records = about(await allRecords('Malabar Shipping Company Limited'), /MALABAR SHIPPING CO/i)
  t.deepEqual([first.status, records.length], [500, 40])
})

test('Vindhya Cement Works Limited: both sources are down for it, and for nobody else', async (t) => {
  const statuses = [
    (await callers.ecourtsindia('/search?litigants=Vindhya+Cement+Works+Limited')).status,
    (await search('Vindhya Cement Works Limited', {})).status,
    (await callers.ecourtsindia('/search?litigants=Vindhya+Cement+Traders')).status,
  ]
  t.deepEqual(statuses, [500, 500, 200])
})

test('Konkan Chemicals Limited: the first answer of the first source is late, later ones take a second', async (t) => {
  const path = '/ecourtsindia/api/partner/search?litigants=Konkan+Chemicals+Limited&nameMatchMode=phrase&pageSize=100'
  const headers = { Authorization: 'Bearer eci_live_test' }
  await t.throwsAsync(callers.call(path, { headers, signal: AbortSignal.timeout(2_000) }), { name: 'TimeoutError' })
  const sentAt = performance.now()
  const later = await callers.call(path, { headers })
  t.true(performance.now() - sentAt >= 990)
  t.is(at(later.json, 'data', 'totalHits'), 156, '150 and six look-alikes')
})

test('Godavari Infra Projects Limited stands at place 40 of 60 respondents', async (t) => {
  const rows = await allRows({ respondents: 'Godavari Infra Projects Limited' })
  t.is(rows.length, 5)
  for (const row of rows) {
    const respondents = listAt(row, 'respondents')
    t.is(respondents.length, 60)
    t.is(
      respondents.findIndex((name) => /GODAVARI INFRA/i.test(String(name))),
      39,
    )
  }
})

test('Aravalli Steel Tubes Limited: years, statuses and sides are what the plan says', async (t) => {
  const count = async (query: Record<string, string>) => (await allRows(query)).length
  const name = 'Aravalli Steel Tubes Limited'
  const counts = {
    ofEachYear: await Promise.all(
      Array.from({ length: 10 }, (_, i) => count({ litigants: name, filingYears: `${2015 + i}` })),
    ),
    pending: await count({ litigants: name, caseStatuses: 'PENDING' }),
    disposed: await count({ litigants: name, caseStatuses: 'DISPOSED' }),
    petitioner: await count({ petitioners: name }),
    respondent: await count({ respondents: name }),
    onBothSides: await count({ petitioners: name, respondents: name }),
    from2020To2022: await count({ litigants: name, filingDateFrom: '2020-01-01', filingDateTo: '2022-12-31' }),
  }
  t.deepEqual(counts, {
    ofEachYear: Array(10).fill(13),
    pending: 65,
    disposed: 65,
    petitioner: 60,
    respondent: 80,
    onBothSides: 10,
    from2020To2022: 39,
  })
})

test('a case found by name is the case that its number brings', async (t) => {
  const records = await allRecords('Saffron Textiles Private Limited')
  const looked = await Promise.all(
    records.map((record) =>
      callers.attestr('/ecourtx/case-details/basic', {
        courtType: at(record, 'courtType'),
        cnr: at(record, 'cnrNumber') || undefined,
        ...(at(record, 'cnrNumber')
          ? {}
          : {
              registrationNumber: at(record, 'registrationNumber'),
              establishmentCode: at(record, 'establishmentCode'),
              caseType: at(record, 'caseType'),
            }),
      }),
    ),
  )
  const fieldsOf = (value: unknown) => [
    at(value, 'respondentsText'),
    at(value, 'filingNumber'),
    at(value, 'nextHearingDate'),
  ]
  t.deepEqual(
    looked.map(({ json }) => fieldsOf(json)),
    records.map(fieldsOf),
  )
})
