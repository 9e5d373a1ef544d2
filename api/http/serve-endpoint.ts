import type { Context, Middleware } from 'koa'
import { z } from 'zod'
import type { Caller } from '../../domain/account/account.ts'
import { KEY_PREFIXES } from '../../domain/account/key-text.ts'
import { refuse } from '../errors/refusal.ts'
import type { NoteAccess } from './access-log.ts'
import type { Authenticate, Identified } from './authenticate.ts'
import { begun } from './begun.ts'
import { readBody } from './body.ts'
import { check } from './check.ts'
import type { LimitConcurrency, QueueSearch } from './concurrency.ts'
import {
  bucketOfAddress,
  countAccount,
  countByAddress,
  countOperator,
  countOwnLimit,
  LIMIT_PER_ADDRESS,
} from './count-requests.ts'
import { type AnyEndpoint, asReply, type Endpoint, type OperatorEndpoint, type Reply, readsBody } from './endpoint.ts'
import { asId } from './id.ts'
import { onceByKey } from './idempotency.ts'
import { requireRole } from './operator-roles.ts'
import { enforceRateLimit } from './rate-headers.ts'
import type { RateLimiter } from './rate-limiter.ts'
import { WITHOUT_KEY } from './repeatable.ts'
import type { Services } from './services.ts'
import { THINGS_READ } from './things-read.ts'

/** What `/backoffice` requires of a key, as a missing permission is worded. */
const BACKOFFICE = 'backoffice'

export interface Gate extends RateLimiter {
  authenticate: Authenticate
  limitRequests: LimitConcurrency
  limitNameLookups: LimitConcurrency
  queueSearch: QueueSearch
  noteAccess: NoteAccess
}

/** The parts of a request before they are checked. The body is read last, once the rest is known to be right. */
interface Unchecked {
  params: Record<string, string>
  query: Record<string, unknown>
  body(): Promise<unknown>
}

/** Serves one endpoint in the contract's order: key, rate limit, product, permission, shape, then the handler. */
export function serve(endpoint: AnyEndpoint, gate: Gate, services: Services): Middleware {
  return async function serveEndpoint(context) {
    context.state.route = endpoint.path
    // Answers are for one key and contain links that are valid for minutes.
    context.set('Cache-Control', 'no-store')
    const identified = await identify(context, gate)
    const unchecked = {
      params: context.params,
      query: { ...context.query },
      body: async () => bodyOrEmpty(await readBody(context, endpoint)),
    }
    const { status, body, headers } = await perform(context, endpoint, identified, unchecked, gate, services)
    const sent = await begun(body)
    context.status = status
    context.set(headers)
    context.body = sent
  }
}

/**
 * Performs an endpoint for an identified caller: every step after the check of the key. Routes and the pages of the
 * console share it.
 */
export async function perform(
  context: Context,
  endpoint: AnyEndpoint,
  identified: Identified,
  unchecked: Unchecked,
  gate: Gate,
  services: Services,
): Promise<Reply> {
  const read = () => readParts(context, endpoint, unchecked)
  const returned =
    endpoint.audience === 'operator'
      ? await serveOperator(context, endpoint, identified, read, gate, services)
      : await serveAccount(context, endpoint, identified, read, gate, services)
  const answer = asReply(returned)
  await noteRead(context, endpoint, identified, { params: unchecked.params, answer: answer.body }, gate, services)
  return answer
}

/** Records in the access log whose data an answer shows. */
async function noteRead(
  context: Context,
  { method, path }: AnyEndpoint,
  identified: Identified,
  answered: { params: Record<string, string>; answer: unknown },
  { noteAccess }: Gate,
  { db }: Services,
): Promise<void> {
  const route = `${method} ${path}`
  const actor = readerOf(identified)
  const things = await THINGS_READ[route]?.({ ...answered, accountId: actor.actorAccountId }, db)
  if (things?.length) noteAccess({ ...actor, route, requestId: String(context.state.requestId), things })
}

function readerOf(identified: Identified) {
  if (identified.kind === 'operator') {
    const { keyId } = identified.operator
    return { actorType: 'OPERATOR' as const, actorId: keyId, keyId, actorAccountId: null }
  }
  const { userId, keyId, accountId } = identified.caller
  return { actorType: 'USER' as const, actorId: userId, keyId, actorAccountId: accountId }
}

function wrongKind(endpoint: AnyEndpoint) {
  return refuse('PERMISSION_MISSING', {
    permission: endpoint.audience === 'account' ? endpoint.permission : BACKOFFICE,
  })
}

/** Identifies the caller. A request without a valid key counts against its address. */
export async function identify(context: Context, { authenticate, consume, knownEmpty }: Gate): Promise<Identified> {
  const key = context.get('X-Service-Api-Key')
  // Operators are few, and every key that looks like theirs costs a database query. An account's key is checked even
  // then: it may be valid and share the address with another client that used up the limit.
  const empty = key.startsWith(KEY_PREFIXES.operator) && knownEmpty(bucketOfAddress(context), LIMIT_PER_ADDRESS)
  if (empty) enforceRateLimit(context, empty)
  try {
    return await authenticate(key)
  } catch (error) {
    await countByAddress(context, consume)
    throw error
  }
}

async function serveAccount(
  context: Context,
  endpoint: Endpoint,
  identified: Identified,
  read: ReadParts,
  { consume, limitRequests, limitNameLookups, queueSearch }: Gate,
  services: Services,
): Promise<object> {
  if (identified.kind === 'operator') {
    await countOperator(context, identified.operator, consume)
    throw wrongKind(endpoint)
  }
  const { caller } = identified
  await countAccount(context, caller, endpoint.weight, consume)
  await countOwnLimit(context, caller, endpoint, consume)
  requireProduct(caller, endpoint)
  requirePermission(caller, endpoint)
  const serveWithinShare = async () => {
    const { sent, ...parts } = await read()
    const handle = () =>
      endpoint.takesIdempotencyKey
        ? onceByKey(context, services, caller, sent, (repeat) =>
            endpoint.handle({ ...parts, ...repeat, caller }, services),
          )
        : endpoint.handle({ ...parts, ...WITHOUT_KEY, caller }, services)
    if (endpoint.asksNameServers) return limitNameLookups(caller.accountId, handle)
    if (!endpoint.looksThrough) return handle()
    const { params, query, body } = parts
    const asked = JSON.stringify([endpoint.method, endpoint.path, caller, params, query, body])
    return queueSearch(caller.accountId, asked, handle)
  }
  return limitRequests(caller.accountId, () => services.db.onBehalfOf(caller.accountId, serveWithinShare))
}

async function serveOperator(
  context: Context,
  endpoint: OperatorEndpoint,
  identified: Identified,
  read: ReadParts,
  { consume }: Gate,
  services: Services,
): Promise<object> {
  if (identified.kind === 'account') {
    await countAccount(context, identified.caller, 1, consume)
    throw wrongKind(endpoint)
  }
  const { operator } = identified
  await countOperator(context, operator, consume)
  requireRole(operator, endpoint.role)
  const { sent: _, ...parts } = await read()
  return endpoint.handle({ ...parts, operator }, services)
}

function requireProduct({ plan }: Caller, { product }: Endpoint): void {
  if (product && !plan.products.includes(product)) throw refuse('PRODUCT_NOT_IN_PLAN', { product })
}

function requirePermission({ permissions }: Caller, { permission }: Endpoint): void {
  if (!permissions.includes(permission)) throw refuse('PERMISSION_MISSING', { permission })
}

function idsIn(params: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, text]) => [name, asId(text)]))
}

const NOTHING = z.strictObject({})
const NO_BODY = NOTHING.optional()

/** Treats a missing body as an empty object, so that every required field is reported by name. */
function bodyOrEmpty(body: unknown): unknown {
  return body === undefined ? {} : body
}

type ReadParts = () => ReturnType<typeof readParts>

/** Returns the checked parts of a request, and the body as it was sent. */
async function readParts(context: Context, endpoint: AnyEndpoint, unchecked: Unchecked) {
  const { params, query, body } = endpoint
  const inAddress = {
    params: check(params ?? NOTHING, idsIn(unchecked.params)),
    query: check(query ?? NOTHING, unchecked.query),
  }
  const sent = readsBody(endpoint) ? await unchecked.body() : undefined
  return { ...inAddress, sent, body: check(body ?? NO_BODY, sent), requestId: String(context.state.requestId) }
}
