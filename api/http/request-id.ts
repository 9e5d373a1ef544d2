import { randomUUID } from 'node:crypto'
import type { Context, Next } from 'koa'

/** The accepted form of a request id. */
export const REQUEST_ID = /^[A-Za-z0-9._-]{8,128}$/

/**
 * Gives every request an id: the client's own `X-Request-Id` if it is well-formed, otherwise a new one. Every answer
 * includes it.
 */
export async function requestId(context: Context, next: Next): Promise<void> {
  const received = context.get('X-Request-Id')
  context.state.requestId = REQUEST_ID.test(received) ? received : randomUUID()
  context.set('X-Request-Id', context.state.requestId)
  await next()
}
