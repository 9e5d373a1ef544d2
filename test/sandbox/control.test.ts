import test from 'ava'
import { at, callersFor } from './callers.ts'

test('calls are counted by source, by operation, and by a part of what was asked for', async (t) => {
  const { control, ecourtsindia, attestr } = await callersFor(t)
  await ecourtsindia('/case/DLHC019000012024')
  await ecourtsindia('/case/DLHC019000012024/order/order-1.pdf?signed=false')
  await ecourtsindia('/search?litigants=Kaveri+Logistics+Limited')
  await attestr('/ecourtx/case-details/basic', { courtType: 'CC', registrationNumber: 'DC/525/CC/900001/2024' })
  const count = async (query: string) => (await control(`/calls?${query}`)).json
  t.deepEqual(await count(''), { calls: 4, byOperation: { case: 1, order: 1, search: 1, 'case-details': 1 } })
  t.deepEqual(await count('source=attestr'), { calls: 1, byOperation: { 'case-details': 1 } })
  t.deepEqual(await count('key=order-1'), { calls: 1, byOperation: { order: 1 } })
  t.deepEqual(await count('source=ecourtsindia&key=kaveri'), { calls: 1, byOperation: { search: 1 } })
  t.deepEqual(await count('key=CC/900001'), { calls: 1, byOperation: { 'case-details': 1 } })
  await control('/reset', {})
  t.deepEqual(await count(''), { calls: 0, byOperation: {} })
})

test('a call that meets a fault or has no token is counted all the same', async (t) => {
  const { call, control, ecourtsindia } = await callersFor(t)
  await control('/faults', { source: 'ecourtsindia', kind: 'http500' })
  await ecourtsindia('/case/DLHC019000012024')
  await call('/ecourtsindia/api/partner/case/DLHC019000012024')
  t.deepEqual((await control('/calls?key=DLHC019000012024')).json, { calls: 2, byOperation: { case: 2 } })
})

test('advance-day moves the world by one day by default, reset brings the first day back', async (t) => {
  const { control } = await callersFor(t)
  t.deepEqual((await control('/advance-day', {})).json, { today: '2026-03-03' })
  t.deepEqual((await control('/advance-day', { days: 10 })).json, { today: '2026-03-13' })
  t.deepEqual((await control('/reset', {})).json, { today: '2026-03-02' })
})

test('setting a fault answers the fault as it is set', async (t) => {
  const { control } = await callersFor(t)
  const slow = await control('/faults', { source: 'model', kind: 'slow', count: 3, ms: 20 })
  t.deepEqual(slow.json, { source: 'model', kind: 'slow', count: 3, ms: 20 })
  t.deepEqual((await control('/faults', { source: 'model', kind: 'none' })).json, { source: 'model', kind: 'none' })
})

for (const [path, body] of [
  ['/faults', { source: 'nobody', kind: 'http500' }],
  ['/faults', { source: 'attestr', kind: 'earthquake' }],
  ['/faults', { source: 'attestr', kind: 'http500', times: 2 }],
  ['/advance-day', { days: 0 }],
] as const) {
  test(`${path} ${JSON.stringify(body)}: 400 with a word of explanation`, async (t) => {
    const { control } = await callersFor(t)
    const { status, json } = await control(path, body)
    t.is(status, 400)
    t.truthy(at(json, 'error'))
  })
}

test('no captcha is open while no court site has asked for one', async (t) => {
  const { control } = await callersFor(t)
  t.deepEqual((await control('/challenges')).json, { challenges: [] })
})
