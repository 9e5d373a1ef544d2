import { createServer } from 'node:http'
import { Gauge, Registry } from 'prom-client'

/** The metrics of this process, as Prometheus reads them. */
const registry = new Registry()

const registers = [registry]

/** 1 for each raised alarm, by its name and what it is about; see `domain/alarm.ts`. */
export const raisedAlarms = new Gauge({
  name: 'courtpulse_alarm',
  help: 'Number of active alarms.',
  labelNames: ['name', 'subject'],
  registers,
})

export const lastNightCompleted = new Gauge({
  name: 'courtpulse_last_night_completed_timestamp_seconds',
  help: 'Time when the last daily sync was completed, in seconds since 1970. 0 if there was none.',
  registers,
})

export const lastCaseSweepCompleted = new Gauge({
  name: 'courtpulse_last_case_sweep_completed_timestamp_seconds',
  help: 'Time when the last sweep of tracked cases was completed, in seconds since 1970. 0 if there was none.',
  registers,
})

/** A listener that Prometheus reads from. */
export interface MetricsListener {
  port: number
  close(): Promise<void>
}

/**
 * Serves `GET /metrics`, without a key: it holds no personal data and is for a network of the operator's own.
 * @throws when the port is taken
 */
export async function serveMetrics(host: string, port: number): Promise<MetricsListener> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') response.writeHead(404).end()
    else response.writeHead(200, { 'Content-Type': registry.contentType }).end(await registry.metrics())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
