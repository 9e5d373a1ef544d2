import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from 'koa'
import { Refusal, refuse } from '../api/errors/refusal.ts'
import { type Identified, kindOfKey, type RememberedKey } from '../api/http/authenticate.ts'
import type { Inside } from '../api/http/pages.ts'
import { hashOfKey } from '../domain/account/key-text.ts'
import { createCookie } from './cookie.ts'

const TOKEN_BYTES = 32

/** A signed-in caller. */
export interface Session {
  who: Identified
  /** Included in every form of the session. Another site cannot know it. */
  formToken: string
}

export type Sessions = ReturnType<typeof createSessions>

/**
 * Opens, finds and ends sessions of the console. Only the cookie contains the token of a session; the database stores
 * its hash.
 */
export function createSessions({ services, identifyByHash }: Pick<Inside, 'services' | 'identifyByHash'>) {
  const { consoleSessions } = services.db
  const { PUBLIC_URL, SIGNING_SECRET } = services.configuration
  const cookie = createCookie(PUBLIC_URL, 'courtpulse', 'strict')

  function formTokenOf(token: string): string {
    return createHmac('sha256', SIGNING_SECRET).update(`console form ${token}`).digest('base64url')
  }

  return {
    /**
     * Signs a caller in with a key.
     * @throws Refusal for an invalid key, and for an account's key without the permission to administer it
     */
    async open(context: Context, key: string): Promise<Session> {
      const kind = kindOfKey(key)
      if (!kind) throw refuse('UNKNOWN_KEY')
      return this.openWith(context, { kind, hash: hashOfKey(key) })
    },

    /** Does the same with a key that is known by its hash. */
    async openWith(context: Context, remembered: RememberedKey): Promise<Session> {
      const who = await identifyByHash(remembered)
      if (who.kind === 'account' && !who.caller.permissions.includes('account.admin'))
        throw refuse('PERMISSION_MISSING', { permission: 'account.admin' })
      const token = randomBytes(TOKEN_BYTES).toString('base64url')
      await consoleSessions.open(hashOf(token), remembered, Date.now())
      cookie.write(context, token)
      return { who, formToken: formTokenOf(token) }
    },

    /** Returns the session of a request; undefined without one, or when the session or its key has ended. */
    async find(context: Context): Promise<Session | undefined> {
      const token = cookie.read(context)
      if (!token) return undefined
      const key = await consoleSessions.find(hashOf(token), Date.now(), !isPoll(context))
      const who = key && (await identifyByHash(key).catch(unlessEnded))
      return who && { who, formToken: formTokenOf(token) }
    },

    async close(context: Context): Promise<void> {
      const token = cookie.read(context)
      if (token) await consoleSessions.close(hashOf(token))
      cookie.write(context, null)
    },
  }
}

/** Returns whether a form carries the token of its session. */
export function isOfSession({ formToken }: Session, sent: string): boolean {
  const [one, other] = [Buffer.from(formToken), Buffer.from(sent)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Returns whether the page polls by itself, which does not extend the session. */
function isPoll(context: Context): boolean {
  return context.get('Console-Poll') !== ''
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** A session ends with its key. Any other error does not end it. */
function unlessEnded(error: unknown): undefined {
  if (error instanceof Refusal && error.entry.status === 401) return undefined
  throw error
}
