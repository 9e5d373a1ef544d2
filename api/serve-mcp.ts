import { buffer } from 'node:stream/consumers'
import type { Context, Middleware } from 'koa'
import { type OrderReading, rememberPages } from '../clients/mcp/remember-pages.ts'
import { LINK_LIFETIME_MS } from '../documents/links.ts'
import { errorBody, refuse } from './errors/refusal.ts'
import { asRefusal } from './http/answer-errors.ts'
import type { Identified } from './http/authenticate.ts'
import { readBody } from './http/body.ts'
import { countAccount, countOperator } from './http/count-requests.ts'
import { malformed } from './http/malformed.ts'
import type { Inside } from './http/pages.ts'
import { identify, perform } from './http/serve-endpoint.ts'
import { openLink } from './orders/serve-file.ts'
import { ENDPOINTS } from './routes.ts'

/** The address for assistants, outside of the API's versions. */
const PATH = '/mcp'

/** Assistants allow a tool about a minute. A slower one reports that, and the same call joins it later. */
const MAX_WAIT_MS = 50_000

/** The base address of requests by tools. They are performed in the process, not sent. */
const INSIDE = 'http://inside/v1'

/**
 * `POST /mcp`: serves the tools of `clients/mcp/` over Streamable HTTP, with the key of an account. Requests are stateless, so
 * that any process can answer them, in the protocol of 2026-07-28 or the one before it. Tools call endpoints in this process, with the limits, permissions and refusals of
 * a request over HTTP.
 */
export function serveMcp(inside: Inside): Middleware {
  // As long as a link to the document is valid.
  const remembered = rememberPages(LINK_LIFETIME_MS)
  const ownOrigin = new URL(inside.services.configuration.PUBLIC_URL).origin

  return async function answerAssistant(context, next) {
    if (context.path !== PATH) return next()
    context.state.route = PATH
    context.set('Cache-Control', 'no-store')
    requireOwnOrigin(context, ownOrigin)
    const identified = await whoCalls(context, inside)
    // There are no events to stream and no session to end.
    if (context.method !== 'POST') throw refuse('METHOD_NOT_ALLOWED', {}, { Allow: 'POST' })
    const message = await readBody(context)
    if (message === undefined) throw malformed('The request body is missing.')
    if (identified.kind === 'operator') {
      await countOperator(context, identified.operator, inside.gate.consume)
      throw refuse('PERMISSION_MISSING', { permission: 'case.read' })
    }
    const { caller } = identified
    const count = () => countAccount(context, caller, 1, inside.gate.consume)
    if (!isCall(message)) await count()

    const [{ createCourtPulse }, { createMcpServer }, { createMcpHandler }] = await libraries()
    const performInside = fetchInside(context, identified, inside)
    let asked = 0
    const courtPulse = createCourtPulse({
      baseUrl: INSIDE,
      apiKey: '',
      maxWaitMs: MAX_WAIT_MS,
      fetch(url, init) {
        asked += 1
        return performInside(url, init)
      },
    })
    const { keyId, permissions, plan } = caller
    const orders: OrderReading = {
      open: (url) => openInside(context, url, inside),
      // Pages that one key has read are not for another key, nor for the same key after it lost a permission.
      remembered: (order, read) => remembered([keyId, permissions, plan.products, order].join(' '), read),
    }
    // Nothing changes that an assistant could subscribe to.
    const handler = createMcpHandler(() => createMcpServer(courtPulse, orders), { maxSubscriptions: 0, keepAliveMs: 0 })
    const response = await handler.fetch(requestOf(context), { parsedBody: message })
    // A tool call counts as the requests it makes. A call that makes none counts as one.
    if (isCall(message) && asked === 0) await count()
    context.status = response.status
    for (const [name, value] of response.headers) context.set(name, value)
    context.body = Buffer.from(await response.arrayBuffer())
    await handler.close()
  }
}

/** Loaded by the first assistant: most processes have none. */
function libraries() {
  return Promise.all([
    import('../clients/typescript/index.ts'),
    import('../clients/mcp/server.ts'),
    import('@modelcontextprotocol/server'),
  ])
}

/** Rejects other sites that call the service through a visitor's browser. Programs send no origin. */
function requireOwnOrigin(context: Context, own: string): void {
  const origin = context.get('Origin')
  if (origin !== '' && origin !== own) throw refuse('FOREIGN_FORM')
}

/** Accepts a key in the protocol's header or in the API's. */
async function whoCalls(context: Context, { gate }: Inside): Promise<Identified> {
  const [, bearer] = /^Bearer +(\S+)$/i.exec(context.get('Authorization')) ?? []
  if (bearer !== undefined) context.req.headers['x-service-api-key'] = bearer
  context.set('WWW-Authenticate', 'Bearer')
  const identified = await identify(context, gate)
  context.remove('WWW-Authenticate')
  return identified
}

function isCall(message: unknown): boolean {
  const METHODS = ['tools/call', 'resources/read']
  return (
    typeof message === 'object' && message !== null && 'method' in message && METHODS.includes(String(message.method))
  )
}

const FORWARDED_HEADERS = ['Accept', 'Content-Type', 'MCP-Protocol-Version', 'Mcp-Method', 'Mcp-Name']

/** Returns the request as the SDK takes it; its body has been read already. */
function requestOf(context: Context): Request {
  const headers = FORWARDED_HEADERS.flatMap((name): [string, string][] => {
    const value = context.get(name)
    return value === '' ? [] : [[name, value]]
  })
  return new Request(`http://inside${PATH}`, { method: 'POST', headers })
}

/** Returns a `fetch` that performs endpoints in the process. */
function fetchInside(context: Context, identified: Identified, { gate, services }: Inside) {
  return async function performAsked(url: string, init: RequestInit): Promise<Response> {
    const request = new Request(url, init)
    try {
      const { pathname, searchParams } = new URL(request.url)
      const { endpoint, params } = endpointAt(request.method, pathname.slice('/v1'.length))
      const query = Object.fromEntries(searchParams)
      const body = async () => JSON.parse((await request.text()) || '{}')
      const answer = await perform(context, endpoint, identified, { params, query, body }, gate, services)
      return answerOf(answer.status, Buffer.isBuffer(answer.body) ? answer.body : JSON.stringify(answer.body))
    } catch (error) {
      const refusal = asRefusal(error)
      if (refusal !== error) context.state.cause = error
      const id = { 'X-Request-Id': String(context.state.requestId) }
      return answerOf(refusal.entry.status, JSON.stringify(errorBody(refusal)), { ...refusal.headers, ...id })
    }
  }
}

function answerOf(status: number, body: string | Buffer, headers: Record<string, string> = {}): Response {
  const content = typeof body === 'string' ? body : new Uint8Array(body)
  return new Response(content, { status, headers: { 'Content-Type': 'application/json', ...headers } })
}

/** Finds an endpoint by its address. A literal address belongs only to its route. */
function endpointAt(method: string, path: string) {
  const found = ROUTES.filter((route) => route.endpoint.method === method)
    .map(({ endpoint, pattern }) => ({ endpoint, match: pattern.exec(path) }))
    .flatMap(({ endpoint, match }) => (match ? [{ endpoint, params: decoded(match.groups ?? {}) }] : []))
    .toSorted((one, other) => Object.keys(one.params).length - Object.keys(other.params).length)
  const [best] = found
  if (!best) throw refuse('NO_SUCH_ROUTE')
  return best
}

const ROUTES = ENDPOINTS.map((endpoint) => ({
  endpoint,
  pattern: new RegExp(`^${endpoint.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
}))

function decoded(params: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, text]) => [name, decodeURIComponent(text)]))
}

/** Returns the document behind a link of our own, without a network request. */
async function openInside(context: Context, url: string, { gate, services }: Inside): Promise<Uint8Array> {
  const target = url.slice(services.configuration.PUBLIC_URL.length)
  const { body } = await openLink(target, String(context.state.requestId), services, gate.noteAccess)
  return new Uint8Array(await buffer(body))
}
