import { hasColumn, type Migration, unless, type Within } from '../migrate.ts'

const ID = 'CHAR(32) CHARACTER SET ascii COLLATE ascii_bin'
const CODE = (length: number) => `VARCHAR(${length}) CHARACTER SET ascii COLLATE ascii_bin`
const DAY = 'CHAR(10) CHARACTER SET ascii COLLATE ascii_bin'
const TABLE = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci'

const TABLES = {
  list_days: `
    court ${CODE(20)} NOT NULL,
    day ${DAY} NOT NULL,
    sure_at BIGINT NULL,
    looked_at BIGINT NOT NULL,
    looks INT NOT NULL,
    watch_version ${CODE(40)} NULL,
    PRIMARY KEY (court, day),
    INDEX list_days_day (day, court)`,
  list_documents: `
    court ${CODE(20)} NOT NULL,
    day ${DAY} NOT NULL,
    slot ${CODE(190)} NOT NULL,
    kind ${CODE(20)} NOT NULL,
    number INT NULL,
    sha256 ${CODE(64)} NULL,
    row_count INT NOT NULL,
    hits INT NOT NULL,
    unread ${CODE(20)} NULL,
    first_seen_at BIGINT NOT NULL,
    missing_since BIGINT NULL,
    PRIMARY KEY (court, day, slot),
    CONSTRAINT list_documents_day FOREIGN KEY (court, day) REFERENCES list_days (court, day) ON DELETE CASCADE`,
  hearing_sightings: `
    tracked_case_id ${ID} NOT NULL,
    court ${CODE(20)} NOT NULL,
    day ${DAY} NOT NULL,
    slot ${CODE(190)} NOT NULL,
    list_kind ${CODE(20)} NOT NULL,
    list_number INT NULL,
    item VARCHAR(20) NULL,
    court_room VARCHAR(40) NULL,
    bench VARCHAR(255) NULL,
    stage VARCHAR(255) NULL,
    PRIMARY KEY (tracked_case_id, day, slot),
    INDEX hearing_sightings_slot (court, day, slot),
    CONSTRAINT hearing_sightings_case FOREIGN KEY (tracked_case_id) REFERENCES tracked_cases (id) ON DELETE CASCADE`,
} as const

const COLUMNS = {
  list_court: `${CODE(20)} NULL`,
  watched_since: 'BIGINT NULL',
  list_kind: `${CODE(20)} NULL`,
  list_number: 'INT NULL',
  court_room: 'VARCHAR(40) NULL',
  item: 'VARCHAR(20) NULL',
  first_listed_at: 'BIGINT NULL',
} as const

/** Cause lists: the days of courts, their documents, and which tracked cases stand on them. Rows of strangers are kept nowhere. */
export const migration: Migration = {
  async up(run) {
    for (const [name, columns] of Object.entries(TABLES))
      await run(`CREATE TABLE IF NOT EXISTS ${name} (${columns}) ${TABLE}`)
    for (const [name, type] of Object.entries(COLUMNS))
      if (!(await hasColumn(run, 'hearings', name))) await run(`ALTER TABLE hearings ADD COLUMN ${name} ${type}`)
    await unless('ER_DUP_KEYNAME', () => run('CREATE INDEX hearings_list ON hearings (list_court, hearing_date)'))
    await unless('ER_DUP_KEYNAME', () =>
      run('CREATE INDEX tracked_case_keys_identity ON tracked_case_keys (identity_key, tracked_case_id)'),
    )
  },
  backfills: [{ table: 'tracked_cases', statement: enterCourts }],
  async down(run) {
    await unless('ER_CANT_DROP_FIELD_OR_KEY', () => run('DROP INDEX tracked_case_keys_identity ON tracked_case_keys'))
    await unless('ER_CANT_DROP_FIELD_OR_KEY', () => run('DROP INDEX hearings_list ON hearings'))
    // The version before knows no such state.
    if (await hasColumn(run, 'hearings', 'list_court'))
      await run("UPDATE hearings SET state = 'EXPECTED' WHERE state = 'LISTED'")
    for (const name of Object.keys(COLUMNS))
      if (await hasColumn(run, 'hearings', name)) await run(`ALTER TABLE hearings DROP COLUMN ${name}`)
    for (const name of Object.keys(TABLES).reverse()) await run(`DROP TABLE IF EXISTS ${name}`)
  },
}

/** The place that `listCourtOf` gives for the keys of a case. */
function enterCourts(within: Within): string {
  return `
  UPDATE hearings h JOIN tracked_case_keys k ON k.tracked_case_id = h.tracked_case_id
  SET h.list_court = IF(k.identity_key LIKE 'SC:%', 'SC', CONCAT('HC-', SUBSTRING(k.identity_key, 9, 6))),
    h.watched_since = h.created
  WHERE ${within('h.tracked_case_id')} AND h.list_court IS NULL
    AND (k.identity_key REGEXP '^HC:case:[A-Z0-9]{6}/' OR k.identity_key LIKE 'SC:case:%' OR k.identity_key LIKE 'SC:diary:%')`
}
