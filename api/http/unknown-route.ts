import type Router from '@koa/router'
import type { Context, Middleware } from 'koa'
import { Refusal, refuse } from '../errors/refusal.ts'
import { kindOfKey } from './authenticate.ts'
import { countAccount, countByAddress, countOperator } from './count-requests.ts'
import { type Gate, identify } from './serve-endpoint.ts'

/**
 * Refuses unknown routes, with or without a key: 405 60417 with `Allow` if the address exists, otherwise 404 60404. A
 * literal address belongs only to its route: `/entities/search` is not an entity of the id `search`.
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

/**
 * Counts the request against the key's owner, so that the answer shows their limit; without a valid key, against the
 * address.
 */
async function count(context: Context, gate: Gate): Promise<void> {
  if (!kindOfKey(context.get('X-Service-Api-Key'))) return countByAddress(context, gate.consume)
  const identified = await identify(context, gate).catch(unlessUnknown)
  if (identified?.kind === 'account') await countAccount(context, identified.caller, 1, gate.consume)
  if (identified?.kind === 'operator') await countOperator(context, identified.operator, gate.consume)
}

/** Ignores an invalid key, which `identify` has counted. A full bucket or a failed database is not ignored. */
function unlessUnknown(error: unknown): undefined {
  if (error instanceof Refusal && error.entry.status === 401) return undefined
  throw error
}
