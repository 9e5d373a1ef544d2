import type { Migration } from '../migrate.ts'

const ID = 'CHAR(32) CHARACTER SET ascii COLLATE ascii_bin'
const TABLE = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci'

/** Calendar feeds. Of an address only its hash is kept. A row outlives its user, so that the address answers 410. */
export const migration: Migration = {
  async up(run) {
    await run(`CREATE TABLE IF NOT EXISTS calendars (
      id ${ID} NOT NULL PRIMARY KEY,
      account_id ${ID} NOT NULL,
      user_id ${ID} NOT NULL,
      scope VARCHAR(10) NOT NULL,
      scope_id ${ID} NULL,
      name VARCHAR(100) NOT NULL,
      detail VARCHAR(20) NOT NULL,
      alarms LONGTEXT NOT NULL,
      token_hash BINARY(32) NOT NULL,
      previous_hash BINARY(32) NULL,
      previous_until BIGINT NOT NULL,
      fetched_hour BIGINT NOT NULL,
      fetches INT NOT NULL,
      last_fetched_at BIGINT NULL,
      revoked_at BIGINT NULL,
      created BIGINT NOT NULL,
      updated BIGINT NOT NULL,
      UNIQUE INDEX calendars_token (token_hash),
      UNIQUE INDEX calendars_previous (previous_hash),
      INDEX calendars_account (account_id, id),
      INDEX calendars_revoked (revoked_at),
      CONSTRAINT calendars_account FOREIGN KEY (account_id) REFERENCES accounts (id)
    ) ${TABLE}`)
  },
  async down(run) {
    await run('DROP TABLE IF EXISTS calendars')
  },
}
