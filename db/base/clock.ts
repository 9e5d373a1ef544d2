import { QueryTypes, type Sequelize } from 'sequelize'
import type { Tx } from './table.ts'

/**
 * The database's clock, epoch ms, whatever its time zone. Instants that are compared with each other are all read from it: those of
 * two machines may be seconds apart.
 */
export const NOW_MS = "(TIMESTAMPDIFF(MICROSECOND, '1970-01-01', UTC_TIMESTAMP(3)) DIV 1000)"

/**
 * A row is stamped before its transaction commits, and readers send instants of their own clocks: who asks for what changed since an
 * instant is given what was stamped so long before it as well.
 */
const STAMPED_BEFORE_MS = 45_000

/** From which stamp on rows may have been unseen by a reader at an instant. Both in epoch ms. */
export function unseenFrom(instant: number): number {
  return instant - STAMPED_BEFORE_MS
}

/** The instant by the database's clock, epoch ms. */
export async function now(sequelize: Sequelize, tx?: Tx): Promise<number> {
  const options = { type: QueryTypes.SELECT, transaction: tx ?? null } as const
  const [row] = await sequelize.query<{ now: number }>(`SELECT ${NOW_MS} AS now`, options)
  return Number(row?.now)
}
