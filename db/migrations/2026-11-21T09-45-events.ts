import type { Migration } from '../migrate.ts'

/** One append-only table of what happened, for clients that poll it and for the webhooks made from it. */
export const migration: Migration = {
  async up(run) {
    await run(`
      CREATE TABLE IF NOT EXISTS events (
        id CHAR(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL PRIMARY KEY,
        account_id CHAR(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        type VARCHAR(50) NOT NULL,
        data LONGTEXT NOT NULL,
        created BIGINT NOT NULL,
        INDEX events_account (account_id, id)
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`)
  },
  async down(run) {
    await run('DROP TABLE IF EXISTS events')
  },
}
