/**
 * `npm run bench -- overhead`: what metrics with traces, and the encryption of payloads, add to a lookup. Three installations of API and worker
 * run side by side and take turns, so that what slows the machine down slows all of them. Measured by processor time, which hardly depends on
 * other work of the machine, and by the clock.
 */
import { randomBytes } from 'node:crypto'
import { openDatabase } from '../db/database.ts'
import { freePort } from '../scripts/stack/ports.ts'
import { anAccount } from '../test/support/service.ts'
import { createDatabase } from '../test/support/stack.ts'
import { createTargets, median, throughput } from './support/figures.ts'
import { processorMs, startProcess } from './support/processes.ts'
import { benchSettings, providersAt } from './support/settings.ts'

/** Many short rounds: what disturbs the machine for a while is in all three portions of a round then. */
const ROUNDS = 48
const WARM_UP_ROUNDS = 4
const LOOKUPS = 50
const LOOKUPS_AT_ONCE = 10

const [sandboxPort, tracePort] = [await freePort(), await freePort()]
const sandbox = await startProcess('sandbox/main.ts', { SANDBOX_PORT: String(sandboxPort) })
const traceSink = await startProcess('bench/support/trace-sink.ts', { PORT: String(tracePort) })
const plain = await install({})
const observed = await install({ METRICS_PORT: 'free', OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${tracePort}` })
const encrypted = await install({ TEMPORAL_PAYLOAD_KEYS: `bench:${randomBytes(32).toString('base64')}` })
const targets = createTargets()

const rounds: Record<'plain' | 'observed' | 'encrypted', Portion>[] = []
for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++) {
  // Each goes first, second and third equally often.
  const turns = [plain, observed, encrypted].map((_, index, all) => all[(index + round) % all.length] ?? plain)
  const measured = new Map<Installation, Portion>()
  for (const each of turns) measured.set(each, await measure(each, round))
  if (round < WARM_UP_ROUNDS) continue
  rounds.push({ plain: of(plain), observed: of(observed), encrypted: of(encrypted) })
  function of(installation: Installation): Portion {
    return measured.get(installation) ?? { processorMs: Number.NaN, tookMs: Number.NaN }
  }
}

for (const what of ['plain', 'observed', 'encrypted'] as const) {
  const [byProcessor, byClock] = [inMs(what, 'processorMs'), inMs(what, 'tookMs')]
  console.log(`  ${what}: ${byProcessor} ms of processor a lookup; ten at once, one ends every ${byClock} ms`)
}
targets.atMost('metrics and traces, processor time', added('observed', 'processorMs'), 0.05)
targets.atMost('metrics and traces, by the clock', added('observed', 'tookMs'), 0.05)
targets.atMost('encrypted payloads, processor time', added('encrypted', 'processorMs'), 0.1)
targets.atMost('encrypted payloads, by the clock', added('encrypted', 'tookMs'), 0.1)

for (const installation of [plain, observed, encrypted]) await installation.stop()
await traceSink.stop()
await sandbox.stop()
process.exit(targets.exitCode())

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

async function measure({ processes, lookUp, scrape }: Installation, round: number): Promise<Portion> {
  const [before, startedAt] = [await processorMs(processes), performance.now()]
  await throughput(LOOKUPS, LOOKUPS_AT_ONCE, (index) => lookUp(round * LOOKUPS + index))
  // A portion lasts a second or more. Prometheus reads every 15 s, so this counts too much rather than too little.
  await scrape()
  const tookMs = performance.now() - startedAt
  return { processorMs: (await processorMs(processes)) - before, tookMs }
}

function inMs(what: 'plain' | 'observed' | 'encrypted', by: keyof Portion): string {
  return (median(rounds.map((round) => round[what][by])) / LOOKUPS).toFixed(1)
}

/** What an installation takes more than the plain one of the same round: the middle of all rounds. */
function added(what: 'observed' | 'encrypted', by: keyof Portion): number {
  return median(rounds.map((round) => round[what][by] / round.plain[by])) - 1
}
