import type { Migration } from '../migrate.ts'

const ID = 'CHAR(32) CHARACTER SET ascii COLLATE ascii_bin'
const TABLE = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci'

/**
 * One append-only table of what happened, for clients that poll it and for the webhooks made from it. An event gets its
 * position once it is committed; the last position given stands in the one row of `event_sequence`.
 */
export const migration: Migration = {
  async up(run) {
    await run(`
      CREATE TABLE IF NOT EXISTS events (
        id ${ID} NOT NULL PRIMARY KEY,
        account_id ${ID} NOT NULL,
        type VARCHAR(50) NOT NULL,
        data LONGTEXT NOT NULL,
        position BIGINT NULL,
        created BIGINT NOT NULL,
        UNIQUE INDEX events_position (position),
        INDEX events_account (account_id, position)
      ) ${TABLE}`)
    await run(`CREATE TABLE IF NOT EXISTS event_sequence (
        id ${ID} NOT NULL PRIMARY KEY,
        last BIGINT NOT NULL
      ) ${TABLE}`)
    await run("INSERT IGNORE INTO event_sequence (id, last) VALUES ('events', 0)")
  },
  async down(run) {
    await run('DROP TABLE IF EXISTS event_sequence')
    await run('DROP TABLE IF EXISTS events')
  },
}
