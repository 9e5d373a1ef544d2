import { hasColumn, type Migration } from '../migrate.ts'

/** What an account was billed for historical search stands with the account: to sum its ledger up at every search takes ever longer. */
export const migration: Migration = {
  async up(run) {
    if (!(await hasColumn(run, 'accounts', 'historical_units')))
      await run('ALTER TABLE accounts ADD COLUMN historical_units INT NOT NULL DEFAULT 0')
    await run(`UPDATE accounts SET historical_units = (SELECT COALESCE(SUM(units), 0) FROM usage_ledger
      WHERE usage_ledger.account_id = accounts.id AND product = 'HISTORICAL_SEARCH')`)
  },
  async down(run) {
    if (await hasColumn(run, 'accounts', 'historical_units'))
      await run('ALTER TABLE accounts DROP COLUMN historical_units')
  },
}
