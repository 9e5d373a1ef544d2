import type { Sequelize } from 'sequelize'
import type { Product } from '../domain/account.ts'
import { column, isDuplicate, newId, type Tx, table } from './rows.ts'

interface UsageRow {
  id: string
  accountId: string
  product: Product
  billingKey: string
  units: number
  apiKeyId: string | null
  created: number
}

export interface Usage {
  accountId: string
  product: Product
  /** Names the fact that is billed, e.g. `page:<search>:<n>`; a fact is billed once, however often it is booked. */
  billingKey: string
  units: number
  apiKeyId: string | null
}

/** What was billed; a row is never changed. */
export function usageLedgerTable(sequelize: Sequelize) {
  const ledger = table<UsageRow>(sequelize, 'usage_ledger', ['id'], {
    id: column.id,
    accountId: column.id,
    product: column.text(30),
    billingKey: column.key,
    units: column.whole,
    apiKeyId: column.id,
    created: column.time,
  })

  return {
    /** Books a billable fact. Returns whether it was new: booking it again changes nothing. */
    async book(usage: Usage, tx?: Tx): Promise<boolean> {
      try {
        await ledger.create({ ...usage, id: newId(), created: Date.now() }, { transaction: tx ?? null })
        return true
      } catch (error) {
        if (isDuplicate(error)) return false
        throw error
      }
    },

    /** Units an account was billed for a product. */
    async unitsOf(accountId: string, product: Product, tx?: Tx): Promise<number> {
      return (await ledger.sum('units', { where: { accountId, product }, transaction: tx ?? null })) ?? 0
    },
  }
}
