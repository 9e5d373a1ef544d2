import {
  Client,
  Connection,
  isGrpcCancelledError,
  isGrpcDeadlineError,
  isGrpcServiceError,
  ServiceError,
  WorkflowFailedError,
  type WorkflowHandle,
  type WorkflowHandleWithFirstExecutionRunId,
  type WorkflowHandleWithSignaledRunId,
  WorkflowNotFoundError,
} from '@temporalio/client'
import { NamespaceNotFoundError, TerminatedFailure, TypedSearchAttributes } from '@temporalio/common'
import { loadClientConnectConfig } from '@temporalio/envconfig'
import type { temporal } from '@temporalio/proto'
import { SEARCH_ATTRIBUTES, searchAttributePairs } from '../domain/search-attributes.ts'
import { type TaskQueue, taskQueueName } from '../domain/task-queue.ts'
import type { WorkflowStart } from '../domain/workflow-start.ts'
import type { Log } from './log.ts'
import { dataConverterOf, type PayloadKeys } from './payload-codec.ts'
import { traceStarts } from './trace-starts.ts'

/** A client of the Temporal cluster that the standard environment configuration names. */
export interface Temporal {
  client: Client
  connection: Connection
  /**
   * Starts a workflow, or joins the running one of the same id; resolves with its handle once the server has it.
   * Concurrent starts of the same id are sent once: the server takes them one by one, and a hundred take longer than a
   * client waits on a busy machine.
   */
  start(start: WorkflowStart): Promise<StartedWorkflow>
  /**
   * Returns whether the latest run of this workflow is open.
   * @throws a Temporal error when the server cannot be asked
   */
  isOpen(workflowId: string): Promise<boolean>
  /**
   * Checks that the server answers, accepts our key, is new enough, and has the namespace with all search attributes.
   * Returns undefined when all is well.
   */
  findTrouble(): Promise<TemporalTrouble | undefined>
  /**
   * Waits for the result of a workflow that was started or joined, and follows it when an operator resets it: the wait
   * for the old run ends as terminated although the workflow continues.
   * @throws WorkflowFailedError when it ends without a result
   */
  resultOf(started: StartedWorkflow): Promise<unknown>
  /**
   * Returns whether a worker of the current version has polled a task queue within the last two minutes. Workers of
   * other versions get no work.
   * @param queue its name without the prefix
   * @throws a Temporal error when the server cannot be asked
   */
  isServed(queue: TaskQueue): Promise<boolean>
  /**
   * Returns the backlog of a task queue, and how many workers that get work have polled it within the last two minutes.
   * @throws a Temporal error when the server cannot be asked
   */
  backlogOf(queue: TaskQueue): Promise<Backlog>
  close(): Promise<void>
}

/** The tasks that wait in a task queue, by the server's estimate. */
export interface Backlog {
  tasks: number
  /** 0 when none waits. */
  oldestSeconds: number
  pollers: number
}

/** A workflow that has just been started or joined, with its run. */
export type StartedWorkflow = WorkflowHandleWithFirstExecutionRunId | WorkflowHandleWithSignaledRunId

/** Why Temporal cannot be used now. */
export type TemporalTrouble =
  | 'AWAY'
  | 'KEY_REFUSED'
  | 'SERVER_TOO_OLD'
  | 'NAMESPACE_MISSING'
  | 'SEARCH_ATTRIBUTES_MISSING'

/** Older servers lack update-with-start, priorities or the versions of workers. */
export const LEAST_SERVER = '1.29.1'

/** The sentence of each trouble for operators. */
export const TEMPORAL_TROUBLES: Record<TemporalTrouble, string> = {
  AWAY: 'Temporal cannot be reached or is overloaded. Check TEMPORAL_ADDRESS.',
  KEY_REFUSED:
    'Temporal refuses the API key or certificate for this namespace. Check TEMPORAL_API_KEY and TEMPORAL_TLS_*.',
  SERVER_TOO_OLD: `The Temporal server is too old. ${LEAST_SERVER} or newer is needed.`,
  NAMESPACE_MISSING:
    'The Temporal namespace does not exist. Check TEMPORAL_NAMESPACE, or create it with: npm run temporal:setup',
  SEARCH_ATTRIBUTES_MISSING:
    'Search attributes are missing in the Temporal namespace, so no workflow can start. Add them with: npm run temporal:setup',
}

/**
 * Permission denied, unimplemented: not every cluster lets its clients list them; the first start shows then whether
 * they exist.
 */
const NOT_FOR_CLIENTS = [7, 12]

/** The server's numbers for the kinds of task queue. */
const WORKFLOW_TASKS = 1
const ACTIVITY_TASKS = 2

/** Workflows run only on one queue; the same worker serves the activities of that queue. */
function mainTasksOf(queue: TaskQueue): number {
  return queue === 'core' ? WORKFLOW_TASKS : ACTIVITY_TASKS
}

/** Without an answer in this time, Temporal counts as down; the outbox starts the workflow later. */
const ANSWER_DEADLINE_MS = 5_000

/** An idle worker polls about once a minute; twice that, so that a slow or restarted one does not count as gone. */
const ASKED_LATELY_MS = 2 * 60_000

/** After an outage the channel must not back off for longer than a client waits: with the defaults, 9 to 20 s more. */
const RECONNECT = { 'grpc.initial_reconnect_backoff_ms': 100, 'grpc.max_reconnect_backoff_ms': 1_000 }

/**
 * Connects lazily, so that a process starts, and answers requests that need no workflow, while Temporal is down.
 * @param taskQueuePrefix begins the names of the task queues, see `taskQueueName`
 * @param connection a connection to use instead, closed with it; tests pass one that skips time
 * @param payloadKeys encrypt what is sent; nothing is encrypted without
 * @param log gets one line, not one per start, when this installation does not fit the server
 */
export function connectTemporal(
  taskQueuePrefix: string,
  {
    connection: own,
    log,
    payloadKeys,
  }: { connection?: Connection | undefined; log?: Log; payloadKeys?: PayloadKeys | undefined } = {},
): Temporal {
  const { connectionOptions, namespace = 'default' } = loadClientConnectConfig()
  const connection = own ?? Connection.lazy({ ...connectionOptions, channelArgs: RECONNECT })
  const client = new Client({
    connection,
    namespace,
    dataConverter: dataConverterOf(payloadKeys),
    interceptors: { workflow: [traceStarts] },
  })
  const { workflowService, operatorService } = connection
  const soon = <T>(ask: () => Promise<T>) => connection.withDeadline(Date.now() + ANSWER_DEADLINE_MS, ask)
  const logOnce = createTroubleLogger(log)

  async function lacksSearchAttributes(): Promise<boolean> {
    try {
      const { customAttributes } = await soon(() => operatorService.listSearchAttributes({ namespace }))
      return Object.values(SEARCH_ATTRIBUTES).some(({ name }) => !(name in customAttributes))
    } catch (error) {
      if (isGrpcServiceError(error) && NOT_FOR_CLIENTS.includes(error.code)) return false
      throw error
    }
  }

  async function describe(queue: TaskQueue, taskQueueType: number): Promise<Backlog> {
    const name = taskQueueName(taskQueuePrefix, queue)
    const { pollers, stats, versioningInfo } = await soon(() =>
      workflowService.describeTaskQueue({ namespace, taskQueue: { name }, taskQueueType, reportStats: true }),
    )
    const since = Date.now() - ASKED_LATELY_MS
    return {
      tasks: Number(stats?.approximateBacklogCount ?? 0),
      oldestSeconds: Number(stats?.approximateBacklogAge?.seconds ?? 0),
      pollers: pollers
        .filter((poller) => getsWork(poller, versioningInfo))
        .filter(({ lastAccessTime }) => Number(lastAccessTime?.seconds ?? 0) * 1000 > since).length,
    }
  }

  const starting = new Map<string, Promise<StartedWorkflow>>()

  async function startNow(start: WorkflowStart): Promise<StartedWorkflow> {
    const options = startOptions(start, taskQueuePrefix)
    const { workflow } = client
    try {
      const handle = await soon<StartedWorkflow>(() =>
        start.signal === undefined
          ? workflow.start(start.type, options)
          : workflow.signalWithStart(start.type, { ...options, signal: start.signal }),
      )
      logOnce(undefined)
      return handle
    } catch (error) {
      logOnce(troubleOf(error))
      throw error
    }
  }

  return {
    client,
    connection,
    start: async (start) => {
      // A signal must not be lost, so each start with a signal is sent separately.
      if (start.signal !== undefined) return startNow(start)
      const { workflowId } = start
      const same = starting.get(workflowId) ?? startNow(start).finally(() => starting.delete(workflowId))
      starting.set(workflowId, same)
      return same
    },
    isOpen: async (workflowId) => {
      try {
        const { closeTime } = await soon(() => client.workflow.getHandle(workflowId).describe())
        return closeTime === undefined
      } catch (error) {
        if (error instanceof WorkflowNotFoundError) return false
        throw error
      }
    },
    resultOf: async (started) => {
      const { workflowId } = started
      let runId = 'signaledRunId' in started ? started.signaledRunId : started.firstExecutionRunId
      for (let handle: WorkflowHandle = started; ; handle = client.workflow.getHandle(workflowId, runId)) {
        try {
          return await handle.result()
        } catch (error) {
          if (!(error instanceof WorkflowFailedError && error.cause instanceof TerminatedFailure)) throw error
          const latest = await client.workflow.getHandle(workflowId).describe()
          if (latest.runId === runId) throw error
          runId = latest.runId
        }
      }
    },
    findTrouble: async () => {
      try {
        if (isTooOld(await soon(() => serverVersion(connection)))) return 'SERVER_TOO_OLD'
        await soon(() => workflowService.describeNamespace({ namespace }))
        return (await lacksSearchAttributes()) ? 'SEARCH_ATTRIBUTES_MISSING' : undefined
      } catch (error) {
        const trouble = troubleOf(error)
        if (trouble === undefined) throw error
        return trouble
      }
    },
    isServed: async (queue) => (await describe(queue, mainTasksOf(queue))).pollers > 0,
    backlogOf: async (queue) => {
      const main = await describe(queue, mainTasksOf(queue))
      if (queue !== 'core') return main
      const activities = await describe(queue, ACTIVITY_TASKS)
      return {
        tasks: main.tasks + activities.tasks,
        oldestSeconds: Math.max(main.oldestSeconds, activities.oldestSeconds),
        pollers: main.pollers,
      }
    },
    close: () => connection.close(),
  }
}

/**
 * Returns whether a worker gets work. Tasks go to the current version of its deployment and in part to one that is
 * ramped up. Without a current version, workers without a version get them.
 */
function getsWork(
  { deploymentOptions }: temporal.api.taskqueue.v1.IPollerInfo,
  versions: temporal.api.taskqueue.v1.ITaskQueueVersioningInfo | null | undefined,
): boolean {
  const own = deploymentOptions?.workerVersioningMode === VERSIONED ? deploymentOptions : undefined
  const is = (version: temporal.api.deployment.v1.IWorkerDeploymentVersion | null | undefined) =>
    version?.deploymentName === own?.deploymentName && version?.buildId === own?.buildId
  const ramped = versions?.rampingVersionPercentage ?? 0
  return (
    (ramped < 100 && is(versions?.currentDeploymentVersion)) || (ramped > 0 && is(versions?.rampingDeploymentVersion))
  )
}

/** The server's number for the mode of workers with a version. */
const VERSIONED = 2

/**
 * Returns the server's own version, such as `1.32.0`.
 * @throws a Temporal error when it cannot be asked
 */
export async function serverVersion({ workflowService }: Connection): Promise<string> {
  return (await workflowService.getSystemInfo({})).serverVersion
}

/**
 * Returns whether a server of this version is older than the minimum. A version that is not three numbers is accepted.
 */
export function isTooOld(version: string): boolean {
  const numbers = (text: string) => /^v?(\d+)\.(\d+)\.(\d+)/.exec(text)?.slice(1).map(Number)
  const [own, least] = [numbers(version), numbers(LEAST_SERVER)]
  if (!own || !least) return false
  const different = own.findIndex((number, at) => number !== least[at])
  return different >= 0 && (own[different] ?? 0) < (least[different] ?? 0)
}

/**
 * Returns why Temporal could not be used, derived from the error; undefined for a request that it refused for its own
 * reason.
 */
export function troubleOf(error: unknown): TemporalTrouble | undefined {
  if (error instanceof NamespaceNotFoundError) return 'NAMESPACE_MISSING'
  const status = error instanceof ServiceError ? error.cause : error
  if (!isGrpcServiceError(status)) return undefined
  const { code, details } = status
  return TROUBLES.find(([codes, says]) => codes.includes(code) && says.test(details))?.[2]
}

/** Returns whether an error means that the Temporal server cannot be used now, as opposed to a refused request. */
export function isTemporalDown(error: unknown): boolean {
  return troubleOf(error) !== undefined
}

/**
 * Returns whether a call ended at its deadline. The server cancels it there if its own clock is the first to reach it.
 */
export function isDeadlineOver(error: unknown): boolean {
  return isGrpcDeadlineError(error) || isGrpcCancelledError(error)
}

/** gRPC status numbers, the server's message where the number is ambiguous, and their meaning. */
const TROUBLES: [codes: number[], says: RegExp, TemporalTrouble][] = [
  // Cancelled (see `isDeadlineOver`), deadline exceeded, resource exhausted, unavailable.
  [[1, 4, 8, 14], /^/, 'AWAY'],
  // Permission denied, unauthenticated.
  [[7, 16], /^/, 'KEY_REFUSED'],
  [[5], /namespace .*not found/i, 'NAMESPACE_MISSING'],
  [[3], /no mapping defined for search attribute|search attribute .* is not defined/i, 'SEARCH_ATTRIBUTES_MISSING'],
]

/**
 * Returns a logger that logs each permanent trouble once. A server that is down is logged by the part that notices it.
 */
function createTroubleLogger(log: Log | undefined): (trouble: TemporalTrouble | undefined) => void {
  let logged: TemporalTrouble | undefined
  return function logOnce(trouble) {
    if (trouble === logged || trouble === 'AWAY') return
    if (trouble !== undefined) log?.error({ trouble }, TEMPORAL_TROUBLES[trouble])
    logged = trouble
  }
}

/** Returns the options of a workflow's start, whichever way it is started. */
export function startOptions(start: WorkflowStart, taskQueuePrefix: string) {
  const { accountId } = start.attributes
  return {
    taskQueue: taskQueueName(taskQueuePrefix, 'core'),
    workflowId: start.workflowId,
    args: [start.input],
    workflowIdConflictPolicy: 'USE_EXISTING',
    workflowIdReusePolicy: start.reusePolicy,
    staticSummary: start.summary,
    typedSearchAttributes: new TypedSearchAttributes(searchAttributePairs(start.attributes)),
    // Its activities inherit this: the account that they are queued and budgeted for.
    ...(accountId === undefined ? {} : { priority: { fairnessKey: accountId } }),
  } as const
}
