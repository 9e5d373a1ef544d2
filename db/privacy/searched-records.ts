import { QueryTypes, type Sequelize } from 'sequelize'
import type { Tx } from '../base/table.ts'
import { countChange } from '../watchlist/record-counts.ts'
import { repackTexts } from '../watchlist/search-texts.ts'
import type { ShareableKind } from '../watchlist/shares.ts'

interface Row {
  id: string
  accountId: string
  number: number
  status: string
  riskLevel: string
}

interface Erased {
  table: string
  kind: ShareableKind
  /** The condition of the rows, with `:most` of them. */
  own: string
  replacements: object
}

/** Deletes entities or cases, also from the counts and texts that searches read. Returns how many were deleted. */
export async function eraseSearched(
  sequelize: Sequelize,
  { table, kind, own, replacements }: Erased,
  tx: Tx,
): Promise<number> {
  const riskLevel = kind === 'CASE' ? 'risk_level' : "''"
  const rows = await sequelize.query<Row>(
    `SELECT id, account_id AS accountId, number, status, ${riskLevel} AS riskLevel FROM ${table}
     WHERE ${own} ORDER BY id LIMIT :most FOR UPDATE`,
    { replacements: { ...replacements }, transaction: tx, type: QueryTypes.SELECT },
  )
  if (rows.length === 0) return 0
  await sequelize.query(`DELETE FROM ${table} WHERE id IN (:ids)`, {
    replacements: { ids: rows.map(({ id }) => id) },
    transaction: tx,
  })
  for (const row of rows) countChange(sequelize, { ...row, kind }, -1, tx)
  await repack(sequelize, kind, rows, tx)
  return rows.length
}

/** Packs the texts of changed rows again, which their ids select. */
export async function repackChanged(
  sequelize: Sequelize,
  { table, kind, ids }: { table: string; kind: ShareableKind; ids: readonly string[] },
  tx: Tx,
): Promise<void> {
  const rows = await sequelize.query<Row>(`SELECT account_id AS accountId, number FROM ${table} WHERE id IN (:ids)`, {
    replacements: { ids },
    transaction: tx,
    type: QueryTypes.SELECT,
  })
  await repack(sequelize, kind, rows, tx)
}

async function repack(sequelize: Sequelize, kind: ShareableKind, rows: readonly Row[], tx: Tx): Promise<void> {
  for (const [accountId, own] of Map.groupBy(rows, (row) => row.accountId))
    await repackTexts(sequelize, kind, { accountId, numbers: own.map(({ number }) => number) }, tx)
}
