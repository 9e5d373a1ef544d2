import test from 'ava'
import { identityOf } from '../../../../domain/found-cases/identity.ts'
import { createEcourtsIndia } from '../../../../sources/providers/ecourtsindia/client.ts'
import type { EcourtsIndiaSearch } from '../../../../sources/providers/ecourtsindia/search.ts'
import { createCallLog } from '../../call-log.ts'
import { html, json, startWire, type Wire } from '../../wire.ts'
import { aHit, aSearchPage, CAPABILITIES, ENUMS, envelope } from './answers.ts'
import { aConfig } from './under-test.ts'

const SEARCH = '/api/partner/search'
const NAME: EcourtsIndiaSearch = { litigants: ['Indigo Looms'], page: 1, pageSize: 100 }

function connect(wire: Wire, callLog = createCallLog()) {
  wire.answer(`${SEARCH}/capabilities`, json(CAPABILITIES))
  wire.answer('/api/partner/enums', json(ENUMS))
  return createEcourtsIndia(aConfig(wire.url), callLog)
}

/** The paths called, without those of the dictionaries. */
function searchesOf(wire: Wire) {
  return wire.calls.filter(({ path }) => path === SEARCH)
}

test('rows become found cases, with the meaning of their codes', async (t) => {
  const wire = await startWire(t)
  const tribunal = {
    cnr: null,
    courtCode: 'NCLTMB0',
    courtName: 'National Company Law Tribunal, Mumbai',
    state: 'MH',
    benchName: 'Mumbai',
    caseType: 'CP_IB',
    caseTypeRaw: 'C.P.(IB)',
    caseStatus: 'WITHDRAWN',
    disposalTypeRaw: 'Withdrawn',
    filingNumber: '2709138000112024',
    decisionDate: '2025-05-06',
    petitioners: ['OCHRE GODOWNS'],
    respondents: [],
  }
  wire.answer(SEARCH, json(aSearchPage([aHit(), tribunal], { totalHits: 150, hasNextPage: true })))

  const answer = await connect(wire).searchCases(NAME)

  t.deepEqual(answer, {
    kind: 'found',
    callId: 'call-1',
    value: {
      totalHits: 150,
      hasNextPage: true,
      omittedRows: 0,
      filtersVerified: true,
      cases: [
        {
          courtType: 'HC',
          cnr: 'DLHC010001232024',
          registrationNumber: '123/2024',
          filingNumber: '9100/2024',
          establishmentCode: 'DLHC01',
          court: 'High Court of Delhi',
          state: 'DL',
          caseType: 'WP_C',
          caseTypeName: 'Writ Petition (Civil)',
          caseNature: 'Civil',
          caseNumber: 'WP_C/123/2024',
          status: 'PENDING',
          filingDate: '2024-01-15',
          registrationDate: '2024-01-16',
          nextHearingDate: '2027-03-15',
          petitioners: ['INDIGO LOOMS PVT. LTD.'],
          respondents: ['VERMILION CARRIERS'],
        },
        {
          courtType: 'NCLT',
          filingNumber: '2709138000112024',
          establishmentCode: 'NCLTMB0',
          court: 'National Company Law Tribunal, Mumbai',
          state: 'MH',
          bench: 'Mumbai',
          caseType: 'CP_IB',
          caseTypeName: 'C.P.(IB)',
          status: 'DISPOSED',
          natureOfDisposal: 'Withdrawn',
          decisionDate: '2025-05-06',
          petitioners: ['OCHRE GODOWNS'],
          respondents: [],
        },
      ],
    },
  })
})

test("an id that looks like a CNR makes no district court's case of a tribunal's", async (t) => {
  const wire = await startWire(t)
  const cnr = 'NCLTMB0123452023'
  const rows = [aHit({ cnr, courtCode: 'NCLTMB0' }), aHit({ cnr, courtCode: null })]
  wire.answer(SEARCH, json(aSearchPage(rows)))

  const answer = await connect(wire).searchCases(NAME)

  const cases = answer.kind === 'found' ? answer.value.cases : t.fail()
  t.deepEqual(
    cases.map(({ courtType, cnr }) => [courtType, cnr]),
    [
      ['NCLT', undefined],
      ['NCLT', undefined],
    ],
  )
})

test("cases of a tribunal that have no number but the source's id stay apart", async (t) => {
  const wire = await startWire(t)
  const withIdAlone = { courtCode: 'NCLTMB0', registrationNumber: null, filingNumber: null }
  const ids = ['NCLTMB0123452023', 'NCLTMB0123462023', 'NCLT-MB-12347-2023', 'NCLT-MB-12348-2023']
  wire.answer(SEARCH, json(aSearchPage(ids.map((cnr) => aHit({ ...withIdAlone, cnr })))))

  const answer = await connect(wire).searchCases(NAME)

  const cases = answer.kind === 'found' ? answer.value.cases : t.fail()
  t.is(new Set(cases.map((found) => identityOf(found).key)).size, 4)
})

test('several values of a parameter repeat its key, and the name is booked as a keyed hash', async (t) => {
  const wire = await startWire(t)
  wire.answer(SEARCH, json(aSearchPage([aHit()])))
  const callLog = createCallLog()

  await connect(wire, callLog).searchCases({
    litigants: ['Indigo Looms', 'Indigo, Looms & Co'],
    filingDateFrom: '2020-01-01',
    filingYears: [2020, 2021],
    hasOrders: true,
    sortOrder: 'desc',
    page: 2,
    pageSize: 100,
  })

  t.deepEqual(searchesOf(wire)[0]?.query, [
    ['litigants', 'Indigo Looms'],
    ['litigants', 'Indigo, Looms & Co'],
    ['filingDateFrom', '2020-01-01'],
    ['filingYears', '2020'],
    ['filingYears', '2021'],
    ['hasOrders', 'true'],
    ['sortOrder', 'desc'],
    ['page', '2'],
    ['pageSize', '100'],
  ])
  t.regex(callLog.entries[0]?.answer.subject ?? '', /^name:[0-9a-f]{32}$/)
  t.is(callLog.entries[0]?.answer.costPaise, 60)
})

test('a disposed case has no next hearing, though its row repeats the day of its decision there', async (t) => {
  const wire = await startWire(t)
  const decided = aHit({ caseStatus: 'DISPOSED', nextHearingDate: '2025-02-18', decisionDate: '2025-02-18' })
  wire.answer(SEARCH, json(aSearchPage([decided])))

  const answer = await connect(wire).searchCases(NAME)

  const { status, decisionDate, nextHearingDate } = (answer.kind === 'found' && answer.value.cases[0]) || t.fail()
  t.deepEqual([status, decisionDate, nextHearingDate], ['DISPOSED', '2025-02-18', undefined])
})

for (const [status, codes] of [
  ['PENDING', ['PENDING']],
  ['DISPOSED', ['DISPOSED', 'DISMISSED', 'WITHDRAWN']],
] as const) {
  test(`the status ${status} is asked for in every code that means it`, async (t) => {
    const wire = await startWire(t)
    wire.answer(SEARCH, json(aSearchPage([aHit()])))
    const client = connect(wire)
    const caseStatus = ['PENDING', 'DISPOSED', 'DISMISSED', 'WITHDRAWN', 'UNKNOWN'].map((code) => ({ code }))
    wire.answer('/api/partner/enums', json(envelope({ enums: { caseStatus } })))

    await client.searchCases({ ...NAME, status })

    t.deepEqual(searchesOf(wire)[0]?.query, [
      ['litigants', 'Indigo Looms'],
      ['page', '1'],
      ['pageSize', '100'],
      ...codes.map((code) => ['caseStatuses', code]),
    ])
  })
}

test('a status is asked for by its own word while the dictionaries cannot be read', async (t) => {
  const wire = await startWire(t)
  wire.answer(SEARCH, json(aSearchPage([aHit()])))
  const client = connect(wire)
  wire.answer('/api/partner/enums', html(502))

  const answer = await client.searchCases({ ...NAME, status: 'DISPOSED' })

  t.deepEqual(searchesOf(wire)[0]?.query.at(-1), ['caseStatuses', 'DISPOSED'])
  t.is(answer.kind === 'found' && answer.value.filtersVerified, false)
})

test('the same name in other letters has the same hash, another key another one', async (t) => {
  const wire = await startWire(t)
  wire.answer(SEARCH, json(aSearchPage([aHit()])))
  const callLog = createCallLog()
  const otherKey = createEcourtsIndia({ ...aConfig(wire.url), subjectKey: 'other' }, callLog)

  await connect(wire, callLog).searchCases(NAME)
  await connect(wire, callLog).searchCases({ ...NAME, litigants: [' INDIGO   looms'] })
  await otherKey.searchCases(NAME)

  const [first, second, third] = callLog.entries.map(({ answer }) => answer.subject)
  t.is(first, second)
  t.not(first, third)
})

test('a search by number is booked under the number', async (t) => {
  const wire = await startWire(t)
  wire.answer(SEARCH, json(aSearchPage([aHit()])))
  const callLog = createCallLog()
  await connect(wire, callLog).searchCases({ caseNumbers: ['CS 12/2024'], page: 1, pageSize: 20 })
  t.is(callLog.entries[0]?.answer.subject, 'CS 12/2024')
})

test('no rows are none when there was nothing to look up', async (t) => {
  const wire = await startWire(t)
  wire.answer(SEARCH, json(aSearchPage([])))
  t.deepEqual(await connect(wire).searchCases(NAME), { kind: 'none', callId: 'call-1' })
})

test('no rows are none when every code and field was found in the dictionaries', async (t) => {
  const wire = await startWire(t)
  wire.answer(SEARCH, json(aSearchPage([])))

  const answer = await connect(wire).searchCases({
    ...NAME,
    caseStatuses: ['PENDING'],
    courtCodes: ['DLHC01'],
    sortBy: 'filingDate',
    nameMatchMode: 'phrase',
  })

  t.is(answer.kind, 'none')
})

// A zero that comes of a dictionary that could not be read must never count as "no cases".
for (const [what, break_] of [
  ['the dictionaries cannot be read', (wire: Wire) => wire.answer('/api/partner/enums', html(502))],
  [
    'a dictionary is missing',
    (wire: Wire) => wire.answer('/api/partner/enums', json(envelope({ enums: { caseType: [] } }))),
  ],
  ['the capabilities cannot be read', (wire: Wire) => wire.answer(`${SEARCH}/capabilities`, html(502))],
] as const) {
  test(`no rows while ${what} are a failure`, async (t) => {
    const wire = await startWire(t)
    wire.answer(SEARCH, json(aSearchPage([])))
    const client = connect(wire)
    break_(wire)

    const answer = await client.searchCases({ ...NAME, caseStatuses: ['PENDING'], sortBy: 'filingDate' })

    t.deepEqual(answer.kind === 'failed' && answer.failure, {
      class: 'Upstream',
      message: 'There are no rows, but the filters could not be checked, so "none" is not certain.',
    })
  })

  test(`rows while ${what} are found, marked as not verified`, async (t) => {
    const wire = await startWire(t)
    wire.answer(SEARCH, json(aSearchPage([aHit()])))
    const client = connect(wire)
    break_(wire)

    const answer = await client.searchCases({ ...NAME, caseStatuses: ['PENDING'], sortBy: 'filingDate' })

    t.is(answer.kind === 'found' && answer.value.filtersVerified, false)
  })
}

for (const [request, unknown] of [
  [{ caseStatuses: ['PENDING', 'OPEN'] }, 'caseStatuses OPEN'],
  [{ courtCodes: ['DLND09'] }, 'courtCodes DLND09'],
  [{ caseStatuses: ['UNKNOWN'] }, 'caseStatuses UNKNOWN'],
  [{ sortBy: 'filedAt' }, 'sortBy filedAt'],
  [{ page: 0 }, 'page or pageSize'],
  [{ pageSize: 101 }, 'page or pageSize'],
] as const) {
  test(`${JSON.stringify(request)} is refused before a paid call`, async (t) => {
    const wire = await startWire(t)

    const answer = await connect(wire).searchCases({ ...NAME, ...request } as EcourtsIndiaSearch)

    t.deepEqual(answer.kind === 'failed' && answer.failure, {
      class: 'InvalidInput',
      message: `The source does not know ${unknown}.`,
    })
    t.deepEqual(searchesOf(wire), [])
  })
}

test('the dictionaries are read once for many searches, also at the same time', async (t) => {
  const wire = await startWire(t)
  wire.answer(SEARCH, json(aSearchPage([aHit()])))
  const client = connect(wire)
  const search = { ...NAME, caseStatuses: ['PENDING'], sortBy: 'filingDate' }

  await Promise.all([client.searchCases(search), client.searchCases(search)])
  await client.searchCases(search)

  t.is(searchesOf(wire).length, 3)
  t.is(wire.calls.length, 5)
})

test('a failure to read the dictionaries is not remembered', async (t) => {
  const wire = await startWire(t)
  wire.answer(SEARCH, json(aSearchPage([aHit()])))
  const client = connect(wire)
  wire.answer('/api/partner/enums', html(502), json(ENUMS))
  const search = { ...NAME, caseStatuses: ['PENDING'] }

  const first = await client.searchCases(search)
  const second = await client.searchCases(search)

  t.is(first.kind === 'found' && first.value.filtersVerified, false)
  t.is(second.kind === 'found' && second.value.filtersVerified, true)
})

test('eCourtsIndia: a bad row among good ones is left out and counted', async (t) => {
  const wire = await startWire(t)
  const rows = [aHit(), 'no row', aHit({ cnr: null, courtCode: null }), aHit({ petitioners: [7, {}] })]
  wire.answer(SEARCH, json(aSearchPage(rows)))

  const answer = await connect(wire).searchCases(NAME)

  t.is(answer.kind === 'found' && answer.value.cases.length, 2)
  t.is(answer.kind === 'found' && answer.value.omittedRows, 3)
})

const GAPS: [string, unknown, string][] = [
  ['only bad rows', aSearchPage([{}, {}]), 'None of 2 rows could be read.'],
  ['hits counted and not sent', aSearchPage([], { totalHits: 3 }), 'The source reports 3 hits but sends none.'],
  ['no list of results', envelope({ totalHits: 0 }), 'The answer lacks data.results.'],
  ['another page', aSearchPage([aHit()], { page: 2 }), 'The source sent page 2 instead of page 1.'],
  [
    'an empty page before others',
    aSearchPage([], { hasNextPage: true }),
    'The source sent an empty page but says that there are more.',
  ],
]
for (const [what, body, message] of GAPS) {
  test(`eCourtsIndia: ${what} is a ParseGap, never none`, async (t) => {
    const wire = await startWire(t)
    wire.answer(SEARCH, json(body))
    const answer = await connect(wire).searchCases(NAME)
    t.deepEqual(answer.kind === 'failed' && answer.failure, { class: 'ParseGap', message })
  })
}

for (const [what, body] of [
  ['the source says so', { hasNextPage: true, totalPages: 1 }],
  ['the number of pages says so', { hasNextPage: null, totalPages: 2 }],
  ['the page is full and nothing is said', { hasNextPage: null, totalPages: null }],
] as const) {
  test(`there is a next page when ${what}`, async (t) => {
    const wire = await startWire(t)
    wire.answer(SEARCH, json(aSearchPage([aHit(), aHit()], body)))
    const answer = await connect(wire).searchCases({ ...NAME, pageSize: 2 })
    t.is(answer.kind === 'found' && answer.value.hasNextPage, true)
  })
}

test('a short page without a total is the last one', async (t) => {
  const wire = await startWire(t)
  wire.answer(SEARCH, json(aSearchPage([aHit()], { hasNextPage: null, totalPages: null })))
  const answer = await connect(wire).searchCases({ ...NAME, pageSize: 2 })
  t.is(answer.kind === 'found' && answer.value.hasNextPage, false)
})

// The source takes a parameter it does not know, or an empty one, and answers with no rows.
test('a parameter without a value is not sent', async (t) => {
  const wire = await startWire(t)
  wire.answer(SEARCH, json(aSearchPage([aHit()])))
  await connect(wire).searchCases({ ...NAME, caseStatuses: [], ...({ query: undefined } as object) })
  t.deepEqual(searchesOf(wire)[0]?.query, [
    ['litigants', 'Indigo Looms'],
    ['page', '1'],
    ['pageSize', '100'],
  ])
})

test('a page after the last is found and empty', async (t) => {
  const wire = await startWire(t)
  wire.answer(SEARCH, json(aSearchPage([], { totalHits: 150, page: 3, hasNextPage: false })))
  const answer = await connect(wire).searchCases({ ...NAME, page: 3 })
  t.deepEqual(answer.kind === 'found' && answer.value, {
    cases: [],
    totalHits: 150,
    hasNextPage: false,
    omittedRows: 0,
    filtersVerified: true,
  })
})

for (const [courtCode, courtType] of [
  ['DLND02', 'DC'],
  ['MP0701', 'DC'],
  ['WBCHCA', 'HC'],
  ['SCIN01', 'SC'],
  ['NCLATDL0', 'NCLAT'],
  ['SATMB0', 'SAT'],
  ['CATDL0', 'OTHER'],
] as const) {
  test(`the court code ${courtCode} stands for court type ${courtType}`, async (t) => {
    const wire = await startWire(t)
    wire.answer(SEARCH, json(aSearchPage([aHit({ cnr: null, courtCode })])))
    const answer = await connect(wire).searchCases(NAME)
    t.is(answer.kind === 'found' && answer.value.cases[0]?.courtType, courtType)
  })
}
