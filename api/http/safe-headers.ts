import type { Middleware } from 'koa'
import type { Configuration } from '../../platform/configuration.ts'

const YEAR_SECONDS = 365 * 24 * 3_600

/** Tells browsers not to guess content types and, where clients use https, to use nothing else. */
export function safeHeaders({ PUBLIC_URL }: Pick<Configuration, 'PUBLIC_URL'>): Middleware {
  const isSecure = PUBLIC_URL.startsWith('https:')
  return async function setSafeHeaders(context, next) {
    context.set('X-Content-Type-Options', 'nosniff')
    if (isSecure) context.set('Strict-Transport-Security', `max-age=${YEAR_SECONDS}`)
    await next()
  }
}
