import { randomBytes } from 'node:crypto'
import { Op, QueryTypes, type Sequelize } from 'sequelize'
import type { Caller, Plan, Product, Reviewer } from '../../domain/account/account.ts'
import { hashOfKey, KEY_PREFIXES, KEY_SECRET_BYTES, writeApiKey } from '../../domain/account/key-text.ts'
import type { Permission } from '../../domain/account/permission.ts'
import { batchLoader } from '../base/batch-loader.ts'
import { column, type IdRange, newId, readAll, readOne, type Tx, table } from '../base/table.ts'

interface ApiKeyRow extends Omit<ApiKey, 'permissions'> {
  hash: Buffer
  permissions: string
}

/** A key as its account sees it: everything except its text, which is not stored. */
export interface ApiKey {
  id: string
  accountId: string
  userId: string
  name: string
  prefix: string
  lastFour: string
  permissions: Permission[]
  expiresAt: number | null
  revokedAt: number | null
  lastUsedAt: number | null
  created: number
}

/** A stored key, with everything a request needs to know about its account. */
export interface StoredKey {
  expiresAt: number | null
  revokedAt: number | null
  caller: Caller
}

export interface NewApiKey {
  accountId: string
  userId: string
  name: string
  kind: 'live' | 'test'
  permissions: Permission[]
  expiresAt: number | null
}

/** API keys; only their SHA-256 is stored. */
export function apiKeysRepository(sequelize: Sequelize) {
  const keys = table<ApiKeyRow>(sequelize, 'api_keys', ['id'], {
    id: column.id,
    accountId: column.id,
    userId: column.id,
    name: column.text(100),
    prefix: column.text(20),
    lastFour: column.text(4),
    hash: column.hash,
    permissions: column.long,
    expiresAt: column.time,
    revokedAt: column.time,
    lastUsedAt: column.time,
    created: column.time,
  })

  const findByHash = batchLoader(async (hashes) => {
    const replacements = { hashes: hashes.map((hash) => Buffer.from(hash, 'hex')) }
    const rows = await sequelize.query<CallerRow>(CALLERS, { replacements, type: QueryTypes.SELECT })
    const teams = await teamsOf(rows.filter(({ hasTeams }) => hasTeams === 1).map(({ userId }) => userId))
    return new Map(rows.map((row) => [row.hash.toString('hex'), knownKey(row, teams.get(row.userId) ?? [])]))
  })

  /** Reads the teams of users row by row: GROUP_CONCAT would cut long values. */
  async function teamsOf(userIds: string[]): Promise<Map<string, string[]>> {
    if (userIds.length === 0) return new Map()
    const members = await sequelize.query<{ userId: string; teamId: string }>(TEAMS, {
      replacements: { userIds },
      type: QueryTypes.SELECT,
    })
    const byUser = Map.groupBy(members, ({ userId }) => userId)
    return new Map([...byUser].map(([userId, teams]) => [userId, teams.map(({ teamId }) => teamId)]))
  }

  return {
    /** Creates a key. Its text is returned only here and never stored. */
    async issue({ kind, permissions, ...key }: NewApiKey, tx?: Tx): Promise<{ id: string; text: string }> {
      const id = newId()
      const text = writeApiKey(kind, randomBytes(KEY_SECRET_BYTES))
      await keys.create(
        {
          ...key,
          id,
          prefix: KEY_PREFIXES[kind],
          lastFour: text.slice(-4),
          hash: hashOfKey(text),
          permissions: JSON.stringify(permissions),
          revokedAt: null,
          lastUsedAt: null,
          created: Date.now(),
        },
        { transaction: tx ?? null },
      )
      return { id, text }
    },

    /** Finds the key with this hash, its account, plan and teams. Runs on every request. */
    findByHash(hash: Buffer): Promise<StoredKey | undefined> {
      return findByHash(hash.toString('hex'))
    },

    /** Lists the keys of an account, ended ones included, oldest first, after the one of id `after`. */
    async list(accountId: string, { after, most }: IdRange): Promise<ApiKey[]> {
      const where = { accountId, ...(after ? { id: { [Op.gt]: after } } : {}) }
      return (await readAll(keys, { where, order: ['id'], limit: most })).map(asApiKey)
    },

    /** Counts the keys of an account that have not ended. */
    countLive(accountId: string, tx: Tx): Promise<number> {
      const expiresAt = { [Op.or]: [null, { [Op.gt]: Date.now() }] }
      return keys.count({ where: { accountId, revokedAt: null, expiresAt }, transaction: tx })
    },

    async find(accountId: string, id: string, tx?: Tx): Promise<ApiKey | undefined> {
      const row = await readOne(keys, { where: { id, accountId }, transaction: tx ?? null })
      return row && asApiKey(row)
    },

    /** Renames a key and sets when it expires, null for never. */
    async change(
      accountId: string,
      id: string,
      changes: { name: string; expiresAt: number | null },
      tx: Tx,
    ): Promise<void> {
      await keys.update(changes, { where: { id, accountId }, transaction: tx })
    },

    /** Whether a live key of the account may administer it. */
    async hasAdministrator(accountId: string, tx: Tx): Promise<boolean> {
      const isLive = { revokedAt: null, expiresAt: { [Op.or]: [null, { [Op.gt]: Date.now() }] } }
      const live = await readAll(keys, { where: { accountId, ...isLive }, transaction: tx })
      return live.some((key) => asApiKey(key).permissions.includes('account.admin'))
    },

    /** Records the use of a key, at most once a minute. */
    async noteUse(id: string, now: number): Promise<void> {
      const notNoted = { [Op.or]: [null, { [Op.lt]: now - USE_NOTED_EVERY_MS }] }
      await keys.update({ lastUsedAt: now }, { where: { id, lastUsedAt: notNoted } })
    },

    /** Deletes the keys of a user; requests with one of them are unauthenticated from now on. */
    async forgetAllOf(accountId: string, userId: string, tx: Tx): Promise<void> {
      await keys.destroy({ where: { accountId, userId }, transaction: tx })
    },

    /** Revokes a key at once. Returns whether there was one to revoke. */
    async revoke(accountId: string, id: string, tx?: Tx): Promise<boolean> {
      const where = { id, accountId, revokedAt: null }
      const [count] = await keys.update({ revokedAt: Date.now() }, { where, transaction: tx ?? null })
      return count === 1
    },
  }
}

/** The last use shows whether a key is still needed: a minute is exact enough. */
export const USE_NOTED_EVERY_MS = 60_000

function asApiKey({ hash: _, permissions, ...row }: ApiKeyRow): ApiKey {
  return { ...row, permissions: JSON.parse(permissions) as Permission[] }
}

/** Most users have no team, so one statement is enough for them. */
const CALLERS = `
  SELECT k.id AS keyId, k.hash, k.account_id AS accountId, k.user_id AS userId, k.permissions, k.expires_at AS expiresAt,
    k.revoked_at AS revokedAt, a.reviewer, p.id AS planId, p.name AS planName, p.products,
    p.requests_per_minute AS requestsPerMinute, p.historical_starts_per_minute AS historicalStartsPerMinute,
    p.historical_billing AS historicalBilling, p.historical_allowance AS historicalAllowance,
    p.results_per_search AS resultsPerSearch, p.async_searches AS asyncSearches, p.sources,
    p.court_data_budget_paise AS courtDataBudgetPaise, p.model_budget_paise AS modelBudgetPaise,
    EXISTS (SELECT 1 FROM team_members m WHERE m.user_id = k.user_id) AS hasTeams
  FROM api_keys k JOIN accounts a ON a.id = k.account_id JOIN plans p ON p.id = a.plan_id
  WHERE k.hash IN (:hashes)`

const TEAMS =
  'SELECT user_id AS userId, team_id AS teamId FROM team_members WHERE user_id IN (:userIds) ORDER BY team_id'

interface CallerRow extends Omit<Plan, 'id' | 'name' | 'products' | 'sources' | 'asyncSearches'> {
  keyId: string
  hash: Buffer
  accountId: string
  userId: string
  permissions: string
  expiresAt: number | null
  revokedAt: number | null
  reviewer: Reviewer
  planId: string
  planName: string
  products: string
  sources: string
  asyncSearches: number
  hasTeams: number
}

function knownKey(row: CallerRow, teamIds: string[]): StoredKey {
  return {
    expiresAt: row.expiresAt,
    revokedAt: row.revokedAt,
    caller: {
      keyId: row.keyId,
      accountId: row.accountId,
      userId: row.userId,
      teamIds,
      permissions: JSON.parse(row.permissions) as Permission[],
      reviewer: row.reviewer,
      plan: {
        id: row.planId,
        name: row.planName,
        products: JSON.parse(row.products) as Product[],
        requestsPerMinute: row.requestsPerMinute,
        historicalStartsPerMinute: row.historicalStartsPerMinute,
        historicalBilling: row.historicalBilling,
        historicalAllowance: row.historicalAllowance,
        resultsPerSearch: row.resultsPerSearch,
        asyncSearches: row.asyncSearches === 1,
        courtDataBudgetPaise: row.courtDataBudgetPaise,
        modelBudgetPaise: row.modelBudgetPaise,
        sources: JSON.parse(row.sources) as string[],
      },
    },
  }
}
