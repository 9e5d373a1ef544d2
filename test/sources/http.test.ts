import { setImmediate } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import test from 'ava'
import type { RawAnswer } from '../../domain/source.ts'
import type { SourceFailure } from '../../domain/source-failure.ts'
import { createGateway } from '../../sources/gateway/gateway.ts'
import { callSource, type HttpRequest } from '../../sources/http.ts'
import { failureOfForm, type HttpAnswer, type Reading } from '../../sources/http-answer.ts'
import { createCallLog } from './call-log.ts'
import { cutOff, html, json, type Reply, reset, silence, startWire, text } from './wire.ts'

function aRequest(url: string, overrides: Partial<HttpRequest> = {}): HttpRequest {
  return {
    source: 'ecourtsindia',
    operation: 'caseDetail',
    subject: 'DLND010000012024',
    costPaise: 150,
    method: 'GET',
    url: new URL('/case', url),
    headers: { Authorization: 'Bearer secret-token' },
    timeoutMs: 10_000,
    maxBytes: 1000,
    ...overrides,
  }
}

function readWhole(answer: HttpAnswer): Reading<unknown> {
  const failure = failureOfForm(answer)
  return failure ? { kind: 'failed', failure } : { kind: 'found', value: answer.json }
}

test('a call is allowed, kept byte for byte, read and settled, in this order', async (t) => {
  const wire = await startWire(t)
  wire.answer('/case', text(200, 'Application/JSON; charset=utf-8', '{ "a": 1 }'))
  const callLog = createCallLog()

  const answer = await callSource(callLog, aRequest(wire.url, { requestIdOf: () => 'their-id' }), (raw) => {
    callLog.steps.push('read')
    return readWhole(raw)
  })

  t.deepEqual(answer, { kind: 'found', value: { a: 1 }, callId: 'call-1' })
  t.deepEqual(callLog.steps, ['spend', 'keep', 'read', 'settle'])
  const { requestedAt, tookMs, body, question, ...recorded } = callLog.entries[0]?.answer ?? t.fail('nothing kept')
  t.deepEqual(recorded, {
    source: 'ecourtsindia',
    operation: 'caseDetail',
    subject: 'DLND010000012024',
    httpStatus: 200,
    contentType: 'application/json',
    providerRequestId: 'their-id',
    costPaise: 150,
  })
  t.is(Buffer.from(body ?? []).toString(), '{ "a": 1 }')
  t.true(requestedAt <= Date.now() && tookMs >= 0)
  t.is(callLog.entries[0]?.outcome, 'found')
})

test('a slot is free for the next call only after the answer of this one is recorded', async (t) => {
  const wire = await startWire(t)
  wire.answer('/case', json({}))
  const { store, steps } = createCallLog()
  const gateway = createGateway({
    ...store,
    takeSlot: async () => ({ release: async () => void steps.push('release') }),
    async record(answer) {
      await setImmediate()
      return store.record(answer)
    },
  })

  await callSource(gateway, aRequest(wire.url), readWhole)

  t.deepEqual(steps, ['spend', 'keep', 'release', 'settle'])
})

test('what is kept has no e-mail addresses and telephone numbers, what is read has all that came', async (t) => {
  const wire = await startWire(t)
  const body = { parties: [{ name: 'A', email: 'a@example.invalid', address: 'Ring Road, Ph. 9876543210' }] }
  wire.answer('/case', json(body))
  const callLog = createCallLog()

  const answer = await callSource(callLog, aRequest(wire.url), readWhole)

  t.deepEqual(answer, { kind: 'found', value: body, callId: 'call-1' })
  const recorded = Buffer.from(callLog.entries[0]?.answer.body ?? []).toString()
  t.deepEqual(JSON.parse(recorded), { parties: [{ name: 'A', address: 'Ring Road, Ph. (phone)' }] })
})

test('a body is sent as JSON, with its headers', async (t) => {
  const wire = await startWire(t)
  wire.answer('/case', json({}))

  await callSource(createCallLog(), aRequest(wire.url, { method: 'POST', body: { cnrs: ['A'] } }), readWhole)

  const [call] = wire.calls
  t.deepEqual(
    { method: call?.method, body: call?.body, type: call?.headers['content-type'], auth: call?.headers.authorization },
    { method: 'POST', body: { cnrs: ['A'] }, type: 'application/json', auth: 'Bearer secret-token' },
  )
})

test('a call over the spend cap is not made, costs nothing and is written down', async (t) => {
  const wire = await startWire(t)
  const callLog = createCallLog({ capPaise: 149 })

  const answer = await callSource(callLog, aRequest(wire.url), readWhole)

  t.deepEqual(answer, {
    kind: 'failed',
    failure: { class: 'SpendCap', message: 'The daily spend cap of this source is reached.' },
    callId: 'call-1',
  })
  t.is(wire.calls.length, 0)
  t.is(callLog.entries[0]?.answer.costPaise, 0)
  t.is(callLog.entries[0]?.outcome, 'SpendCap')
})

test('a refused call is written down with its reason and costs nothing', async (t) => {
  const callLog = createCallLog()

  const answer = await callLog.refuse(aRequest('http://127.0.0.1:1'), {
    class: 'InvalidInput',
    message: 'This is not a CNR.',
  })

  t.deepEqual(answer, {
    kind: 'failed',
    failure: { class: 'InvalidInput', message: 'This is not a CNR.' },
    callId: 'call-1',
  })
  const { requestedAt, ...recorded } = callLog.entries[0]?.answer ?? t.fail('nothing kept')
  t.deepEqual(recorded, {
    source: 'ecourtsindia',
    operation: 'caseDetail',
    subject: 'DLND010000012024',
    tookMs: 0,
    costPaise: 0,
  })
  t.is(callLog.entries[0]?.outcome, 'InvalidInput')
})

test('a slow answer is waited for and asked for once', async (t) => {
  const wire = await startWire(t)
  let release = () => {}
  wire.answer('/case', (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' })
    response.write('{"slow":')
    release = () => response.end('true}')
  })

  const called = wire.nextCall()
  const underWay = callSource(createCallLog(), aRequest(wire.url), readWhole)
  await called
  release()

  t.deepEqual(await underWay, { kind: 'found', value: { slow: true }, callId: 'call-1' })
  t.is(wire.calls.length, 1)
})

test('what came of a body that was cut off is kept', async (t) => {
  const wire = await startWire(t)
  wire.answer('/case', cutOff('{"data":'))
  const callLog = createCallLog()

  const answer = await callSource(callLog, aRequest(wire.url), readWhole)

  t.is(answer.kind === 'failed' && answer.failure.class, 'Upstream')
  t.is(callLog.entries[0]?.answer.httpStatus, 200)
  t.is(Buffer.from(callLog.entries[0]?.answer.body ?? []).toString(), '{"data":')
})

test('a body over the limit is a ParseGap, also when it was sent compressed', async (t) => {
  const wire = await startWire(t)
  wire.answer('/case', text(200, 'application/json', gzipSync('x'.repeat(1001)), { 'Content-Encoding': 'gzip' }))

  const answer = await callSource(createCallLog(), aRequest(wire.url), readWhole)

  t.deepEqual(answer, {
    kind: 'failed',
    failure: { class: 'ParseGap', message: 'The answer is larger than 1000 bytes.' },
    callId: 'call-1',
  })
})

test("the caller's cancel is thrown on; the call is kept without an outcome", async (t) => {
  const wire = await startWire(t)
  wire.answer('/case', silence)
  const callLog = createCallLog()
  const controller = new AbortController()

  const called = wire.nextCall()
  const underWay = callSource(callLog, aRequest(wire.url), readWhole, controller.signal)
  await called
  controller.abort(new Error('worker shut down'))

  await t.throwsAsync(underWay, { message: 'worker shut down' })
  t.is(callLog.entries.length, 1)
  t.is(callLog.entries[0]?.outcome, undefined)
})

test('a cancel that comes after the whole answer does not throw the paid answer away', async (t) => {
  const wire = await startWire(t)
  wire.answer('/case', json({ paid: true }))
  const controller = new AbortController()
  const callLog = createCallLog()
  const cancelling = createGateway({
    ...callLog.store,
    async record(answer: RawAnswer) {
      controller.abort(new Error('too late'))
      return callLog.store.record(answer)
    },
  })

  const answer = await callSource(cancelling, aRequest(wire.url), readWhole, controller.signal)

  t.deepEqual(answer, { kind: 'found', value: { paid: true }, callId: 'call-1' })
})

test('a cancelled caller spends nothing', async (t) => {
  const callLog = createCallLog()

  await t.throwsAsync(
    callSource(callLog, aRequest('http://127.0.0.1:1'), readWhole, AbortSignal.abort(new Error('late'))),
    {
      message: 'late',
    },
  )

  t.deepEqual(callLog.steps, [])
})

test('an error of our own while a request is sent is thrown on; the call is kept at no cost, and its price returned', async (t) => {
  const callLog = createCallLog()
  const broken = aRequest('http://127.0.0.1:1', {
    opens() {
      throw new Error('a defect of ours')
    },
  })
  const wire = await startWire(t)
  wire.answer('/case', json({}))

  await t.throwsAsync(callSource(callLog, { ...broken, url: new URL('/case', wire.url) }, readWhole), {
    message: 'a defect of ours',
  })

  t.deepEqual(callLog.steps, ['spend', 'refund', 'keep'])
  t.is(callLog.refundedPaise, 150)
  t.like(callLog.entries[0], { answer: { costPaise: 0 }, outcome: undefined })
})

test('a source that asks for a wait is paid back before the wait is written down', async (t) => {
  const wire = await startWire(t)
  wire.answer('/case', json({}, 429, { 'Retry-After': '5' }))
  const callLog = createCallLog()
  callLog.store.backOff = async () => {
    callLog.steps.push('back off')
  }

  await callSource(callLog, aRequest(wire.url), readWhole)

  t.deepEqual(callLog.steps, ['spend', 'keep', 'settle', 'back off'])
})

const BROKEN: [string, Reply, number, string][] = [
  ['silence', silence, 80, 'No complete answer within 80 ms.'],
  [
    'a body that never ends',
    (response) => void response.writeHead(200).write('{'),
    80,
    'No complete answer within 80 ms.',
  ],
  ['a reset connection', reset, 10_000, 'The connection broke (UND_ERR_SOCKET).'],
]
for (const [what, reply, timeoutMs, message] of BROKEN) {
  test(`${what} is an Upstream failure`, async (t) => {
    const wire = await startWire(t)
    wire.answer('/case', reply)
    t.deepEqual(await callSource(createCallLog(), aRequest(wire.url, { timeoutMs }), readWhole), {
      kind: 'failed',
      failure: { class: 'Upstream', message },
      callId: 'call-1',
    })
  })
}

test('a port where nobody listens is an Upstream failure', async (t) => {
  const answer = await callSource(createCallLog(), aRequest('http://127.0.0.1:1'), readWhole)
  t.is(answer.kind === 'failed' && answer.failure.class, 'Upstream')
})

const REFUSED = 'The source refused the call with HTTP'
const FORMS: [string, Reply, SourceFailure][] = [
  ['HTTP 401', json({}, 401), { class: 'AccountProblem', message: `${REFUSED} 401.`, httpStatus: 401 }],
  ['HTTP 402', json({}, 402), { class: 'AccountProblem', message: `${REFUSED} 402.`, httpStatus: 402 }],
  ['HTTP 403', json({}, 403), { class: 'AccountProblem', message: `${REFUSED} 403.`, httpStatus: 403 }],
  ['HTTP 404 without a code', json({}, 404), { class: 'Unsupported', message: `${REFUSED} 404.`, httpStatus: 404 }],
  ['HTTP 408', json({}, 408), { class: 'Upstream', message: `${REFUSED} 408.`, httpStatus: 408 }],
  ['HTTP 422', json({}, 422), { class: 'InvalidInput', message: `${REFUSED} 422.`, httpStatus: 422 }],
  ['HTTP 500', json({}, 500), { class: 'Upstream', message: `${REFUSED} 500.`, httpStatus: 500 }],
  [
    'HTTP 503 with Retry-After',
    json({}, 503, { 'Retry-After': '30' }),
    { class: 'Upstream', message: `${REFUSED} 503.`, httpStatus: 503, retryAfterMs: 30_000 },
  ],
  ['HTTP 429', json({}, 429), { class: 'RateLimited', message: 'The source asks for fewer calls.', httpStatus: 429 }],
  [
    "a gateway's HTML 429 with Retry-After",
    text(429, 'text/html', '<html>', { 'Retry-After': '7' }),
    { class: 'RateLimited', message: 'The source asks for fewer calls.', httpStatus: 429, retryAfterMs: 7_000 },
  ],
  [
    'HTTP 429 with a Retry-After that has passed',
    json({}, 429, { 'Retry-After': 'Mon, 01 Jan 2024 00:00:00 GMT' }),
    { class: 'RateLimited', message: 'The source asks for fewer calls.', httpStatus: 429, retryAfterMs: 0 },
  ],
  [
    'HTML with HTTP 200',
    html(200),
    { class: 'Upstream', message: 'An HTML page instead of JSON with HTTP 200.', httpStatus: 200 },
  ],
  [
    'HTML with HTTP 403',
    html(403),
    { class: 'Upstream', message: 'An HTML page instead of JSON with HTTP 403.', httpStatus: 403 },
  ],
  [
    'HTML sent as JSON',
    text(200, 'application/json', ' <html>'),
    { class: 'Upstream', message: 'An HTML page instead of JSON with HTTP 200.', httpStatus: 200 },
  ],
  [
    'half a JSON',
    text(200, 'application/json', '{"data": {"cnr": "DL'),
    { class: 'Upstream', message: 'Something else instead of JSON with HTTP 200.', httpStatus: 200 },
  ],
  [
    'an empty body',
    text(200, 'application/json', ''),
    { class: 'Upstream', message: 'An empty answer with HTTP 200.', httpStatus: 200 },
  ],
]
for (const [what, reply, failure] of FORMS) {
  test(`${what} is ${failure.class}`, async (t) => {
    const wire = await startWire(t)
    wire.answer('/case', reply)
    const callLog = createCallLog()
    t.deepEqual(await callSource(callLog, aRequest(wire.url), readWhole), { kind: 'failed', failure, callId: 'call-1' })
    t.is(callLog.entries[0]?.outcome, failure.class)
  })
}

const JSONS: [string, string | Uint8Array][] = [
  ['plain', '{"a":[1]}'],
  ['after a byte order mark', '\ufeff{"a":[1]}'],
  ['inside a JSON string', JSON.stringify('{"a":[1]}')],
  ['twice inside a JSON string', JSON.stringify(JSON.stringify('{"a":[1]}'))],
]
for (const [how, body] of JSONS) {
  test(`JSON ${how} is read`, async (t) => {
    const wire = await startWire(t)
    wire.answer('/case', text(200, 'application/json', body))
    const answer = await callSource(createCallLog(), aRequest(wire.url), readWhole)
    t.deepEqual(answer, { kind: 'found', value: { a: [1] }, callId: 'call-1' })
  })
}

test('an attempt reuses the answer of an earlier attempt: nothing is sent and nothing is paid', async (t) => {
  const wire = await startWire(t)
  wire.answer('/case', json({ paid: true }))
  const callLog = createCallLog({ isSameAttempt: true })
  await callSource(callLog, aRequest(wire.url), readWhole)
  const again = await callSource(callLog, aRequest(wire.url), readWhole)
  t.deepEqual(again, { kind: 'found', value: { paid: true }, callId: 'call-2' })
  t.is(wire.calls.length, 1)
  t.like(callLog.entries[1], { answer: { costPaise: 0, repeatOf: 'call-1' }, outcome: 'found' })
})

test('an answer that turned out to be a failure, and one to another question, are not reused', async (t) => {
  const wire = await startWire(t)
  wire.answer('/case', html(200), json({ a: 1 }))
  const callLog = createCallLog({ isSameAttempt: true })
  await callSource(callLog, aRequest(wire.url), readWhole)
  await callSource(callLog, aRequest(wire.url), readWhole)
  await callSource(callLog, aRequest(wire.url, { operation: 'another' }), readWhole)
  t.is(wire.calls.length, 3)
})

test('a call that gets no turn in time is RateLimited, is not made and costs nothing', async (t) => {
  const wire = await startWire(t)
  const answer = await callSource(createCallLog({ busyForMs: 7_000 }), aRequest(wire.url), readWhole)
  const message = 'The rate limit of this source allowed no call in time.'
  t.deepEqual(answer, {
    kind: 'failed',
    failure: { class: 'RateLimited', message, retryAfterMs: 7_000 },
    callId: 'call-1',
  })
  t.is(wire.calls.length, 0)
})

test("a call over the account's budget is not made, costs nothing and is written down", async (t) => {
  const wire = await startWire(t)
  const callLog = createCallLog({ budgetPaise: 149 })
  const answer = await callSource(callLog, aRequest(wire.url), readWhole)
  const message = 'The daily budget of the account is used up.'
  t.deepEqual(answer, { kind: 'failed', failure: { class: 'BudgetUsedUp', message }, callId: 'call-1' })
  t.deepEqual([wire.calls.length, callLog.entries[0]?.answer.costPaise], [0, 0])
})

for (const [status, refundedPaise] of [
  [429, 150],
  [402, 150],
  [500, 0],
] as const)
  test(`of a call that was answered HTTP ${status}, ${refundedPaise} of 150 paise come back`, async (t) => {
    const wire = await startWire(t)
    wire.answer('/case', json({}, status))
    const callLog = createCallLog()
    await callSource(callLog, aRequest(wire.url), readWhole)
    t.deepEqual([callLog.refundedPaise, callLog.entries[0]?.answer.costPaise], [refundedPaise, 150 - refundedPaise])
  })

test('a source that sends Retry-After is left alone for so long', async (t) => {
  const wire = await startWire(t)
  wire.answer('/case', json({}, 429, { 'Retry-After': '7' }))
  const callLog = createCallLog()
  await callSource(callLog, aRequest(wire.url), readWhole)
  t.is(callLog.backOffMs, 7_000)
})
