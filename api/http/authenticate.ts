import type { Database } from '../../db/database.ts'
import type { Caller } from '../../domain/account/account.ts'
import { hashOfKey, isWellFormedKey, KEY_PREFIXES } from '../../domain/account/key-text.ts'
import type { OperatorRole } from '../../domain/operations/operator.ts'
import { refuse } from '../errors/refusal.ts'
import type { NoteKeyUse } from './key-use.ts'

/** An operator, as their key identifies them. */
export interface Operator {
  keyId: string
  name: string
  roles: OperatorRole[]
}

/** The owner of a valid key. */
export type Identified = { kind: 'account'; caller: Caller } | { kind: 'operator'; operator: Operator }

/** Identifies the caller by the value of `X-Service-Api-Key`. Refuses with 401 60101, 60102 or 60103. */
export type Authenticate = (key: string) => Promise<Identified>

/** A key as a session of the console stores it. */
export interface RememberedKey {
  kind: Identified['kind']
  /** The key's SHA-256. */
  hash: Buffer
}

/** Identifies the owner of a key by its hash. Refuses with 401 60102 or 60103 when the key has ended. */
export type IdentifyByHash = (key: RememberedKey) => Promise<Identified>

/** Returns the kind of key by its prefix, without a database query; undefined if the text cannot be a key. */
export function kindOfKey(text: string): Identified['kind'] | undefined {
  if (!isWellFormedKey(text)) return undefined
  return text.startsWith(KEY_PREFIXES.operator) ? 'operator' : 'account'
}

/**
 * Queries the database on every request, so that a revoked key or a changed plan takes effect at once in every process.
 */
export function createIdentifyByHash(
  { apiKeys, operatorKeys }: Pick<Database, 'apiKeys' | 'operatorKeys'>,
  noteUse: { account: NoteKeyUse; operator: NoteKeyUse },
): IdentifyByHash {
  return async function identifyByHash({ kind, hash }) {
    if (kind === 'operator') {
      const { id, name, roles } = requireLive(await operatorKeys.find(hash))
      noteUse.operator(id)
      return { kind, operator: { keyId: id, name, roles } }
    }
    const { caller } = requireLive(await apiKeys.findByHash(hash))
    noteUse.account(caller.keyId)
    return { kind, caller }
  }
}

/** Identifies the owner of a key as a request sends it. */
export function createAuthenticate(identifyByHash: IdentifyByHash): Authenticate {
  return async function authenticate(text) {
    if (text === '') throw refuse('NO_KEY')
    const kind = kindOfKey(text)
    if (!kind) throw refuse('UNKNOWN_KEY')
    return identifyByHash({ kind, hash: hashOfKey(text) })
  }
}

function requireLive<Key extends { revokedAt: number | null; expiresAt: number | null }>(key: Key | undefined): Key {
  if (!key || key.revokedAt !== null) throw refuse('UNKNOWN_KEY')
  if (key.expiresAt !== null && key.expiresAt <= Date.now()) throw refuse('EXPIRED_KEY')
  return key
}
