import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from 'koa'
import { Refusal, refuse } from '../api/errors/refusal.ts'
import { type Identified, kindOfKey } from '../api/http/authenticate.ts'
import type { Inside } from '../api/http/pages.ts'
import { hashOfKey } from '../domain/account/key-text.ts'

const TOKEN_BYTES = 32

/** Somebody who is signed in. */
export interface Session {
  who: Identified
  /** Stands in every form of the session. Another site cannot know it. */
  formToken: string
}

export type Sessions = ReturnType<typeof createSessions>

/** Opens, finds and ends sessions of the console. The token of a session is only in its cookie; the database holds its hash. */
export function createSessions({ services, identifyByHash }: Pick<Inside, 'services' | 'identifyByHash'>) {
  const { consoleSessions } = services.db
  const { PUBLIC_URL, SIGNING_SECRET } = services.configuration
  const isSecure = PUBLIC_URL.startsWith('https:')
  // The prefix makes browsers refuse the cookie from other hosts and without TLS.
  const cookie = isSecure ? '__Host-courtpulse' : 'courtpulse'
  const options = { httpOnly: true, sameSite: 'strict', secure: isSecure, path: '/', overwrite: true } as const

  function formTokenOf(token: string): string {
    return createHmac('sha256', SIGNING_SECRET).update(`console form ${token}`).digest('base64url')
  }

  return {
    /**
     * Signs somebody in with a key.
     * @throws Refusal for a key that is not valid, and for a key of an account that may not administer it
     */
    async open(context: Context, key: string): Promise<Session> {
      const kind = kindOfKey(key)
      if (!kind) throw refuse('UNKNOWN_KEY')
      const remembered = { kind, hash: hashOfKey(key) }
      const who = await identifyByHash(remembered)
      if (who.kind === 'account' && !who.caller.permissions.includes('account.admin'))
        throw refuse('PERMISSION_MISSING', { permission: 'account.admin' })
      const token = randomBytes(TOKEN_BYTES).toString('base64url')
      await consoleSessions.open(hashOf(token), remembered, Date.now())
      setCookie(context, token)
      return { who, formToken: formTokenOf(token) }
    },

    /** Who sends a request; undefined for somebody who is not signed in, or whose session or key has ended. */
    async find(context: Context): Promise<Session | undefined> {
      const token = context.cookies.get(cookie)
      if (!token) return undefined
      const key = await consoleSessions.find(hashOf(token), Date.now(), !isPoll(context))
      const who = key && (await identifyByHash(key).catch(unlessEnded))
      return who && { who, formToken: formTokenOf(token) }
    },

    async close(context: Context): Promise<void> {
      const token = context.cookies.get(cookie)
      if (token) await consoleSessions.close(hashOf(token))
      setCookie(context, null)
    },
  }

  function setCookie(context: Context, token: string | null): void {
    // TLS ends at the balancer: the library would refuse a secure cookie on what it takes for plain http.
    context.cookies.secure = isSecure
    context.cookies.set(cookie, token, options)
  }
}

/** Whether a form carries the token of its session. */
export function isOfSession({ formToken }: Session, sent: string): boolean {
  const [one, other] = [Buffer.from(formToken), Buffer.from(sent)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** A page that asks by itself keeps no session alive. */
function isPoll(context: Context): boolean {
  return context.get('Console-Poll') !== ''
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** A session ends with its key. Any other trouble is not the end of a session. */
function unlessEnded(error: unknown): undefined {
  if (error instanceof Refusal && error.entry.status === 401) return undefined
  throw error
}
