import type { Context, Middleware, Next } from 'koa'
import type { Log } from '../../platform/log.ts'
import { noticingWorkflows } from './workflows-of-request.ts'

/**
 * Logs one line per request: ids, route, status, code, duration and the workflows involved. Addresses, queries and
 * bodies are left out, because they may name people.
 */
export function logRequests(log: Log): Middleware {
  return async function logRequest(context: Context, next: Next): Promise<void> {
    const startedAt = performance.now()
    const workflows = await noticingWorkflows(next)
    const { requestId, route, caller, operatorKeyId, errorCode, cause } = context.state
    const line = {
      requestId,
      method: context.method,
      route,
      status: context.status,
      code: errorCode,
      tookMs: Math.round(performance.now() - startedAt),
      accountId: caller?.accountId,
      keyId: caller?.keyId ?? operatorKeyId,
      ...(workflows.length > 0 ? { workflows } : {}),
      ...(cause ? { err: cause } : {}),
    }
    if (context.status >= 500) log.error(line, 'request failed')
    else log.info(line, 'request')
  }
}
