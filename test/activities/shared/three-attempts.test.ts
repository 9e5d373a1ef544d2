import { ApplicationFailure, CancelledFailure } from '@temporalio/common'
import test from 'ava'
import { withThreeAttempts } from '../../../activities/shared/three-attempts.ts'

const failing = (error: Error, attempt: number) => () => withThreeAttempts(() => Promise.reject(error), { attempt })

for (const [attempt, isFinal] of [
  [1, false],
  [2, false],
  [3, true],
  [17, true],
] as const)
  test(`a failure of attempt ${attempt} is ${isFinal ? 'final' : 'retried'}, with its class, words and details`, async (t) => {
    const failure = ApplicationFailure.create({ type: 'Upstream', message: 'no answer', details: ['DOWN'] })
    const error = await t.throwsAsync<ApplicationFailure>(failing(failure, attempt), { instanceOf: ApplicationFailure })
    const { type, message, details, nonRetryable } = error ?? {}
    t.deepEqual({ type, message, details }, { type: 'Upstream', message: 'no answer', details: ['DOWN'] })
    t.is(nonRetryable === true, isFinal)
  })

test('an error of our own in the third attempt is final, under its name', async (t) => {
  const error = await t.throwsAsync<ApplicationFailure>(failing(new TypeError('not a function'), 3))
  t.deepEqual([error?.type, error?.nonRetryable], ['TypeError', true])
})

test('a cancellation stays one, in any attempt', async (t) => {
  await t.throwsAsync(failing(new CancelledFailure('ended'), 3), { instanceOf: CancelledFailure })
  await t.throwsAsync(failing(new DOMException('ended', 'AbortError'), 3), { instanceOf: DOMException })
})
