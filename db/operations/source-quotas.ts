import { QueryTypes, type Sequelize } from 'sequelize'
import { NOW_MS } from '../base/clock.ts'
import { column, table } from '../base/table.ts'
import { inTransaction } from '../base/transaction.ts'

interface SourceQuotaRow {
  source: string
  slot: number
  takenAt: number
}

/** The calls that a source grants per hour, and which of them the caller may take. */
export interface Quota {
  perHour: number
  /** Leaves a tenth to clients. */
  isNight: boolean
  /** Takes at most three tenths, because a name is searched in many courts and years, a call each. */
  isSearch: boolean
}

/** An hour and a minute: a call may take this long to reach the source, and counts there only then. */
export const QUOTA_WINDOW_MS = 3_660_000

/** Rows per statement that creates a quota. */
const ROWS_A_STATEMENT = 1_000

/**
 * The hourly quota of calls, shared by all workers: one row per granted call, free again an hour after it was taken.
 * The nightly run never gets a tenth of the rows, and searches only get the three tenths that the others take last.
 * A taken call is never returned.
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
    if (!laidOut.has(source)) await lower(source, perHour)
    laidOut.set(source, Math.max(perHour, laidOut.get(source) ?? 0))
  }

  /** Moves the latest calls to the rows of a quota that has been lowered, and deletes the others. */
  async function lower(source: string, perHour: number): Promise<void> {
    const replacements = { source, perHour }
    const isLower = 'SELECT 1 FROM source_quotas WHERE source = :source AND slot > :perHour LIMIT 1'
    if ((await sequelize.query(isLower, { replacements, type: QueryTypes.SELECT })).length === 0) return
    await inTransaction(sequelize, async (transaction) => {
      for (const statement of [LOCK_ALL, MOVE_LATEST, DELETE_HIGHER])
        await sequelize.query(statement, { replacements, transaction })
    })
  }

  return {
    /**
     * Takes one call. Returns 0, or the ms until a call is free again.
     * @param at the instant, epoch ms; by default the database's own clock
     */
    async take(source: string, quota: Quota, at: number | null = null): Promise<number> {
      await layOut(source, quota.perHour)
      const replacements = { source, at, ...slotsOf(quota), windowMs: QUOTA_WINDOW_MS }
      const [, taken] = await sequelize.query(TAKE, { replacements, type: QueryTypes.UPDATE })
      if (taken > 0) return 0
      const [wait] = await sequelize.query<{ ms: number }>(WAIT, { replacements, type: QueryTypes.SELECT })
      return Math.max(1, Number(wait?.ms ?? 1))
    },

    /** Counts a tenth of the quota as taken now, at least one call, because the source refused one; the clients' own part last. */
    async useUpTenth(source: string, perHour: number, at: number | null = null): Promise<void> {
      await layOut(source, perHour)
      const replacements = {
        source,
        at,
        from: 1,
        to: perHour,
        calls: Math.ceil(perHour / 10),
        windowMs: QUOTA_WINDOW_MS,
      }
      await sequelize.query(`${TAKE_SOME} LIMIT :calls`, { replacements })
    },
  }
}

function slotsOf({ perHour, isNight, isSearch }: Quota): { from: number; to: number } {
  const first = Math.min(perHour, Math.ceil(perHour / 10) + 1)
  if (isSearch) return { from: first, to: Math.min(perHour, first + Math.max(1, Math.floor(perHour * 0.3)) - 1) }
  return { from: isNight ? first : 1, to: perHour }
}

const AT = `COALESCE(:at, ${NOW_MS})`
const TAKE_SOME = `
  UPDATE source_quotas SET taken_at = ${AT}
  WHERE source = :source AND slot BETWEEN :from AND :to AND taken_at + :windowMs <= ${AT}
  ORDER BY slot DESC`
const TAKE = `${TAKE_SOME} LIMIT 1`
const WAIT = `
  SELECT MIN(taken_at) + :windowMs - ${AT} AS ms FROM source_quotas
  WHERE source = :source AND slot BETWEEN :from AND :to`
const LOCK_ALL = 'SELECT slot FROM source_quotas WHERE source = :source ORDER BY slot FOR UPDATE'
const MOVE_LATEST = `
  UPDATE source_quotas JOIN (
    SELECT ROW_NUMBER() OVER (ORDER BY taken_at DESC) AS nth, taken_at FROM source_quotas WHERE source = :source
  ) latest ON slot = :perHour + 1 - nth
  SET source_quotas.taken_at = latest.taken_at WHERE source = :source AND nth <= :perHour`
const DELETE_HIGHER = 'DELETE FROM source_quotas WHERE source = :source AND slot > :perHour'
