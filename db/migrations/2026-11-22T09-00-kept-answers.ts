import type { Migration } from '../migrate.ts'

const ID = 'CHAR(32) CHARACTER SET ascii COLLATE ascii_bin'
const TABLE = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci'

/** The answers of requests that carried an `Idempotency-Key`, sealed, each written in the transaction of what the request did. */
export const migration: Migration = {
  async up(run) {
    await run(`CREATE TABLE IF NOT EXISTS kept_answers (
      account_id ${ID} NOT NULL,
      key_hash BINARY(32) NOT NULL,
      request_hash BINARY(32) NOT NULL,
      status INT NOT NULL,
      sealed_body LONGBLOB NOT NULL,
      created BIGINT NOT NULL,
      PRIMARY KEY (account_id, key_hash),
      INDEX kept_answers_created (created)
    ) ${TABLE}`)
  },
  async down(run) {
    await run('DROP TABLE IF EXISTS kept_answers')
  },
}
