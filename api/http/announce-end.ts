import type { Middleware } from 'koa'
import type { Configuration } from '../../platform/configuration.ts'

/** The deprecation of an endpoint (api/reference/guides/versions.md). */
export interface Deprecation {
  /** The day since which it is deprecated, `2027-01-31`. */
  since: string
  /** The operation that replaces it, `lookUpCase`. */
  instead: string
}

/** How long an endpoint works after its end was announced. */
const MONTHS_LEFT = 12

/**
 * Adds to each answer, including refusals, since when an endpoint is deprecated and when it ends: RFC 9745 and RFC
 * 8594.
 */
export function announceEnd(
  { since }: Pick<Deprecation, 'since'>,
  { PUBLIC_URL }: Pick<Configuration, 'PUBLIC_URL'>,
): Middleware {
  const sunset = new Date(since)
  sunset.setUTCMonth(sunset.getUTCMonth() + MONTHS_LEFT)
  return async function announce(context, next) {
    context.set('Deprecation', `@${Date.parse(since) / 1_000}`)
    context.set('Sunset', sunset.toUTCString())
    context.append('Link', `<${PUBLIC_URL}/docs/versions>; rel="deprecation"`)
    await next()
  }
}
