import type Router from '@koa/router'
import type { Middleware } from 'koa'
import { refuse } from '../errors/refusal.ts'
import type { TakeUnits } from './rate-limiter.ts'
import { countByAddress } from './serve.ts'

/** Answers what no route took: 405 60417 with `Allow` where the address exists, else 404 60404, with or without a key. */
export function unknownRoute(router: Router, takeUnits: TakeUnits): Middleware {
  return async function answerUnknownRoute(context) {
    await countByAddress(context, takeUnits)
    const methods = router.match(context.path, context.method).path.flatMap((layer) => layer.methods)
    if (methods.length > 0) throw refuse('METHOD_NOT_ALLOWED', {}, { Allow: [...new Set(methods)].join(', ') })
    throw refuse('NO_SUCH_ROUTE')
  }
}
