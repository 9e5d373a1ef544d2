import type { Context } from 'koa'
import rawBody from 'raw-body'
import { refuse } from '../errors/refusal.ts'

/** Most bytes of a request body; imports have their own limit. */
export const BODY_LIMIT_BYTES = 1024 * 1024

/**
 * Reads a JSON body. A missing body is undefined, so that the schema says what it misses.
 * Refuses with 413 60413, 415 60418, or 400 60001 for what is no JSON.
 */
export async function readJson(context: Context): Promise<unknown> {
  const bytes = await readBytes(context)
  if (bytes.length === 0) return undefined
  if (!context.is('json') || context.get('Content-Encoding')) throw refuse('NOT_JSON')
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw refuse('MALFORMED', { issues: [{ path: '', message: 'The body is not valid JSON in UTF-8.' }] })
  }
}

async function readBytes(context: Context): Promise<Buffer> {
  try {
    return await rawBody(context.req, { limit: BODY_LIMIT_BYTES })
  } catch (error) {
    if (error instanceof Error && 'type' in error && error.type === 'entity.too.large')
      throw refuse('BODY_TOO_LARGE', { limitBytes: BODY_LIMIT_BYTES }, { Connection: 'close' })
    throw error
  }
}
