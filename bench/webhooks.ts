/**
 * `npm run bench:webhooks`: 10,000 events to a receiver that refuses 30 % of its messages by chance. Every event must be
 * taken, and none twice. The waits between attempts are skipped, the attempts are real.
 */

import { deliverToFailingSink } from '../test/support/failing-sink.ts'
import { startService } from '../test/support/service.ts'
import { connectSkippingTime } from '../test/support/time-skipping.ts'
import { promises } from './support/figures.ts'

const EVENTS = 10_000

const service = await startService({}, undefined, await connectSkippingTime())
const { failed, sent, takenByEvent, tookMs } = await deliverToFailingSink(service, EVENTS)
await service.close()

const taken = [...takenByEvent.values()]
console.log(`  ${sent} messages in ${Math.round(tookMs / 1000)} s, ${failed} of them refused`)
const { atLeast, atMost, exitCode } = promises()
atLeast('events that were taken', taken.filter((times) => times > 0).length, EVENTS)
atMost('events that were taken twice', taken.filter((times) => times > 1).length, 0)
process.exit(exitCode())
