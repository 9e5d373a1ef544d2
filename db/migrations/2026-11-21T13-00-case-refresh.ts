import type { Migration } from '../migrate.ts'

const ID = 'CHAR(32) CHARACTER SET ascii COLLATE ascii_bin'
const TABLE = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci'

const TABLES = {
  tracked_case_records: `
    tracked_case_id ${ID} NOT NULL PRIMARY KEY,
    court_case LONGTEXT NOT NULL,
    source VARCHAR(30) NOT NULL,
    listed_on CHAR(10) NULL,
    last_run_id VARCHAR(36) NOT NULL,
    last_fetched_at BIGINT NOT NULL,
    due_on CHAR(10) NOT NULL,
    CONSTRAINT tracked_case_records_case FOREIGN KEY (tracked_case_id) REFERENCES tracked_cases (id) ON DELETE CASCADE`,
  case_refresh_places: `
    sweep_id ${ID} NOT NULL,
    position INT NOT NULL,
    tracked_case_id ${ID} NOT NULL,
    PRIMARY KEY (sweep_id, position)`,
} as const

/** What the courts last said of tracked cases, when each is due again, and the order in which a sweep serves those that are. */
export const migration: Migration = {
  async up(run) {
    for (const [name, columns] of Object.entries(TABLES))
      await run(`CREATE TABLE IF NOT EXISTS ${name} (${columns}) ${TABLE}`)
  },
  async down(run) {
    for (const name of Object.keys(TABLES).reverse()) await run(`DROP TABLE IF EXISTS ${name}`)
  },
}
