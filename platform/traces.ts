import { setTimeout as passTime } from 'node:timers/promises'
import { tracesAreOn } from './configuration.ts'
import type { Log } from './log.ts'
import type { Spans } from './open-telemetry.ts'

/** The exporter retries an unreachable collector for longer than a stop may take. */
const CLOSE_WITHIN_MS = 3_000

let spans: Spans | undefined

/**
 * Turns traces on if the standard variables of OpenTelemetry request them. Otherwise nothing of OpenTelemetry is
 * loaded.
 * @param service its name in the traces unless `OTEL_SERVICE_NAME` sets one
 * @returns sends the last spans and turns traces off; spans that no collector accepts are dropped, with a line in the
 * log
 * @throws ConfigurationError when the variables request an unknown exporter or sampler
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

/** Returns the spans of this process; undefined while traces are off. */
export function tracing(): Spans | undefined {
  return spans
}
