import type { Migration } from '../migrate.ts'

const ID = 'CHAR(32) CHARACTER SET ascii COLLATE ascii_bin'
const HASH = 'CHAR(64) CHARACTER SET ascii COLLATE ascii_bin'
const TABLE = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci'

const TABLES = {
  challenge_history: `
    id ${ID} NOT NULL PRIMARY KEY,
    order_id ${ID} NOT NULL,
    court_type VARCHAR(10) NOT NULL,
    status VARCHAR(10) NOT NULL,
    answered_by ${ID} NULL,
    created BIGINT NOT NULL,
    ended_at BIGINT NOT NULL,
    INDEX challenge_history_status (status, id)`,
  export_files: `
    export_id ${ID} NOT NULL PRIMARY KEY,
    file_key ${HASH} NOT NULL,
    expires_at BIGINT NOT NULL,
    INDEX export_files_key (file_key),
    INDEX export_files_expires (expires_at),
    CONSTRAINT export_files_export FOREIGN KEY (export_id) REFERENCES exports (id) ON DELETE CASCADE`,
} as const

/** What became of verification pictures, which outlives the pictures, and until when the files of exports are kept: seven days. */
export const migration: Migration = {
  async up(run) {
    for (const [name, columns] of Object.entries(TABLES))
      await run(`CREATE TABLE IF NOT EXISTS ${name} (${columns}) ${TABLE}`)
    await run(`INSERT IGNORE INTO challenge_history (id, order_id, court_type, status, answered_by, created, ended_at)
      SELECT id, order_id, court_type, status, answered_by, created, COALESCE(answered_at, created)
      FROM challenges WHERE status <> 'OPEN'`)
    await run(`INSERT IGNORE INTO export_files (export_id, file_key, expires_at)
      SELECT id, file_key, completed_at + 604800000 FROM exports WHERE file_key IS NOT NULL`)
  },
  async down(run) {
    for (const name of Object.keys(TABLES).reverse()) await run(`DROP TABLE IF EXISTS ${name}`)
  },
}
