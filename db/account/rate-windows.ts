import { Op, QueryTypes, type Sequelize } from 'sequelize'
import { column, readOne, table } from '../base/table.ts'
import { inTransaction } from '../base/transaction.ts'

interface RateWindowRow {
  bucket: string
  windowStart: number
  used: number
}

/** The units that a bucket granted to one process for the rest of a window. */
export interface Lease {
  /** Units granted: at least the needed ones, or none. */
  granted: number
  /** Units used of the whole limit by all processes, including this lease. */
  used: number
  /** The start of the window and its elapsed time, by the database's clock, which all processes share. */
  windowStart: number
  elapsedMs: number
}

/** Length of a rate window (Specification, "Limits": requests per minute). */
export const WINDOW_MS = 60_000

/**
 * A process leases units in batches, so that not every request is a transaction: a twentieth of the limit at a time,
 * and near the end a sixteenth of the rest, so that four processes hold few units that another one needs.
 */
const PORTIONS_PER_LIMIT = 20
const PORTIONS_OF_THE_REST = 16

/** Counters of the rate limits, shared by all API processes. */
export function rateWindowsRepository(sequelize: Sequelize) {
  const windows = table<RateWindowRow>(sequelize, 'rate_windows', ['bucket', 'windowStart'], {
    bucket: column.key,
    windowStart: column.time,
    used: column.whole,
  })

  return {
    /** Leases a batch of `limit` from the bucket's current window: at least `needed` units, or none. */
    async lease(bucket: string, { needed, limit }: { needed: number; limit: number }): Promise<Lease> {
      return inTransaction(sequelize, async (transaction) => {
        const [clock] = await sequelize.query<{ now: number }>(
          'SELECT CAST(UNIX_TIMESTAMP(NOW(3)) * 1000 AS SIGNED) AS now',
          { type: QueryTypes.SELECT, transaction },
        )
        const now = clock?.now ?? 0
        const windowStart = now - (now % WINDOW_MS)
        await sequelize.query(OPEN_WINDOW, { replacements: { bucket, windowStart }, transaction })
        const row = await readOne(windows, { where: { bucket, windowStart }, lock: true, transaction })
        const left = limit - (row?.used ?? 0)
        const portion = Math.floor(Math.min(limit / PORTIONS_PER_LIMIT, left / PORTIONS_OF_THE_REST))
        const granted = left >= needed ? Math.max(needed, portion) : 0
        const used = (row?.used ?? 0) + granted
        if (granted > 0) await windows.update({ used }, { where: { bucket, windowStart }, transaction })
        return { granted, used, windowStart, elapsedMs: now - windowStart }
      })
    },

    /** Deletes the counters of windows that have ended by every process's clock. */
    async forgetEnded(): Promise<void> {
      await windows.destroy({ where: { windowStart: { [Op.lt]: Date.now() - 10 * WINDOW_MS } } })
    },
  }
}

/** With INSERT IGNORE two processes could both hold a shared lock on the row, and deadlock. */
const OPEN_WINDOW = `
  INSERT INTO rate_windows (bucket, window_start, used) VALUES (:bucket, :windowStart, 0)
  ON DUPLICATE KEY UPDATE used = used`
