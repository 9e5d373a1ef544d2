import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Koa from 'koa'
import type { IsoDate } from '../domain/case.ts'
import { type Body, readBody } from './body.ts'
import { createSandbox } from './sandbox.ts'
import { SOURCES } from './sources.ts'
import { todayInIndia } from './world/days.ts'

export interface RunningSandbox {
  /** Without a slash at its end. */
  url: string
  close(): Promise<void>
}

/**
 * Starts a simulated outside world on 127.0.0.1, on a free port unless one is given. The same seed and day give the
 * same world; the day is today's in India by default. It starts at once, because cases are made on request.
 */
export async function startSandbox(
  options: { port?: number; seed?: string; today?: IsoDate } = {},
): Promise<RunningSandbox> {
  const { port = 0, seed = 'courtpulse', today = todayInIndia() } = options
  const closing = new AbortController()
  const sandbox = createSandbox({ seed, firstDay: today, closing: closing.signal })
  const app = new Koa<Body>()
  app.use(readBody)
  for (const mountPart of SOURCES) app.use(mountPart(sandbox).routes())
  const server = createServer(app.callback())
  // Callers close idle connections. If the server closed one that a caller is about to use, it would pass for a fault.
  server.keepAliveTimeout = 0
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      closing.abort()
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
