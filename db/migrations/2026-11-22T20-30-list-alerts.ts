import type { Migration } from '../migrate.ts'

const ID = 'CHAR(32) CHARACTER SET ascii COLLATE ascii_bin'
const CODE = (length: number) => `VARCHAR(${length}) CHARACTER SET ascii COLLATE ascii_bin`
const DAY = 'CHAR(10) CHARACTER SET ascii COLLATE ascii_bin'

/** Which accounts were told that a list is missing, and that it was read after all. */
export const migration: Migration = {
  async up(run) {
    await run(`CREATE TABLE IF NOT EXISTS list_alerts (
      account_id ${ID} NOT NULL,
      court ${CODE(20)} NOT NULL,
      day ${DAY} NOT NULL,
      state ${CODE(20)} NOT NULL,
      told_at BIGINT NOT NULL,
      read_at BIGINT NULL,
      PRIMARY KEY (court, day, account_id, state),
      INDEX list_alerts_account (account_id),
      CONSTRAINT list_alerts_account FOREIGN KEY (account_id) REFERENCES accounts (id),
      CONSTRAINT list_alerts_day FOREIGN KEY (court, day) REFERENCES list_days (court, day) ON DELETE CASCADE
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`)
  },
  async down(run) {
    await run('DROP TABLE IF EXISTS list_alerts')
  },
}
