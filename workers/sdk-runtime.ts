import { once } from 'node:events'
import { createServer } from 'node:net'
import { ApplicationFailure } from '@temporalio/common'
import { DefaultLogger, type LogEntry, Runtime } from '@temporalio/worker'
import type { Log } from '../platform/log.ts'

/**
 * The SDK's core warns when a workflow task fails or a workflow cannot continue with this code. Its client and its
 * pollers log only errors: while the server is down they warn at every retry of every poll, in hundreds of equal lines.
 */
const CORE_FILTER = [
  'error',
  'temporalio_sdk_core=warn',
  ...['pollers', 'worker::workflow::wft_poller', 'worker::heartbeat'].map(
    (noisy) => `temporalio_sdk_core::${noisy}=error`,
  ),
].join(',')

/** Returns the SDK's own metrics. */
type SdkMetrics = () => Promise<string>

let installed: { sdkMetrics?: SdkMetrics } | undefined

/**
 * Sends the Temporal SDK's messages, from warnings on, to the process's own log, and with `withMetrics` lets it count.
 * The SDK takes one logger per process, so the first call decides. Returns how to read its metrics.
 */
export async function installSdkRuntime(log: Log, withMetrics: boolean): Promise<{ sdkMetrics?: SdkMetrics }> {
  if (installed) return installed
  const address = withMetrics ? `127.0.0.1:${await freePort()}` : undefined
  installed = address === undefined ? {} : { sdkMetrics: async () => (await fetch(`http://${address}/metrics`)).text() }
  Runtime.install({
    telemetryOptions: {
      logging: { forward: {}, filter: CORE_FILTER },
      ...(address === undefined ? {} : { metrics: { prometheus: { bindAddress: address, ...PROMETHEUS } } }),
    },
    logger: new DefaultLogger('WARN', (entry) => {
      if (entry.level === 'ERROR') log.error(fieldsOf(entry), entry.message)
      else log.warn(fieldsOf(entry), entry.message)
    }),
  })
  return installed
}

/** The conventions of Prometheus: seconds, units and `_total` in the names. */
const PROMETHEUS = { countersTotalSuffix: true, unitSuffix: true, useSecondsForDurations: true }

/** The SDK serves its metrics on its own port and cannot report which one it took, so a free one is found first. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** Returns what operators need to find the workflow of a log line. */
function fieldsOf({ meta }: LogEntry): object {
  const error: unknown = meta?.error
  return {
    sdk: meta?.sdkComponent,
    workflowType: meta?.workflowType,
    workflowId: meta?.workflowId,
    runId: meta?.runId ?? meta?.workflowRunId ?? meta?.run_id,
    taskQueue: meta?.taskQueue,
    activityType: meta?.activityType,
    attempt: meta?.attempt,
    ...(error instanceof ApplicationFailure ? { failureType: error.type } : {}),
    ...(error instanceof Error ? { err: error } : {}),
    ...(typeof meta?.failure === 'string' ? { failure: firstMessage(meta.failure) } : {}),
  }
}

/** As much of a failed workflow task as fits a line. Workflows receive only ids, so their failures name no person. */
const MAX_MESSAGE_LENGTH = 300

/** The core logs a failure as a dump of its record with the stack. */
function firstMessage(dump: string): string {
  return (/message: "((?:[^"\\]|\\.)*)"/.exec(dump)?.[1] ?? dump).slice(0, MAX_MESSAGE_LENGTH)
}
