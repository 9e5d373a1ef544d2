import type { Context, Next } from 'koa'
import { tracing } from '../../platform/traces.ts'

/**
 * Starts a trace for each request, named by its route. A client's own trace is not continued: it could merge the
 * requests of others into one trace.
 */
export async function traceRequests(context: Context, next: Next): Promise<void> {
  const spans = tracing()
  if (!spans) return next()
  const { method } = context
  const attributes = { 'http.request.method': method, 'courtpulse.request_id': String(context.state.requestId) }
  await spans.inSpan(method, { kind: 'SERVER', attributes }, async (span) => {
    await next()
    const { route, errorCode } = context.state
    const name = typeof route === 'string' ? route : 'other'
    span.updateName(`${method} ${name}`)
    span.setAttributes({ 'http.route': name, 'http.response.status_code': context.status })
    if (errorCode !== undefined) span.setAttribute('courtpulse.error_code', errorCode)
    if (context.status >= 500) spans.fail(span)
  })
}
