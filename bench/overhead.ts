/**
 * `npm run proofs -- bench overhead`: what metrics with traces, and the encryption of payloads, add to a lookup. Four installations of API and worker
 * run side by side and take turns, so that what slows the machine down slows all of them. Two are plain, and the other two are compared with
 * their mean. Measured by processor time, which hardly depends on other work of the machine, and by the clock.
 */
import { randomBytes } from 'node:crypto'
import { openDatabase } from '../db/database.ts'
import { freePort } from '../scripts/stack/ports.ts'
import { anAccount } from '../test/support/service.ts'
import { createDatabase } from '../test/support/stack.ts'
import { createTargets, throughput } from './support/figures.ts'
import { processorMs, startProcess } from './support/processes.ts'
import { benchSettings, providersAt } from './support/settings.ts'

/**
 * Two processes of the same code differ by some percent, the more the less they have done yet, and those that were started first may have it
 * better. So all are started anew some times, each kind once as the first, the second, the third and the last.
 */
const STARTS = 4
/** Many short rounds: what disturbs the machine for a while is in all portions of a round then. */
const ROUNDS = 24
/** A process needs some two hundred lookups until it has compiled what it runs often. */
const WARM_UP_ROUNDS = 4
const LOOKUPS = 50
const LOOKUPS_AT_ONCE = 10
/** How often Prometheus usually reads metrics. */
const SCRAPE_INTERVAL_MS = 15_000

const KINDS = ['plain', 'control', 'observed', 'encrypted'] as const
type Kind = (typeof KINDS)[number]

const [sandboxPort, tracePort] = [await freePort(), await freePort()]
const sandbox = await startProcess('sandbox/main.ts', { SANDBOX_PORT: String(sandboxPort) })
const traceSink = await startProcess('bench/support/trace-sink.ts', { PORT: String(tracePort) })
const targets = createTargets()

const OWN_SETTINGS: Record<Kind, Record<string, string>> = {
  plain: {},
  control: {},
  observed: {
    METRICS_PORT: 'free',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${tracePort}`,
    // A portion takes two to three seconds. Spans that were sent after five, as usual, would be sent while others have their turn.
    OTEL_BSP_SCHEDULE_DELAY: '1500',
  },
  encrypted: { TEMPORAL_PAYLOAD_KEYS: `bench:${randomBytes(32).toString('base64')}` },
}

const starts: Record<Kind, Portion>[] = []
for (let start = 0; start < STARTS; start++) starts.push(await measureStart(start))

for (const kind of KINDS) {
  const [byProcessor, byClock] = [inMs(kind, 'processorMs'), inMs(kind, 'tookMs')]
  console.log(`  ${kind}: ${byProcessor} ms of processor a lookup; ten at once, one ends every ${byClock} ms`)
}
for (const [by, unit] of [
  ['processorMs', 'processor time'],
  ['tookMs', 'by the clock'],
] as const) {
  targets.atMost(`metrics and traces, ${unit}, ±${chance('observed', by)}`, added('observed', by), 0.05)
  targets.atMost(`encrypted payloads, ${unit}, ±${chance('encrypted', by)}`, added('encrypted', by), 0.1)
}

await traceSink.stop()
await sandbox.stop()
process.exit(targets.exitCode())

/** Starts the installations, and measures in turns what the lookups of each take together. */
async function measureStart(start: number): Promise<Record<Kind, Portion>> {
  const inTurn: { kind: Kind; installation: Installation }[] = []
  for (const kind of turned(KINDS, start)) inTurn.push({ kind, installation: await install(OWN_SETTINGS[kind]) })
  const sums = { plain: nothing(), control: nothing(), observed: nothing(), encrypted: nothing() }
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++) {
    for (const { kind, installation } of turned(inTurn, round)) {
      const { processorMs, tookMs } = await measure(installation, round)
      if (round < WARM_UP_ROUNDS) continue
      sums[kind].processorMs += processorMs
      sums[kind].tookMs += tookMs
    }
  }
  for (const { installation } of inTurn) await installation.stop()
  for (const kind of KINDS.slice(1))
    console.log(
      `  ${kind}: ${percent(kind, 'processorMs', sums)} of processor, ${percent(kind, 'tookMs', sums)} by the clock`,
    )
  return sums
}

/** The same, with another one first: each goes first, second and third equally often. */
function turned<T>(items: readonly T[], by: number): T[] {
  const first = by % items.length
  return [...items.slice(first), ...items.slice(0, first)]
}

function nothing(): Portion {
  return { processorMs: 0, tookMs: 0 }
}

/** What a portion of lookups took: processor time of API and worker together, and time. */
interface Portion {
  processorMs: number
  tookMs: number
}

type Installation = Awaited<ReturnType<typeof install>>

/** API and worker with a database and task queues of their own. A metrics port is given to each if there is to be one. */
async function install({ METRICS_PORT, ...own }: Record<string, string>) {
  const database = await createDatabase()
  const settings = benchSettings(database, {
    ...providersAt(`http://127.0.0.1:${sandboxPort}`),
    ATTESTR_CONCURRENCY: '50',
    MODEL: 'off',
    LOG_LEVEL: 'info',
    ...own,
  })
  const [port, apiMetrics, workerMetrics] = [await freePort(), await freePort(), await freePort()]
  const metrics = (of: number) => (METRICS_PORT === undefined ? {} : { METRICS_PORT: String(of) })
  const api = await startProcess('api/main.ts', { ...settings, ...metrics(apiMetrics), PORT: String(port) })
  const worker = await startProcess('workers/main.ts', { ...settings, ...metrics(workerMetrics) })
  const db = openDatabase({ url: database.url, poolSize: 2 })
  const { key } = await anAccount(db, { plan: { requestsPerMinute: 100_000_000 } })
  await db.close()
  return {
    processes: [api, worker],
    async lookUp(index: number): Promise<void> {
      // Every type of case is a case of its own in the sandbox.
      const caseIdentifier = {
        courtType: 'DRT',
        establishmentCode: '1',
        caseType: `OA${index}`,
        registrationNumber: '900001/2024',
      }
      const response = await fetch(`http://127.0.0.1:${port}/v1/case-lookup`, {
        method: 'POST',
        headers: { 'X-Service-Api-Key': key, 'Content-Type': 'application/json' },
        body: JSON.stringify({ caseIdentifier }),
      })
      if (!response.ok) throw new Error(`a lookup ended with ${response.status}`)
      await response.arrayBuffer()
    },
    workedMs: 0,
    async scrape(): Promise<void> {
      if (METRICS_PORT === undefined) return
      for (const from of [apiMetrics, workerMetrics])
        await (await fetch(`http://127.0.0.1:${from}/metrics`)).arrayBuffer()
    },
    async stop(): Promise<void> {
      await api.stop()
      await worker.stop()
      await database.drop()
    },
  }
}

async function measure(installation: Installation, round: number): Promise<Portion> {
  const { processes, lookUp } = installation
  const [before, startedAt] = [await processorMs(processes), performance.now()]
  await throughput(LOOKUPS, LOOKUPS_AT_ONCE, (index) => lookUp(round * LOOKUPS + index))
  // While others take their turns, an installation has nothing to do: of what it does Prometheus reads as often as in production.
  const isDue = (workedMs: number) => Math.floor(workedMs / SCRAPE_INTERVAL_MS)
  const workedMs = installation.workedMs + performance.now() - startedAt
  if (isDue(workedMs) > isDue(installation.workedMs)) await installation.scrape()
  installation.workedMs = workedMs
  const tookMs = performance.now() - startedAt
  return { processorMs: (await processorMs(processes)) - before, tookMs }
}

function inMs(kind: Kind, by: keyof Portion): string {
  return (mean(starts.map((start) => start[kind][by])) / (ROUNDS * LOOKUPS)).toFixed(1)
}

/** What an installation takes more than the two plain ones of the same start: the mean of all starts. */
function added(kind: Kind, by: keyof Portion): number {
  return mean(addedInEach(kind, by))
}

/** How far the mean of so many starts is off by chance, usually: its standard error. */
function chance(kind: Kind, by: keyof Portion): string {
  const each = addedInEach(kind, by)
  const middle = mean(each)
  return Math.sqrt(mean(each.map((one) => (one - middle) ** 2)) / (each.length - 1)).toFixed(3)
}

function addedInEach(kind: Kind, by: keyof Portion): number[] {
  return starts.map((start) => addedIn(start, kind, by))
}

function addedIn(start: Record<Kind, Portion>, kind: Kind, by: keyof Portion): number {
  return start[kind][by] / mean([start.plain[by], start.control[by]]) - 1
}

function mean(figures: number[]): number {
  return figures.reduce((sum, one) => sum + one, 0) / figures.length
}

function percent(kind: Kind, by: keyof Portion, start: Record<Kind, Portion>): string {
  return `${(addedIn(start, kind, by) * 100).toFixed(1)} %`
}
