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
   * Starts a workflow, or joins the running one of the same id; resolves with its handle once the server has it. Starts of the same id at
   * the same moment go to the server once: it takes them one by one, and a hundred last longer than a client's patience on a busy machine.
   */
  start(start: WorkflowStart): Promise<StartedWorkflow>
  /**
   * Whether a workflow of this id is open: begun, in its latest run, and not ended.
   * @throws a Temporal error when the server cannot be asked
   */
  isOpen(workflowId: string): Promise<boolean>
  /**
   * Asks the server whether it can be used: that it answers, takes our key, is new enough, and has the namespace with all search
   * attributes.
   * Undefined when all is well.
   */
  findTrouble(): Promise<TemporalTrouble | undefined>
  /**
   * Waits for the result of a workflow that was started or joined, and follows it where an operator resets it: the wait for the run that
   * was reset ends as terminated although the workflow goes on.
   * @throws WorkflowFailedError when it ends without a result
   */
  resultOf(started: StartedWorkflow): Promise<unknown>
  /**
   * Whether some worker that gets work has asked for work of a task queue within the last two minutes. One of a version that is not current
   * gets none.
   * @param queue its name without the prefix
   * @throws a Temporal error when the server cannot be asked
   */
  isServed(queue: TaskQueue): Promise<boolean>
  /**
   * What waits in a task queue, and how many workers that get work have asked for work of it within the last two minutes.
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

/** A workflow that has just been started or joined, with the run that this is. */
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

/** The same for operators. */
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

/** Permission denied, unimplemented: not every cluster lets its clients list them, and then the first start shows whether they are there. */
const NOT_FOR_CLIENTS = [7, 12]

/** The kinds of task queue, by the server's numbers. */
const WORKFLOW_TASKS = 1
const ACTIVITY_TASKS = 2

/** Workflows run on one queue alone; the activities that it hosts beside them are served by the same worker. */
function mainTasksOf(queue: TaskQueue): number {
  return queue === 'core' ? WORKFLOW_TASKS : ACTIVITY_TASKS
}

/** What got no answer for so long counts as "Temporal is down"; a workflow is then started later, by the outbox. */
const ANSWER_DEADLINE_MS = 5_000

/** An idle worker asks for work about once a minute; twice that, so that a slow or restarted one is not taken for gone. */
const ASKED_LATELY_MS = 2 * 60_000

/** After an outage the channel must not back off for longer than a client's patience: with the defaults, 9 to 20 s more. */
const RECONNECT = { 'grpc.initial_reconnect_backoff_ms': 100, 'grpc.max_reconnect_backoff_ms': 1_000 }

/**
 * Connects lazily, so that a process starts, and answers what needs no workflow, while Temporal is away.
 * @param taskQueuePrefix begins the names of the task queues, see `taskQueueName`
 * @param connection one to use instead, closed with it; tests bring one that skips time
 * @param payloadKeys encrypt what is sent; nothing is encrypted without
 * @param log gets one line, not one at every start, when this installation does not fit the server
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
      // A signal is not to be lost, so each sends its own.
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
 * Whether a worker gets work. Tasks go to the current version of its deployment, in part to one that is ramped up, and to no other; without a
 * version, the workers without one are the current ones.
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

/** The mode of workers with a version, by the server's number. */
const VERSIONED = 2

/** The server's own version, such as `1.32.0`. @throws a Temporal error when it cannot be asked */
export async function serverVersion({ workflowService }: Connection): Promise<string> {
  return (await workflowService.getSystemInfo({})).serverVersion
}

/** Whether a server of this version is older than the least one. A version that is no three numbers is taken as it is. */
export function isTooOld(version: string): boolean {
  const numbers = (text: string) => /^v?(\d+)\.(\d+)\.(\d+)/.exec(text)?.slice(1).map(Number)
  const [own, least] = [numbers(version), numbers(LEAST_SERVER)]
  if (!own || !least) return false
  const different = own.findIndex((number, at) => number !== least[at])
  return different >= 0 && (own[different] ?? 0) < (least[different] ?? 0)
}

/** Why Temporal could not be used, by what it or the way to it threw; undefined for a request that it refused for a reason of its own. */
export function troubleOf(error: unknown): TemporalTrouble | undefined {
  if (error instanceof NamespaceNotFoundError) return 'NAMESPACE_MISSING'
  const status = error instanceof ServiceError ? error.cause : error
  if (!isGrpcServiceError(status)) return undefined
  const { code, details } = status
  return TROUBLES.find(([codes, says]) => codes.includes(code) && says.test(details))?.[2]
}

/** Whether an error means that the Temporal server cannot be used now, as against a request it refused. */
export function isTemporalDown(error: unknown): boolean {
  return troubleOf(error) !== undefined
}

/** Whether a call ended at its deadline. The server cancels it there if its own clock is the first to reach it. */
export function isDeadlineOver(error: unknown): boolean {
  return isGrpcDeadlineError(error) || isGrpcCancelledError(error)
}

/** gRPC status numbers, with what the server says where a number alone is not enough, and what they mean. */
const TROUBLES: [codes: number[], says: RegExp, TemporalTrouble][] = [
  // Cancelled (see `isDeadlineOver`), deadline exceeded, resource exhausted, unavailable.
  [[1, 4, 8, 14], /^/, 'AWAY'],
  // Permission denied, unauthenticated.
  [[7, 16], /^/, 'KEY_REFUSED'],
  [[5], /namespace .*not found/i, 'NAMESPACE_MISSING'],
  [[3], /no mapping defined for search attribute|search attribute .* is not defined/i, 'SEARCH_ATTRIBUTES_MISSING'],
]

/** Logs troubles that do not end by themselves, once each. Whoever notices that the server is down logs that. */
function createTroubleLogger(log: Log | undefined): (trouble: TemporalTrouble | undefined) => void {
  let logged: TemporalTrouble | undefined
  return function logOnce(trouble) {
    if (trouble === logged || trouble === 'AWAY') return
    if (trouble !== undefined) log?.error({ trouble }, TEMPORAL_TROUBLES[trouble])
    logged = trouble
  }
}

/** What a workflow is started with, by whichever way it is started. */
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
    // Its activities inherit this: whose turn they take in a queue, and whose budget they use.
    ...(accountId === undefined ? {} : { priority: { fairnessKey: accountId } }),
  } as const
}
