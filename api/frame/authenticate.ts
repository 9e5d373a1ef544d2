import type { KnownKey } from '../../db/api-keys.ts'
import type { Database } from '../../db/database.ts'
import type { Caller } from '../../domain/account.ts'
import { hashOfKey, isWellFormedKey } from '../../domain/api-key.ts'
import { refuse } from '../errors/refusal.ts'

/** Finds out who calls by the value of `X-Service-Api-Key`; refuses with 401 60101, 60102 or 60103. */
export type Authenticate = (key: string) => Promise<Caller>

/**
 * Every request asks the database, so that a revoked key or a changed plan counts at once in every process. Requests of the
 * same turn of the event loop share one statement, which makes that cheap under load.
 */
export function createAuthenticate(keys: Database['apiKeys']): Authenticate {
  const find = inBatches((hashes) => keys.findByHashes(hashes))
  return async function authenticate(text) {
    if (text === '') throw refuse('NO_KEY')
    const key = isWellFormedKey(text) ? await find(hashOfKey(text)) : undefined
    if (!key || key.revokedAt !== null) throw refuse('UNKNOWN_KEY')
    if (key.expiresAt !== null && key.expiresAt <= Date.now()) throw refuse('EXPIRED_KEY')
    return key.caller
  }
}

function inBatches(
  findAll: (hashes: Buffer[]) => Promise<KnownKey[]>,
): (hash: Buffer) => Promise<KnownKey | undefined> {
  let batch: { hashes: Map<string, Buffer>; found: Promise<Map<string, KnownKey>> } | undefined

  function openBatch() {
    const hashes = new Map<string, Buffer>()
    const found = new Promise<void>((resolve) => setImmediate(resolve)).then(async () => {
      batch = undefined
      const keys = await findAll([...hashes.values()])
      return new Map(keys.map((key) => [key.hash.toString('hex'), key]))
    })
    return { hashes, found }
  }

  return async (hash) => {
    batch ??= openBatch()
    const name = hash.toString('hex')
    batch.hashes.set(name, hash)
    return (await batch.found).get(name)
  }
}
