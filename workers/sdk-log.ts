import { ApplicationFailure } from '@temporalio/common'
import { DefaultLogger, type LogEntry, Runtime } from '@temporalio/worker'
import type { Log } from '../platform/log.ts'

/**
 * What the SDK's core tells of: that a workflow's task fails, or that a workflow cannot go on with this code, it says as warnings. Its
 * client and its pollers are left out up to errors: while the server is away they warn at every retry of every poll, hundreds of lines
 * that say one thing.
 */
const CORE_FILTER = [
  'error',
  'temporalio_sdk_core=warn',
  ...['pollers', 'worker::workflow::wft_poller', 'worker::heartbeat'].map(
    (noisy) => `temporalio_sdk_core::${noisy}=error`,
  ),
].join(',')

let installed = false

/** Sends what the Temporal SDK says, from warnings on, to the process's own log. The SDK takes one logger per process. */
export function logSdkTo(log: Log): void {
  if (installed) return
  installed = true
  Runtime.install({
    telemetryOptions: { logging: { forward: {}, filter: CORE_FILTER } },
    logger: new DefaultLogger('WARN', (entry) => {
      if (entry.level === 'ERROR') log.error(fieldsOf(entry), entry.message)
      else log.warn(fieldsOf(entry), entry.message)
    }),
  })
}

/** What operators need to find the workflow that a line is about. */
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

/** As much of a failed workflow task as fits a line. Workflows are given ids alone, so that what they fail with names nobody. */
const MAX_MESSAGE_LENGTH = 300

/** The core logs a failure as a dump of its record with the stack. */
function firstMessage(dump: string): string {
  return (/message: "((?:[^"\\]|\\.)*)"/.exec(dump)?.[1] ?? dump).slice(0, MAX_MESSAGE_LENGTH)
}
