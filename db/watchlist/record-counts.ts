import type { Sequelize } from 'sequelize'
import type { Tx } from '../base/table.ts'
import { beforeCommit } from '../base/transaction.ts'
import type { ShareableKind } from './shares.ts'

/** An account's records are counted by these; entities have no risk level. */
export interface Counted {
  accountId: string
  kind: ShareableKind
  status: string
  riskLevel?: string
}

const changes = new WeakMap<Tx, Map<string, number>>()

/**
 * Notes that an account has this many more records of a kind, so that a search reads its exact total instead of
 * counting. The counts change right before the commit and in one order: no transaction waits long or deadlocks.
 */
export function countChange(
  sequelize: Sequelize,
  { accountId, kind, status, riskLevel = '' }: Counted,
  by: number,
  tx: Tx,
): void {
  const noted = changes.get(tx) ?? new Map<string, number>()
  if (!changes.has(tx)) {
    changes.set(tx, noted)
    beforeCommit(tx, () => write(sequelize, noted, tx))
  }
  const key = [accountId, kind, status, riskLevel].join(' ')
  noted.set(key, (noted.get(key) ?? 0) + by)
}

/** Moves a record to its new state in the account's counts. */
export function countMove(
  sequelize: Sequelize,
  before: Counted,
  changes: Partial<Pick<Counted, 'status' | 'riskLevel'>>,
  tx: Tx,
): void {
  countChange(sequelize, before, -1, tx)
  countChange(sequelize, { ...before, ...changes }, 1, tx)
}

async function write(sequelize: Sequelize, noted: ReadonlyMap<string, number>, tx: Tx): Promise<void> {
  const rows = [...noted]
    .filter(([, by]) => by !== 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, by]) => [...key.split(' '), by])
  if (rows.length > 0) await sequelize.query(ADD, { replacements: { rows }, transaction: tx })
}

const ADD = `
  INSERT INTO record_counts (account_id, kind, status, risk_level, records) VALUES :rows
  ON DUPLICATE KEY UPDATE records = records + VALUES(records)`
