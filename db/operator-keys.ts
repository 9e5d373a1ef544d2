import { randomBytes } from 'node:crypto'
import type { Sequelize } from 'sequelize'
import { hashOfKey, KEY_SECRET_BYTES, writeApiKey } from '../domain/api-key.ts'
import { column, newId, readAll, readOne, table } from './rows.ts'

interface OperatorKeyRow {
  id: string
  name: string
  lastFour: string
  hash: Buffer
  expiresAt: number | null
  revokedAt: number | null
  created: number
}

/** Keys of backoffice staff: they open `/backoffice` and nothing else. Only their SHA-256 is stored. */
export function operatorKeysTable(sequelize: Sequelize) {
  const keys = table<OperatorKeyRow>(sequelize, 'operator_keys', ['id'], {
    id: column.id,
    name: column.text(100),
    lastFour: column.text(4),
    hash: column.hash,
    expiresAt: column.time,
    revokedAt: column.time,
    created: column.time,
  })

  return {
    /** Makes a key for a member of staff. Its text is returned this once and kept nowhere. */
    async issue(name: string): Promise<string> {
      const text = writeApiKey('operator', randomBytes(KEY_SECRET_BYTES))
      const row = { id: newId(), name, lastFour: text.slice(-4), hash: hashOfKey(text) }
      await keys.create({ ...row, expiresAt: null, revokedAt: null, created: Date.now() })
      return text
    },

    /** The keys of all members of staff, oldest first; also those that have ended. */
    async list(): Promise<Omit<OperatorKeyRow, 'hash'>[]> {
      return (await readAll(keys, { order: ['id'] })).map(({ hash: _, ...key }) => key)
    },

    /** Ends a key at once. Returns whether there was one to end. */
    async revoke(id: string): Promise<boolean> {
      const [count] = await keys.update({ revokedAt: Date.now() }, { where: { id, revokedAt: null } })
      return count === 1
    },

    /** The key of this hash, when there is one. */
    find(hash: Buffer): Promise<OperatorKeyRow | undefined> {
      return readOne(keys, { where: { hash } })
    },
  }
}
