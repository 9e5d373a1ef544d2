import { QueryTypes, type Sequelize } from 'sequelize'
import type { Product } from '../../domain/account/account.ts'
import { DAY_MS, HOUR_MS, INDIA_AHEAD_OF_UTC_MS, indianDay, startOfIndianDay } from '../../domain/dates.ts'
import { column, readOne, table } from '../base/table.ts'
import { inTransaction } from '../base/transaction.ts'

/** Units of one product that one key used on one day in India. */
export interface DayOfUsage {
  /** Days since 1970-01-01. */
  dayNumber: number
  product: Product
  apiKeyId: string | null
  units: number
}

/** The stored row: a primary key has no NULL, so units without a key have an empty one. */
interface UsageDayRow extends DayOfUsage {
  accountId: string
  apiKeyId: string
}

/** A span of time: `from` included, `to` excluded; epoch ms. */
export interface Span {
  from: number
  to: number
}

/** A charge is stamped by its machine's clock before it is committed; none is committed an hour late. */
const LATE_MS = HOUR_MS
/** A month of a large account is summed in a second. */
const DAYS_AT_ONCE = 31

/**
 * Billed units by day. Entries of past days do not change: they are summed once, on the first request, and the sums are
 * stored. Entries of later days are summed on each request.
 */
export function usageDaysRepository(sequelize: Sequelize) {
  const days = table<UsageDayRow>(sequelize, 'usage_days', ['accountId', 'dayNumber', 'product', 'apiKeyId'], {
    accountId: column.id,
    dayNumber: column.whole,
    product: column.text(30),
    apiKeyId: column.id,
    units: column.whole,
  })

  /** Returns the instant up to which an account's entries are summed; epoch ms. */
  async function addedUpUntil(accountId: string): Promise<number> {
    const last = await readOne(days, {
      attributes: ['dayNumber'],
      where: { accountId },
      order: [['dayNumber', 'DESC']],
    })
    return last ? startOfDay(last.dayNumber + 1) : 0
  }

  return {
    /** Sums the past days of an account that are not summed yet. */
    async addUp(accountId: string, now: number): Promise<void> {
      const end = startOfIndianDay(indianDay(now - LATE_MS))
      for (;;) {
        const span = { accountId, from: await addedUpUntil(accountId), to: end }
        const options = { replacements: span, type: QueryTypes.SELECT } as const
        const [first] = await sequelize.query<{ created: number }>(FIRST_ENTRY, options)
        if (!first) return
        const from = startOfIndianDay(indianDay(Number(first.created)))
        const replacements = { ...span, from, to: Math.min(end, from + DAYS_AT_ONCE * DAY_MS), ...INDIA }
        await inTransaction(sequelize, (transaction) => sequelize.query(ADD_UP, { replacements, transaction }))
      }
    },

    /** Returns what an account was billed in a span of whole days, by day in India, product and key. */
    async list(accountId: string, { from, to }: Span): Promise<DayOfUsage[]> {
      const replacements = { accountId, from, to, since: Math.max(from, await addedUpUntil(accountId)), ...INDIA }
      const rows = await sequelize.query<UsageDayRow>(LIST, { replacements, type: QueryTypes.SELECT })
      return rows.map(({ apiKeyId, ...row }) => ({ ...row, apiKeyId: apiKeyId || null }))
    },
  }
}

const INDIA = { dayMs: DAY_MS, indiaAheadMs: INDIA_AHEAD_OF_UTC_MS }

function startOfDay(dayNumber: number): number {
  return dayNumber * DAY_MS - INDIA_AHEAD_OF_UTC_MS
}

const FIRST_ENTRY = `
  SELECT created FROM usage_ledger WHERE account_id = :accountId AND created >= :from AND created < :to
  ORDER BY created LIMIT 1`

const OF_ENTRIES = `
  SELECT CAST(FLOOR((created + :indiaAheadMs) / :dayMs) AS SIGNED) AS dayNumber, product, COALESCE(api_key_id, '') AS apiKeyId,
    CAST(SUM(units) AS SIGNED) AS units
  FROM usage_ledger`

/** Two concurrent requests compute the same sums. */
const ADD_UP = `
  INSERT INTO usage_days (account_id, day_number, product, api_key_id, units)
  SELECT :accountId, e.dayNumber, e.product, e.apiKeyId, e.units FROM (
    ${OF_ENTRIES}
    WHERE account_id = :accountId AND created >= :from AND created < :to
    GROUP BY dayNumber, product, apiKeyId
  ) e
  ON DUPLICATE KEY UPDATE units = VALUES(units)`

const LIST = `
  SELECT day_number AS dayNumber, product, api_key_id AS apiKeyId, units FROM usage_days
  WHERE account_id = :accountId AND day_number >= FLOOR((:from + :indiaAheadMs) / :dayMs)
    AND day_number < FLOOR((LEAST(:since, :to) + :indiaAheadMs) / :dayMs)
  UNION ALL
  ${OF_ENTRIES}
  WHERE account_id = :accountId AND created >= :since AND created < :to
  GROUP BY dayNumber, product, apiKeyId
  ORDER BY dayNumber, product, apiKeyId`
