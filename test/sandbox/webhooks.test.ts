import test from 'ava'
import { at, callersFor, listAt } from './callers.ts'

test('a sink keeps headers, the exact body and the time of what it receives, each name for itself', async (t) => {
  const { call, control } = await callersFor(t)
  const startedAt = Date.now()
  const body = '{"type":"historical_search.finished",  "data":{}}'
  const sent = await call('/webhooks/mine', { method: 'POST', body, headers: { 'Webhook-Id': 'evt_1' } })
  t.is(sent.status, 204)
  const [received, ...more] = listAt((await call('/webhooks/mine')).json, 'received')
  t.is(more.length, 0)
  t.is(at(received, 'body'), body)
  t.is(at(received, 'headers', 'webhook-id'), 'evt_1')
  const receivedAt = Number(at(received, 'at'))
  t.true(receivedAt >= startedAt && receivedAt <= Date.now())
  t.deepEqual((await call('/webhooks/other')).json, { received: [] })
  await control('/reset', {})
  t.deepEqual((await call('/webhooks/mine')).json, { received: [] })
})

test('a delivery that meets a fault is not kept', async (t) => {
  const { call, control } = await callersFor(t)
  await control('/faults', { source: 'webhooks', kind: 'http500' })
  t.is((await call('/webhooks/mine', { method: 'POST', body: '{}' })).status, 500)
  t.deepEqual((await call('/webhooks/mine')).json, { received: [] })
})
