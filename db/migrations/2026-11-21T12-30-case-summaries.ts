import type { Migration } from '../migrate.ts'

const ID = 'CHAR(32) CHARACTER SET ascii COLLATE ascii_bin'
const HASH = 'CHAR(64) CHARACTER SET ascii COLLATE ascii_bin'
const KEY = 'VARCHAR(190) CHARACTER SET ascii COLLATE ascii_bin'
const TABLE = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci'

const TABLES = {
  case_summaries: `
    id ${ID} NOT NULL PRIMARY KEY,
    account_id ${ID} NOT NULL,
    looked_up_case_id ${ID} NOT NULL,
    api_key_id ${ID} NULL,
    status VARCHAR(10) NOT NULL,
    risk_level VARCHAR(20) NOT NULL,
    case_summary LONGTEXT NOT NULL,
    risk_justification LONGTEXT NOT NULL,
    order_summaries LONGTEXT NOT NULL,
    error VARCHAR(500) NULL,
    input_tokens INT NOT NULL,
    output_tokens INT NOT NULL,
    cost_paise INT NOT NULL,
    deadline_at BIGINT NOT NULL,
    generated_at BIGINT NOT NULL,
    created BIGINT NOT NULL,
    INDEX case_summaries_latest (looked_up_case_id, status, generated_at),
    INDEX case_summaries_account (account_id),
    CONSTRAINT case_summaries_account FOREIGN KEY (account_id) REFERENCES accounts (id),
    CONSTRAINT case_summaries_case FOREIGN KEY (looked_up_case_id) REFERENCES looked_up_cases (id) ON DELETE CASCADE`,
  document_texts: `
    document_key ${HASH} NOT NULL PRIMARY KEY,
    pages_gzip LONGBLOB NOT NULL,
    created BIGINT NOT NULL`,
  order_summaries: `
    document_key ${HASH} NOT NULL,
    version ${KEY} NOT NULL,
    part INT NOT NULL,
    summary LONGTEXT NOT NULL,
    created BIGINT NOT NULL,
    PRIMARY KEY (document_key, version, part)`,
  usage_costs: `
    billing_key ${KEY} NOT NULL PRIMARY KEY,
    input_tokens INT NOT NULL,
    output_tokens INT NOT NULL,
    cost_paise INT NOT NULL,
    CONSTRAINT usage_costs_entry FOREIGN KEY (billing_key) REFERENCES usage_ledger (billing_key) ON DELETE CASCADE`,
} as const

/** Summaries of cases and of documents, the documents' texts, and what a model's work cost beside its entry in the ledger. */
export const migration: Migration = {
  async up(run) {
    for (const [name, columns] of Object.entries(TABLES))
      await run(`CREATE TABLE IF NOT EXISTS ${name} (${columns}) ${TABLE}`)
  },
  async down(run) {
    for (const name of Object.keys(TABLES).reverse()) await run(`DROP TABLE IF EXISTS ${name}`)
  },
}
