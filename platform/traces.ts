import { setTimeout as passTime } from 'node:timers/promises'
import { tracesAreOn } from './configuration.ts'
import type { Log } from './log.ts'
import type { Spans } from './open-telemetry.ts'

/** The exporter retries a collector that is away for longer than a stop may take. */
const CLOSE_WITHIN_MS = 3_000

let spans: Spans | undefined

/**
 * Turns traces on if the standard variables of OpenTelemetry ask for them. Else nothing of OpenTelemetry is loaded.
 * @param service its name in the traces unless `OTEL_SERVICE_NAME` gives one
 * @returns sends the last spans and turns them off; spans that no collector takes are given up, with a line in the log
 * @throws ConfigurationError when the variables ask for an exporter that there is not
 */
export async function startTraces(service: string, version: string, log: Log): Promise<() => Promise<void>> {
  if (!tracesAreOn()) return async () => {}
  const opened = (await import('./open-telemetry.ts')).openSpans(service, version)
  spans = opened
  return async () => {
    spans = undefined
    try {
      await Promise.race([opened.close(), tooLate()])
    } catch (error) {
      log.warn({ err: error }, 'the last traces could not be sent')
    }
  }
}

async function tooLate(): Promise<never> {
  await passTime(CLOSE_WITHIN_MS, undefined, { ref: false })
  throw new Error(`the collector of traces did not take them within ${CLOSE_WITHIN_MS} ms`)
}

/** The spans of this process; undefined while traces are off. */
export function tracing(): Spans | undefined {
  return spans
}
