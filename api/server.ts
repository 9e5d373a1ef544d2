import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Router from '@koa/router'
import Koa from 'koa'
import { files } from './documents/serve-file.ts'
import { createAccessLog, type NoteAccess } from './frame/access-log.ts'
import { answerErrors } from './frame/answer-errors.ts'
import { createAuthenticate } from './frame/authenticate.ts'
import { createKeyUseNotes } from './frame/key-use.ts'
import { logRequests } from './frame/log-requests.ts'
import { createRateLimiter } from './frame/rate-limiter.ts'
import { requestId } from './frame/request-id.ts'
import { type Gate, serve } from './frame/serve.ts'
import type { Services } from './frame/services.ts'
import { unknownRoute } from './frame/unknown-route.ts'
import { answerUnreadable } from './frame/unreadable-request.ts'
import { docs } from './platform/docs.ts'
import { health } from './platform/health.ts'
import { openapi } from './platform/openapi.ts'
import { ENDPOINTS } from './routes.ts'

export interface Api {
  /** Base address, with the version: `http://host:port/v1`. */
  baseUrl: string
  /** Takes no new requests, lets the running ones finish, and resolves. */
  close(): Promise<void>
}

/** The version segment every path begins with (Specification, "Wire format"). */
const VERSION = '/v1'

/** Starts the API on the configured host and port (0: a free one). */
export async function startApi(services: Services): Promise<Api> {
  const state = { stopping: false }
  const accessLog = createAccessLog(services.db.accessLog, services.log)
  const server = createServer(createApp(services, accessLog.note, state).callback())
  server.on('clientError', answerUnreadable(services.log))
  const { HOST, PORT } = services.configuration
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(PORT, HOST, resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://${HOST}:${port}${VERSION}`,
    async close() {
      state.stopping = true
      await new Promise<void>((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
        server.closeIdleConnections()
      })
      await accessLog.close()
    },
  }
}

function createApp(services: Services, noteAccess: NoteAccess, state: { stopping: boolean }): Koa {
  const { db, log } = services
  const noteUse = { account: createKeyUseNotes(db.apiKeys, log), operator: createKeyUseNotes(db.operatorKeys, log) }
  const gate: Gate = {
    authenticate: createAuthenticate(db, noteUse),
    takeUnits: createRateLimiter(db.rateWindows),
    noteAccess,
  }
  const app = new Koa()
  // What breaks while an answer is on its way: mostly a client that has left. Koa would print it, with what libraries quote in it.
  app.on('error', (error: unknown, context: Koa.Context) => {
    services.log.warn({ err: error, requestId: context.state.requestId }, 'an answer broke off')
  })
  app.use(requestId)
  app.use(logRequests(services.log))
  app.use(closeWhen(state))
  app.use(answerErrors)

  const router = new Router({ prefix: VERSION })
  router.use(
    health(services, state).routes(),
    openapi().routes(),
    docs().routes(),
    files(services, noteAccess, VERSION).routes(),
  )
  for (const endpoint of ENDPOINTS) router.register(endpoint.path, [endpoint.method], serve(endpoint, gate, services))
  app.use(router.routes())
  app.use(unknownRoute(router, gate.takeUnits))
  return app
}

/** Tells clients of kept-alive connections to let go, so that a stopping process is not held up by idle ones. */
function closeWhen(state: { stopping: boolean }): Koa.Middleware {
  return async function closeConnection(context, next) {
    await next()
    if (state.stopping) context.set('Connection', 'close')
  }
}
