import type { Migration } from '../migrate.ts'

const ID = 'CHAR(32) CHARACTER SET ascii COLLATE ascii_bin'

/** Whose records an export shows: what is shared with a user is in their exports, too, and is erased there by its owner. */
export const migration: Migration = {
  async up(run) {
    await run(`CREATE TABLE IF NOT EXISTS export_accounts (
      export_id ${ID} NOT NULL,
      account_id ${ID} NOT NULL,
      PRIMARY KEY (export_id, account_id),
      INDEX export_accounts_account (account_id, export_id),
      CONSTRAINT export_accounts_export FOREIGN KEY (export_id) REFERENCES exports (id) ON DELETE CASCADE
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`)
  },
  async down(run) {
    await run('DROP TABLE IF EXISTS export_accounts')
  },
}
