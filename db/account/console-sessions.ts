import { Op, type Sequelize } from 'sequelize'
import { HOUR_MS } from '../../domain/dates.ts'
import { column, readAll, readOne, table } from '../base/table.ts'

/** A session ends after this long without use. */
export const IDLE_MS = HOUR_MS / 2
/** A working day; a longer one needs a second sign-in. */
const LONGEST_MS = 12 * HOUR_MS
/** A person has few browsers. One session more ends the oldest. */
const SESSIONS_PER_KEY = 5
/** The precision of the last use. Recording every page view would turn each read into a write. */
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

/** Sessions of users of the console. Only the hash of a session's token is stored. */
export function consoleSessionsRepository(sequelize: Sequelize) {
  const sessions = table<SessionRow>(sequelize, 'console_sessions', ['hash'], {
    hash: column.hash,
    keyKind: column.text(10),
    keyHash: column.hash,
    created: column.time,
    lastUsedAt: column.time,
  })

  return {
    /** Opens a session; deletes expired sessions and the oldest ones of this key beyond its limit. */
    async open(hash: Buffer, { kind, hash: keyHash }: SessionKey, now: number): Promise<void> {
      await sessions.destroy({
        where: { [Op.or]: [{ lastUsedAt: { [Op.lte]: now - IDLE_MS } }, { created: { [Op.lte]: now - LONGEST_MS } }] },
      })
      await sessions.create({ hash, keyKind: kind, keyHash, created: now, lastUsedAt: now })
      const all = await readAll(sessions, { where: { keyHash }, order: [['created', 'DESC']] })
      const tooMany = all.slice(SESSIONS_PER_KEY).map((session) => session.hash)
      if (tooMany.length > 0) await sessions.destroy({ where: { hash: tooMany } })
    },

    /** Finds the key of an active session and records its use, unless the page polled by itself. */
    async find(hash: Buffer, now: number, isUse = true): Promise<SessionKey | undefined> {
      const row = await readOne(sessions, { where: { hash } })
      if (!row || row.lastUsedAt <= now - IDLE_MS || row.created <= now - LONGEST_MS) return undefined
      if (isUse && row.lastUsedAt <= now - USE_NOTED_EVERY_MS)
        await sessions.update({ lastUsedAt: now }, { where: { hash } })
      return { kind: row.keyKind, hash: row.keyHash }
    },

    async close(hash: Buffer): Promise<void> {
      await sessions.destroy({ where: { hash } })
    },
  }
}
