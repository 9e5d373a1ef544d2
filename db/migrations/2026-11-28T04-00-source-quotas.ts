import type { Migration } from '../migrate.ts'

/** The calls of the last hour to sources that grant a number of calls an hour. */
export const migration: Migration = {
  async up(run) {
    await run(`CREATE TABLE IF NOT EXISTS source_quotas (
      source VARCHAR(50) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      slot INT UNSIGNED NOT NULL,
      taken_at BIGINT UNSIGNED NOT NULL,
      PRIMARY KEY (source, slot)
    )`)
  },
  async down(run) {
    await run('DROP TABLE IF EXISTS source_quotas')
  },
}
