import type { Migration, Run } from '../migrate.ts'

/** What an account was billed for historical search stands with the account: to sum its ledger up at every search takes ever longer. */
export const migration: Migration = {
  async up(run) {
    if (!(await hasColumn(run))) await run('ALTER TABLE accounts ADD COLUMN historical_units INT NOT NULL DEFAULT 0')
    await run(`UPDATE accounts SET historical_units = (SELECT COALESCE(SUM(units), 0) FROM usage_ledger
      WHERE usage_ledger.account_id = accounts.id AND product = 'HISTORICAL_SEARCH')`)
  },
  async down(run) {
    if (await hasColumn(run)) await run('ALTER TABLE accounts DROP COLUMN historical_units')
  },
}

/** MySQL cannot be told to add a column only where there is none. */
async function hasColumn(run: Run): Promise<boolean> {
  const [rows] = await run(`SELECT 1 FROM information_schema.columns
    WHERE table_schema = DATABASE() AND table_name = 'accounts' AND column_name = 'historical_units'`)
  return rows.length > 0
}
