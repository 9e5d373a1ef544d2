import { statfs } from 'node:fs/promises'
import { unlessMissing } from '../documents/unless-missing.ts'
import { SOURCES } from '../domain/case-sources.ts'
import { DAY_MS, indianDay, startOfIndianDay } from '../domain/dates.ts'
import type { TaskQueue } from '../domain/task-queue.ts'
import { capPaise } from '../platform/budgets.ts'
import type { Configuration } from '../platform/configuration.ts'
import {
  browserVisits,
  clockOffset,
  databasePing,
  databaseUp,
  documentsFree,
  modelDaysLeft,
  oldestWaitingItem,
  raisedAlarms,
  sourceCap,
  sourceSpend,
  taskQueueBacklog,
  taskQueueLag,
  taskQueuePollers,
  temporalUp,
  waitingItems,
} from '../platform/metrics.ts'
import { isTemporalDown } from '../platform/temporal.ts'
import type { Browser } from '../sources/court-sites/browser.ts'
import { MODEL_ENDS } from '../sources/model/config.ts'
import { repeat } from './repeat.ts'
import type { WorkerServices } from './services.ts'

/** The usual scrape interval of Prometheus. */
const INTERVAL_MS = 15_000

/**
 * Sets the metrics of shared parts: database, Temporal, queues, spend, disk. Runs in every worker process that serves
 * metrics. Returns a function that stops it.
 * @param queues that this configuration needs
 */
export function startMeasuring(services: WorkerServices, queues: TaskQueue[], browser: Browser): () => Promise<void> {
  return repeat(
    INTERVAL_MS,
    () => measureService(services, queues, browser),
    (err) => services.log.error({ err }, 'measuring failed, will retry'),
  )
}

/** Sets them once. A part that is down does not prevent the others from being measured. */
export async function measureService(
  services: WorkerServices,
  queues: readonly TaskQueue[],
  browser: Browser,
): Promise<void> {
  const { open, waiting } = browser.visits()
  browserVisits.set({ state: 'open' }, open)
  browserVisits.set({ state: 'waiting' }, waiting)
  measureModels(services.configuration, Date.now())
  await Promise.all([measureDatabase(services), measureTemporal(services, queues), measureDisk(services)])
}

/** Measures how many days the configured models remain available, if their end is announced. */
export function measureModels(
  { MODEL, MODEL_FOR_ORDERS, MODEL_FOR_CASES }: Pick<Configuration, 'MODEL' | 'MODEL_FOR_ORDERS' | 'MODEL_FOR_CASES'>,
  now: number,
): void {
  modelDaysLeft.reset()
  for (const model of MODEL ? [MODEL_FOR_ORDERS, MODEL_FOR_CASES] : []) {
    const end = MODEL_ENDS[model]
    if (end !== undefined) modelDaysLeft.set({ model }, Math.floor((startOfIndianDay(end) - now) / DAY_MS))
  }
}

async function measureDatabase({ db, configuration, log }: WorkerServices): Promise<void> {
  const before = Date.now()
  try {
    const now = await db.now()
    const tookMs = Date.now() - before
    databasePing.set(tookMs / 1000)
    // The database read its clock somewhere in between.
    clockOffset.set((before + tookMs / 2 - now) / 1000)
    for (const { queue, items, oldest } of await db.waitingWork.read(now)) {
      waitingItems.set({ queue }, items)
      oldestWaitingItem.set({ queue }, oldest === null ? 0 : Math.max(0, now - oldest) / 1000)
    }
    const spent = await db.sourceSpend.spentOn(indianDay(now))
    for (const source of SOURCES) {
      const cap = capPaise(configuration, source)
      if (cap === undefined) continue
      sourceCap.set({ source }, cap)
      sourceSpend.set({ source }, spent.find((each) => each.source === source)?.spentPaise ?? 0)
    }
    const raised = await db.alarms.raised()
    raisedAlarms.reset()
    for (const { name, subject } of raised) raisedAlarms.set({ name, subject }, 1)
    databaseUp.set(1)
  } catch (err) {
    databaseUp.set(0)
    log.debug({ err }, 'the database could not be measured')
  }
}

async function measureTemporal({ temporal, log }: WorkerServices, queues: readonly TaskQueue[]): Promise<void> {
  try {
    temporalUp.set((await temporal.findTrouble()) === undefined ? 1 : 0)
    for (const queue of queues) {
      const { tasks, oldestSeconds, pollers } = await temporal.backlogOf(queue)
      const labels = { task_queue: queue }
      taskQueueBacklog.set(labels, tasks)
      taskQueueLag.set(labels, oldestSeconds)
      taskQueuePollers.set(labels, pollers)
    }
  } catch (err) {
    if (isTemporalDown(err)) temporalUp.set(0)
    log.debug({ err }, 'Temporal could not be measured')
  }
}

async function measureDisk({ configuration }: WorkerServices): Promise<void> {
  if (configuration.DOCUMENTS_S3_BUCKET) return
  // The first document creates the folder.
  const disk = await unlessMissing(statfs(configuration.DOCUMENTS_PATH))
  if (disk) documentsFree.set(disk.bavail * disk.bsize)
}
