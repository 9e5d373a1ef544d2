/**
 * `npm run proofs -- bench sync`: what a daily sync costs per watched entity when its sources answer in 50 ms, and whether that stays the same from
 * 1,000 to 10,000 entities; how long the histories of its runs grow, how many calls are under way at once, whether the largest account
 * gets more than its share while others wait, and how many paid calls an entity takes. `ENTITIES=100,200` tries it with fewer.
 */
import proto from '@temporalio/proto'
import { openDatabase } from '../../db/database.ts'
import { slotsOfNightlyRuns } from '../../domain/source.ts'
import { connectTemporal } from '../../platform/temporal.ts'
import { anAccount } from '../../test/support/service.ts'
import { createDatabase } from '../../test/support/stack.ts'
import { startDailySync } from '../../test/support/start-daily-sync.ts'
import type { DailySyncResult } from '../../workflows/discovery/daily-sync.messages.ts'
import { addCompanies, companyName } from './support/companies.ts'
import { createTargets } from './support/figures.ts'
import { processorMs, startProcess } from './support/processes.ts'
import { benchSettings, providersAt } from './support/settings.ts'
import { MS_PER_CALL, startWatchedSources } from './support/watched-sources.ts'

const SIZES = (process.env.ENTITIES ?? '1000,10000').split(',').map(Number)
const ACCOUNTS = 10
/** The first account watches half of all entities. */
const SHARE_OF_LARGEST = 0.5
const CONCURRENCY = 10
const EVENTS_PER_RUN = 5_000
/** Of each entity. A long run takes half as many. */
const MOST_ACTIONS = 0.35
/** The limit for each entity. The source's own time, some 5.6 ms with the nightly run's slots, comes on top. */
const MOST_OWN_MS = 4

const { EventType } = proto.temporal.api.enums.v1
/** The events of a history that Temporal Cloud bills as actions: starts, activities, timers, signals, attributes, updates. */
const ACTIONS = [
  'WORKFLOW_EXECUTION_STARTED',
  'ACTIVITY_TASK_SCHEDULED',
  'TIMER_STARTED',
  'WORKFLOW_EXECUTION_SIGNALED',
  'UPSERT_WORKFLOW_SEARCH_ATTRIBUTES',
  'WORKFLOW_EXECUTION_UPDATE_ACCEPTED',
].map((name) => EventType[`EVENT_TYPE_${name}` as keyof typeof EventType])

const database = await createDatabase()
const sources = await startWatchedSources()
const settings = benchSettings(database, {
  ...providersAt(sources.baseUrl),
  ECOURTSINDIA_CONCURRENCY: String(CONCURRENCY),
  ATTESTR_CONCURRENCY: String(CONCURRENCY),
  COURT_SITES: 'off',
  MODEL: 'off',
})
const worker = await startProcess('workers/main.ts', settings)
const db = openDatabase({ url: database.url, poolSize: 2 })
const temporal = connectTemporal(settings.TASK_QUEUE_PREFIX)
const accountIds: string[] = []
const accountOf = new Map<string, number>()
for (let nth = 0; nth < ACCOUNTS; nth++) accountIds.push((await anAccount(db)).accountId)
const targets = createTargets()

const msPerEntity: number[] = []
for (const size of SIZES) msPerEntity.push(await sync(size))
targets.atMost(`time per entity, ${SIZES.at(-1)} to ${SIZES[0]}`, (msPerEntity.at(-1) ?? 0) / (msPerEntity[0] ?? 0), 1)

await temporal.close()
await db.close()
await worker.stop()
await sources.close()
await database.drop()
process.exit(targets.exitCode())

/** Syncs this many entities and prints the result. Returns the time per entity, in ms. */
async function sync(size: number): Promise<number> {
  await watch(size)
  sources.reset()
  const workflowId = `${settings.TASK_QUEUE_PREFIX}-${size}`
  const cpuBefore = await processorMs([worker])
  const [since, startedAt] = [Date.now(), performance.now()]
  const handle = await temporal.start(startDailySync(workflowId))
  const { entities, synced, newCandidates } = (await handle.result()) as DailySyncResult
  const tookMs = performance.now() - startedAt
  const cpuMs = (await processorMs([worker])) - cpuBefore
  if (synced !== size || entities !== size) throw new Error(`${synced} of ${size} entities were synced`)
  const { ecourtsindia, attestr } = sources.seen
  const paid = (ecourtsindia.calls + attestr.calls) / size
  console.log(
    `  ${size} entities: ${(tookMs / 1000).toFixed(1)} s, ${(tookMs / size).toFixed(2)} ms each, ${newCandidates} new candidates`,
  )
  // The run ends no sooner than the busier source has answered all its calls, with all the nightly run's slots taken.
  const sourcesOwnMs =
    (Math.max(ecourtsindia.calls, attestr.calls) * MS_PER_CALL) / slotsOfNightlyRuns(CONCURRENCY) / size
  const ownMs = tookMs / size - sourcesOwnMs
  console.log(
    `  of which the source's own ${sourcesOwnMs.toFixed(2)} ms, ours ${ownMs.toFixed(2)} ms; the worker's processor time ${(cpuMs / size).toFixed(2)} ms each`,
  )
  console.log(
    `  paid calls per entity: ${paid.toFixed(3)} (${ecourtsindia.calls} for many together, ${attestr.calls} for one each)`,
  )
  targets.atMost(`${size}: time per entity beyond the source's own, ms`, ownMs, MOST_OWN_MS)
  targets.atMost(
    `${size}: calls under way at a source`,
    Math.max(ecourtsindia.mostAtOnce, attestr.mostAtOnce),
    CONCURRENCY,
  )
  targets.atMost(`${size}: Temporal actions per entity`, (await actionsSince(since)) / size, MOST_ACTIONS)
  targets.atMost(`${size}: events in the longest run`, await longestRun(workflowId), EVENTS_PER_RUN)
  targets.atMost(
    `${size}: calls for the largest account, to its share`,
    mostOverShare(sources.searchedNames.map((name) => accountOf.get(name) ?? 0)),
    1.2,
  )
  return tookMs / size
}

/** Brings the watchlists to this many entities. */
async function watch(size: number): Promise<void> {
  const ofLargest = Math.floor(size * SHARE_OF_LARGEST)
  for (const [account, accountId] of accountIds.entries()) {
    const others = (size - ofLargest) / (ACCOUNTS - 1)
    const wanted = account === 0 ? ofLargest : Math.floor(account * others) - Math.floor((account - 1) * others)
    await watchUpTo(accountId, account, wanted)
  }
}

async function watchUpTo(accountId: string, account: number, wanted: number): Promise<void> {
  const viewer = { accountId, userId: '', teamIds: [] }
  const none = { filter: {}, like: {}, sort: [], skip: 0, limit: 0 }
  const { recordsFiltered: have } = await db.watchlistEntities.search(viewer, none)
  const names = Array.from({ length: wanted - have }, (_, nth) => companyName(account, have + nth))
  for (const name of names) accountOf.set(name, account)
  await addCompanies(db, accountId, names)
}

/** The actions of all workflows that began since an instant. */
async function actionsSince(since: number): Promise<number> {
  let actions = 0
  const query = `StartTime >= '${new Date(since).toISOString()}'`
  for await (const { workflowId, runId } of temporal.client.workflow.list({ query })) {
    const { events } = await temporal.client.workflow.getHandle(workflowId, runId).fetchHistory()
    actions += events?.filter(({ eventType }) => ACTIONS.includes(eventType ?? 0)).length ?? 0
  }
  return actions
}

async function longestRun(workflowId: string): Promise<number> {
  let longest = 0
  for await (const { runId } of temporal.client.workflow.list({ query: `WorkflowId = '${workflowId}'` })) {
    const { historyLength } = await temporal.client.workflow.getHandle(workflowId, runId).describe()
    longest = Math.max(longest, historyLength)
  }
  return longest
}

/** The most that the first account got over its share of the calls, at any time while all others waited too. */
function mostOverShare(names: number[]): number {
  const served = new Array<number>(ACCOUNTS).fill(0)
  const waiting = new Array<number>(ACCOUNTS).fill(0)
  for (const account of names) waiting[account] = (waiting[account] ?? 0) + 1
  let most = 0
  for (const [index, account] of names.entries()) {
    served[account] = (served[account] ?? 0) + 1
    const isAnyDone = waiting.some((count, of) => (served[of] ?? 0) >= count)
    if (isAnyDone) break
    // Before every account can have had its tenth call, one call more is more than a tenth of its share.
    if (index >= 10 * ACCOUNTS) most = Math.max(most, (served[0] ?? 0) / ((index + 1) / ACCOUNTS))
  }
  return most
}
