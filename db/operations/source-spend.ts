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

/** A price that is to be booked. */
export interface Expense {
  source: SourceName
  /** Of India. */
  day: string
  costPaise: number
  /** The most that may be spent at the source that day. */
  capPaise: number
  asker: Asker
  budget: Budget
  /** What an account may spend whose plan sets no figure for this budget. */
  sharePaise: number
}

/** What was spent at a source on one day, and what a call would have cost that its cap refused last. */
export interface SourceSpend {
  source: SourceName
  spentPaise: number
  nightPaise: number
  refusedPaise: number
}

/** What sources cost: for each of them, and for each account. */
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
     * Books a price against the source's cap and the account's budget, or against neither: one conditional statement changes both rows,
     * so that parallel calls cannot pass a limit together. What is refused is noted.
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

    /** Takes back a part of what was booked, because it was not spent. */
    async refund({ source, day, costPaise, asker, budget }: Omit<Expense, 'capPaise' | 'sharePaise'>): Promise<void> {
      // Below zero for a question that cost more than the most that was booked for it.
      mustHold('WHOLE_PRICE', Number.isSafeInteger(costPaise))
      if (costPaise === 0) return
      const replacements = { source, day, costPaise, accountId: asker.accountId, budget, night: asker.isNight ? 1 : 0 }
      await sequelize.query(asker.accountId === null ? GIVE_BACK : GIVE_BACK_TO_ACCOUNT, { replacements })
    },

    /** What was spent at each source on a day of India, in paise. */
    async spentOn(day: string): Promise<SourceSpend[]> {
      const rows = await sequelize.query<SourceSpend>(SPENT_ON, { replacements: { day }, type: QueryTypes.SELECT })
      return rows.map(({ source, ...paise }) => ({
        source,
        spentPaise: Number(paise.spentPaise),
        nightPaise: Number(paise.nightPaise),
        refusedPaise: Number(paise.refusedPaise),
      }))
    },

    /** What was spent for an account on a day of India. */
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

/** Whether a source's cap leaves clients no room for a call like the one that it refused last. */
export function isCapReached({ source, spentPaise, nightPaise, refusedPaise }: SourceSpend, capPaise: number): boolean {
  if (refusedPaise === 0) return false
  return spentPaise + refusedPaise > capPaise - Math.max(0, reserveOf(source, capPaise) - nightPaise)
}

/** What the night has of a cap before all others. It asks no model. */
function reserveOf(source: SourceName, capPaise: number): number {
  return source === 'model' ? 0 : Math.floor(capPaise * SHARE_OF_THE_NIGHT)
}

const IS_UNDER_CAP = `
  s.source = :source AND s.day = :day
  AND s.spent_paise + :costPaise <= :capPaise - IF(:night, 0, GREATEST(0, :reservePaise - s.night_paise))`
const SPEND_AT_SOURCE = `
  s.spent_paise = s.spent_paise + :costPaise, s.night_paise = s.night_paise + :night * :costPaise`
const RESERVE = `UPDATE source_spend s SET ${SPEND_AT_SOURCE} WHERE ${IS_UNDER_CAP}`
/** In one order always, so that two of these wait for each other and do not lock each other out. */
const RESERVE_FOR_ACCOUNT = `
  UPDATE source_spend s
  STRAIGHT_JOIN account_spend a ON a.account_id = :accountId AND a.budget = :budget AND a.day = :day
  STRAIGHT_JOIN accounts c ON c.id = a.account_id
  STRAIGHT_JOIN plans p ON p.id = c.plan_id
  SET ${SPEND_AT_SOURCE}, a.spent_paise = a.spent_paise + :costPaise
  WHERE ${IS_UNDER_CAP} AND a.spent_paise + :costPaise
    <= COALESCE(IF(:budget = 'MODEL', p.model_budget_paise, p.court_data_budget_paise), :sharePaise)`

/** With INSERT IGNORE two processes would both hold the row's shared lock and wait for each other's to end. */
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
