import test from 'ava'
import { deliverToFailingSink } from '../support/failing-sink.ts'
import { type Service, startService } from '../support/service.ts'
import { connectSkippingTime } from '../support/time-skipping.ts'

let service: Service

test.before(async () => {
  service = await startService({}, undefined, await connectSkippingTime())
})
test.after.always(() => service?.close())

/* `npm run bench:webhooks` holds the same promise over 10,000 events. */
test('events to a receiver that fails by chance are all taken, each exactly once', async (t) => {
  const { takenByEvent, failed, sent } = await deliverToFailingSink(service, 200)
  t.deepEqual([...new Set(takenByEvent.values())], [1])
  t.true(failed > 0.2 * sent, `only ${failed} of ${sent} were refused: the test proves little`)
})
