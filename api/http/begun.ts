import { once } from 'node:events'
import { Readable } from 'node:stream'

/**
 * Waits until a streamed body has its first piece. What fails by then is refused with its own status: once the status is sent, an answer
 * can only break off.
 */
export async function begun<Body>(body: Body): Promise<Body> {
  if (body instanceof Readable && !body.readable) throw body.errored ?? new Error('the body ended before it began')
  if (body instanceof Readable) await once(body, 'readable')
  return body
}
