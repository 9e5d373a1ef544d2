import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as passTime } from 'node:timers/promises'
import test from 'ava'
import { migrateUp } from '../../db/migrate.ts'
import { LIVE_ANSWER_MS } from '../../domain/service-limits.ts'
import { type Infrastructure, type StartedPart, startInfrastructure } from '../../scripts/stack/infrastructure.ts'
import { Parts } from '../../scripts/stack/process.ts'
import { readTools } from '../../scripts/stack/tools.ts'
import { type Backup, backUp } from '../../test/support/backup.ts'
import {
  callsOf,
  chargedFor,
  type Delivered,
  deliveredBy,
  select,
  tally,
  webhooksOf,
} from '../../test/support/books.ts'
import { type LoadRequest, type MixedLoad, startMixedLoad } from '../../test/support/mixed-load.ts'
import { type Service, startServiceOn } from '../../test/support/service.ts'
import { endAbandonedWorkNow, settle } from '../../test/support/settle.ts'
import { until } from '../../test/support/until.ts'
import { killed, startWorker } from '../../test/support/worker.ts'

/*
 * Four faults under a load of every kind of work: one worker's clock is behind all the time; Temporal is away; the database is restored from
 * a backup that was taken while Temporal was away; all workers are away. `npm run proofs -- faults 10` has Temporal away for ten minutes, and lets the
 * service repair everything in its own time; without minutes it is for seconds, and makes what is left over older in place of waiting for it.
 */

/** For how long Temporal is away; seconds unless told. */
const [minutes] = process.argv.slice(2).map(Number)
const TEMPORAL_AWAY_MS = minutes ? minutes * 60_000 : 5_000
/** Whether what a restore leaves over is old enough for the round by itself. */
const isFull = TEMPORAL_AWAY_MS >= 10 * 60_000
/** How much of the load a restore takes back; half of it was done while Temporal was away. */
const BACKUP_BEFORE_RESTORE_MS = TEMPORAL_AWAY_MS / 2
/** Told in minutes: until what only waiting clients wanted has nobody who waits. */
const WORKERS_AWAY_MS = minutes ? 2 * 60_000 : 3_000
const PAUSE_MS = minutes ? 5_000 : 1_000
const CLOCK_BEHIND_MS = 5_000
/** What a restore leaves over is ten minutes old at the earliest when a round finds it, and a round is every ten minutes. */
const SETTLED_WITHIN_MS = isFull ? 22 * 60_000 : 10 * 60_000
const TEST_TIMEOUT_MS = minutes ? 60 * 60_000 : 20 * 60_000

/** Lookups and refreshes that are caught by an outage in the middle of their call. */
const CALLS_UNDER_WAY = 2
/** Something that a source would be asked for, which was not taken on. */
const isRefusedLookup = ({ sourceKey, status }: LoadRequest) => sourceKey !== undefined && status === 503

/** Longer than the load needs to make so many calls. */
const SLOW_ANSWER_MS = 6_000

/** A source is given 110 s; who asks for something waits for at most a minute. */
const LAST_CALL_AFTER_MS = 120_000

let parts: Parts
let infrastructure: Infrastructure
let service: Service
let folder: string
let workers: ChildProcess[] = []
let load: MixedLoad
let backup: Backup
/** When the backup began, and when the restore had ended. */
let lost = { from: 0, to: 0 }
/** When Temporal was started again. */
let temporalReturnedAt = 0

test.before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'courtpulse-mixed-load-'))
  parts = new Parts(join(folder, 'logs'))
  infrastructure = await startInfrastructure(parts, await readTools(), { folder, purpose: 'bench', progress: () => {} })
  await migrateUp(infrastructure.databaseUrl)
  service = await startServiceOn(infrastructure, { COURT_SITES: 'off' }, [])
  workers = await startBothWorkers()
})
test.after.always(async () => {
  await load?.stop()
  await Promise.all(workers.map(killed))
  await service?.close()
  await parts?.stop()
  await rm(folder, { recursive: true, force: true })
})

function startBothWorkers(): Promise<ChildProcess[]> {
  const { address } = infrastructure.temporal
  return Promise.all([
    startWorker(service, undefined, { address }),
    startWorker(service, undefined, { address, clockBehindMs: CLOCK_BEHIND_MS }),
  ])
}

test.serial(
  'reads are served throughout: Temporal away, database restored, workers away, one clock behind',
  async (t) => {
    t.timeout(TEST_TIMEOUT_MS)
    load = await startMixedLoad(service, PAUSE_MS)
    await allSucceeded(KINDS)
    // The first round knows the namespace for the right one.
    await endAbandonedWorkNow(service)

    await callsUnderWay()
    load.enter('Temporal is going')
    process.kill(infrastructure.temporalServer.part.pid, 'SIGKILL')
    await infrastructure.temporalServer.part.ended
    load.enter('Temporal away')
    await passTime(TEMPORAL_AWAY_MS - BACKUP_BEFORE_RESTORE_MS / 2)
    await until(
      async () => load.requests.filter(({ phase }) => phase === 'Temporal away'),
      (made) => made.some(({ status }) => status < 300) && made.some(isRefusedLookup),
    )
    lost.from = Date.now()
    backup = await backUp(infrastructure.databaseUrl)
    await passTime(BACKUP_BEFORE_RESTORE_MS / 2)
    temporalReturnedAt = Date.now()
    load.enter('Temporal is coming back')
    await restart(infrastructure.temporalServer)
    load.enter('Temporal back')
    await passTime(BACKUP_BEFORE_RESTORE_MS / 2)
    // What the backup holds as queued has been done meanwhile.
    await until(
      () => count('SELECT COUNT(*) AS count FROM outbox WHERE created < :from', { from: lost.from }),
      (queued) => queued === 0,
    )
    load.enter('restoring')
    await backup.restore()
    lost = { ...lost, to: Date.now() }
    load.enter('restored')
    await allSucceeded(WAITED_FOR)

    await callsUnderWay()
    load.enter('workers away')
    await Promise.all(workers.map(killed))
    await passTime(WORKERS_AWAY_MS)
    load.enter('workers are coming back')
    workers = await startBothWorkers()
    load.enter('workers back')
    await allSucceeded(WAITED_FOR)
    await load.stop()

    const { count: reads, refused, slowestMs } = load.reads
    t.log(`${reads} reads, the slowest took ${slowestMs} ms; ${load.requests.length} other requests:`)
    for (const line of tally(load.requests)) t.log(line)
    t.deepEqual(refused, [])
    // Nobody waits longer for any answer: such a read was not served.
    t.true(slowestMs < LIVE_ANSWER_MS, `${slowestMs} ms`)
  },
)

test.serial('afterwards nothing is under way any more, neither in the database nor in Temporal', async (t) => {
  t.timeout(TEST_TIMEOUT_MS)
  const began = Date.now()
  const left = await settle(service, SETTLED_WITHIN_MS, !isFull)
  for (const workflowId of left.filter((id) => id.includes('/'))) t.log(workflowId, await pendingActivities(workflowId))
  t.deepEqual(left, [])
  t.log(`settled ${Math.round((Date.now() - began) / 1_000)} s after the last fault`)
  const unfinished: string[] = []
  for (const { what, path, key } of load.accepted) {
    const { status, body } = await service.call(`GET ${path}`, { key })
    const state = (body as { status?: string }).status
    if (status === 200 ? state !== 'COMPLETE' && state !== 'FAILED' : status !== 400 && status !== 404)
      unfinished.push(`${what} ${path}: ${status} ${JSON.stringify(body)}`)
  }
  t.deepEqual(unfinished, [])
})

test.serial('no source was asked for what nobody waited for', async (t) => {
  const [refused, late]: [string[], string[]] = [[], []]
  for (const { what, phase, status, sourceKey, sentAt, answeredAt } of load.requests) {
    if (sourceKey === undefined || status === 200) continue
    const calls = (since: number) => callsOf(service, sourceKey, since)
    const description = `${what} while ${phase}, answered ${status}`
    // A start that is on the wire while Temporal comes back may arrive after its request has given up.
    const isWhollyAway = phase === 'Temporal away' && answeredAt < temporalReturnedAt
    if (isWhollyAway && (await calls(0)) > 0) refused.push(description)
    if ((await calls(sentAt + LAST_CALL_AFTER_MS)) > 0) late.push(description)
  }
  t.deepEqual({ refused, late }, { refused: [], late: [] })
})

test.serial(
  'every line of the ledger is something that was delivered, and everything delivered is one line',
  async (t) => {
    const charged = await chargedFor(service)
    const delivered = await deliveredBy(service, load)
    const known = new Set(delivered.map(({ fact }) => fact))
    t.deepEqual(
      charged.filter((fact) => !known.has(fact)),
      [],
    )
    t.is(new Set(charged).size, charged.length)
    const facts = delivered.filter(isKept).map(({ fact }) => fact)
    t.deepEqual(
      facts.filter((fact) => !charged.includes(fact)),
      [],
    )
  },
)

test.serial('every event has reached its webhook, under one id', async (t) => {
  const { events, messages, untold, toldDifferently } = await webhooksOf(service, load)
  t.true(events > 0)
  t.deepEqual(untold, [])
  t.deepEqual(toldDifferently, [])
  t.log(`${events} events, ${messages} messages`)
})

/** Waits until each of these kinds of requests has had a 2xx once more since now. */
async function allSucceeded(kinds: string[]): Promise<void> {
  const from = Date.now()
  await until(
    async () =>
      new Set(load.requests.filter(({ sentAt, status }) => sentAt >= from && status < 300).map(({ what }) => what)),
    (seen) => kinds.every((kind) => seen.has(kind)),
  )
}

const KINDS = [
  ...['lookup', 'download', 'summary', 'search', 'page', 'search that is not come again for', 'collection'],
  ...['entity', 'import', 'export', 'discovery', 'approval', 'decision', 'case', 'refresh'],
]

/** Waits until paid calls are on the wire, whose answers take some seconds. */
async function callsUnderWay(): Promise<void> {
  const before = await service.control.calls('attestr')
  await service.control.fault('attestr', 'slow', CALLS_UNDER_WAY, SLOW_ANSWER_MS)
  await until(
    () => service.control.calls('attestr'),
    (calls) => calls >= before + CALLS_UNDER_WAY,
  )
}

/** What sources and workers are needed for while a client waits. */
const WAITED_FOR = ['lookup', 'refresh', 'discovery']

async function restart(started: StartedPart): Promise<void> {
  started.part = await started.restart()
}

async function count(statement: string, replacements: Record<string, unknown>): Promise<number> {
  return Number((await select<{ count: number }>(service, statement, replacements))[0]?.count)
}

/** What an open workflow waits for, to find out why it does. */
async function pendingActivities(workflowId: string): Promise<string> {
  const { raw } = await service.temporal.client.workflow.getHandle(workflowId).describe()
  return JSON.stringify({ activities: raw.pendingActivities, task: raw.pendingWorkflowTask })
}

/** Whether no restore can have taken the line of what was delivered back. */
function isKept({ request, isEmpty }: Delivered): boolean {
  return !request || (!isEmpty && (request.answeredAt < lost.from || request.sentAt > lost.to))
}
