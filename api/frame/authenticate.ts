import type { Database } from '../../db/database.ts'
import type { Caller } from '../../domain/account.ts'
import { hashOfKey, isWellFormedKey } from '../../domain/api-key.ts'
import { refuse } from '../errors/refusal.ts'

/** Finds out who calls by the value of `X-Service-Api-Key`; refuses with 401 60101, 60102 or 60103. */
export type Authenticate = (key: string) => Promise<Caller>

/** Every request asks the database, so that a revoked key or a changed plan counts at once in every process. */
export function createAuthenticate(keys: Database['apiKeys']): Authenticate {
  return async function authenticate(text) {
    if (text === '') throw refuse('NO_KEY')
    const key = isWellFormedKey(text) ? await keys.findByHash(hashOfKey(text)) : undefined
    if (!key || key.revokedAt !== null) throw refuse('UNKNOWN_KEY')
    if (key.expiresAt !== null && key.expiresAt <= Date.now()) throw refuse('EXPIRED_KEY')
    return key.caller
  }
}
