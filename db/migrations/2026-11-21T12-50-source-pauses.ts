import type { Migration } from '../migrate.ts'

/** Which sources an operator has paused: they are not called until they are resumed. */
export const migration: Migration = {
  async up(run) {
    await run(`CREATE TABLE IF NOT EXISTS source_pauses (
      source VARCHAR(50) NOT NULL PRIMARY KEY,
      paused_at BIGINT NOT NULL,
      paused_by VARCHAR(190) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      reason VARCHAR(1000) NULL
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`)
  },
  async down(run) {
    await run('DROP TABLE IF EXISTS source_pauses')
  },
}
