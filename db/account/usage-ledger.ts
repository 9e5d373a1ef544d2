import { IndexHints, Op, type Sequelize } from 'sequelize'
import type { Product } from '../../domain/account/account.ts'
import { isWholePrice, mustHold } from '../../domain/invariant.ts'
import type { ModelUsage } from '../../domain/model-answer.ts'
import { column, isDuplicate, newId, readAll, readOne, type Tx, table } from '../base/table.ts'
import type { Span } from './usage-days.ts'

/** One entry of the ledger. */
export interface UsageRow {
  id: string
  accountId: string
  product: Product
  billingKey: string
  units: number
  apiKeyId: string | null
  created: number
}

interface CostRow extends ModelUsage {
  billingKey: string
}

export interface Usage {
  accountId: string
  product: Product
  /** Names the billed fact, e.g. `page:<search>:<n>`; a fact is billed once, even if it is booked again. */
  billingKey: string
  units: number
  apiKeyId: string | null
  /** What the work of a model cost the service. */
  cost?: ModelUsage
}

/** Billed facts; a row is never changed. */
export function usageLedgerRepository(sequelize: Sequelize) {
  const ledger = table<UsageRow>(sequelize, 'usage_ledger', ['id'], {
    id: column.id,
    accountId: column.id,
    product: column.text(30),
    billingKey: column.key,
    units: column.whole,
    apiKeyId: column.id,
    created: column.time,
  })
  const costs = table<CostRow>(sequelize, 'usage_costs', ['billingKey'], {
    billingKey: column.key,
    inputTokens: column.whole,
    outputTokens: column.whole,
    costPaise: column.whole,
  })

  return {
    /** Books a billable fact. Returns whether it was new: booking it again changes nothing. */
    async charge({ cost, ...usage }: Usage, tx?: Tx): Promise<boolean> {
      // Zero units for a fact that only cost the service something.
      mustHold('WHOLE_UNITS', Number.isSafeInteger(usage.units) && usage.units >= 0)
      if (cost) mustHold('WHOLE_PRICE', isWholePrice(cost.costPaise))
      try {
        await ledger.create({ ...usage, id: newId(), created: Date.now() }, { transaction: tx ?? null })
      } catch (error) {
        if (isDuplicate(error)) return false
        throw error
      }
      const { billingKey } = usage
      if (cost) await costs.create({ billingKey, ...cost }, { transaction: tx ?? null })
      return true
    },

    /** Returns whether a billable fact was booked. */
    async isCharged(billingKey: string): Promise<boolean> {
      return (await readOne(ledger, { attributes: ['id'], where: { billingKey } })) !== undefined
    },

    /** Returns the units an account was billed for a product. */
    async unitsOf(accountId: string, product: Product, tx?: Tx): Promise<number> {
      return (await ledger.sum('units', { where: { accountId, product }, transaction: tx ?? null })) ?? 0
    },

    /** Streams the entries of an account in a span, oldest first. */
    async *entries(accountId: string, { from, to }: Span): AsyncGenerator<UsageRow> {
      for (let after = ''; ; ) {
        const rows = await readAll(ledger, {
          where: { accountId, created: { [Op.gte]: from, [Op.lt]: to }, id: { [Op.gt]: after } },
          order: ['id'],
          limit: ENTRIES_PER_READ,
          // MariaDB 11 would find the span by another index and sort it for each page.
          indexHints: [{ type: IndexHints.FORCE, values: ['usage_ledger_by_entry'] }],
        })
        yield* rows
        const last = rows.at(-1)
        if (!last || rows.length < ENTRIES_PER_READ) return
        after = last.id
      }
    },
  }
}

const ENTRIES_PER_READ = 1_000
