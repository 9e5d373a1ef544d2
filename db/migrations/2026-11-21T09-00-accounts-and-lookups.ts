import type { Migration } from '../migrate.ts'

/*
 * Conventions of every table: ids are opaque, time-ordered ASCII strings; times are epoch milliseconds; days are
 * `YYYY-MM-DD`; JSON stands in LONGTEXT, because MariaDB has no JSON type and MySQL would reorder keys.
 */
const ID = 'CHAR(32) CHARACTER SET ascii COLLATE ascii_bin'
const KEY = 'VARCHAR(190) CHARACTER SET ascii COLLATE ascii_bin'
const TABLE = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci'

const TABLES = {
  plans: `
    id ${ID} NOT NULL PRIMARY KEY,
    name VARCHAR(100) NOT NULL,
    products LONGTEXT NOT NULL,
    requests_per_minute INT NOT NULL,
    historical_starts_per_minute INT NOT NULL,
    historical_billing VARCHAR(20) NOT NULL,
    historical_allowance INT NOT NULL,
    results_per_search INT NOT NULL,
    async_searches BOOLEAN NOT NULL,
    sources LONGTEXT NOT NULL,
    created BIGINT NOT NULL`,
  accounts: `
    id ${ID} NOT NULL PRIMARY KEY,
    name VARCHAR(255) NOT NULL,
    plan_id ${ID} NOT NULL,
    reviewer VARCHAR(20) NOT NULL,
    created BIGINT NOT NULL,
    INDEX accounts_plan (plan_id),
    CONSTRAINT accounts_plan FOREIGN KEY (plan_id) REFERENCES plans (id)`,
  users: `
    id ${ID} NOT NULL PRIMARY KEY,
    account_id ${ID} NOT NULL,
    name VARCHAR(255) NOT NULL,
    created BIGINT NOT NULL,
    INDEX users_account (account_id),
    CONSTRAINT users_account FOREIGN KEY (account_id) REFERENCES accounts (id)`,
  teams: `
    id ${ID} NOT NULL PRIMARY KEY,
    account_id ${ID} NOT NULL,
    name VARCHAR(255) NOT NULL,
    created BIGINT NOT NULL,
    INDEX teams_account (account_id),
    CONSTRAINT teams_account FOREIGN KEY (account_id) REFERENCES accounts (id)`,
  team_members: `
    team_id ${ID} NOT NULL,
    user_id ${ID} NOT NULL,
    PRIMARY KEY (team_id, user_id),
    INDEX team_members_user (user_id),
    CONSTRAINT team_members_team FOREIGN KEY (team_id) REFERENCES teams (id) ON DELETE CASCADE,
    CONSTRAINT team_members_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE`,
  api_keys: `
    id ${ID} NOT NULL PRIMARY KEY,
    account_id ${ID} NOT NULL,
    user_id ${ID} NOT NULL,
    name VARCHAR(100) NOT NULL,
    prefix VARCHAR(20) NOT NULL,
    last_four CHAR(4) NOT NULL,
    hash BINARY(32) NOT NULL,
    permissions LONGTEXT NOT NULL,
    expires_at BIGINT NULL,
    revoked_at BIGINT NULL,
    last_used_at BIGINT NULL,
    created BIGINT NOT NULL,
    UNIQUE INDEX api_keys_hash (hash),
    INDEX api_keys_account (account_id),
    INDEX api_keys_user (user_id),
    CONSTRAINT api_keys_account FOREIGN KEY (account_id) REFERENCES accounts (id),
    CONSTRAINT api_keys_user FOREIGN KEY (user_id) REFERENCES users (id)`,
  operator_keys: `
    id ${ID} NOT NULL PRIMARY KEY,
    name VARCHAR(100) NOT NULL,
    last_four CHAR(4) NOT NULL,
    hash BINARY(32) NOT NULL,
    expires_at BIGINT NULL,
    revoked_at BIGINT NULL,
    created BIGINT NOT NULL,
    UNIQUE INDEX operator_keys_hash (hash)`,
  rate_windows: `
    bucket ${KEY} NOT NULL,
    window_start BIGINT NOT NULL,
    used INT NOT NULL,
    PRIMARY KEY (bucket, window_start),
    INDEX rate_windows_start (window_start)`,
  looked_up_cases: `
    id ${ID} NOT NULL PRIMARY KEY,
    account_id ${ID} NOT NULL,
    identity_key ${KEY} NOT NULL,
    court_type VARCHAR(10) NOT NULL,
    court_case LONGTEXT NOT NULL,
    last_call_id ${ID} NOT NULL,
    last_run_id CHAR(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    last_fetched_at BIGINT NOT NULL,
    fetch_count INT NOT NULL,
    created BIGINT NOT NULL,
    UNIQUE INDEX looked_up_cases_identity (account_id, identity_key),
    CONSTRAINT looked_up_cases_account FOREIGN KEY (account_id) REFERENCES accounts (id)`,
  looked_up_case_aliases: `
    account_id ${ID} NOT NULL,
    alias_key ${KEY} NOT NULL,
    looked_up_case_id ${ID} NOT NULL,
    PRIMARY KEY (account_id, alias_key),
    INDEX looked_up_case_aliases_case (looked_up_case_id),
    CONSTRAINT looked_up_case_aliases_case FOREIGN KEY (looked_up_case_id) REFERENCES looked_up_cases (id) ON DELETE CASCADE`,
  orders: `
    id ${ID} NOT NULL PRIMARY KEY,
    looked_up_case_id ${ID} NOT NULL,
    stable_key VARCHAR(255) NOT NULL,
    number VARCHAR(50) NOT NULL,
    order_date CHAR(10) NOT NULL,
    judge VARCHAR(500) NULL,
    order_type VARCHAR(255) NULL,
    reference TEXT NULL,
    position INT NOT NULL,
    created BIGINT NOT NULL,
    UNIQUE INDEX orders_stable_key (looked_up_case_id, stable_key),
    CONSTRAINT orders_case FOREIGN KEY (looked_up_case_id) REFERENCES looked_up_cases (id) ON DELETE CASCADE`,
  outbox: `
    workflow_id VARCHAR(500) CHARACTER SET ascii COLLATE ascii_bin NOT NULL PRIMARY KEY,
    token ${ID} NOT NULL,
    start LONGTEXT NOT NULL,
    created BIGINT NOT NULL,
    INDEX outbox_created (created)`,
  usage_ledger: `
    id ${ID} NOT NULL PRIMARY KEY,
    account_id ${ID} NOT NULL,
    product VARCHAR(30) NOT NULL,
    billing_key ${KEY} NOT NULL,
    units INT NOT NULL,
    api_key_id ${ID} NULL,
    created BIGINT NOT NULL,
    UNIQUE INDEX usage_ledger_billing_key (billing_key),
    INDEX usage_ledger_account (account_id, product, created),
    CONSTRAINT usage_ledger_account FOREIGN KEY (account_id) REFERENCES accounts (id)`,
  source_calls: `
    id ${ID} NOT NULL PRIMARY KEY,
    source VARCHAR(50) NOT NULL,
    operation VARCHAR(50) NOT NULL,
    subject VARCHAR(255) NOT NULL,
    requested_at BIGINT NOT NULL,
    took_ms INT NOT NULL,
    http_status INT NULL,
    content_type VARCHAR(255) NULL,
    provider_request_id VARCHAR(255) NULL,
    cost_paise INT NOT NULL,
    outcome VARCHAR(30) NULL,
    body_sha256 BINARY(32) NULL,
    body_gzip LONGBLOB NULL,
    INDEX source_calls_health (source, requested_at)`,
  source_spend: `
    source VARCHAR(50) NOT NULL,
    day CHAR(10) NOT NULL,
    spent_paise BIGINT NOT NULL,
    PRIMARY KEY (source, day)`,
} as const

/** The first tables: who calls, what was looked up, what it cost, and what still has to be started. */
export const migration: Migration = {
  async up(run) {
    for (const [name, columns] of Object.entries(TABLES))
      await run(`CREATE TABLE IF NOT EXISTS ${name} (${columns}) ${TABLE}`)
  },
  async down(run) {
    for (const name of Object.keys(TABLES).reverse()) await run(`DROP TABLE IF EXISTS ${name}`)
  },
}
