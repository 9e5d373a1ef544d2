import type { Database } from '../../db/database.ts'
import { type NotedAccess, noteOf } from '../../db/operations/access-log.ts'
import type { Access } from '../../domain/operations/access-log.ts'
import type { Log } from '../../platform/log.ts'

/** How long an access may exist only in memory: a process that is killed loses these entries. */
const WRITE_EVERY_MS = 1_000
/** The maximum number of rows in one statement. */
const MAX_AT_ONCE = 1_000
/** Some ten megabytes, several seconds of a busy process. Further entries go to the process log instead. */
const MAX_WAITING = 20_000

/** Records that data was read. The request does not wait for it. */
export type NoteAccess = (access: Access) => void

export interface AccessLog {
  note: NoteAccess
  /** Writes the remaining entries. */
  close(): Promise<void>
}

/**
 * Writes accesses in batches, outside of the requests. A failed batch is retried; entries that exceed the buffer go to
 * the process log, as ids, so that none disappears unnoticed.
 */
export function createAccessLog({ write }: Pick<Database['accessLog'], 'write'>, log: Log): AccessLog {
  const waiting: NotedAccess[] = []
  let lost = 0
  let writing: Promise<void> | undefined

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MAX_AT_ONCE)
      await write(batch)
      waiting.splice(0, batch.length)
    }
  }

  function writeBeside(): void {
    writing ??= writeAll()
      .catch((error: unknown) => {
        log.error({ err: error, waiting: waiting.length }, 'writing to the access log failed, will retry')
      })
      .finally(() => {
        writing = undefined
      })
  }

  function lose(access: NotedAccess): void {
    lost += 1
    log.error({ access, lost }, 'this access could not be stored and is recorded only in this log line')
  }

  const timer = setInterval(writeBeside, WRITE_EVERY_MS).unref()
  return {
    note(access) {
      const noted = noteOf(access)
      if (waiting.length < MAX_WAITING) waiting.push(noted)
      else lose(noted)
    },
    async close() {
      clearInterval(timer)
      await writing
      try {
        await writeAll()
      } catch (error) {
        log.error({ err: error, waiting: waiting.length }, 'writing to the access log failed at shutdown')
        for (const access of waiting) lose(access)
      }
    },
  }
}
