import type { Context } from 'koa'
import { refuse } from '../api/errors/refusal.ts'
import type { Identified } from '../api/http/authenticate.ts'
import { countOperator } from '../api/http/count-requests.ts'
import { malformed } from '../api/http/malformed.ts'
import { requireRole } from '../api/http/operator-roles.ts'
import type { Inside } from '../api/http/pages.ts'
import { decoderOf } from '../api/operations/decode-payloads.ts'
import { readText } from './protect.ts'
import type { Sessions } from './session.ts'

/** The address at which the Temporal Web UI and CLI have payloads decrypted. */
export const CODEC_PATH = '/console/codec/decode'

/** The bytes of one page of a long history. */
const MAX_BYTES = 8 * 1024 * 1024
/** A day: how long browsers may cache the answer to OPTIONS. */
const REMEMBERED_SECONDS = 86_400

/**
 * Decrypts payloads for operators who are signed in to the console in the same browser, or send their key as
 * `Authorization: Bearer`. From another origin, only pages of the Temporal Web UI may ask.
 */
export function createDecoding({ gate, services }: Inside, sessions: Sessions) {
  const origin = new URL(services.configuration.TEMPORAL_UI_URL).origin
  const decode = decoderOf(services.configuration)

  async function whoAsks(context: Context): Promise<Identified> {
    const bearer = /^Bearer (\S+)$/.exec(context.get('Authorization'))?.[1]
    if (bearer) return gate.authenticate(bearer)
    const session = await sessions.find(context)
    if (!session) throw refuse('NO_KEY')
    return session.who
  }

  return async function serveDecoding(context: Context): Promise<void> {
    setCorsHeaders(context, origin)
    if (context.method === 'OPTIONS') {
      context.status = 204
      return
    }
    if (context.method !== 'POST') throw refuse('METHOD_NOT_ALLOWED', {}, { Allow: 'POST, OPTIONS' })
    if (!decode) throw refuse('NO_SUCH_ROUTE')
    const who = await whoAsks(context)
    if (who.kind !== 'operator') throw refuse('PERMISSION_MISSING', { permission: 'backoffice' })
    await countOperator(context, who.operator, gate.consume)
    requireRole(who.operator, 'sources')
    context.body = await decode(parsed(await readText(context, MAX_BYTES)))
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw malformed('The body is not valid JSON in UTF-8.')
  }
}

/** Pages of the Web UI ask from their own origin, with the cookie of the console if both are on one site. */
function setCorsHeaders(context: Context, origin: string): void {
  context.set({
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Allow-Methods': 'POST, OPTIONS',
    'Access-Control-Allow-Headers': 'content-type, x-namespace, authorization',
    'Access-Control-Max-Age': String(REMEMBERED_SECONDS),
    'Cache-Control': 'no-store',
    Vary: 'Origin',
  })
}
