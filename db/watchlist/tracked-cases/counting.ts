import type { Sequelize } from 'sequelize'
import type { TrackedCase } from '../../../domain/watchlist/watchlist.ts'
import type { Tx } from '../../base/table.ts'
import { countChange } from '../record-counts.ts'

type State = Pick<TrackedCase, 'status' | 'riskLevel'>

/** Moves a case to its new state in the account's counts. */
export function countMove(
  sequelize: Sequelize,
  before: State & Pick<TrackedCase, 'accountId'>,
  changes: Partial<State>,
  tx: Tx,
): void {
  const { accountId, status, riskLevel } = before
  countChange(sequelize, { accountId, kind: 'CASE', status, riskLevel }, -1, tx)
  countChange(sequelize, { accountId, kind: 'CASE', status, riskLevel, ...changes }, 1, tx)
}
