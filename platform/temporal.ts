import {
  Client,
  Connection,
  isGrpcServiceError,
  ServiceError,
  type WorkflowHandle,
  WorkflowNotFoundError,
} from '@temporalio/client'
import { defineSearchAttributeKey, type SearchAttributePair, TypedSearchAttributes } from '@temporalio/common'
import { loadClientConnectConfig } from '@temporalio/envconfig'
import type { WorkflowStart } from '../domain/workflow-start.ts'

/** A client of the Temporal cluster that the standard environment configuration names. */
export interface Temporal {
  client: Client
  connection: Connection
  /** Starts a workflow, or joins the running one of the same id; resolves with its handle once the server has it. */
  start(start: WorkflowStart): Promise<WorkflowHandle>
  /**
   * Whether a workflow of this id is open: begun, in its latest run, and not ended.
   * @throws a Temporal error when the server cannot be asked
   */
  isOpen(workflowId: string): Promise<boolean>
  /** Resolves when the server answers. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** The search attributes that operators filter workflows by; all of type Keyword, registered by temporal-dev.yml. */
const SEARCH_ATTRIBUTES = {
  accountId: defineSearchAttributeKey('AccountId', 'KEYWORD'),
  entityId: defineSearchAttributeKey('EntityId', 'KEYWORD'),
  caseRef: defineSearchAttributeKey('CaseRef', 'KEYWORD'),
  courtType: defineSearchAttributeKey('CourtType', 'KEYWORD'),
  stage: defineSearchAttributeKey('Stage', 'KEYWORD'),
  requestId: defineSearchAttributeKey('RequestId', 'KEYWORD'),
}

/** What got no answer for so long counts as "Temporal is down"; a workflow is then started later, by the outbox. */
const ANSWER_DEADLINE_MS = 5_000

/** After an outage the channel must not back off for longer than a client's patience: with the defaults, 9 to 20 s more. */
const RECONNECT = { 'grpc.initial_reconnect_backoff_ms': 100, 'grpc.max_reconnect_backoff_ms': 1_000 }

/**
 * Connects lazily, so that a process starts, and answers what needs no workflow, while Temporal is away.
 * @param taskQueuePrefix begins the names of the task queues, see `taskQueue`
 * @param own a connection to use instead, closed with it; tests bring one that skips time
 */
export function connectTemporal(taskQueuePrefix: string, own?: Connection): Temporal {
  const { connectionOptions, namespace } = loadClientConnectConfig()
  const connection = own ?? Connection.lazy({ ...connectionOptions, channelArgs: RECONNECT })
  const client = new Client({ connection, ...(namespace ? { namespace } : {}) })
  return {
    client,
    connection,
    start: (start) => {
      const options = {
        taskQueue: taskQueue(taskQueuePrefix, 'core'),
        workflowId: start.workflowId,
        args: [start.input],
        workflowIdConflictPolicy: 'USE_EXISTING',
        workflowIdReusePolicy: start.reusePolicy,
        staticSummary: start.summary,
        typedSearchAttributes: searchAttributes(start),
        // Its activities inherit this: whose turn they take in a queue, and whose budget they use.
        ...(start.attributes.accountId === undefined ? {} : { priority: { fairnessKey: start.attributes.accountId } }),
      } as const
      const { workflow } = client
      return connection.withDeadline<WorkflowHandle>(Date.now() + ANSWER_DEADLINE_MS, () =>
        start.signal === undefined
          ? workflow.start(start.type, options)
          : workflow.signalWithStart(start.type, { ...options, signal: start.signal }),
      )
    },
    isOpen: async (workflowId) => {
      try {
        const { closeTime } = await connection.withDeadline(Date.now() + ANSWER_DEADLINE_MS, () =>
          client.workflow.getHandle(workflowId).describe(),
        )
        return closeTime === undefined
      } catch (error) {
        if (error instanceof WorkflowNotFoundError) return false
        throw error
      }
    },
    ping: async () => {
      await connection.withDeadline(Date.now() + ANSWER_DEADLINE_MS, () => connection.workflowService.getSystemInfo({}))
    },
    close: () => connection.close(),
  }
}

/** The full name of a task queue: `core`, `source-<name>`, `browser`, `documents` or `model` under the deployment's prefix. */
export function taskQueue(prefix: string, queue: string): string {
  return `${prefix}-${queue}`
}

/** gRPC status numbers of a server that is away, too slow or overloaded: 4 deadline, 8 exhausted, 14 unavailable. */
const DOWN = [4, 8, 14]

/** Whether an error means that the Temporal server cannot be reached now, as against a request it refused. */
export function isTemporalDown(error: unknown): boolean {
  const status = error instanceof ServiceError ? error.cause : error
  return isGrpcServiceError(status) && DOWN.includes(status.code)
}

function searchAttributes({ attributes }: WorkflowStart): TypedSearchAttributes {
  const pairs = Object.entries(attributes).map(
    ([name, value]): SearchAttributePair => ({
      key: SEARCH_ATTRIBUTES[name as keyof typeof SEARCH_ATTRIBUTES],
      value,
    }),
  )
  return new TypedSearchAttributes(pairs)
}
