import { setTimeout } from 'node:timers/promises'
import test from 'ava'
import { at, callersFor, listAt } from './callers.ts'

test('without a token: 401 with a number for a code', async (t) => {
  const { call } = await callersFor(t)
  const { status, json } = await call('/attestr/api/v2/public/ecourtx/case-types?courtType=HC')
  t.deepEqual([status, json], [401, { code: 4016, message: 'Bad client authorization' }])
})

for (const [what, body] of Object.entries({
  'no court type': { cnr: 'DLHC019000012024' },
  'an unknown court type': { courtType: 'XX', cnr: 'DLHC019000012024' },
  'no number': { courtType: 'HC', establishmentCode: 'DLHC01', caseType: 'W.P.(C)' },
  'blank numbers': { courtType: 'HC', cnr: ' ', registrationNumber: '' },
})) {
  test(`case details with ${what}: 400 4001`, async (t) => {
    const { attestr } = await callersFor(t)
    const { status, json } = await attestr('/ecourtx/case-details/basic', body)
    t.deepEqual([status, at(json, 'code')], [400, 4001])
  })
}

test('a CNR of another court type is no such case', async (t) => {
  const { attestr } = await callersFor(t)
  const { json } = await attestr('/ecourtx/case-details/basic', { courtType: 'DC', cnr: 'DLHC019000012024' })
  t.is(at(json, 'valid'), false)
})

test('dates come as DD-MM-YYYY for the most part, with slashes or in words at times', async (t) => {
  const { attestr } = await callersFor(t)
  const body = {
    tag: 't',
    businessName: 'Deccan Ferro Alloys',
    address: 'Hyderabad',
    mode: 'Realtime',
    threshold: 90,
    limit: 100,
  }
  const { json } = await attestr('/riskx/business/ecourt', body)
  const forms = listAt(json, 'records').map((record) => String(at(record, 'filingDate')).replace(/\d/g, '9'))
  t.true(forms.filter((form) => form === '99-99-9999').length > 50)
  t.true(forms.includes('99/99/9999'))
  t.true(forms.some((form) => /^99(st|nd|rd|th) [A-Z][a-z]+ 9999$/.test(form)))
})

test('the case types of a court type come by establishment', async (t) => {
  const { attestr } = await callersFor(t)
  const { json } = await attestr('/ecourtx/case-types?courtType=DRAT')
  t.deepEqual(json, [
    {
      state: 'Maharashtra',
      district: '',
      establishmentCode: '103',
      establishmentName: 'Debts Recovery Appellate Tribunal, Mumbai',
      caseTypes: [{ caseType: 'Appeal', caseTypeName: 'Appeal' }],
    },
  ])
})

test('a search is read slice by slice; cases below the threshold are left out', async (t) => {
  const { attestr } = await callersFor(t)
  const search = (more: object) =>
    attestr('/riskx/business/ecourt', {
      tag: 'my-1',
      businessName: 'Saffron Textiles',
      address: 'Pune',
      mode: 'Realtime',
      threshold: 90,
      ...more,
    })
  const [all, slice, loose] = [await search({}), await search({ skip: 50, limit: 20 }), await search({ threshold: 60 })]
  t.like(slice.json, { tag: 'my-1', valid: true, count: 60, skip: 50, limit: 20 })
  t.deepEqual(at(slice.json, 'records'), listAt(all.json, 'records').slice(50))
  t.true(Number(at(loose.json, 'count')) > 60)
})

for (const [what, missing] of Object.entries({
  'no tag': 'tag',
  'no address': 'address',
  'no threshold': 'threshold',
})) {
  test(`a search with ${what}: 400 4001 that names it`, async (t) => {
    const { attestr } = await callersFor(t)
    const body = {
      tag: 't',
      businessName: 'Saffron',
      address: 'Pune',
      mode: 'Realtime',
      threshold: 50,
      [missing]: undefined,
    }
    const { status, json } = await attestr('/riskx/business/ecourt', body)
    t.deepEqual([status, json], [400, { code: 4001, message: `Invalid input: ${missing}` }])
  })
}

test('documents are fetched by a job: in progress, then links that lead to the orders', async (t) => {
  const { attestr, call, sandbox } = await callersFor(t)
  const started = await attestr('/ecourtx/cnr/advanced', { cnr: 'DLND019000062024' })
  const id = String(at(started.json, 'items', 0, '_id'))
  const poll = async () => (await attestr(`/async/${id}`)).json
  t.is(at(await poll(), 'status'), 'IN_PROGRESS')
  while (at(await poll(), 'status') === 'IN_PROGRESS') await setTimeout(50)
  const done = await poll()
  t.like(done, { status: 'COMPLETED', output: { valid: true, cnrNumber: 'DLND019000062024' } })
  const links = listAt(done, 'output', 'orders').map((order) => String(at(order, 'documentUrl')))
  t.is(links[0], '', 'the court has no document of the first order')
  const { status, headers } = await call(String(links[1]).replace(sandbox.url, ''))
  t.deepEqual([status, headers.get('Content-Type')], [200, 'application/pdf'])
})

test('documents of a High Court case go by CaseType/Number/Year; no such case ends without orders, a broken one in error', async (t) => {
  const { attestr } = await callersFor(t)
  const start = async (number: string) => {
    const body = { establishmentCode: 'DLHC01', registrationNumber: `W.P.(C)/${number}/2024` }
    return String(at((await attestr('/ecourtx/hc/cnr/advanced', body)).json, 'items', 0, '_id'))
  }
  const ids = [await start('900001'), await start('900002'), await start('900003')]
  const results = async () => Promise.all(ids.map(async (id) => (await attestr(`/async/${id}`)).json))
  while (at((await results())[2], 'status') === 'IN_PROGRESS') await setTimeout(50)
  const [found, none, failed] = await results()
  t.is(listAt(found, 'output', 'orders').length, 3)
  t.like(none, { status: 'COMPLETED', output: { valid: false } })
  t.like(failed, { status: 'ERRORED', error: { message: 'Unable to process this record at source' } })
})
