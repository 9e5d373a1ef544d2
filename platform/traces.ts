import { tracesAreOn } from './configuration.ts'
import type { Spans } from './open-telemetry.ts'

let spans: Spans | undefined

/**
 * Turns traces on if the standard variables of OpenTelemetry ask for them. Else nothing of OpenTelemetry is loaded.
 * @param service its name in the traces unless `OTEL_SERVICE_NAME` gives one
 * @returns sends the last spans and turns them off
 * @throws ConfigurationError when the variables ask for an exporter that there is not
 */
export async function startTraces(service: string, version: string): Promise<() => Promise<void>> {
  if (!tracesAreOn()) return async () => {}
  const opened = (await import('./open-telemetry.ts')).openSpans(service, version)
  spans = opened
  return async () => {
    spans = undefined
    await opened.close()
  }
}

/** The spans of this process; undefined while traces are off. */
export function tracing(): Spans | undefined {
  return spans
}
