import { hasColumn, type Migration } from '../migrate.ts'

const ID = 'CHAR(32) CHARACTER SET ascii COLLATE ascii_bin'
const DAY = 'CHAR(10) CHARACTER SET ascii COLLATE ascii_bin'
const TIME = 'CHAR(5) CHARACTER SET ascii COLLATE ascii_bin'

/** When each account is told of its coming hearings, and on which evenings it was. */
export const migration: Migration = {
  async up(run) {
    if (!(await hasColumn(run, 'accounts', 'hearing_digest_at')))
      await run(`ALTER TABLE accounts ADD COLUMN hearing_digest_at ${TIME} NOT NULL DEFAULT '21:00'`)
    await run(`CREATE TABLE IF NOT EXISTS hearing_digests (
      account_id ${ID} NOT NULL,
      evening ${DAY} NOT NULL,
      told_at BIGINT NOT NULL,
      PRIMARY KEY (account_id, evening),
      INDEX hearing_digests_evening (evening),
      CONSTRAINT hearing_digests_account FOREIGN KEY (account_id) REFERENCES accounts (id)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`)
  },
  async down(run) {
    await run('DROP TABLE IF EXISTS hearing_digests')
    if (await hasColumn(run, 'accounts', 'hearing_digest_at'))
      await run('ALTER TABLE accounts DROP COLUMN hearing_digest_at')
  },
}
