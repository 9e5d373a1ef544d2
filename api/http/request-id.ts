import type { Context, Next } from 'koa'
import { v4 as uuid } from 'uuid'

const SANE = /^[A-Za-z0-9._-]{8,128}$/

/** Gives every request an id: the client's own `X-Request-Id` when it is sane, else a new one. It is in every answer. */
export async function requestId(context: Context, next: Next): Promise<void> {
  const received = context.get('X-Request-Id')
  context.state.requestId = SANE.test(received) ? received : uuid()
  context.set('X-Request-Id', context.state.requestId)
  await next()
}
