import { QueryTypes, type Sequelize } from 'sequelize'
import { type Budget, SHARE_OF_THE_NIGHT } from '../../domain/account/budget.ts'
import type { Asker } from '../../domain/asker.ts'
import { isWholePrice, mustHold } from '../../domain/invariant.ts'
import type { SourceName, SpendVerdict } from '../../domain/source.ts'
import { column, readAll, type Tx, table } from '../base/table.ts'

interface AccountSpendRow {
  accountId: string
  budget: Budget
  day: string
  spentPaise: number
  refusedPaise: number
}

/** A price to book. */
export interface Expense {
  source: SourceName
  /** The day in India. */
  day: string
  costPaise: number
  /** The source's spending cap for that day. */
  capPaise: number
  asker: Asker
  budget: Budget
  /** The budget of an account whose plan sets none. */
  sharePaise: number
}

/** The spending at a source on one day, and the price of the call that its cap last refused. */
export interface SourceSpend {
  source: SourceName
  spentPaise: number
  nightPaise: number
  refusedPaise: number
}

/** The costs of sources, per source and per account. */
export function sourceSpendRepository(sequelize: Sequelize) {
  const accounts = table<AccountSpendRow>(sequelize, 'account_spend', ['accountId', 'budget', 'day'], {
    accountId: column.id,
    budget: column.text(20),
    day: column.day,
    spentPaise: column.time,
    refusedPaise: column.time,
  })

  return {
    /**
     * Books a price against the source's cap and the account's budget, or against neither: one conditional statement
     * changes both rows, so that parallel calls cannot exceed a limit together. Records refusals.
     */
    async reserve(expense: Expense): Promise<SpendVerdict> {
      mustHold('WHOLE_PRICE', isWholePrice(expense.costPaise))
      if (expense.costPaise === 0) return 'reserved'
      const { source, day, budget } = expense
      const { accountId } = expense.asker
      if (await tryToReserve(expense)) return 'reserved'
      await sequelize.query(OPEN_SOURCE, { replacements: { source, day } })
      if (accountId !== null) await sequelize.query(OPEN_ACCOUNT, { replacements: { accountId, budget, day } })
      if (await tryToReserve(expense)) return 'reserved'
      return noteRefusal(expense)
    },

    /** Refunds the unspent part of a booked price. */
    async refund(
      { source, day, costPaise, asker, budget }: Omit<Expense, 'capPaise' | 'sharePaise'>,
      tx?: Tx,
    ): Promise<void> {
      // Negative for a request that cost more than was booked for it.
      mustHold('WHOLE_PRICE', Number.isSafeInteger(costPaise))
      if (costPaise === 0) return
      const replacements = { source, day, costPaise, accountId: asker.accountId, budget, night: asker.isNight ? 1 : 0 }
      const statement = asker.accountId === null ? GIVE_BACK : GIVE_BACK_TO_ACCOUNT
      await sequelize.query(statement, { replacements, transaction: tx ?? null })
    },

    /** Returns the spending at each source on a day in India, in paise. */
    async spentOn(day: string): Promise<SourceSpend[]> {
      const rows = await sequelize.query<SourceSpend>(SPENT_ON, { replacements: { day }, type: QueryTypes.SELECT })
      return rows.map(({ source, ...paise }) => ({
        source,
        spentPaise: Number(paise.spentPaise),
        nightPaise: Number(paise.nightPaise),
        refusedPaise: Number(paise.refusedPaise),
      }))
    },

    /** Returns the spending for an account on a day in India. */
    async ofAccount(
      accountId: string,
      day: string,
      tx?: Tx,
    ): Promise<Pick<AccountSpendRow, 'budget' | 'spentPaise' | 'refusedPaise'>[]> {
      const rows = await readAll(accounts, { where: { accountId, day }, transaction: tx ?? null })
      return rows.map(({ budget, spentPaise, refusedPaise }) => ({
        budget,
        spentPaise: Number(spentPaise),
        refusedPaise: Number(refusedPaise),
      }))
    },
  }

  async function tryToReserve({ asker, capPaise, ...expense }: Expense): Promise<boolean> {
    const { accountId, isNight } = asker
    const reservePaise = reserveOf(expense.source, capPaise)
    const replacements = { ...expense, accountId, capPaise, reservePaise, night: isNight ? 1 : 0 }
    const statement = accountId === null ? RESERVE : RESERVE_FOR_ACCOUNT
    const [, changed] = await sequelize.query(statement, { replacements, type: QueryTypes.UPDATE })
    return changed > 0
  }

  async function noteRefusal({ source, day, costPaise, capPaise, asker, budget }: Expense): Promise<SpendVerdict> {
    const replacements = { source, day, costPaise, accountId: asker.accountId, budget }
    const [row] = await sequelize.query<{ spent: number; night: number }>(
      'SELECT spent_paise AS spent, night_paise AS night FROM source_spend WHERE source = :source AND day = :day',
      { replacements, type: QueryTypes.SELECT },
    )
    const spend = { source, spentPaise: Number(row?.spent), nightPaise: Number(row?.night), refusedPaise: costPaise }
    const isOverCap = asker.isNight ? spend.spentPaise + costPaise > capPaise : isCapReached(spend, capPaise)
    if (asker.accountId === null || isOverCap) {
      await sequelize.query(REFUSED_BY_CAP, { replacements })
      return 'over the cap'
    }
    await sequelize.query(REFUSED_BY_BUDGET, { replacements })
    return 'over the budget'
  }
}

/** Returns whether a source's cap has no room for a client's call like the last refused one. */
export function isCapReached({ source, spentPaise, nightPaise, refusedPaise }: SourceSpend, capPaise: number): boolean {
  if (refusedPaise === 0) return false
  return spentPaise + refusedPaise > capPaise - Math.max(0, reserveOf(source, capPaise) - nightPaise)
}

/** Returns the share of a cap reserved for the nightly run. It calls no model. */
function reserveOf(source: SourceName, capPaise: number): number {
  return source === 'model' ? 0 : Math.floor(capPaise * SHARE_OF_THE_NIGHT)
}

const IS_UNDER_CAP = `
  s.source = :source AND s.day = :day
  AND s.spent_paise + :costPaise <= :capPaise - IF(:night, 0, GREATEST(0, :reservePaise - s.night_paise))`
const SPEND_AT_SOURCE = `
  s.spent_paise = s.spent_paise + :costPaise, s.night_paise = s.night_paise + :night * :costPaise`
const RESERVE = `UPDATE source_spend s SET ${SPEND_AT_SOURCE} WHERE ${IS_UNDER_CAP}`
/** Always locks in the same order, so that two of these wait for each other instead of deadlocking. */
const RESERVE_FOR_ACCOUNT = `
  UPDATE source_spend s
  STRAIGHT_JOIN account_spend a ON a.account_id = :accountId AND a.budget = :budget AND a.day = :day
  STRAIGHT_JOIN accounts c ON c.id = a.account_id
  STRAIGHT_JOIN plans p ON p.id = c.plan_id
  SET ${SPEND_AT_SOURCE}, a.spent_paise = a.spent_paise + :costPaise
  WHERE ${IS_UNDER_CAP} AND a.spent_paise + :costPaise
    <= COALESCE(IF(:budget = 'MODEL', p.model_budget_paise, p.court_data_budget_paise), :sharePaise)`

/** With INSERT IGNORE two processes could both hold a shared lock on the row, and deadlock. */
const OPEN_SOURCE = `
  INSERT INTO source_spend (source, day, spent_paise) VALUES (:source, :day, 0)
  ON DUPLICATE KEY UPDATE spent_paise = spent_paise`
const OPEN_ACCOUNT = `
  INSERT INTO account_spend (account_id, budget, day, spent_paise, refused_paise) VALUES (:accountId, :budget, :day, 0, 0)
  ON DUPLICATE KEY UPDATE spent_paise = spent_paise`

const UNSPEND_AT_SOURCE = `
  s.spent_paise = s.spent_paise - LEAST(s.spent_paise, :costPaise),
  s.night_paise = s.night_paise - LEAST(s.night_paise, :night * :costPaise)`
const GIVE_BACK = `UPDATE source_spend s SET ${UNSPEND_AT_SOURCE} WHERE s.source = :source AND s.day = :day`
const GIVE_BACK_TO_ACCOUNT = `
  UPDATE source_spend s
  STRAIGHT_JOIN account_spend a ON a.account_id = :accountId AND a.budget = :budget AND a.day = :day
  SET ${UNSPEND_AT_SOURCE}, a.spent_paise = a.spent_paise - LEAST(a.spent_paise, :costPaise)
  WHERE s.source = :source AND s.day = :day`

const REFUSED_BY_CAP = 'UPDATE source_spend SET refused_paise = :costPaise WHERE source = :source AND day = :day'
const REFUSED_BY_BUDGET = `
  UPDATE account_spend SET refused_paise = :costPaise WHERE account_id = :accountId AND budget = :budget AND day = :day`

const SPENT_ON = `
  SELECT source, spent_paise AS spentPaise, night_paise AS nightPaise, refused_paise AS refusedPaise
  FROM source_spend WHERE day = :day`
