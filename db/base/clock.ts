import { QueryTypes, type Sequelize } from 'sequelize'
import type { Tx } from './table.ts'

/**
 * The database's clock, epoch ms, in any time zone. Instants that are compared all come from it, because the clocks of
 * machines may differ by seconds.
 */
export const NOW_MS = "(TIMESTAMPDIFF(MICROSECOND, '1970-01-01', UTC_TIMESTAMP(3)) DIV 1000)"

/**
 * A row is stamped before its transaction commits, and clients send instants of their own clocks: a request for changes
 * since an instant also returns rows stamped this much earlier.
 */
const STAMPED_BEFORE_MS = 45_000

/** Returns the first stamp whose rows a reader may have missed at an instant. Both in epoch ms. */
export function unseenFrom(instant: number): number {
  return instant - STAMPED_BEFORE_MS
}

/** Returns the current time of the database, epoch ms. */
export async function now(sequelize: Sequelize, tx?: Tx): Promise<number> {
  const options = { type: QueryTypes.SELECT, transaction: tx ?? null } as const
  const [row] = await sequelize.query<{ now: number }>(`SELECT ${NOW_MS} AS now`, options)
  return Number(row?.now)
}
