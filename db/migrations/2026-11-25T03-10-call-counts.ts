import type { Migration } from '../migrate.ts'

/** How the calls of ten minutes ended, so that the health of the sources is read without going through a day of calls. */
export const migration: Migration = {
  async up(run) {
    await run(`CREATE TABLE IF NOT EXISTS source_call_counts (
      slot BIGINT NOT NULL,
      source VARCHAR(50) NOT NULL,
      outcome VARCHAR(30) NOT NULL,
      count INT NOT NULL,
      last_at BIGINT NOT NULL,
      PRIMARY KEY (slot, source, outcome)
    )`)
  },
  async down(run) {
    await run('DROP TABLE IF EXISTS source_call_counts')
  },
}
