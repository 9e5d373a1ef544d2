import { QueryTypes, type Sequelize } from 'sequelize'
import { NOW_MS } from '../base/clock.ts'
import { column, table } from '../base/table.ts'

interface SourceQuotaRow {
  source: string
  slot: number
  takenAt: number
}

/** The calls that a source grants per hour, and whether the caller leaves a share to clients. */
export interface Quota {
  perHour: number
  isNight: boolean
}

/** An hour and a minute: a call may take this long to reach the source, and counts there only then. */
export const QUOTA_WINDOW_MS = 3_660_000

/** Rows per statement that creates a quota. */
const ROWS_A_STATEMENT = 1_000

/**
 * The hourly quota of calls, shared by all workers: one row per granted call, free again an hour after it was taken.
 * The nightly run never gets a tenth of the rows; clients take the others first. A taken call is never returned.
 */
export function sourceQuotasRepository(sequelize: Sequelize) {
  table<SourceQuotaRow>(sequelize, 'source_quotas', ['source', 'slot'], {
    source: column.key,
    slot: column.whole,
    takenAt: column.time,
  })
  const laidOut = new Map<string, number>()

  async function layOut(source: string, perHour: number): Promise<void> {
    for (let from = laidOut.get(source) ?? 0; from < perHour; from += ROWS_A_STATEMENT) {
      const count = Math.min(ROWS_A_STATEMENT, perHour - from)
      const rows = Array.from({ length: count }, (_, index) => [source, from + index + 1, 0])
      await sequelize.query('INSERT IGNORE INTO source_quotas (source, slot, taken_at) VALUES :rows', {
        replacements: { rows },
      })
    }
    laidOut.set(source, Math.max(perHour, laidOut.get(source) ?? 0))
  }

  return {
    /**
     * Takes one call. Returns 0, or the ms until a call is free again.
     * @param at the instant, epoch ms; by default the database's own clock
     */
    async take(source: string, { perHour, isNight }: Quota, at: number | null = null): Promise<number> {
      await layOut(source, perHour)
      const from = isNight ? Math.min(perHour, Math.ceil(perHour / 10) + 1) : 1
      const replacements = { source, at, from, perHour, windowMs: QUOTA_WINDOW_MS }
      const [, taken] = await sequelize.query(TAKE, { replacements, type: QueryTypes.UPDATE })
      if (taken > 0) return 0
      const [wait] = await sequelize.query<{ ms: number }>(WAIT, { replacements, type: QueryTypes.SELECT })
      return Math.max(1, Number(wait?.ms ?? 1))
    },

    /** Counts a tenth of the quota as taken now, at least one call, because the source refused one; the clients' own part last. */
    async useUpTenth(source: string, perHour: number, at: number | null = null): Promise<void> {
      await layOut(source, perHour)
      const replacements = { source, at, from: 1, perHour, calls: Math.ceil(perHour / 10), windowMs: QUOTA_WINDOW_MS }
      await sequelize.query(`${TAKE_SOME} LIMIT :calls`, { replacements })
    },
  }
}

const AT = `COALESCE(:at, ${NOW_MS})`
const TAKE_SOME = `
  UPDATE source_quotas SET taken_at = ${AT}
  WHERE source = :source AND slot BETWEEN :from AND :perHour AND taken_at + :windowMs <= ${AT}
  ORDER BY slot DESC`
const TAKE = `${TAKE_SOME} LIMIT 1`
const WAIT = `
  SELECT MIN(taken_at) + :windowMs - ${AT} AS ms FROM source_quotas
  WHERE source = :source AND slot BETWEEN :from AND :perHour`
