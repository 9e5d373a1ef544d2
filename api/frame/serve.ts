import type { Context, Middleware } from 'koa'
import { z } from 'zod'
import type { Caller } from '../../domain/account.ts'
import { refuse } from '../errors/refusal.ts'
import type { Authenticate } from './authenticate.ts'
import { readJson } from './body.ts'
import { check } from './check.ts'
import { asReply, type Endpoint } from './endpoint.ts'
import { showRate } from './rate-headers.ts'
import type { TakeUnits } from './rate-limiter.ts'
import type { Services } from './services.ts'

/** Requests a minute from one address without a valid key: the contract's own default for an account. */
export const LIMIT_PER_ADDRESS = 300

export interface Gate {
  authenticate: Authenticate
  takeUnits: TakeUnits
}

const NOTHING = z.strictObject({})
const NO_BODY = z.undefined().or(NOTHING)

/** Serves one endpoint, in the contract's order: key, rate limit, product, permission, shape, then the handler. */
export function serve(endpoint: Endpoint, gate: Gate, services: Services): Middleware {
  return async function serveEndpoint(context) {
    context.state.route = endpoint.path
    const caller = await callerWithinRate(context, endpoint, gate)
    mustInclude(caller, endpoint)
    mustPermit(caller, endpoint)
    const request = {
      params: check(endpoint.params ?? NOTHING, context.params),
      query: check(endpoint.query ?? NOTHING, { ...context.query }),
      body: check(endpoint.body ?? NO_BODY, takesBody(endpoint) ? await readJson(context) : undefined),
      caller,
      requestId: context.state.requestId,
    }
    const { status, body } = asReply(await endpoint.handle(request, services))
    context.status = status
    context.body = body
  }
}

/** Counts a request without a valid key against its address, so that its answer too says where it stands. */
export async function countByAddress(context: Context, takeUnits: TakeUnits): Promise<void> {
  showRate(context, await takeUnits(`address:${context.ip}`, LIMIT_PER_ADDRESS, 1))
}

async function callerWithinRate(
  context: Context,
  { weight }: Endpoint,
  { authenticate, takeUnits }: Gate,
): Promise<Caller> {
  const caller = await authenticate(context.get('X-Service-Api-Key')).catch(async (error) => {
    await countByAddress(context, takeUnits)
    throw error
  })
  context.state.caller = caller
  showRate(context, await takeUnits(`account:${caller.accountId}`, caller.plan.requestsPerMinute, weight))
  return caller
}

function mustInclude({ plan }: Caller, { product }: Endpoint): void {
  if (product && !plan.products.includes(product)) throw refuse('PRODUCT_NOT_IN_PLAN', { product })
}

function mustPermit({ permissions }: Caller, { permission }: Endpoint): void {
  if (!permissions.includes(permission)) throw refuse('PERMISSION_MISSING', { permission })
}

function takesBody({ method }: Endpoint): boolean {
  return method === 'POST' || method === 'PUT'
}
