import type { Middleware } from 'koa'
import type { Configuration } from '../../platform/configuration.ts'

/** What an endpoint says that should no longer be used (api/reference/guides/versions.md). */
export interface Deprecation {
  /** The day since which it should not be used, `2027-01-31`. */
  since: string
  /** The operation to use instead, `lookUpCase`. */
  instead: string
}

/** How long an endpoint works after it was announced that it will end. */
const MONTHS_LEFT = 12

/** Says with each answer, also a refusal, since when an endpoint should not be used and when it ends: RFC 9745 and RFC 8594. */
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
