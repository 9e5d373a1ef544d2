import { QueryTypes, type Sequelize } from 'sequelize'
import { SOURCES } from '../../domain/case-sources.ts'
import { DAY_MS, HOUR_MS } from '../../domain/dates.ts'
import type { CallOutcome, SourceName } from '../../domain/source.ts'
import { column, readOne, table } from '../base/table.ts'
import { inTransaction } from '../base/transaction.ts'

/** Calls of one source in the same slot, with the same outcome. */
export interface CallCount {
  /** Start of the slot, epoch ms. */
  slot: number
  source: SourceName
  outcome: CallOutcome
  count: number
  /** Time of the last call, epoch ms. */
  lastAt: number
}

/** Length of a slot. */
export const SLOT_MS = 10 * 60_000
/** Longer than any call: after this time a slot no longer changes. */
const LATE_MS = 10 * 60_000

/** Returns the slot of an instant, both in epoch ms. */
export function slotOf(instant: number): number {
  return Math.floor(instant / SLOT_MS) * SLOT_MS
}

/**
 * Outcomes of calls to sources, counted in slots of ten minutes. Past slots are counted once, on the first request, and
 * stored; the last ten to twenty minutes are counted on each request.
 */
export function callCountsRepository(sequelize: Sequelize) {
  const counts = table<CallCount>(sequelize, 'source_call_counts', ['slot', 'source', 'outcome'], {
    slot: column.time,
    source: column.text(50),
    outcome: column.text(30),
    count: column.whole,
    lastAt: column.time,
  })

  async function countedUntil(): Promise<number> {
    const last = await readOne(counts, { attributes: ['slot'], order: [['slot', 'DESC']] })
    return last ? Number(last.slot) + SLOT_MS : 0
  }

  /**
   * Counts the past slots of the last day that are not counted yet, an hour at a time: a busy hour has a hundred
   * thousand calls.
   */
  async function addUp(now: number): Promise<number> {
    const end = slotOf(now - LATE_MS)
    const begin = Math.max(await countedUntil(), slotOf(now) - DAY_MS)
    for (let from = begin; from < end; from += HOUR_MS) {
      const replacements = { ...COMMON, from, to: Math.min(end, from + HOUR_MS) }
      await inTransaction(sequelize, (transaction) => sequelize.query(ADD_UP, { replacements, transaction }))
    }
    return Math.max(begin, end)
  }

  return {
    /** Returns the outcomes of the last 24 hours' calls, in whole slots, without running calls. */
    async since(instant: number, now: number): Promise<CallCount[]> {
      const from = slotOf(instant)
      const replacements = { ...COMMON, from, live: Math.max(from, await addUp(now)) }
      const rows = await sequelize.query<CallCount>(LIST, { replacements, type: QueryTypes.SELECT })
      return rows.map(({ slot, count, lastAt, ...row }) => ({
        ...row,
        slot: Number(slot),
        count: Number(count),
        lastAt: Number(lastAt),
      }))
    },
  }
}

const COMMON = { sources: SOURCES, slotMs: SLOT_MS }

const COUNT = `
  SELECT FLOOR(requested_at / :slotMs) * :slotMs AS slot, source, outcome, COUNT(*) AS count, MAX(requested_at) AS lastAt
  FROM source_calls WHERE source IN (:sources) AND outcome IS NOT NULL`

/** Two concurrent requests compute the same counts. */
const ADD_UP = `
  INSERT INTO source_call_counts (slot, source, outcome, count, last_at)
  SELECT c.slot, c.source, c.outcome, c.count, c.lastAt FROM (
    ${COUNT} AND requested_at >= :from AND requested_at < :to GROUP BY slot, source, outcome
  ) c
  ON DUPLICATE KEY UPDATE count = VALUES(count), last_at = VALUES(last_at)`

const LIST = `
  SELECT slot, source, outcome, count, last_at AS lastAt FROM source_call_counts WHERE slot >= :from AND slot < :live
  UNION ALL
  ${COUNT} AND requested_at >= :live GROUP BY slot, source, outcome`
