import type { Middleware } from 'koa'

/** The body of a call: `text` as sent, `json` parsed (undefined when it is not JSON). */
export interface Body {
  text: string
  json: unknown
}

/** The largest body that any simulated source takes; a model's prompt with a long case file is the biggest. */
const MAX_BODY_BYTES = 16 * 1024 * 1024

/** Reads the body of every call before anything else happens. */
export const readBody: Middleware<Body> = async (ctx, next) => {
  const chunks: Buffer[] = []
  let sizeBytes = 0
  for await (const chunk of ctx.req) {
    sizeBytes += chunk.length
    if (sizeBytes > MAX_BODY_BYTES) ctx.throw(413)
    chunks.push(chunk)
  }
  ctx.state.text = Buffer.concat(chunks).toString('utf8')
  ctx.state.json = jsonOf(ctx.state.text)
  await next()
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
