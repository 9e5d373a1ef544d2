import { randomBytes } from 'node:crypto'
import { Op, type Sequelize } from 'sequelize'
import { hashOfKey, KEY_SECRET_BYTES, writeApiKey } from '../../domain/account/key-text.ts'
import { OPERATOR_KEY_MS, OPERATOR_ROLES, type OperatorRole } from '../../domain/operations/operator.ts'
import { USE_NOTED_EVERY_MS } from '../account/api-keys.ts'
import { column, type IdRange, newId, readAll, readOne, type Tx, table } from '../base/table.ts'

interface OperatorKeyRow extends Omit<OperatorKey, 'roles'> {
  hash: Buffer
  /** Separated by commas. */
  roles: string
}

/** A key of a member of staff, as it is shown: everything but its text, which nobody has. */
export interface OperatorKey {
  id: string
  name: string
  lastFour: string
  roles: OperatorRole[]
  /** Null only for keys from before ends were asked for. */
  expiresAt: number | null
  revokedAt: number | null
  lastUsedAt: number | null
  created: number
}

/** What a new key may open, and until when. */
export interface OperatorKeyTerms {
  roles?: readonly OperatorRole[]
  expiresAt?: number | null
}

/** Keys of backoffice staff: they open `/backoffice` and nothing else. Only their SHA-256 is stored. */
export function operatorKeysRepository(sequelize: Sequelize) {
  const keys = table<OperatorKeyRow>(sequelize, 'operator_keys', ['id'], {
    id: column.id,
    name: column.text(100),
    lastFour: column.text(4),
    hash: column.hash,
    roles: column.text(200),
    expiresAt: column.time,
    revokedAt: column.time,
    lastUsedAt: column.time,
    created: column.time,
  })

  return {
    /** Makes a key for a member of staff, by default for every role and a quarter of a year. Its text is returned only here and never stored. */
    async issue(
      name: string,
      { roles = OPERATOR_ROLES, expiresAt = Date.now() + OPERATOR_KEY_MS }: OperatorKeyTerms = {},
      tx?: Tx,
    ): Promise<string> {
      const text = writeApiKey('operator', randomBytes(KEY_SECRET_BYTES))
      const row = { id: newId(), name, lastFour: text.slice(-4), hash: hashOfKey(text), roles: roles.join(',') }
      const times = { expiresAt, revokedAt: null, lastUsedAt: null, created: Date.now() }
      await keys.create({ ...row, ...times }, { transaction: tx ?? null })
      return text
    },

    /** The keys of members of staff, oldest first, after the one of id `after`; also those that have ended. */
    async list({ after, most }: IdRange): Promise<OperatorKey[]> {
      const where = after ? { id: { [Op.gt]: after } } : {}
      return (await readAll(keys, { where, order: ['id'], limit: most })).map(asOperatorKey)
    },

    /** The names of keys, by their ids. */
    async namesOf(ids: string[]): Promise<Map<string, string>> {
      const rows = await readAll(keys, { where: { id: ids }, attributes: ['id', 'name'] })
      return new Map(rows.map(({ id, name }) => [id, name]))
    },

    /** The key of this id, held until the transaction ends, so that what is decided by it holds. */
    async lock(id: string, tx: Tx): Promise<OperatorKey | undefined> {
      const row = await readOne(keys, { where: { id }, lock: true, transaction: tx })
      return row && asOperatorKey(row)
    },

    /** Lets a key end at an instant. */
    async endAt(id: string, expiresAt: number, tx: Tx): Promise<void> {
      await keys.update({ expiresAt }, { where: { id }, transaction: tx })
    },

    /** Notes that a key was used, unless somebody noted that within the minute before. */
    async noteUse(id: string, now: number): Promise<void> {
      const notNoted = { [Op.or]: [null, { [Op.lt]: now - USE_NOTED_EVERY_MS }] }
      await keys.update({ lastUsedAt: now }, { where: { id, lastUsedAt: notNoted } })
    },

    /** Ends a key at once. Returns whether there was one to end. */
    async revoke(id: string, tx?: Tx): Promise<boolean> {
      const where = { id, revokedAt: null }
      const [count] = await keys.update({ revokedAt: Date.now() }, { where, transaction: tx ?? null })
      return count === 1
    },

    /** The key of this hash, when there is one. */
    async find(hash: Buffer, tx?: Tx): Promise<OperatorKey | undefined> {
      const row = await readOne(keys, { where: { hash }, transaction: tx ?? null })
      return row && asOperatorKey(row)
    },
  }
}

function asOperatorKey({ hash: _, roles, ...row }: OperatorKeyRow): OperatorKey {
  return { ...row, roles: roles.split(',') as OperatorRole[] }
}
