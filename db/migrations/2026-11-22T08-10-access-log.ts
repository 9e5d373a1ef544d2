import type { Migration } from '../migrate.ts'

const ID = 'CHAR(32) CHARACTER SET ascii COLLATE ascii_bin'
const KEY = 'VARCHAR(190) CHARACTER SET ascii COLLATE ascii_bin'
const TABLE = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci'

/**
 * Who read what: one row for each request, and one for each thing in its answer. Ids grow with time, so that both tables are written at
 * their end and deleted from their beginning; no foreign key stands in the way of either.
 */
export const migration: Migration = {
  async up(run) {
    await run(`CREATE TABLE IF NOT EXISTS access_log (
      id ${ID} NOT NULL PRIMARY KEY,
      actor_type VARCHAR(10) NOT NULL,
      actor_id ${KEY} NOT NULL,
      key_id ${ID} NULL,
      actor_account_id ${ID} NULL,
      route VARCHAR(100) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      request_id VARCHAR(128) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      thing_count INT NOT NULL,
      created BIGINT NOT NULL,
      INDEX access_log_actor (actor_id, id)
    ) ${TABLE}`)
    await run(`CREATE TABLE IF NOT EXISTS access_log_things (
      access_id ${ID} NOT NULL,
      thing_id VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      account_id ${ID} NULL,
      PRIMARY KEY (access_id, thing_id),
      INDEX access_log_things_thing (thing_id, access_id),
      INDEX access_log_things_account (account_id, access_id)
    ) ${TABLE}`)
  },
  async down(run) {
    await run('DROP TABLE IF EXISTS access_log_things')
    await run('DROP TABLE IF EXISTS access_log')
  },
}
