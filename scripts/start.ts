/**
 * `npm start [-- --once] [--fresh]`: starts everything on this machine, runs the tour and stays up until Ctrl-C.
 * `--once` ends after the tour; `--fresh` deletes the data of earlier runs first.
 */

import { mkdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { readOptions } from './read-options.ts'
import { type Infrastructure, startInfrastructure } from './stack/infrastructure.ts'
import { lockFolder } from './stack/lock.ts'
import { PartFailure, Parts } from './stack/process.ts'
import { progressPrinter } from './stack/progress.ts'
import { type Service, startService } from './stack/service.ts'
import { shutdownRequested } from './stack/shutdown.ts'
import { readStackFile, removeStackFile, type StackFile, writeStackFile } from './stack/stack-file.ts'
import { keepRunning } from './stack/supervisor.ts'
import { readTools } from './stack/tools.ts'
import { runTour, TourFailure } from './tour/tour.ts'

const FOLDER = '.dev'
/** The data that `--fresh` deletes: everything except the programs that set-up installed. */
const DATA = [
  'database',
  'temporal.db',
  'temporal.db-shm',
  'temporal.db-wal',
  'documents',
  'keys.json',
  'signing-secret',
  'tour',
]

const { values: options } = readOptions({ options: { once: { type: 'boolean' }, fresh: { type: 'boolean' } } })
mkdirSync(FOLDER, { recursive: true })
if (!(await lockFolder(FOLDER))) {
  const running = await readStackFile()
  console.error(
    running
      ? `CourtPulse is already running from this folder, at ${running.baseUrl}`
      : 'CourtPulse is already being started from this folder',
  )
  process.exit(1)
}

const progress = progressPrinter()
const parts = new Parts(`${FOLDER}/logs`)
const stopped = shutdownRequested().then((reason) => progress(`Stopping (${reason})`))
let exitCode = 0
try {
  await Promise.race([live(), stopped])
} catch (error) {
  exitCode = 1
  if (!parts.isStopping) console.error(inWords(error))
}
await parts.stop()
removeStackFile()
progress('Stopped')
process.exit(exitCode)

async function live(): Promise<void> {
  removeStackFile()
  if (options.fresh) await Promise.all(DATA.map((name) => rm(`${FOLDER}/${name}`, { recursive: true, force: true })))
  const tools = await readTools()
  const infrastructure = await startInfrastructure(parts, tools, {
    folder: FOLDER,
    purpose: 'start',
    progress,
  })
  const service = await startService(parts, tools, infrastructure, { folder: FOLDER, progress })
  const stack = describe(infrastructure, service)
  writeStackFile(stack)
  await Promise.race([supervise(infrastructure, service, stack), showAround(service, stack)])
}

/** Runs the tour, then waits forever unless `--once` is set. */
async function showAround(service: Service, stack: StackFile): Promise<void> {
  try {
    await runTour({
      baseUrl: service.baseUrl,
      sandboxUrl: service.sandboxUrl,
      key: service.keys.tour,
      operatorKey: service.keys.operator,
      reviewedKey: service.keys.operatorReviewed,
    })
    stack.tourDone = true
    writeStackFile(stack)
  } catch (error) {
    if (options.once) throw error
    console.error(inWords(error))
  }
  if (options.once) return
  console.log(whereEverythingIs(stack))
  await new Promise<never>(() => {})
}

async function supervise(infrastructure: Infrastructure, service: Service, stack: StackFile): Promise<void> {
  const { api, worker, sandbox } = service
  const all = { api, worker, sandbox, temporal: infrastructure.temporalServer, database: infrastructure.database }
  await Promise.all(
    Object.entries(all).map(([name, part]) =>
      keepRunning(parts, part, {
        progress,
        restarted({ pid }) {
          Object.assign(stack.processes, { [name]: pid })
          writeStackFile(stack)
        },
      }),
    ),
  )
}

/** Expected failures are printed by their message, everything else with its stack. */
function inWords(error: unknown): unknown {
  return error instanceof TourFailure || error instanceof PartFailure ? error.message : error
}

function describe(infrastructure: Infrastructure, { baseUrl, sandboxUrl, keys, ...service }: Service): StackFile {
  const { owner, reader, outsider, operatorReviewed, operator, allowanceUsedUp, noSource, noAsync, noProducts } = keys
  return {
    baseUrl,
    uiUrl: infrastructure.temporal.uiUrl,
    sandboxUrl,
    metrics: service.metrics,
    temporal: { address: infrastructure.temporal.address, namespace: infrastructure.temporal.namespace },
    databaseUrl: infrastructure.databaseUrl,
    keys: { owner, reader, outsider, operatorReviewed, operator, allowanceUsedUp, noSource, noAsync, noProducts },
    processes: {
      api: service.api.part.pid,
      worker: service.worker.part.pid,
      sandbox: service.sandbox.part.pid,
      temporal: infrastructure.temporalServer.part.pid,
      database: infrastructure.database.part.pid,
    },
    tourDone: false,
  }
}

function whereEverythingIs({ baseUrl, uiUrl, sandboxUrl, metrics, keys }: StackFile): string {
  return `
CourtPulse is running.
  API                ${baseUrl}
  Docs               ${baseUrl}/docs
  Console            ${new URL('/console', baseUrl)}
  Temporal Web UI    ${uiUrl}
  Sandbox            ${sandboxUrl}
  Metrics            ${metrics.api} and, of the worker, ${metrics.worker}
  All keys, ports    .dev/stack.json
  Logs               .dev/logs/

What to try next:
  Follow the quick start at ${baseUrl}/docs, or click through ${baseUrl}/docs/reference
  Review a case in the console: sign in with ${keys.operator}
  See an account in the console: sign in with ${keys.owner}
  Look a case up:

  curl -s ${baseUrl}/case-lookup -H 'X-Service-Api-Key: ${keys.owner}' \\
    -H 'Content-Type: application/json' -d '{"caseIdentifier": {"courtType": "HC", "cnr": "DLHC019000012024"}}'

Press Ctrl-C to stop everything.`
}
