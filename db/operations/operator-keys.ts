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

/** An operator's key as it is shown: everything except its text, which is not stored. */
export interface OperatorKey {
  id: string
  name: string
  lastFour: string
  roles: OperatorRole[]
  /** The person who signs in with this key by the identity provider: an e-mail address in lower case, or a subject. */
  signInAs: string | null
  /** Null only for keys issued before keys had an expiry. */
  expiresAt: number | null
  revokedAt: number | null
  lastUsedAt: number | null
  created: number
}

/** The roles of a new key and its expiry. */
export interface OperatorKeyTerms {
  roles?: readonly OperatorRole[]
  signInAs?: string | null | undefined
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
    signInAs: column.text(320),
    expiresAt: column.time,
    revokedAt: column.time,
    lastUsedAt: column.time,
    created: column.time,
  })

  return {
    /**
     * Creates an operator's key, by default for every role and a quarter of a year. Its text is returned only here and
     * never stored.
     */
    async issue(
      name: string,
      { roles = OPERATOR_ROLES, signInAs = null, expiresAt = Date.now() + OPERATOR_KEY_MS }: OperatorKeyTerms = {},
      tx?: Tx,
    ): Promise<string> {
      const text = writeApiKey('operator', randomBytes(KEY_SECRET_BYTES))
      const row = {
        id: newId(),
        name,
        lastFour: text.slice(-4),
        hash: hashOfKey(text),
        roles: roles.join(','),
        signInAs,
      }
      const times = { expiresAt, revokedAt: null, lastUsedAt: null, created: Date.now() }
      await keys.create({ ...row, ...times }, { transaction: tx ?? null })
      return text
    },

    /** Lists operators' keys, ended ones included, oldest first, after the one of id `after`. */
    async list({ after, most }: IdRange): Promise<OperatorKey[]> {
      const where = after ? { id: { [Op.gt]: after } } : {}
      return (await readAll(keys, { where, order: ['id'], limit: most })).map(asOperatorKey)
    },

    /** Returns the names of keys by id. */
    async namesOf(ids: string[]): Promise<Map<string, string>> {
      const rows = await readAll(keys, { where: { id: ids }, attributes: ['id', 'name'] })
      return new Map(rows.map(({ id, name }) => [id, name]))
    },

    /** Locks the key of this id until the transaction ends, so that decisions based on it stay valid. */
    async lock(id: string, tx: Tx): Promise<OperatorKey | undefined> {
      const row = await readOne(keys, { where: { id }, lock: true, transaction: tx })
      return row && asOperatorKey(row)
    },

    /** Sets when a key expires. */
    async endAt(id: string, expiresAt: number, tx: Tx): Promise<void> {
      await keys.update({ expiresAt }, { where: { id }, transaction: tx })
    },

    /** Records the use of a key, at most once a minute. */
    async noteUse(id: string, now: number): Promise<void> {
      const notNoted = { [Op.or]: [null, { [Op.lt]: now - USE_NOTED_EVERY_MS }] }
      await keys.update({ lastUsedAt: now }, { where: { id, lastUsedAt: notNoted } })
    },

    /** Revokes a key at once. Returns whether there was one to revoke. */
    async revoke(id: string, tx?: Tx): Promise<boolean> {
      const where = { id, revokedAt: null }
      const [count] = await keys.update({ revokedAt: Date.now() }, { where, transaction: tx ?? null })
      return count === 1
    },

    /** Returns the hash of the newest valid key that is meant for a person of the identity provider. */
    async hashForPerson(
      { subject, verifiedEmail }: { subject: string; verifiedEmail?: string },
      now: number,
    ): Promise<Buffer | undefined> {
      const signInAs = verifiedEmail ? [subject, verifiedEmail] : [subject]
      const expiresAt = { [Op.or]: [null, { [Op.gt]: now }] }
      const where = { signInAs, revokedAt: null, expiresAt }
      const row = await readOne(keys, { where, order: [['created', 'DESC']] })
      // The database takes texts that differ by blanks at the end as equal.
      return row?.signInAs && signInAs.includes(row.signInAs) ? row.hash : undefined
    },

    /** Finds the key with this hash. */
    async find(hash: Buffer, tx?: Tx): Promise<OperatorKey | undefined> {
      const row = await readOne(keys, { where: { hash }, transaction: tx ?? null })
      return row && asOperatorKey(row)
    },
  }
}

function asOperatorKey({ hash: _, roles, ...row }: OperatorKeyRow): OperatorKey {
  return { ...row, roles: roles.split(',') as OperatorRole[] }
}
