import type { Migration } from '../migrate.ts'

const KEY = 'VARCHAR(190) CHARACTER SET ascii COLLATE ascii_bin'
const TABLE = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci'

/** The paid background work by which a provider fetches all documents of a case, so that its orders share it. */
export const migration: Migration = {
  async up(run) {
    await run(`CREATE TABLE IF NOT EXISTS document_jobs (
      identity_key ${KEY} NOT NULL PRIMARY KEY,
      async_id VARCHAR(100) NULL,
      began_at BIGINT NOT NULL,
      INDEX document_jobs_began (began_at)) ${TABLE}`)
  },
  async down(run) {
    await run('DROP TABLE IF EXISTS document_jobs')
  },
}
