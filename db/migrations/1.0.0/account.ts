import { ASCII, ID, KEY } from './column-types.ts'

export const account = {
  /** What an account may use, how often, and how it is billed. */
  plans: `
    id ${ID} NOT NULL,
    name VARCHAR(100) NOT NULL,
    products LONGTEXT NOT NULL,
    requests_per_minute INT NOT NULL,
    historical_starts_per_minute INT NOT NULL,
    historical_billing VARCHAR(20) NOT NULL,
    historical_allowance INT NOT NULL,
    results_per_search INT NOT NULL,
    async_searches BOOLEAN NOT NULL,
    sources LONGTEXT NOT NULL,
    created BIGINT NOT NULL,
    court_data_budget_paise INT NULL,
    model_budget_paise INT NULL,
    PRIMARY KEY (id)`,
  /** A customer. `historical_units` is the sum of its historical units in the ledger. */
  accounts: `
    id ${ID} NOT NULL,
    name VARCHAR(255) NOT NULL,
    plan_id ${ID} NOT NULL,
    reviewer VARCHAR(20) NOT NULL,
    created BIGINT NOT NULL,
    historical_units INT NOT NULL DEFAULT 0,
    hearing_digest_at CHAR(5) ${ASCII} NOT NULL DEFAULT '21:00',
    PRIMARY KEY (id),
    INDEX accounts_plan (plan_id),
    CONSTRAINT accounts_plan FOREIGN KEY (plan_id) REFERENCES plans (id)`,
  /** The users of an account. */
  users: `
    id ${ID} NOT NULL,
    account_id ${ID} NOT NULL,
    name VARCHAR(255) NOT NULL,
    created BIGINT NOT NULL,
    PRIMARY KEY (id),
    INDEX users_account (account_id),
    CONSTRAINT users_account FOREIGN KEY (account_id) REFERENCES accounts (id)`,
  /** Groups of users. Members see what is shared with their team. */
  teams: `
    id ${ID} NOT NULL,
    account_id ${ID} NOT NULL,
    name VARCHAR(255) NOT NULL,
    created BIGINT NOT NULL,
    PRIMARY KEY (id),
    INDEX teams_account (account_id),
    CONSTRAINT teams_account FOREIGN KEY (account_id) REFERENCES accounts (id)`,
  team_members: `
    team_id ${ID} NOT NULL,
    user_id ${ID} NOT NULL,
    PRIMARY KEY (team_id, user_id),
    INDEX team_members_user (user_id),
    CONSTRAINT team_members_team FOREIGN KEY (team_id) REFERENCES teams (id) ON DELETE CASCADE,
    CONSTRAINT team_members_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE`,
  /** Keys of users. Only the hash of a key is stored. */
  api_keys: `
    id ${ID} NOT NULL,
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
    PRIMARY KEY (id),
    UNIQUE INDEX api_keys_hash (hash),
    INDEX api_keys_account (account_id),
    INDEX api_keys_user (user_id),
    CONSTRAINT api_keys_account FOREIGN KEY (account_id) REFERENCES accounts (id),
    CONSTRAINT api_keys_user FOREIGN KEY (user_id) REFERENCES users (id)`,
  /** Requests counted by window. `bucket` names the limited client. */
  rate_windows: `
    bucket ${KEY} NOT NULL,
    window_start BIGINT NOT NULL,
    used INT NOT NULL,
    PRIMARY KEY (bucket, window_start),
    INDEX rate_windows_start (window_start)`,
  /** Responses to requests with an `Idempotency-Key`, encrypted, each written in the transaction of its request. */
  idempotency_records: `
    account_id ${ID} NOT NULL,
    key_hash BINARY(32) NOT NULL,
    request_hash BINARY(32) NOT NULL,
    status INT NOT NULL,
    sealed_body LONGBLOB NOT NULL,
    created BIGINT NOT NULL,
    PRIMARY KEY (account_id, key_hash),
    INDEX idempotency_records_created (created)`,
  /** Sessions of the console. A session ends with its key. */
  console_sessions: `
    hash BINARY(32) NOT NULL,
    key_kind VARCHAR(10) NOT NULL,
    key_hash BINARY(32) NOT NULL,
    created BIGINT NOT NULL,
    last_used_at BIGINT NOT NULL,
    PRIMARY KEY (hash),
    INDEX console_sessions_key (key_hash, created),
    INDEX console_sessions_use (last_used_at)`,
  /** One entry per billed fact. `billing_key` is unique, so nothing is billed twice. */
  usage_ledger: `
    id ${ID} NOT NULL,
    account_id ${ID} NOT NULL,
    product VARCHAR(30) NOT NULL,
    billing_key ${KEY} NOT NULL,
    units INT NOT NULL,
    api_key_id ${ID} NULL,
    created BIGINT NOT NULL,
    PRIMARY KEY (id),
    UNIQUE INDEX usage_ledger_billing_key (billing_key),
    INDEX usage_ledger_account (account_id, product, created),
    INDEX usage_ledger_by_time (account_id, created, product, api_key_id, units),
    INDEX usage_ledger_by_entry (account_id, id),
    CONSTRAINT usage_ledger_account FOREIGN KEY (account_id) REFERENCES accounts (id)`,
  /** The cost of the model, per entry of the ledger. */
  usage_costs: `
    billing_key ${KEY} NOT NULL,
    input_tokens INT NOT NULL,
    output_tokens INT NOT NULL,
    cost_paise INT NOT NULL,
    PRIMARY KEY (billing_key),
    CONSTRAINT usage_costs_entry FOREIGN KEY (billing_key) REFERENCES usage_ledger (billing_key) ON DELETE CASCADE`,
  /** The ledger summed by day, so that a month of usage is read without its entries. */
  usage_days: `
    account_id ${ID} NOT NULL,
    day_number INT NOT NULL,
    product VARCHAR(30) NOT NULL,
    api_key_id ${ID} NOT NULL DEFAULT '',
    units INT NOT NULL,
    PRIMARY KEY (account_id, day_number, product, api_key_id),
    CONSTRAINT usage_days_account FOREIGN KEY (account_id) REFERENCES accounts (id)`,
} as const
