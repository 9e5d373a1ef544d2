import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Router, { type RouterContext } from '@koa/router'
import Koa from 'koa'
import { noticeLinks } from './events/serve-notice-links.ts'
import { feeds } from './hearings/serve-feed.ts'
import { createAccessLog, type NoteAccess } from './http/access-log.ts'
import { announceEnd } from './http/announce-end.ts'
import { answerErrors } from './http/answer-errors.ts'
import { createAuthenticate, createIdentifyByHash } from './http/authenticate.ts'
import { type ClientAddresses, createClientAddresses } from './http/client-address.ts'
import { createConcurrencyLimit, createSearchQueue, NAMES_AT_ONCE, REQUESTS_AT_ONCE } from './http/concurrency.ts'
import { limitConnections } from './http/connections.ts'
import { byFirstSegment } from './http/first-segment.ts'
import { createKeyUseNotes } from './http/key-use.ts'
import { logRequests } from './http/log-requests.ts'
import { measureRequests } from './http/measure-requests.ts'
import type { OpenPages } from './http/pages.ts'
import { createRateLimiter } from './http/rate-limiter.ts'
import { requestId } from './http/request-id.ts'
import { safeHeaders } from './http/safe-headers.ts'
import { type Gate, serve } from './http/serve-endpoint.ts'
import type { Services } from './http/services.ts'
import { traceRequests } from './http/trace-requests.ts'
import { refuseUnknownRoute } from './http/unknown-route.ts'
import { answerUnreadable } from './http/unreadable-request.ts'
import { health } from './operations/health.ts'
import { files } from './orders/serve-file.ts'
import { clients } from './reference/clients.ts'
import { entry } from './reference/entry.ts'
import { errorPages } from './reference/error-pages.ts'
import { guides } from './reference/guides.ts'
import { openapi } from './reference/openapi.ts'
import { reference } from './reference/reference-page.ts'
import { ENDPOINTS } from './routes.ts'
import { serveMcp } from './serve-mcp.ts'

export interface Api {
  /** Base address, with the version: `http://host:port/v1`. */
  baseUrl: string
  /** Stops accepting requests, lets the running ones finish, and resolves. */
  close(): Promise<void>
}

/** The version segment at the start of every path (Specification, "Wire format"). */
const VERSION = '/v1'

const TIME_LIMITS = {
  /** Headers take one packet or two: a client that has not sent them by then never will. */
  headersTimeout: 20_000,
  /**
   * The 10 MiB of an import over the slowest connection, some 90 kB a second. The headers and a JSON body need a minute
   * less.
   */
  requestTimeout: 120_000,
  /** The maximum delay until either timeout is noticed. */
  connectionsCheckingInterval: 5_000,
  /**
   * Longer than balancers keep idle connections (usually 60 s). The balancer must close first: otherwise it sends a
   * request into a connection that was just closed, and answers 502.
   */
  keepAliveTimeout: 75_000,
}

/**
 * Starts the API on the configured host and port (0: a free one).
 * @param openPages returns the middleware for web pages besides the API, at separate addresses
 */
export async function startApi(services: Services, openPages?: OpenPages): Promise<Api> {
  const state = { isStopping: false }
  const addresses = createClientAddresses(services.configuration)
  const accessLog = createAccessLog(services.db.accessLog, services.log)
  const server = createServer(TIME_LIMITS, createApp(services, addresses, accessLog.note, state, openPages).callback())
  server.on('clientError', answerUnreadable(services.log))
  limitConnections(server, addresses, services.log)
  const { HOST, PORT } = services.configuration
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(PORT, HOST, resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://${HOST}:${port}${VERSION}`,
    async close() {
      state.isStopping = true
      await new Promise<void>((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
        server.closeIdleConnections()
      })
      await accessLog.close()
    },
  }
}

function createApp(
  services: Services,
  addresses: ClientAddresses,
  noteAccess: NoteAccess,
  state: { isStopping: boolean },
  openPages: OpenPages | undefined,
): Koa {
  const { db, log } = services
  const noteUse = { account: createKeyUseNotes(db.apiKeys, log), operator: createKeyUseNotes(db.operatorKeys, log) }
  const identifyByHash = createIdentifyByHash(db, noteUse)
  const gate: Gate = {
    authenticate: createAuthenticate(identifyByHash),
    limitRequests: createConcurrencyLimit(REQUESTS_AT_ONCE),
    limitNameLookups: createConcurrencyLimit(NAMES_AT_ONCE),
    queueSearch: createSearchQueue(),
    noteAccess,
    ...createRateLimiter(db.rateWindows),
  }
  const app = new Koa()
  // Errors while an answer is sent, mostly a client that has left. Koa would print them with what libraries quote in
  // them.
  app.on('error', (error: unknown, context: Koa.Context) => {
    services.log.warn({ err: error, requestId: context.state.requestId }, 'a response was cut off')
  })
  app.use(requestId)
  app.use((context, next) => {
    context.state.clientAddress = addresses.of(context.req)
    return next()
  })
  app.use(safeHeaders(services.configuration))
  app.use(traceRequests)
  app.use(measureRequests)
  app.use(logRequests(services.log))
  app.use(closeWhen(state))
  app.use(answerErrors(services.configuration))

  const inside = { gate, identifyByHash, services }
  if (openPages) app.use(openPages(inside))
  app.use(serveMcp(inside))
  const router = new Router({ prefix: VERSION })
  router.use(
    health(services, state).routes(),
    openapi().routes(),
    reference(services.configuration).routes(),
    clients(services.configuration).routes(),
    guides(services.configuration).routes(),
    entry(services.configuration).routes(),
    errorPages().routes(),
    files(services, noteAccess, VERSION).routes(),
    feeds(services, gate).routes(),
    noticeLinks(services, gate).routes(),
  )
  for (const endpoint of ENDPOINTS) {
    const { deprecated } = endpoint
    const announced = deprecated ? [announceEnd(deprecated, services.configuration)] : []
    const route = router.register(endpoint.path, [endpoint.method], [...announced, serve(endpoint, gate, services)])
    // The router adds HEAD to GET, which would do all the work, charge for it, and send nothing.
    if ('methods' in route) route.methods = [endpoint.method]
  }
  const routerOf = byFirstSegment(router, VERSION)
  app.use(refuseUnknownRoute(routerOf, gate))
  app.use((context, next) => routerOf(context.path).routes()(context as RouterContext, next))
  return app
}

/** Closes kept-alive connections, so that idle clients do not delay a stopping process. */
function closeWhen(state: { isStopping: boolean }): Koa.Middleware {
  return async function closeConnection(context, next) {
    await next()
    if (state.isStopping) context.set('Connection', 'close')
  }
}
