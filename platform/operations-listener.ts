import { createServer } from 'node:http'
import { registry } from './metrics.ts'

/** A listener that Prometheus and probes read from. */
export interface OperationsListener {
  port: number
  close(): Promise<void>
}

/** What a process shows there in addition to its own metrics. */
export interface Operations {
  /** Returns the state of the process. Without it there is no `/health`. */
  state?: () => 'starting' | 'ready' | 'stopping'
  /** Metrics of the Temporal SDK, in Prometheus's format. */
  sdkMetrics?: () => Promise<string>
  /** The running build. */
  build: object
}

/**
 * Serves `GET /metrics` and, for a process that is not an API, `GET /health/live` and `/health/ready` (503 until it is
 * ready, and while it stops). Needs no key: it contains no personal data and is for the operator's own network.
 * @throws when the port is taken
 */
export async function serveOperations(
  host: string,
  port: number,
  { state, sdkMetrics, build }: Operations,
): Promise<OperationsListener> {
  const server = createServer(async (request, response) => {
    const answer = (status: number, type: string, text: string) =>
      response.writeHead(status, { 'Content-Type': type }).end(text)
    const json = (status: number, body: object) => answer(status, 'application/json', JSON.stringify(body))
    if (request.method === 'GET' && request.url === '/metrics') {
      const metrics = await Promise.all([registry.metrics(), sdkMetrics?.() ?? ''])
      answer(200, registry.contentType, metrics.join(''))
    } else if (request.method === 'GET' && request.url === '/health/live' && state) {
      json(200, { status: 'live', ...build })
    } else if (request.method === 'GET' && request.url === '/health/ready' && state) {
      const status = state()
      json(status === 'ready' ? 200 : 503, { status, ...build })
    } else {
      response.writeHead(404).end()
    }
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
