import { loadClientConnectConfig } from '@temporalio/envconfig'
import { NativeConnection, Worker } from '@temporalio/worker'
import { openMailer } from '../activities/events/mailer.ts'
import { TASK_QUEUES, type TaskQueue, taskQueueName } from '../domain/task-queue.ts'
import { ConfigurationError, mailSettings, readsLists } from '../platform/configuration.ts'
import { serveOperations } from '../platform/operations-listener.ts'
import { dataConverterOf } from '../platform/payload-codec.ts'
import { buildOf } from '../platform/version.ts'
import { createBrowser } from '../sources/court-sites/browser.ts'
import { siteHosts } from '../sources/court-sites/sites.ts'
import { INTERCEPTORS } from './bundle.ts'
import { clearOutbox } from './clear-outbox.ts'
import { startForgettingEnded } from './forget-ended.ts'
import { measureActivities } from './measure-activities.ts'
import { startMeasuring } from './measure-service.ts'
import { startOutboxRelay } from './outbox-relay.ts'
import { startPublishing } from './publish-events.ts'
import { queueOptions } from './queues.ts'
import { rideOutOutages } from './ride-out-outages.ts'
import { ensureSchedules } from './schedules.ts'
import { installSdkRuntime } from './sdk-runtime.ts'
import type { WorkerServices } from './services.ts'
import { traceActivities, traceSinks } from './trace-work.ts'
import { patiently, waitForTemporal } from './wait-for-temporal.ts'
import { startWatchingAlarms } from './watch-alarms.ts'
import { startWatchingLists } from './watch-lists.ts'
import { startWatchingNightlyRuns } from './watch-nightly-runs.ts'
import { startWatchingQueues } from './watch-queues.ts'
import { COMMON, versionOf, workflowCode } from './worker-options.ts'

export interface Workers {
  /** Accepts no new work, lets running work finish or be released, and resolves. Rejects when a worker had failed. */
  stop(): Promise<void>
}

/**
 * Starts one worker per task queue. Waits while Temporal is down.
 * @param only names of the queues to serve, all when undefined; the queue of a disabled source is skipped
 * @throws ConfigurationError when one of these names no queue; when Temporal lacks the namespace or search attributes,
 * or refuses the key
 * @param onFailure called when a worker ends by itself: the process has to end too, so that it is restarted
 */
export async function startWorkers(
  services: WorkerServices,
  only: string[] | undefined,
  onFailure: (error: unknown) => void,
): Promise<Workers> {
  const { configuration, db, temporal, log } = services
  const { HOST, METRICS_PORT } = configuration
  const sdk = await installSdkRuntime(log, METRICS_PORT !== undefined)
  const hosts = siteHosts(configuration.COURT_SITES_BASE_URL)
  const browser = createBrowser({ executablePath: configuration.CHROMIUM_PATH, hosts })
  if (configuration.COURT_SITES && process.getuid?.() === 0)
    log.warn('the worker runs as root, so Chromium has no sandbox; run the worker as another user')
  const mail = mailSettings(configuration)
  const mailer = mail && openMailer(mail)
  const queues = [...queueOptions(services, browser, mailer)]
  const served = chosen(queues, only)
  const off = only?.filter((name) => !served.some(([each]) => each === name)) ?? []
  if (off.length > 0) log.info({ queues: off }, 'these queues are not needed: what they are for is switched off')
  const health = { state: 'starting' as 'starting' | 'ready' | 'stopping' }
  const listener =
    METRICS_PORT === undefined
      ? undefined
      : await serveOperations(HOST, METRICS_PORT, { state: () => health.state, build: buildOf(configuration), ...sdk })
  await waitForTemporal(services)
  const { connectionOptions, namespace } = loadClientConnectConfig()
  const connection = await patiently(services, () => NativeConnection.connect(connectionOptions ?? {}))
  const workers: Worker[] = []
  for (const [name, options] of served) {
    const workerOptions = {
      connection,
      ...(namespace ? { namespace } : {}),
      dataConverter: dataConverterOf(configuration.TEMPORAL_PAYLOAD_KEYS),
      taskQueue: taskQueueName(configuration.TASK_QUEUE_PREFIX, name),
      ...COMMON,
      ...versionOf(configuration),
      interceptors: {
        activity: [traceActivities, clearOutbox(db), measureActivities, ...(makesCalls(name) ? [rideOutOutages] : [])],
        ...(configuration.WORKFLOW_BUNDLE ? {} : { workflowModules: INTERCEPTORS }),
      },
      sinks: traceSinks,
      ...(name === 'core' ? workflowCode(configuration) : {}),
      ...options,
    }
    workers.push(await patiently(services, () => Worker.create(workerOptions)))
  }
  const servesCore = served.some(([name]) => name === 'core')
  if (servesCore)
    await patiently(services, () =>
      ensureSchedules(temporal, configuration.TASK_QUEUE_PREFIX, configuration.SOURCE_TRIAL_CASE),
    )
  const running = workers.map((worker) => worker.run())
  for (const run of running) run.catch(onFailure)
  const stopOutboxRelay = startOutboxRelay(db, temporal, log)
  const stopForgettingEnded = startForgettingEnded(db, log)
  const stopPublishing = startPublishing(db, temporal, log)
  const stopWatchingNights = startWatchingNightlyRuns(db, log)
  const stopWatchingLists = readsLists(configuration) ? startWatchingLists(db, log) : async () => {}
  const needed = queues.map(([name]) => name)
  const stopWatchingAlarms = startWatchingAlarms(services, needed)
  const stopWatchingQueues = servesCore ? startWatchingQueues(services, needed) : async () => {}
  const stopMeasuring = listener ? startMeasuring(services, needed, browser) : async () => {}
  const rounds = [
    stopMeasuring,
    stopOutboxRelay,
    stopForgettingEnded,
    stopPublishing,
    stopWatchingNights,
    stopWatchingLists,
    stopWatchingAlarms,
    stopWatchingQueues,
  ]
  health.state = 'ready'
  log.info({ queues: served.map(([name]) => name) }, 'workers are up')
  return {
    async stop() {
      health.state = 'stopping'
      for (const worker of workers) if (worker.getState() === 'RUNNING') worker.shutdown()
      await Promise.all([...rounds.map((stop) => stop()), ...running])
      await browser.close()
      mailer?.close()
      await connection.close()
      await listener?.close()
    },
  }
}

/** Whether the activities of a queue call sources or the model. */
function makesCalls(queue: TaskQueue): boolean {
  return queue === 'model' || queue.startsWith('source-')
}

function chosen<Queue>(queues: [name: TaskQueue, Queue][], only: string[] | undefined): [name: TaskQueue, Queue][] {
  if (!only) return queues
  const known: readonly string[] = TASK_QUEUES
  const unknown = only.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new ConfigurationError(`Unknown task queue: ${unknown.join(', ')}. --queues accepts: ${known.join(', ')}`)
  return queues.filter(([name]) => only.includes(name))
}
