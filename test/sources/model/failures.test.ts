import test, { type ExecutionContext } from 'ava'
import type { ModelFailure } from '../../../domain/model-answer.ts'
import type { ModelConfig } from '../../../sources/model/config.ts'
import { json, startWire, text } from '../wire.ts'
import { type ModelUnderTest, modelAt, sandboxModel } from './model-of.ts'

const QUESTION = {
  orderId: 'o1',
  orderDate: '2024-06-05',
  sentences: [
    { number: 1, page: 1, voice: 'COURT' as const, text: 'The suit of Amrit Sodhi was filed on 02-01-2024.' },
  ],
}

const of = (number: number) => ({
  ...QUESTION,
  sentences: [{ number: 1, page: 1, voice: 'COURT' as const, text: `CS 9000${number}/2024. It is dismissed.` }],
})

async function answerTo(
  t: ExecutionContext,
  overrides?: Partial<ModelConfig>,
  limits?: { capPaise?: number; isPaused?: boolean },
): Promise<ModelUnderTest> {
  const one = await sandboxModel(overrides, limits)
  t.teardown(one.close)
  return one
}

async function endsAs(
  t: ExecutionContext,
  one: Pick<ModelUnderTest, 'model' | 'callLog'>,
  failure: ModelFailure,
  question = QUESTION,
) {
  const answer = await one.model.readPart(question)
  t.deepEqual(answer.kind === 'failed' && answer.failure, failure)
  t.is(one.callLog.entries.at(-1)?.outcome, failure.class)
  return answer
}

test('a refusal is Refused, and was paid for', async (t) => {
  const answer = await endsAs(
    t,
    await answerTo(t),
    { class: 'Refused', message: 'The model refused to answer.' },
    of(22),
  )
  t.true(answer.usage.outputTokens > 0)
})

test('an answer longer than the tokens allowed is CutOff', async (t) => {
  await endsAs(t, await answerTo(t, { maxOutputTokens: 10 }), {
    class: 'CutOff',
    message: 'The answer did not fit in the tokens allowed.',
  })
})

test('an answer that is not of the shape asked for is Malformed', async (t) => {
  await endsAs(t, await answerTo(t, { orderModel: 'sandbox-prose' }), {
    class: 'Malformed',
    message: 'The answer of the model does not match the requested schema.',
  })
})

for (const [kind, failure] of [
  ['garbage', { class: 'Malformed', message: 'The answer of the model is not complete JSON.' }],
  ['empty', { class: 'Malformed', message: 'The answer of the model is not a completion.' }],
  ['http500', { class: 'Upstream', message: 'The model refused the call with HTTP 500.' }],
  ['http502-html', { class: 'Upstream', message: 'The model refused the call with HTTP 502.' }],
  ['reset', { class: 'Upstream', message: 'The connection to the model broke.' }],
  [
    'rate-limit',
    {
      class: 'RateLimited',
      message: 'The model refused the call with HTTP 429 (rate_limit_exceeded).',
      retryAfterMs: 1_000,
    },
  ],
  ['no-credit', { class: 'AccountProblem', message: "The model account's credit is used up." }],
] as const)
  test(`${kind} is ${failure.class}`, async (t) => {
    const one = await answerTo(t)
    await one.control.fault('model', kind)
    await endsAs(t, one, failure)
    t.is(await one.control.calls('model'), 1)
  })

test('a silence is Upstream after the time allowed, and is booked as if it had been answered', async (t) => {
  const one = await answerTo(t, { timeoutMs: 200 })
  await one.control.fault('model', 'timeout', 1, 5_000)
  const answer = await endsAs(t, one, { class: 'Upstream', message: 'No complete answer within the time limit.' })
  t.true(answer.usage.costPaise > 0)
  t.is(one.callLog.refundedPaise, 0)
})

test('a case whose model always fails is Upstream', async (t) => {
  await endsAs(
    t,
    await answerTo(t),
    { class: 'Upstream', message: 'The model refused the call with HTTP 500.' },
    of(23),
  )
})

test('a model that the account does not have is an AccountProblem', async (t) => {
  await endsAs(t, await answerTo(t, { orderModel: 'nobody-has-this' }), {
    class: 'AccountProblem',
    message: 'The model refused the call with HTTP 404 (model_not_found).',
  })
})

test('a question longer than the context of the model is InvalidInput', async (t) => {
  const text = 'The suit was heard at length. '.repeat(20_000)
  const sentences = [{ number: 1, page: 1, voice: 'COURT' as const, text }]
  await endsAs(
    t,
    await answerTo(t),
    { class: 'InvalidInput', message: 'The model refused the call with HTTP 400 (context_length_exceeded).' },
    {
      ...QUESTION,
      sentences,
    },
  )
})

test('a call over the daily cap is SpendCap and is not made', async (t) => {
  const one = await answerTo(t, {}, { capPaise: 1 })
  await endsAs(t, one, { class: 'SpendCap', message: 'The daily spend cap of the model is reached.' })
  t.is(await one.control.calls('model'), 0)
  t.deepEqual(one.callLog.steps, ['spend', 'keep', 'settle'])
})

test('a question to a model that an operator has paused is Paused and is not asked', async (t) => {
  const one = await answerTo(t, {}, { isPaused: true })
  await endsAs(t, one, { class: 'Paused', message: 'An operator has paused the model.' })
  t.is(await one.control.calls('model'), 0)
  t.deepEqual(one.callLog.steps, ['keep', 'settle'])
})

test('a content filter is Refused, and a completion without choices Malformed', async (t) => {
  const wire = await startWire(t)
  const one = modelAt(wire.url)
  wire.answer(
    '/chat/completions',
    json({ choices: [{ finish_reason: 'content_filter', message: { content: '' } }] }),
    json({ choices: [] }),
  )
  await endsAs(t, one, { class: 'Refused', message: 'The model refused to answer.' })
  await endsAs(t, one, { class: 'Malformed', message: 'The answer of the model is not a completion.' })
})

test('nothing of the question or the answer stands in a failure', async (t) => {
  const wire = await startWire(t)
  const one = modelAt(wire.url)
  const body = { error: { message: 'Amrit Sodhi may not be summarised', type: 'x', code: 'Amrit Sodhi', param: null } }
  wire.answer('/chat/completions', json(body, 400), text(503, 'text/plain', 'Amrit Sodhi'))
  await endsAs(t, one, { class: 'InvalidInput', message: 'The model refused the call with HTTP 400.' })
  await endsAs(t, one, { class: 'Upstream', message: 'The model refused the call with HTTP 503.' })
})

test("the caller's own cancellation is thrown as it was, and the call stays without an outcome", async (t) => {
  const one = await answerTo(t)
  await one.control.fault('model', 'slow', 1, 60_000)
  const caller = new AbortController()
  const answer = one.model.readPart(QUESTION, { signal: caller.signal })
  const reason = new Error('enough')
  while ((await one.control.calls('model')) === 0);
  caller.abort(reason)
  t.is(await t.throwsAsync(answer), reason)
  t.is(one.callLog.entries[0]?.outcome, undefined)
})
