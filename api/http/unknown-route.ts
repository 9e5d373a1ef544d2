import type Router from '@koa/router'
import type { Context, Middleware } from 'koa'
import { Refusal, refuse } from '../errors/refusal.ts'
import { kindOfKey } from './authenticate.ts'
import { countAccount, countByAddress, countOperator } from './count-requests.ts'
import { type Gate, identify } from './serve-endpoint.ts'

/**
 * Refuses what no route takes: 405 60417 with `Allow` where the address exists, else 404 60404, with or without a key. An address that
 * is written out in a route is of that route alone: `/entities/search` is no entity of the id `search`.
 */
export function refuseUnknownRoute(routerOf: (path: string) => Router, gate: Gate): Middleware {
  return async function serveKnownRoute(context, next) {
    const routes = routerOf(context.path).match(context.path, context.method).path
    const written = routes.filter(({ paramNames }) => paramNames.length === 0)
    const methods = (written.length > 0 ? written : routes).flatMap(({ methods }) => methods)
    if (methods.includes(context.method)) return next()
    await count(context, gate)
    if (methods.length > 0) throw refuse('METHOD_NOT_ALLOWED', {}, { Allow: [...new Set(methods)].join(', ') })
    throw refuse('NO_SUCH_ROUTE')
  }
}

/** Counts it for whom the key belongs to, so that the answer shows its limit; for the address where there is no valid one. */
async function count(context: Context, gate: Gate): Promise<void> {
  if (!kindOfKey(context.get('X-Service-Api-Key'))) return countByAddress(context, gate.consume)
  const identified = await identify(context, gate).catch(unlessUnknown)
  if (identified?.kind === 'account') await countAccount(context, identified.caller, 1, gate.consume)
  if (identified?.kind === 'operator') await countOperator(context, identified.operator, gate.consume)
}

/** A key that is not valid is no obstacle here, and `identify` has counted it; a full bucket and a dead database are. */
function unlessUnknown(error: unknown): undefined {
  if (error instanceof Refusal && error.entry.status === 401) return undefined
  throw error
}
