import test from 'ava'
import { deliverToFailingSink } from '../../support/failing-sink.ts'
import { type Service, startService } from '../../support/service.ts'
import { connectSkippingTime } from '../../support/time-skipping.ts'

let service: Service

test.before(async () => {
  service = await startService({}, undefined, await connectSkippingTime())
})
test.after.always(() => service?.close())

/* `npm run proofs -- bench webhooks` proves the same for 10,000 events. */
test('a receiver with random failures accepts all events, each exactly once', async (t) => {
  const { events, attemptsRecorded } = await deliverToFailingSink(service, 200)
  t.deepEqual([...new Set(events.map(({ taken }) => taken))], [1])
  const sent = events.reduce((sum, event) => sum + event.sent, 0)
  t.is(attemptsRecorded, sent)
  t.true(sent > 1.2 * events.length, `only ${sent - events.length} were refused: the test proves little`)
})
