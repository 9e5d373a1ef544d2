import { QueryTypes, type Sequelize } from 'sequelize'
import { NOW_MS } from '../base/clock.ts'
import { column, table } from '../base/table.ts'

interface SourceRateRow {
  name: string
  nextAt: number
}

/** How often a source may be called, and whether the caller lets others go first. */
export interface Pace {
  perMinute: number
  /** Takes a call only when none was taken ahead of its time: so a client gets one at once, whatever the nightly run calls. */
  isPatient: boolean
}

/** A minute with a second more, for what calls take to get on the wire. */
const MINUTE_MS = 61_000

/**
 * The rate limit of each source, over all workers: a generic cell rate algorithm on one row a source. `next_at` is when the calls that were
 * allowed would be used up at an even pace; some may be allowed ahead of that, so that clients do not wait for each other.
 */
export function sourceRatesRepository(sequelize: Sequelize) {
  table<SourceRateRow>(sequelize, 'source_rates', ['name'], { name: column.key, nextAt: column.time })
  const laidOut = new Set<string>()

  return {
    /**
     * Takes one call. Returns 0, or after how many ms to try again.
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

    /** Allows no call for this time, because the source has asked for that. A longer such pause stays. */
    async backOff(name: string, { perMinute }: Pick<Pace, 'perMinute'>, forMs: number): Promise<void> {
      const replacements = { name, ms: Math.ceil(forMs + evenPace(perMinute).aheadMs) }
      await sequelize.query(LEAVE_ALONE, { replacements })
    },
  }
}

/**
 * Of `n` calls a minute one in twenty may be taken ahead of its time. Within any minute that makes (60 s + ahead) / every of them at most,
 * which is n.
 */
function evenPace(perMinute: number): { everyMs: number; aheadMs: number } {
  const ahead = Math.floor(perMinute / 20)
  const everyMs = MINUTE_MS / (perMinute - ahead)
  return { everyMs, aheadMs: ahead * everyMs }
}

const AT = `COALESCE(:at, ${NOW_MS})`
/** `next_at` holds microseconds, as a fast source's calls are less than a millisecond apart. */
const TAKE = `
  UPDATE source_rates SET next_at = GREATEST(next_at, ${AT} * 1000) + ROUND(:everyMs * 1000)
  WHERE name = :name AND next_at <= (${AT} + :aheadMs) * 1000`
const WAIT = `SELECT CEIL(next_at / 1000 - :aheadMs - ${AT}) AS ms FROM source_rates WHERE name = :name`
const LEAVE_ALONE = `
  INSERT INTO source_rates (name, next_at) VALUES (:name, (${NOW_MS} + :ms) * 1000)
  ON DUPLICATE KEY UPDATE next_at = GREATEST(next_at, VALUES(next_at))`
