import { once } from 'node:events'
import { Readable } from 'node:stream'

/**
 * Waits for the first chunk of a streamed body. A failure until then is refused with its own status; once the status is
 * sent, an answer can only be cut off.
 */
export async function begun<Body>(body: Body): Promise<Body> {
  if (body instanceof Readable && !body.readable) throw body.errored ?? new Error('the body ended before it began')
  if (body instanceof Readable) await once(body, 'readable')
  return body
}
