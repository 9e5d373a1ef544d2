import type { Migration } from '../migrate.ts'

const ID = 'CHAR(32) CHARACTER SET ascii COLLATE ascii_bin'
const KEY = 'VARCHAR(190) CHARACTER SET ascii COLLATE ascii_bin'
const TABLE = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci'

/*
 * Candidates are clustered by entity: a search of one entity's candidates looks through what lies together. Each field that a
 * search sorts by has an index that begins with the entity.
 */
const TABLES = {
  case_candidates: `
    id ${ID} NOT NULL,
    account_id ${ID} NOT NULL,
    watchlist_entity_id ${ID} NOT NULL,
    number INT NOT NULL,
    identity_key ${KEY} NOT NULL,
    court_type VARCHAR(10) NOT NULL,
    cnr VARCHAR(100) NULL,
    registration_number VARCHAR(100) NULL,
    filing_number VARCHAR(100) NULL,
    diary_number VARCHAR(100) NULL,
    establishment_code VARCHAR(100) NULL,
    case_type VARCHAR(100) NULL,
    court_key CHAR(32) CHARACTER SET ascii COLLATE ascii_bin NULL,
    found LONGTEXT NOT NULL,
    matched_party TEXT NULL,
    party_role VARCHAR(10) NULL,
    score INT NOT NULL,
    verdict VARCHAR(10) NOT NULL,
    reasons LONGTEXT NOT NULL,
    conflicts LONGTEXT NOT NULL,
    discovery_mode VARCHAR(10) NOT NULL,
    status ENUM('PENDING_REVIEW', 'APPROVED', 'REJECTED', 'PROMOTED') NOT NULL,
    customer_decision ENUM('ADDED', 'DECLINED') NULL,
    promoted_case_id ${ID} NULL,
    reviewed_at BIGINT NULL,
    reviewed_by ${KEY} NULL,
    review_reason VARCHAR(1000) NULL,
    decided_at BIGINT NULL,
    decided_by ${KEY} NULL,
    decision_reason VARCHAR(1000) NULL,
    created BIGINT NOT NULL,
    updated BIGINT NULL,
    PRIMARY KEY (watchlist_entity_id, id),
    UNIQUE INDEX case_candidates_id (id),
    UNIQUE INDEX case_candidates_account_number (account_id, number),
    INDEX case_candidates_number (watchlist_entity_id, number),
    INDEX case_candidates_status (watchlist_entity_id, status),
    INDEX case_candidates_created (watchlist_entity_id, created),
    INDEX case_candidates_updated (watchlist_entity_id, updated),
    INDEX case_candidates_court (account_id, court_key, id),
    INDEX case_candidates_queue (status, customer_decision, created),
    CONSTRAINT case_candidates_account FOREIGN KEY (account_id) REFERENCES accounts (id),
    CONSTRAINT case_candidates_entity FOREIGN KEY (watchlist_entity_id) REFERENCES watchlist_entities (id) ON DELETE CASCADE`,
  case_candidate_keys: `
    watchlist_entity_id ${ID} NOT NULL,
    identity_key ${KEY} NOT NULL,
    case_candidate_id ${ID} NOT NULL,
    PRIMARY KEY (watchlist_entity_id, identity_key),
    INDEX case_candidate_keys_candidate (case_candidate_id),
    CONSTRAINT case_candidate_keys_candidate FOREIGN KEY (case_candidate_id) REFERENCES case_candidates (id) ON DELETE CASCADE`,
} as const

/** Cases discovered for watched entities, and all numbers each is known by. */
export const migration: Migration = {
  async up(run) {
    for (const [name, columns] of Object.entries(TABLES))
      await run(`CREATE TABLE IF NOT EXISTS ${name} (${columns}) ${TABLE}`)
  },
  async down(run) {
    for (const name of Object.keys(TABLES).reverse()) await run(`DROP TABLE IF EXISTS ${name}`)
  },
}
