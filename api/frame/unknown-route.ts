import type Router from '@koa/router'
import type { Context, Middleware } from 'koa'
import { Refusal, refuse } from '../errors/refusal.ts'
import { kindOfKey } from './authenticate.ts'
import { countAccount, countByAddress, countOperator, type Gate, identify } from './serve.ts'

/** Answers what no route took: 405 60417 with `Allow` where the address exists, else 404 60404, with or without a key. */
export function unknownRoute(router: Router, gate: Gate): Middleware {
  return async function answerUnknownRoute(context) {
    await count(context, gate)
    const methods = router.match(context.path, context.method).path.flatMap((layer) => layer.methods)
    if (methods.length > 0) throw refuse('METHOD_NOT_ALLOWED', {}, { Allow: [...new Set(methods)].join(', ') })
    throw refuse('NO_SUCH_ROUTE')
  }
}

/** Counts it for whom the key belongs to, so that his limit stands on the answer; for the address where there is no valid one. */
async function count(context: Context, gate: Gate): Promise<void> {
  if (!kindOfKey(context.get('X-Service-Api-Key'))) return countByAddress(context, gate.takeUnits)
  const identified = await identify(context, gate).catch(unlessUnknown)
  if (identified?.kind === 'account') await countAccount(context, identified.caller, 1, gate.takeUnits)
  if (identified?.kind === 'operator') await countOperator(context, identified.operator, gate.takeUnits)
}

/** A key that is not valid is no obstacle here, and `identify` has counted it; a full bucket and a dead database are. */
function unlessUnknown(error: unknown): undefined {
  if (error instanceof Refusal && error.entry.status === 401) return undefined
  throw error
}
