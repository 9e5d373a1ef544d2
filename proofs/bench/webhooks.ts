/**
 * `npm run proofs -- bench webhooks`: 10,000 events (a trial: `WEBHOOK_EVENTS=600 npm run proofs -- bench webhooks`) to a receiver that refuses 30 % of its
 * messages by chance. (a) every event is taken, and none twice; (b) memory stays bounded however many there were; (c) how many attempts
 * there are in a second, and what one costs beside a bare fetch. The days of waiting between attempts are skipped by the Temporal server;
 * all else is as in production: publishing, workflows, attempts, signatures, connections and rows, here in one process with the receiver.
 */
import '../../platform/small-heap.ts'
import { deliverToFailingSink } from '../../test/support/failing-sink.ts'
import { startService } from '../../test/support/service.ts'
import { connectSkippingTime } from '../../test/support/time-skipping.ts'
import { cpuMsOfBareMessage } from './support/bare-message.ts'
import { createTargets } from './support/figures.ts'

const EVENTS = Number(process.env.WEBHOOK_EVENTS ?? 10_000)
/** API, workers with 300 workflows in memory, sandbox and receiver together. */
const MAX_MIB = 1_000

const service = await startService({}, undefined, await connectSkippingTime())
const cpuBefore = process.cpuUsage()
const samples = [mebibytes()]
const sampling = setInterval(() => samples.push(mebibytes()), 1_000)
const { events, attemptsRecorded, raisingMs, tookMs } = await deliverToFailingSink(service, EVENTS)
clearInterval(sampling)
const { user, system } = process.cpuUsage(cpuBefore)
await service.close()
const bareCpuMs = await cpuMsOfBareMessage()

const sent = events.reduce((sum, event) => sum + event.sent, 0)
const most = Math.max(...events.map((event) => event.sent))
const seconds = tookMs / 1000
const half = samples.length / 2
console.log(`  ${EVENTS} events, raised in ${(raisingMs / 1000).toFixed(1)} s, delivered in ${seconds.toFixed(1)} s:`)
console.log(`  ${(EVENTS / seconds).toFixed(1)} events and ${(sent / seconds).toFixed(1)} attempts a second`)
console.log(`  ${sent} attempts, ${sent - EVENTS} of them refused, at most ${most} for one event`)
console.log(
  `  this process: ${((user + system) / 1000 / sent).toFixed(1)} ms of a core per attempt, ${bareCpuMs.toFixed(1)} per bare fetch,`,
)
console.log(`  ${samples[0]} MiB before, ${Math.max(...samples)} MiB at most`)

const { atLeast, atMost, exitCode } = createTargets()
atLeast('(a) events that were taken', events.filter(({ taken }) => taken > 0).length, EVENTS)
atMost('(a) events that were taken twice', events.filter(({ taken }) => taken > 1).length, 0)
atMost('(a) attempts that were not written down', Math.abs(sent - attemptsRecorded), 0)
atMost('(b) most memory in MiB', Math.max(...samples), MAX_MIB)
atMost(
  '(b) most memory, second half to first',
  Math.max(...samples.slice(half)) / Math.max(...samples.slice(0, half)),
  1.2,
)
atLeast('(c) attempts a second', sent / seconds, 150)
process.exit(exitCode())

function mebibytes(): number {
  return Math.round(process.memoryUsage.rss() / 2 ** 20)
}
