import test from 'ava'
import { at, type Callers, callersFor, listAt } from './callers.ts'

/** The clerk's writings of the parties in the cases filed since the given day, at the aggregator. */
async function filedSince({ ecourtsindia }: Callers, date: string, name: string, mode: string): Promise<unknown[]> {
  const query = new URLSearchParams({ respondents: name, nameMatchMode: mode, filingDateFrom: date, pageSize: '100' })
  const { json } = await ecourtsindia(`/search?${query}`)
  return listAt(json, 'data', 'results').flatMap((row) => listAt(row, 'respondents'))
}

const SAFFRON = 'Saffron Textiles Private Limited'

test('each day brings one case under the exact name, one mistyped, one of a company that only sounds alike', async (t) => {
  const callers = await callersFor(t)
  t.deepEqual(await filedSince(callers, '2026-03-02', SAFFRON, 'any'), [])
  await callers.control('/advance-day', { days: 2 })
  t.deepEqual(await filedSince(callers, '2026-03-03', SAFFRON, 'phrase'), [SAFFRON, SAFFRON])
  t.deepEqual(await filedSince(callers, '2026-03-03', SAFFRON, 'fuzzy'), [
    SAFFRON,
    'M/S SAFRON TEXTILES (P) LTD. & ANR.',
    SAFFRON,
    'M/S SAFRON TEXTILES (P) LTD. & ANR.',
  ])
  const loose = await filedSince(callers, '2026-03-03', SAFFRON, 'any')
  t.is(loose.filter((name) => name === 'Saffron Power Private Limited').length, 2)
})

test('the second provider scores the day by likeness: exact, mistyped, and far below them the other company', async (t) => {
  const callers = await callersFor(t)
  await callers.control('/advance-day', { days: 1 })
  const body = { tag: 't', businessName: SAFFRON, address: 'Mumbai', mode: 'Realtime', threshold: 45, limit: 100 }
  const records: unknown[] = []
  for (let total = 1; records.length < total; ) {
    const { json } = await callers.attestr('/riskx/business/ecourt', { ...body, skip: records.length })
    records.push(...listAt(json, 'records'))
    total = Number(at(json, 'count'))
  }
  const today = /^(03-03-2026|03\/03\/2026|03rd March 2026)$/
  const filedToday = records.filter((record) => today.test(String(at(record, 'filingDate'))))
  const scores = filedToday.map((record) => [at(record, 'respondents', 0, 'respondentName'), at(record, 'matchScore')])
  t.deepEqual(scores.slice(0, 3), [
    [SAFFRON, 100],
    ['M/S SAFRON TEXTILES (P) LTD. & ANR.', 93],
    ['Saffron Power Private Limited', 50],
  ])
})

test('a person gets one case with the right father and one of a namesake, whose score is lower', async (t) => {
  const callers = await callersFor(t)
  await callers.control('/advance-day', { days: 1 })
  const { json } = await callers.attestr('/riskx/person/ecourt', {
    tag: 't',
    name: 'Ramesh Kumar Verma',
    fatherName: 'Suresh Verma',
    birthDate: '04-07-1978',
    address: 'Indore',
    mode: 'Realtime',
    threshold: 60,
  })
  t.deepEqual(
    listAt(json, 'records').map((record) => [at(record, 'respondents', 0, 'respondentName'), at(record, 'matchScore')]),
    [
      ['RAMESH KUMAR VERMA S/O SURESH VERMA', 100],
      ['RAMESH KUMAR VERMA S/O MAHESH VERMA', 70],
    ],
  )
})

test('Nilgiri Agro Foods Limited never gets a case', async (t) => {
  const callers = await callersFor(t)
  await callers.control('/advance-day', { days: 30 })
  const { json } = await callers.ecourtsindia('/search?litigants=Nilgiri+Agro+Foods+Limited&nameMatchMode=fuzzy')
  t.is(at(json, 'data', 'totalHits'), 0)
})

test('a case of a new day can be fetched from both providers, and a reset takes it away again', async (t) => {
  const callers = await callersFor(t)
  await callers.control('/advance-day', { days: 1 })
  const { json } = await callers.ecourtsindia(
    `/search?litigants=${SAFFRON}&filingDateFrom=2026-03-03&nameMatchMode=phrase`,
  )
  const cnr = String(at(json, 'data', 'results', 0, 'cnr'))
  const courtType = /^(HC|..HC|WBCHC)/.test(cnr) ? 'HC' : 'DC'
  const first = await callers.ecourtsindia(`/case/${cnr}`)
  const second = await callers.attestr('/ecourtx/case-details/basic', { courtType, cnr })
  await callers.control('/reset', {})
  const afterReset = await callers.ecourtsindia(`/case/${cnr}`)
  t.deepEqual([first.status, at(second.json, 'cnrNumber'), afterReset.status], [200, cnr, 404])
})
