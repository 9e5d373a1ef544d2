import type { Migration } from '../migrate.ts'

const ID = 'CHAR(32) CHARACTER SET ascii COLLATE ascii_bin'
const KEY = 'VARCHAR(190) CHARACTER SET ascii COLLATE ascii_bin'
const TABLE = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci'
/** Declared from the lowest to the highest, which is the order an ENUM sorts in. */
const RISK_LEVEL = "ENUM('UNCLASSIFIED', 'LOW', 'MODERATE', 'HIGH', 'VERY_HIGH')"

/*
 * Entities and cases are clustered by account: what a search of one account has to look through lies together, however much
 * other accounts hold. Each field that a search sorts by has an index that begins with the account.
 */
const TABLES = {
  number_sequences: `
    account_id ${ID} NOT NULL,
    sequence VARCHAR(30) NOT NULL,
    last_number INT NOT NULL,
    PRIMARY KEY (account_id, sequence),
    CONSTRAINT number_sequences_account FOREIGN KEY (account_id) REFERENCES accounts (id)`,
  shares: `
    thing_id ${ID} NOT NULL,
    grantee VARCHAR(80) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    thing_kind VARCHAR(20) NOT NULL,
    position INT NOT NULL,
    PRIMARY KEY (thing_id, grantee),
    INDEX shares_grantee (grantee, thing_kind, thing_id)`,
  watchlist_entities: `
    id ${ID} NOT NULL,
    account_id ${ID} NOT NULL,
    number INT NOT NULL,
    name VARCHAR(255) NOT NULL,
    entity_type VARCHAR(10) NOT NULL,
    father_name VARCHAR(256) NULL,
    birth_date CHAR(10) NULL,
    location VARCHAR(4192) NULL,
    registration_number VARCHAR(50) NULL,
    monitored_courts VARCHAR(100) NOT NULL,
    status ENUM('ACTIVE', 'PAUSED', 'ARCHIVED') NOT NULL,
    fetch_historical_cases BOOLEAN NOT NULL,
    last_court_sync_at BIGINT NULL,
    created BIGINT NOT NULL,
    created_by ${ID} NOT NULL,
    updated BIGINT NULL,
    updated_by ${ID} NULL,
    PRIMARY KEY (account_id, id),
    UNIQUE INDEX watchlist_entities_id (id),
    UNIQUE INDEX watchlist_entities_number (account_id, number),
    INDEX watchlist_entities_name (account_id, name),
    INDEX watchlist_entities_registration_number (account_id, registration_number),
    INDEX watchlist_entities_status (account_id, status),
    INDEX watchlist_entities_last_court_sync_at (account_id, last_court_sync_at),
    INDEX watchlist_entities_created (account_id, created),
    INDEX watchlist_entities_updated (account_id, updated),
    CONSTRAINT watchlist_entities_account FOREIGN KEY (account_id) REFERENCES accounts (id)`,
  name_variations: `
    watchlist_entity_id ${ID} NOT NULL,
    position INT NOT NULL,
    name VARCHAR(255) NOT NULL,
    PRIMARY KEY (watchlist_entity_id, position),
    INDEX name_variations_name (name),
    CONSTRAINT name_variations_entity FOREIGN KEY (watchlist_entity_id) REFERENCES watchlist_entities (id) ON DELETE CASCADE`,
  tracked_cases: `
    id ${ID} NOT NULL,
    account_id ${ID} NOT NULL,
    number INT NOT NULL,
    identity_key ${KEY} NOT NULL,
    court_type VARCHAR(10) NOT NULL,
    cnr VARCHAR(100) NULL,
    registration_number VARCHAR(100) NULL,
    filing_number VARCHAR(100) NULL,
    diary_number VARCHAR(100) NULL,
    establishment_code VARCHAR(100) NULL,
    case_type VARCHAR(100) NULL,
    risk_level ${RISK_LEVEL} NOT NULL,
    status ENUM('ACTIVE', 'PENDING_BACKOFFICE_REVIEW', 'REJECTED', 'ARCHIVED') NOT NULL,
    reviewed_at BIGINT NULL,
    reviewed_by ${KEY} NULL,
    review_reason VARCHAR(1000) NULL,
    created BIGINT NOT NULL,
    created_by ${ID} NULL,
    updated BIGINT NULL,
    updated_by ${ID} NULL,
    PRIMARY KEY (account_id, id),
    UNIQUE INDEX tracked_cases_id (id),
    UNIQUE INDEX tracked_cases_identity (account_id, identity_key),
    UNIQUE INDEX tracked_cases_number (account_id, number),
    INDEX tracked_cases_cnr (account_id, cnr),
    INDEX tracked_cases_registration_number (account_id, registration_number),
    INDEX tracked_cases_status (account_id, status),
    INDEX tracked_cases_risk_level (account_id, risk_level),
    INDEX tracked_cases_reviewed_at (account_id, reviewed_at),
    INDEX tracked_cases_created (account_id, created),
    INDEX tracked_cases_updated (account_id, updated),
    INDEX tracked_cases_queue (status, created),
    CONSTRAINT tracked_cases_account FOREIGN KEY (account_id) REFERENCES accounts (id)`,
  tracked_case_keys: `
    account_id ${ID} NOT NULL,
    identity_key ${KEY} NOT NULL,
    tracked_case_id ${ID} NOT NULL,
    PRIMARY KEY (account_id, identity_key),
    INDEX tracked_case_keys_case (tracked_case_id),
    CONSTRAINT tracked_case_keys_case FOREIGN KEY (tracked_case_id) REFERENCES tracked_cases (id) ON DELETE CASCADE`,
  tracked_case_snapshots: `
    tracked_case_id ${ID} NOT NULL PRIMARY KEY,
    snapshot LONGTEXT NOT NULL,
    CONSTRAINT tracked_case_snapshots_case FOREIGN KEY (tracked_case_id) REFERENCES tracked_cases (id) ON DELETE CASCADE`,
  tracked_case_entities: `
    tracked_case_id ${ID} NOT NULL,
    watchlist_entity_id ${ID} NOT NULL,
    account_id ${ID} NOT NULL,
    created BIGINT NOT NULL,
    PRIMARY KEY (tracked_case_id, watchlist_entity_id),
    INDEX tracked_case_entities_entity (watchlist_entity_id, account_id, tracked_case_id),
    CONSTRAINT tracked_case_entities_case FOREIGN KEY (tracked_case_id) REFERENCES tracked_cases (id) ON DELETE CASCADE,
    CONSTRAINT tracked_case_entities_entity FOREIGN KEY (watchlist_entity_id) REFERENCES watchlist_entities (id) ON DELETE CASCADE`,
  tracked_case_changes: `
    id ${ID} NOT NULL PRIMARY KEY,
    tracked_case_id ${ID} NOT NULL,
    field VARCHAR(100) NOT NULL,
    from_value LONGTEXT NOT NULL,
    to_value LONGTEXT NOT NULL,
    origin VARCHAR(10) NOT NULL,
    created BIGINT NOT NULL,
    INDEX tracked_case_changes_case (tracked_case_id, id),
    CONSTRAINT tracked_case_changes_case FOREIGN KEY (tracked_case_id) REFERENCES tracked_cases (id) ON DELETE CASCADE`,
  audit_log: `
    id ${ID} NOT NULL PRIMARY KEY,
    account_id ${ID} NOT NULL,
    thing_id ${ID} NOT NULL,
    thing_kind VARCHAR(20) NOT NULL,
    action VARCHAR(30) NOT NULL,
    actor_type VARCHAR(10) NOT NULL,
    actor_id ${KEY} NOT NULL,
    request_id VARCHAR(128) NOT NULL,
    fields LONGTEXT NOT NULL,
    created BIGINT NOT NULL,
    INDEX audit_log_thing (thing_id, id)`,
  imports: `
    id ${ID} NOT NULL PRIMARY KEY,
    account_id ${ID} NOT NULL,
    user_id ${ID} NOT NULL,
    request_id VARCHAR(128) NOT NULL,
    status VARCHAR(10) NOT NULL,
    created BIGINT NOT NULL,
    completed_at BIGINT NULL,
    INDEX imports_account (account_id, id),
    CONSTRAINT imports_account FOREIGN KEY (account_id) REFERENCES accounts (id)`,
  import_rows: `
    import_id ${ID} NOT NULL,
    position INT NOT NULL,
    outcome VARCHAR(10) NOT NULL,
    input LONGTEXT NULL,
    issues LONGTEXT NULL,
    watchlist_entity_id ${ID} NULL,
    PRIMARY KEY (import_id, position),
    CONSTRAINT import_rows_import FOREIGN KEY (import_id) REFERENCES imports (id) ON DELETE CASCADE`,
  exports: `
    id ${ID} NOT NULL PRIMARY KEY,
    account_id ${ID} NOT NULL,
    what VARCHAR(10) NOT NULL,
    format VARCHAR(10) NOT NULL,
    filter LONGTEXT NOT NULL,
    viewer LONGTEXT NOT NULL,
    record_count INT NOT NULL,
    file_key CHAR(64) CHARACTER SET ascii COLLATE ascii_bin NULL,
    created BIGINT NOT NULL,
    completed_at BIGINT NULL,
    INDEX exports_account (account_id, id),
    CONSTRAINT exports_account FOREIGN KEY (account_id) REFERENCES accounts (id)`,
  export_pages: `
    export_id ${ID} NOT NULL,
    position INT NOT NULL,
    content LONGTEXT NOT NULL,
    record_count INT NOT NULL,
    PRIMARY KEY (export_id, position),
    CONSTRAINT export_pages_export FOREIGN KEY (export_id) REFERENCES exports (id) ON DELETE CASCADE`,
} as const

/** The watchlist: entities, tracked cases, who sees them, who changed them, and imports. */
export const migration: Migration = {
  async up(run) {
    for (const [name, columns] of Object.entries(TABLES))
      await run(`CREATE TABLE IF NOT EXISTS ${name} (${columns}) ${TABLE}`)
  },
  async down(run) {
    for (const name of Object.keys(TABLES).reverse()) await run(`DROP TABLE IF EXISTS ${name}`)
  },
}
