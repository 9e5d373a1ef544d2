import { DefaultLogger, makeTelemetryFilterString, Runtime } from '@temporalio/worker'
import type { Log } from '../platform/log.ts'

let installed = false

/** Sends what the Temporal SDK says, from warnings on, to the process's own log. The SDK takes one logger per process. */
export function logSdkTo(log: Log): void {
  if (installed) return
  installed = true
  Runtime.install({
    // The SDK's core warns at every retry of every poll while the server is away: hundreds of lines that say one thing.
    telemetryOptions: {
      logging: { forward: {}, filter: makeTelemetryFilterString({ core: 'ERROR', other: 'ERROR' }) },
    },
    logger: new DefaultLogger('WARN', ({ level, message, meta }) => {
      const fields = {
        sdk: meta?.sdkComponent,
        workflowId: meta?.workflowId,
        activityType: meta?.activityType,
        err: meta?.error,
      }
      if (level === 'ERROR') log.error(fields, message)
      else log.warn(fields, message)
    }),
  })
}
