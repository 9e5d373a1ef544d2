import { QueryTypes, type Sequelize } from 'sequelize'
import { NOW_MS } from '../base/clock.ts'
import { column, table } from '../base/table.ts'

interface SourceRateRow {
  name: string
  nextAt: number
}

/** The rate limit of a source, and whether the caller lets others go first. */
export interface Pace {
  perMinute: number
  /** Takes no call ahead of time, so that a client gets one at once, whatever the nightly run calls. */
  isPatient: boolean
}

/** A minute and a second, for the time a call takes to reach the network. */
const MINUTE_MS = 61_000

/**
 * The rate limit of each source, shared by all workers: a generic cell rate algorithm on one row per source. `next_at`
 * is when the allowed calls would be used up at an even pace; some may be taken ahead of time, so that clients do not
 * wait for each other.
 */
export function sourceRatesRepository(sequelize: Sequelize) {
  table<SourceRateRow>(sequelize, 'source_rates', ['name'], { name: column.key, nextAt: column.time })
  const laidOut = new Set<string>()

  return {
    /**
     * Takes one call. Returns 0, or the ms until the next attempt.
     * @param at the instant, epoch ms; by default the database's own clock
     */
    async take(name: string, { perMinute, isPatient }: Pace, at: number | null = null): Promise<number> {
      if (!laidOut.has(name)) {
        await sequelize.query('INSERT IGNORE INTO source_rates (name, next_at) VALUES (:name, 0)', {
          replacements: { name },
        })
        laidOut.add(name)
      }
      const { everyMs, aheadMs } = evenPace(perMinute)
      const replacements = { name, at, everyMs, aheadMs: isPatient ? 0 : aheadMs }
      const [, taken] = await sequelize.query(TAKE, { replacements, type: QueryTypes.UPDATE })
      if (taken > 0) return 0
      const [wait] = await sequelize.query<{ ms: number }>(WAIT, { replacements, type: QueryTypes.SELECT })
      return Math.max(1, Number(wait?.ms ?? 1))
    },

    /** Blocks calls for this time, because the source has asked for it. A longer pause stays. */
    async backOff(name: string, { perMinute }: Pick<Pace, 'perMinute'>, forMs: number): Promise<void> {
      const replacements = { name, ms: Math.ceil(forMs + evenPace(perMinute).aheadMs) }
      await sequelize.query(LEAVE_ALONE, { replacements })
    },
  }
}

/**
 * Allows one in twenty of `n` calls a minute ahead of time. Any minute then has at most (60 s + ahead) / every calls,
 * which is n.
 */
function evenPace(perMinute: number): { everyMs: number; aheadMs: number } {
  const ahead = Math.floor(perMinute / 20)
  const everyMs = MINUTE_MS / (perMinute - ahead)
  return { everyMs, aheadMs: ahead * everyMs }
}

const AT = `COALESCE(:at, ${NOW_MS})`
/** `next_at` holds microseconds: a fast source's calls are less than a millisecond apart. */
const TAKE = `
  UPDATE source_rates SET next_at = GREATEST(next_at, ${AT} * 1000) + ROUND(:everyMs * 1000)
  WHERE name = :name AND next_at <= (${AT} + :aheadMs) * 1000`
const WAIT = `SELECT CEIL(next_at / 1000 - :aheadMs - ${AT}) AS ms FROM source_rates WHERE name = :name`
const LEAVE_ALONE = `
  INSERT INTO source_rates (name, next_at) VALUES (:name, (${NOW_MS} + :ms) * 1000)
  ON DUPLICATE KEY UPDATE next_at = GREATEST(next_at, VALUES(next_at))`
