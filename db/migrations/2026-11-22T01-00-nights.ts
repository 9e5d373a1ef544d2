import { hasColumn, type Migration, type Run } from '../migrate.ts'

const ID = 'CHAR(32) CHARACTER SET ascii COLLATE ascii_bin'
const KEY = 'VARCHAR(10) CHARACTER SET ascii COLLATE ascii_bin'

const CASE_SWEEPS = `CREATE TABLE IF NOT EXISTS case_sweeps (
  id ${ID} NOT NULL PRIMARY KEY,
  open_key ${KEY} NULL,
  started BIGINT NOT NULL,
  day CHAR(10) NOT NULL,
  ended BIGINT NULL,
  cases INT NOT NULL,
  refreshed INT NULL,
  unanswered INT NULL,
  set_aside INT NULL,
  UNIQUE KEY case_sweeps_open (open_key),
  INDEX case_sweeps_started (started)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`

/** By these a night finds what is due, and operators what failed, without reading every row. */
const INDEXES = {
  tracked_case_records_due: 'tracked_case_records (tracked_case_id, due_on, last_fetched_at)',
  tracked_case_changes_by_hand: 'tracked_case_changes (tracked_case_id, origin, field)',
  entity_source_syncs_outcome: 'entity_source_syncs (outcome, discovery_mode, source)',
} as const

/**
 * At most one daily sync and one sweep of the tracked cases are open, which the unique `open_key` holds; both count what they set aside.
 * Sweeps were a part of the daily sync: the latest one of those counts as one, so that none is missed before the first by itself.
 */
export const migration: Migration = {
  async up(run) {
    await run(CASE_SWEEPS)
    if (!(await hasColumn(run, 'daily_syncs', 'open_key')))
      await run(`ALTER TABLE daily_syncs ADD COLUMN open_key ${KEY} NULL, ADD COLUMN set_aside INT NULL,
        ADD UNIQUE KEY daily_syncs_open (open_key)`)
    for (const [name, columns] of Object.entries(INDEXES))
      if (!(await hasIndex(run, name))) await run(`CREATE INDEX ${name} ON ${columns}`)
    // Syncs that were broken off before stay as they are; only the latest can still be gone on with.
    const [latest] = await run('SELECT id FROM daily_syncs WHERE ended IS NULL ORDER BY started DESC LIMIT 1')
    const [open] = await run("SELECT id FROM daily_syncs WHERE open_key = 'OPEN'")
    if (latest.length > 0 && open.length === 0)
      await run("UPDATE daily_syncs SET open_key = 'OPEN' WHERE ended IS NULL ORDER BY started DESC LIMIT 1")
    await run(`INSERT IGNORE INTO case_sweeps (id, open_key, started, day, ended, cases)
      SELECT s.id, s.open_key, s.started, ${INDIAN_DAY}, s.ended,
        (SELECT COUNT(*) FROM case_refresh_places p WHERE p.sweep_id = s.id)
      FROM daily_syncs s
      WHERE s.id = (SELECT MAX(id) FROM daily_syncs WHERE ended IS NOT NULL)
        OR (s.open_key IS NOT NULL AND EXISTS (SELECT 1 FROM case_refresh_places p WHERE p.sweep_id = s.id))`)
  },
  async down(run) {
    await run('DROP TABLE IF EXISTS case_sweeps')
    for (const [name, columns] of Object.entries(INDEXES))
      if (await hasIndex(run, name)) await run(`DROP INDEX ${name} ON ${columns.split(' ')[0]}`)
    if (await hasColumn(run, 'daily_syncs', 'open_key'))
      await run('ALTER TABLE daily_syncs DROP INDEX daily_syncs_open, DROP COLUMN open_key, DROP COLUMN set_aside')
  },
}

const INDIAN_DAY = "DATE_FORMAT(DATE_ADD('1970-01-01 05:30:00', INTERVAL s.started DIV 1000 SECOND), '%Y-%m-%d')"

async function hasIndex(run: Run, name: string): Promise<boolean> {
  const [rows] = await run(`SELECT 1 FROM information_schema.statistics
    WHERE table_schema = DATABASE() AND index_name = '${name}'`)
  return rows.length > 0
}
