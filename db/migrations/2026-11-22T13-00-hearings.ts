import type { Migration, Within } from '../migrate.ts'

const ID = 'CHAR(32) CHARACTER SET ascii COLLATE ascii_bin'
const TABLE = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci'

const TABLES = {
  hearings: `
    id ${ID} NOT NULL PRIMARY KEY,
    uid ${ID} NULL,
    account_id ${ID} NOT NULL,
    tracked_case_id ${ID} NOT NULL,
    court_type VARCHAR(10) NOT NULL,
    hearing_date CHAR(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    state VARCHAR(20) NOT NULL,
    reason VARCHAR(30) NULL,
    court VARCHAR(255) NULL,
    bench VARCHAR(255) NULL,
    stage VARCHAR(255) NULL,
    moved_to_id ${ID} NULL,
    moved_from_id ${ID} NULL,
    as_of BIGINT NOT NULL,
    revision INT NOT NULL,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    UNIQUE INDEX hearings_case (tracked_case_id, hearing_date),
    UNIQUE INDEX hearings_uid (uid),
    INDEX hearings_account (account_id, hearing_date, id),
    CONSTRAINT hearings_case FOREIGN KEY (tracked_case_id) REFERENCES tracked_cases (id) ON DELETE CASCADE`,
  hearing_changes: `
    id ${ID} NOT NULL PRIMARY KEY,
    hearing_id ${ID} NOT NULL,
    revision INT NOT NULL,
    field VARCHAR(30) NOT NULL,
    from_value VARCHAR(255) NULL,
    to_value VARCHAR(255) NULL,
    created BIGINT NOT NULL,
    INDEX hearing_changes_hearing (hearing_id, id),
    CONSTRAINT hearing_changes_hearing FOREIGN KEY (hearing_id) REFERENCES hearings (id) ON DELETE CASCADE`,
} as const

/**
 * The hearings of tracked cases and what changed of them. The next hearings that stored records name are entered at once, because a case
 * without news is fetched only once a week.
 */
export const migration: Migration = {
  async up(run) {
    for (const [name, columns] of Object.entries(TABLES))
      await run(`CREATE TABLE IF NOT EXISTS ${name} (${columns}) ${TABLE}`)
  },
  backfills: [{ table: 'tracked_cases', statement: enterKnownDays }],
  async down(run) {
    for (const name of Object.keys(TABLES).reverse()) await run(`DROP TABLE IF EXISTS ${name}`)
  },
}

const TODAY_IN_INDIA = "DATE_FORMAT(DATE_ADD(UTC_TIMESTAMP(), INTERVAL 330 MINUTE), '%Y-%m-%d')"
const text = (field: string) => `JSON_UNQUOTE(JSON_EXTRACT(r.court_case, '$.${field}'))`
/**
 * A hearing's first id is also its uid. It follows from the case and the day, so that a second run enters nothing twice. MySQL does not put
 * texts of two character sets together by itself.
 */
const NEW_ID = `MD5(CONCAT(CONVERT(r.tracked_case_id USING utf8mb4), ${text('nextHearingDate')}))`

function enterKnownDays(within: Within): string {
  return `
  INSERT IGNORE INTO hearings (id, uid, account_id, tracked_case_id, court_type, hearing_date, state, court, bench, stage,
    as_of, revision, created, updated)
  SELECT ${NEW_ID}, ${NEW_ID}, c.account_id, c.id, c.court_type, ${text('nextHearingDate')}, 'EXPECTED',
    LEFT(${text('court')}, 255), LEFT(${text('bench')}, 255), LEFT(${text('stage')}, 255),
    r.last_fetched_at, 0, r.last_fetched_at, r.last_fetched_at
  FROM tracked_case_records r JOIN tracked_cases c ON c.id = r.tracked_case_id
  WHERE ${within('c.id')}
    AND ${text('nextHearingDate')} REGEXP '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' AND ${text('nextHearingDate')} >= ${TODAY_IN_INDIA}
    AND COALESCE(${text('status')}, '') <> 'DISPOSED'`
}
