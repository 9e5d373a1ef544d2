import test from 'ava'
import { checkedAddresses } from '../../platform/checked-addresses.ts'
import { callSource, type HttpRequest } from '../../sources/http.ts'
import { failureOfForm, type HttpAnswer, type Reading } from '../../sources/http-answer.ts'
import { createCallLog } from './call-log.ts'
import { json, type Reply, startWire } from './wire.ts'

function aRequest(url: string): HttpRequest {
  return {
    source: 'ecourtsindia',
    operation: 'caseDetail',
    subject: 'DLND010000012024',
    costPaise: 0,
    method: 'GET',
    url: new URL('/case', url),
    headers: { Authorization: 'Bearer secret-token' },
    timeoutMs: 10_000,
    maxBytes: 1000,
  }
}

function readWhole(answer: HttpAnswer): Reading<unknown> {
  const failure = failureOfForm(answer)
  return failure ? { kind: 'failed', failure } : { kind: 'found', value: answer.json }
}

function redirectTo(location: string): Reply {
  return json({}, 302, { Location: location })
}

test('a redirect within the source is followed with its token', async (t) => {
  const wire = await startWire(t)
  wire.answer('/case', redirectTo('/elsewhere'))
  wire.answer('/elsewhere', json({ a: 1 }))
  const answer = await callSource(createCallLog(), aRequest(wire.url), readWhole)
  t.like(answer, { kind: 'found', value: { a: 1 } })
  t.is(wire.calls[1]?.headers.authorization, wire.calls[0]?.headers.authorization)
})

test('a redirect to another host is followed to an address that was checked, without the token', async (t) => {
  const [wire, other] = [await startWire(t), await startWire(t)]
  wire.answer('/case', redirectTo(`${other.url}/there`))
  other.answer('/there', json({ a: 1 }))
  const addressesOf = (url: URL) => checkedAddresses(url, ['127.0.0.1'], async () => [])
  const answer = await callSource(createCallLog(), { ...aRequest(wire.url), addressesOf }, readWhole)
  t.like(answer, { kind: 'found', value: { a: 1 } })
  t.is(other.calls[0]?.headers.authorization, undefined)
})

for (const [where, addressesOf] of [
  ['a private address', (url: URL) => checkedAddresses(url, [], async () => [])],
  ['another host where none may be called', undefined],
] as const)
  test(`a redirect to ${where} is not followed`, async (t) => {
    const [wire, other] = [await startWire(t), await startWire(t)]
    wire.answer('/case', redirectTo(`${other.url}/there`))
    const answer = await callSource(createCallLog(), { ...aRequest(wire.url), addressesOf }, readWhole)
    const message = 'The source redirects to an address that is not allowed.'
    t.deepEqual(answer, { kind: 'failed', failure: { class: 'ParseGap', message }, callId: 'call-1' })
    t.is(other.calls.length, 0)
  })

test('a circle of redirects ends', async (t) => {
  const wire = await startWire(t)
  wire.answer('/case', redirectTo('/case'))
  const answer = await callSource(createCallLog(), aRequest(wire.url), readWhole)
  t.is(answer.kind, 'failed')
  t.is(wire.calls.length, 6)
})
