import test, { type ExecutionContext } from 'ava'
import { type Answer, at, type Callers, callersFor } from './callers.ts'

/** One harmless call of each provider. */
const SOURCES: Record<string, (callers: Callers) => Promise<Answer>> = {
  ecourtsindia: ({ ecourtsindia }) => ecourtsindia('/enums'),
  attestr: ({ attestr }) => attestr('/ecourtx/case-types?courtType=HC'),
  webhooks: ({ call }) => call('/webhooks/sink', { method: 'POST', body: '{}' }),
}

async function faulty(t: ExecutionContext, source: string, fault: object): Promise<Callers> {
  const callers = await callersFor(t)
  await callers.control('/faults', { source, ...fault })
  return callers
}

for (const [source, ask] of Object.entries(SOURCES)) {
  const usual = source === 'webhooks' ? 204 : 200

  test(`${source}: http500 for the next count calls, then as usual`, async (t) => {
    const callers = await faulty(t, source, { kind: 'http500', count: 2 })
    const answers = [await ask(callers), await ask(callers), await ask(callers)]
    t.deepEqual(
      answers.map(({ status }) => status),
      [500, 500, usual],
    )
  })

  test(`${source}: http502-html is a page of a proxy`, async (t) => {
    const callers = await faulty(t, source, { kind: 'http502-html' })
    const { status, headers, text } = await ask(callers)
    t.is(status, 502)
    t.regex(headers.get('Content-Type') ?? '', /^text\/html/)
    t.true(text.startsWith('<html>'))
  })

  test(`${source}: rate-limit is 429 with Retry-After of one second`, async (t) => {
    const callers = await faulty(t, source, { kind: 'rate-limit' })
    const { status, headers } = await ask(callers)
    t.deepEqual([status, headers.get('Retry-After')], [429, '1'])
  })

  test(`${source}: empty is 200 without a body`, async (t) => {
    const callers = await faulty(t, source, { kind: 'empty' })
    const { status, text } = await ask(callers)
    t.deepEqual([status, text], [200, ''])
  })

  test(`${source}: garbage is 200 with JSON that breaks off`, async (t) => {
    const callers = await faulty(t, source, { kind: 'garbage' })
    const { status, headers, text, json } = await ask(callers)
    t.is(status, 200)
    t.regex(headers.get('Content-Type') ?? '', /^application\/json/)
    t.truthy(text)
    t.is(json, undefined)
  })

  test(`${source}: reset ends the connection without an answer`, async (t) => {
    const callers = await faulty(t, source, { kind: 'reset' })
    await t.throwsAsync(ask(callers), { message: 'fetch failed' })
    t.is((await ask(callers)).status, usual)
  })

  test(`${source}: timeout holds the line for ms and ends it without an answer`, async (t) => {
    const callers = await faulty(t, source, { kind: 'timeout', ms: 300 })
    const sentAt = performance.now()
    await t.throwsAsync(ask(callers), { message: 'fetch failed' })
    t.true(performance.now() - sentAt >= 300)
  })

  test(`${source}: slow waits ms, then answers as usual`, async (t) => {
    const callers = await faulty(t, source, { kind: 'slow', ms: 300 })
    const sentAt = performance.now()
    const { status } = await ask(callers)
    t.is(status, usual)
    t.true(performance.now() - sentAt >= 300)
  })

  test(`${source}: none takes a fault away, and so does a reset`, async (t) => {
    const callers = await faulty(t, source, { kind: 'http500', count: 100 })
    await callers.control('/faults', { source, kind: 'none' })
    const afterNone = await ask(callers)
    await callers.control('/faults', { source, kind: 'http500', count: 100 })
    await callers.control('/reset', {})
    const afterReset = await ask(callers)
    t.deepEqual([afterNone.status, afterReset.status], [usual, usual])
  })
}

test('the providers say in their own words that the credit is used up', async (t) => {
  const callers = await callersFor(t)
  await callers.control('/faults', { source: 'ecourtsindia', kind: 'no-credit' })
  await callers.control('/faults', { source: 'attestr', kind: 'no-credit' })
  const [first, second] = [
    await callers.ecourtsindia('/enums'),
    await callers.attestr('/ecourtx/case-types?courtType=HC'),
  ]
  t.is(first.status, 402)
  t.deepEqual(at(first.json, 'error'), {
    code: 'INSUFFICIENT_CREDITS',
    message: 'Insufficient credits. Required: ₹1.50, Available: ₹1.10',
    details: [],
  })
  t.deepEqual([second.status, second.json], [400, { code: 4005, message: 'Low credit balance' }])
})

test('a fault of one source leaves the others alone', async (t) => {
  const callers = await faulty(t, 'attestr', { kind: 'http500' })
  const first = await callers.ecourtsindia('/enums')
  t.is(first.status, 200)
})
