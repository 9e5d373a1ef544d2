import type { Migration } from '../migrate.ts'

/** Alarms for operators. `open_key` is set while an alarm is raised, so that each is raised once. */
export const migration: Migration = {
  async up(run) {
    await run(`CREATE TABLE IF NOT EXISTS alarms (
      id CHAR(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL PRIMARY KEY,
      open_key VARCHAR(255) CHARACTER SET ascii COLLATE ascii_bin NULL,
      name VARCHAR(50) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      subject VARCHAR(190) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      raised BIGINT NOT NULL,
      ended BIGINT NULL,
      UNIQUE KEY alarms_open (open_key)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`)
  },
  async down(run) {
    await run('DROP TABLE IF EXISTS alarms')
  },
}
