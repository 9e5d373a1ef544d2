import { Op, type Sequelize } from 'sequelize'
import { HOUR_MS } from '../../domain/dates.ts'
import { column, readAll, readOne, table } from '../base/table.ts'

/** A session ends when nobody has used it for so long. */
export const IDLE_MS = HOUR_MS / 2
/** A working day: nobody works longer than this without signing in again. */
const LONGEST_MS = 12 * HOUR_MS
/** A person has few browsers. The oldest session ends when there is one more. */
const SESSIONS_PER_KEY = 5
/** How exactly the last use is known. Writing it for each page would make every page a write. */
const USE_NOTED_EVERY_MS = HOUR_MS / 60

interface SessionRow {
  /** SHA-256 of the token in the cookie. */
  hash: Buffer
  keyKind: 'account' | 'operator'
  /** SHA-256 of the key that signed in. Each request reads the key, so the session ends with it. */
  keyHash: Buffer
  created: number
  lastUsedAt: number
}

/** The key that a session was opened with. */
export interface SessionKey {
  kind: SessionRow['keyKind']
  hash: Buffer
}

/** Sessions of people in the console. Only the hash of a session's token is stored. */
export function consoleSessionsRepository(sequelize: Sequelize) {
  const sessions = table<SessionRow>(sequelize, 'console_sessions', ['hash'], {
    hash: column.hash,
    keyKind: column.text(10),
    keyHash: column.hash,
    created: column.time,
    lastUsedAt: column.time,
  })

  return {
    /** Opens a session, and ends the oldest ones of the same key that are too many, and all that have ended by themselves. */
    async open(hash: Buffer, { kind, hash: keyHash }: SessionKey, now: number): Promise<void> {
      await sessions.destroy({
        where: { [Op.or]: [{ lastUsedAt: { [Op.lte]: now - IDLE_MS } }, { created: { [Op.lte]: now - LONGEST_MS } }] },
      })
      await sessions.create({ hash, keyKind: kind, keyHash, created: now, lastUsedAt: now })
      const all = await readAll(sessions, { where: { keyHash }, order: [['created', 'DESC']] })
      const tooMany = all.slice(SESSIONS_PER_KEY).map((session) => session.hash)
      if (tooMany.length > 0) await sessions.destroy({ where: { hash: tooMany } })
    },

    /** The key of a session that has not ended; notes its use, unless a page has asked by itself. */
    async find(hash: Buffer, now: number, isUse = true): Promise<SessionKey | undefined> {
      const row = await readOne(sessions, { where: { hash } })
      if (!row || row.lastUsedAt <= now - IDLE_MS || row.created <= now - LONGEST_MS) return undefined
      if (isUse && row.lastUsedAt <= now - USE_NOTED_EVERY_MS)
        await sessions.update({ lastUsedAt: now }, { where: { hash } })
      return { kind: row.keyKind, hash: row.keyHash }
    },

    /** Ends a session. */
    async close(hash: Buffer): Promise<void> {
      await sessions.destroy({ where: { hash } })
    },
  }
}
