import { Op, QueryTypes, type Sequelize } from 'sequelize'
import type { Account, Plan, Product, User } from '../../domain/account/account.ts'
import { Gone } from '../../domain/gone.ts'
import { USUAL_DIGEST_TIME } from '../../domain/hearings/digest.ts'
import {
  type Columns,
  column,
  type IdRange,
  newId,
  readAll,
  readOne,
  selectList,
  type Tx,
  table,
} from '../base/table.ts'

interface PlanRow extends Omit<Plan, 'products' | 'sources'> {
  products: string
  sources: string
  created: number
}

const PLAN_COLUMNS: Columns<PlanRow> = {
  id: column.id,
  name: column.text(100),
  products: column.long,
  requestsPerMinute: column.whole,
  historicalStartsPerMinute: column.whole,
  historicalBilling: column.text(20),
  historicalAllowance: column.whole,
  resultsPerSearch: column.whole,
  asyncSearches: column.flag,
  courtDataBudgetPaise: column.whole,
  modelBudgetPaise: column.whole,
  sources: column.long,
  created: column.time,
}

const PLANS_OF = `
  SELECT a.id AS accountId, ${selectList(PLAN_COLUMNS)} FROM accounts a JOIN plans t ON t.id = a.plan_id WHERE a.id IN (:accountIds)`

/** The settings of an account that an operator changes. */
export type AccountSettings = Pick<Account, 'name' | 'planId' | 'reviewer'>

/** Accounts with their plans, and the users that keys act for. */
export function accountsRepository(sequelize: Sequelize) {
  const plans = table<PlanRow>(sequelize, 'plans', ['id'], PLAN_COLUMNS)
  const accounts = table<Account>(sequelize, 'accounts', ['id'], {
    id: column.id,
    name: column.text(255),
    planId: column.id,
    reviewer: column.text(20),
    historicalUnits: column.whole,
    hearingDigestAt: column.text(5),
    created: column.time,
  })
  const users = table<User>(sequelize, 'users', ['id'], {
    id: column.id,
    accountId: column.id,
    name: column.text(255),
    created: column.time,
  })

  return {
    async createPlan(plan: Omit<Plan, 'id'>, tx?: Tx): Promise<string> {
      const id = newId()
      await plans.create(
        {
          ...planColumns(plan),
          id,
          created: Date.now(),
        },
        { transaction: tx ?? null },
      )
      return id
    },

    /** Plans, oldest first, after the one of id `after`. */
    async listPlans({ after, most }: IdRange): Promise<Plan[]> {
      const where = after === undefined ? {} : { id: { [Op.gt]: after } }
      return (await readAll(plans, { where, order: ['id'], limit: most })).map(asPlan)
    },

    async findPlan(id: string, tx?: Tx): Promise<Plan | undefined> {
      const row = await readOne(plans, { where: { id }, transaction: tx ?? null })
      return row && asPlan(row)
    },

    /** Changes a plan for all its accounts, from the next request on. Undefined if the plan does not exist. */
    async changePlan(id: string, plan: Omit<Plan, 'id'>, tx?: Tx): Promise<Plan | undefined> {
      await plans.update(planColumns(plan), { where: { id }, transaction: tx ?? null })
      return this.findPlan(id, tx)
    },

    async create(account: AccountSettings, tx?: Tx): Promise<string> {
      const id = newId()
      const row = { ...account, id, historicalUnits: 0, hearingDigestAt: USUAL_DIGEST_TIME, created: Date.now() }
      await accounts.create(row, { transaction: tx ?? null })
      return id
    },

    /** The plan an account is on. */
    async findPlanOf(accountId: string): Promise<Plan | undefined> {
      return (await this.findPlansOf([accountId])).get(accountId)
    },

    /** The plans of accounts, by the account's id. */
    async findPlansOf(accountIds: readonly string[]): Promise<Map<string, Plan>> {
      if (accountIds.length === 0) return new Map()
      const rows = await sequelize.query<PlanRow & { accountId: string }>(PLANS_OF, {
        replacements: { accountIds },
        type: QueryTypes.SELECT,
      })
      return new Map(rows.map(({ accountId, ...plan }) => [accountId, asPlan(plan)]))
    },

    /** Accounts, oldest first, after the one of id `after`. */
    list({ after, most }: IdRange): Promise<Account[]> {
      return readAll(accounts, { where: after ? { id: { [Op.gt]: after } } : {}, order: ['id'], limit: most })
    },

    async find(id: string, tx?: Tx): Promise<Account | undefined> {
      return readOne(accounts, { where: { id }, transaction: tx ?? null })
    },

    /** Returns an account that must exist because one of its keys was used. */
    async get(id: string): Promise<Account> {
      return existing(await this.find(id))
    },

    /** Changes an account, from the next request on. Undefined if the account does not exist. */
    async change(id: string, settings: AccountSettings, tx: Tx): Promise<Account | undefined> {
      await accounts.update(settings, { where: { id }, transaction: tx })
      return this.find(id, tx)
    },

    /**
     * Locks an account until the transaction ends, so that limits and charges are counted one transaction at a time.
     */
    async lock(id: string, tx: Tx): Promise<Account> {
      return existing(await readOne(accounts, { where: { id }, lock: true, transaction: tx }))
    },

    /** Sets the time of the daily digest of coming hearings, `HH:MM` in India. */
    async setHearingDigest(id: string, hearingDigestAt: string, tx: Tx): Promise<void> {
      await accounts.update({ hearingDigestAt }, { where: { id }, transaction: tx })
    },

    /** Counts one more unit of historical search, which was booked in the ledger of the account. */
    async countHistoricalUnit(id: string, tx: Tx): Promise<void> {
      await accounts.increment('historicalUnits', { where: { id }, transaction: tx })
    },

    async createUser(user: { accountId: string; name: string }, tx?: Tx): Promise<string> {
      const id = newId()
      await users.create({ ...user, id, created: Date.now() }, { transaction: tx ?? null })
      return id
    },

    /** The users of an account, oldest first, after the one of id `after`. */
    listUsers(accountId: string, { after, most }: IdRange): Promise<User[]> {
      const where = { accountId, ...(after ? { id: { [Op.gt]: after } } : {}) }
      return readAll(users, { where, order: ['id'], limit: most })
    },

    countUsers(accountId: string, tx: Tx): Promise<number> {
      return users.count({ where: { accountId }, transaction: tx })
    },

    async findUser(accountId: string, id: string, tx?: Tx): Promise<User | undefined> {
      return readOne(users, { where: { id, accountId }, transaction: tx ?? null })
    },

    /** Undefined if the account has no such user. */
    async renameUser(accountId: string, id: string, name: string, tx: Tx): Promise<User | undefined> {
      await users.update({ name }, { where: { id, accountId }, transaction: tx })
      return this.findUser(accountId, id, tx)
    },

    /** Removes a user, whose keys must be gone, from the account and its teams. Returns whether the user existed. */
    async removeUser(accountId: string, id: string, tx: Tx): Promise<boolean> {
      return (await users.destroy({ where: { id, accountId }, transaction: tx })) === 1
    },
  }
}

function existing(account: Account | undefined): Account {
  if (!account) throw new Gone('account')
  return account
}

function planColumns({ products, sources, ...plan }: Omit<Plan, 'id'>) {
  return { ...plan, products: JSON.stringify(products), sources: JSON.stringify(sources) }
}

function asPlan({ products, sources, asyncSearches, created: _, ...row }: PlanRow): Plan {
  return {
    ...row,
    products: JSON.parse(products) as Product[],
    sources: JSON.parse(sources) as string[],
    // The database stores booleans as 0 and 1.
    asyncSearches: Boolean(asyncSearches),
  }
}
