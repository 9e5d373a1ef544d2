import type { Sequelize } from 'sequelize'
import type { Plan, Reviewer } from '../domain/account.ts'
import { column, newId, type Tx, table } from './rows.ts'

interface PlanRow extends Omit<Plan, 'products' | 'sources'> {
  products: string
  sources: string
  created: number
}

interface AccountRow {
  id: string
  name: string
  planId: string
  reviewer: Reviewer
  created: number
}

interface UserRow {
  id: string
  accountId: string
  name: string
  created: number
}

/** Accounts with the plan each is on, and the users keys act for. */
export function accountsTable(sequelize: Sequelize) {
  const plans = table<PlanRow>(sequelize, 'plans', ['id'], {
    id: column.id,
    name: column.text(100),
    products: column.long,
    requestsPerMinute: column.whole,
    historicalStartsPerMinute: column.whole,
    historicalBilling: column.text(20),
    historicalAllowance: column.whole,
    resultsPerSearch: column.whole,
    asyncSearches: column.flag,
    sources: column.long,
    created: column.time,
  })
  const accounts = table<AccountRow>(sequelize, 'accounts', ['id'], {
    id: column.id,
    name: column.text(255),
    planId: column.id,
    reviewer: column.text(20),
    created: column.time,
  })
  const users = table<UserRow>(sequelize, 'users', ['id'], {
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
          ...plan,
          id,
          products: JSON.stringify(plan.products),
          sources: JSON.stringify(plan.sources),
          created: Date.now(),
        },
        { transaction: tx ?? null },
      )
      return id
    },

    async create(account: { name: string; planId: string; reviewer: Reviewer }, tx?: Tx): Promise<string> {
      const id = newId()
      await accounts.create({ ...account, id, created: Date.now() }, { transaction: tx ?? null })
      return id
    },

    async createUser(user: { accountId: string; name: string }, tx?: Tx): Promise<string> {
      const id = newId()
      await users.create({ ...user, id, created: Date.now() }, { transaction: tx ?? null })
      return id
    },
  }
}
