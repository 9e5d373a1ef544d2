import type Router from '@koa/router'
import type { Middleware } from 'koa'
import { refuse } from '../errors/refusal.ts'
import type { TakeUnits } from './rate-limiter.ts'
import { countByAddress } from './serve.ts'

/**
 * Refuses what no route takes: 405 60417 with `Allow` where the address exists, else 404 60404, with or without a key. An address that
 * is written out in a route is of that route alone: `/entities/search` is no entity of the id `search`.
 */
export function refuseUnknownRoute(router: Router, takeUnits: TakeUnits): Middleware {
  return async function serveKnownRoute(context, next) {
    const routes = router.match(context.path, context.method).path
    const written = routes.filter(({ paramNames }) => paramNames.length === 0)
    const methods = (written.length > 0 ? written : routes).flatMap(({ methods }) => methods)
    if (methods.includes(context.method)) return next()
    await countByAddress(context, takeUnits)
    if (methods.length > 0) throw refuse('METHOD_NOT_ALLOWED', {}, { Allow: [...new Set(methods)].join(', ') })
    throw refuse('NO_SUCH_ROUTE')
  }
}
