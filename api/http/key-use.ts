import { USE_NOTED_EVERY_MS } from '../../db/account/api-keys.ts'
import type { Database } from '../../db/database.ts'
import type { Log } from '../../platform/log.ts'

/** Records that a key was used. The request does not wait for it. */
export type NoteKeyUse = (keyId: string) => void

/** Records each key's use in the database, at most once a minute per process. Failures are only logged. */
export function createKeyUseNotes(keys: Pick<Database['apiKeys'], 'noteUse'>, log: Log): NoteKeyUse {
  const notedAt = new Map<string, number>()
  return function noteKeyUse(keyId) {
    const now = Date.now()
    if (now - (notedAt.get(keyId) ?? 0) < USE_NOTED_EVERY_MS) return
    notedAt.set(keyId, now)
    keys
      .noteUse(keyId, now)
      .catch((error: unknown) => log.warn({ err: error, keyId }, 'could not record the last use of an API key'))
  }
}
