import { code, DAY, ID, KEY } from './column-types.ts'

export const operations = {
  /** Keys of operators. Only the hash of a key is stored. */
  operator_keys: `
    id ${ID} NOT NULL,
    name VARCHAR(100) NOT NULL,
    last_four CHAR(4) NOT NULL,
    hash BINARY(32) NOT NULL,
    expires_at BIGINT NULL,
    revoked_at BIGINT NULL,
    created BIGINT NOT NULL,
    roles ${code(200)} NOT NULL DEFAULT 'review,challenges,sources,accounts,audit,keys',
    last_used_at BIGINT NULL,
    sign_in_as VARCHAR(320) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NULL,
    PRIMARY KEY (id),
    UNIQUE INDEX operator_keys_hash (hash),
    INDEX operator_keys_sign_in (sign_in_as)`,
  /** Every call of a source, with its cost and, until `body_until`, its raw answer. */
  source_calls: `
    id ${ID} NOT NULL,
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
    body_until BIGINT NULL,
    question BINARY(32) NULL,
    repeat_of ${ID} NULL,
    PRIMARY KEY (id),
    INDEX source_calls_health (source, requested_at),
    INDEX source_calls_body_until (body_until),
    INDEX source_calls_question (question)`,
  /** Call counts by outcome, in slots of ten minutes, so that the health of sources is read quickly. */
  source_call_counts: `
    slot BIGINT NOT NULL,
    source VARCHAR(50) NOT NULL,
    outcome VARCHAR(30) NOT NULL,
    count INT NOT NULL,
    last_at BIGINT NOT NULL,
    PRIMARY KEY (slot, source, outcome)`,
  /** The cost of each source per day. */
  source_spend: `
    source VARCHAR(50) NOT NULL,
    day CHAR(10) NOT NULL,
    spent_paise BIGINT NOT NULL,
    night_paise BIGINT NOT NULL DEFAULT 0,
    refused_paise BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (source, day)`,
  /** The spending of each account per day and budget. */
  account_spend: `
    account_id ${ID} NOT NULL,
    budget ${code(20)} NOT NULL,
    day ${DAY} NOT NULL,
    spent_paise BIGINT NOT NULL,
    refused_paise BIGINT NOT NULL,
    PRIMARY KEY (account_id, budget, day),
    INDEX account_spend_day (day)`,
  /** Consecutive failures of a court site, and until when it is not called. */
  source_circuits: `
    source VARCHAR(50) NOT NULL,
    failures INT NOT NULL,
    open_until BIGINT NULL,
    PRIMARY KEY (source)`,
  /** Sources that an operator paused. */
  source_pauses: `
    source VARCHAR(50) NOT NULL,
    paused_at BIGINT NOT NULL,
    paused_by ${KEY} NOT NULL,
    reason VARCHAR(1000) NULL,
    PRIMARY KEY (source)`,
  /** When a source may be called next. */
  source_rates: `
    name ${KEY} NOT NULL,
    next_at BIGINT NOT NULL,
    PRIMARY KEY (name)`,
  /** The calls of the last hour to sources that grant a number of calls an hour. */
  source_quotas: `
    source VARCHAR(50) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    slot INT UNSIGNED NOT NULL,
    taken_at BIGINT NOT NULL,
    PRIMARY KEY (source, slot)`,
  /** Audit log: who changed which record. */
  audit_log: `
    id ${ID} NOT NULL,
    account_id ${ID} NULL,
    thing_id ${ID} NOT NULL,
    thing_kind VARCHAR(20) NOT NULL,
    action VARCHAR(30) NOT NULL,
    actor_type VARCHAR(10) NOT NULL,
    actor_id ${KEY} NOT NULL,
    request_id VARCHAR(128) NOT NULL,
    fields LONGTEXT NOT NULL,
    created BIGINT NOT NULL,
    key_id ${ID} NULL,
    actor_account_id ${ID} NULL,
    PRIMARY KEY (id),
    INDEX audit_log_thing (thing_id, id),
    INDEX audit_log_account (account_id, id),
    INDEX audit_log_actor (actor_id, id)`,
  /** Access log: one row per request. Ids grow with time; no foreign key prevents deletion. */
  access_log: `
    id ${ID} NOT NULL,
    actor_type VARCHAR(10) NOT NULL,
    actor_id ${KEY} NOT NULL,
    key_id ${ID} NULL,
    actor_account_id ${ID} NULL,
    route ${code(100)} NOT NULL,
    request_id ${code(128)} NOT NULL,
    thing_count INT NOT NULL,
    created BIGINT NOT NULL,
    PRIMARY KEY (id),
    INDEX access_log_actor (actor_id, id)`,
  /** The records in the response to a request. */
  access_log_things: `
    access_id ${ID} NOT NULL,
    thing_id ${code(64)} NOT NULL,
    account_id ${ID} NULL,
    PRIMARY KEY (access_id, thing_id),
    INDEX access_log_things_thing (thing_id, access_id),
    INDEX access_log_things_account (account_id, access_id)`,
  /** `open_key` is set while an alarm is raised, so that each is raised once. */
  alarms: `
    id ${ID} NOT NULL,
    open_key ${code(255)} NULL,
    name ${code(50)} NOT NULL,
    subject ${KEY} NOT NULL,
    raised BIGINT NOT NULL,
    ended BIGINT NULL,
    PRIMARY KEY (id),
    UNIQUE INDEX alarms_open (open_key)`,
  /** The last run of each maintenance workflow. */
  last_runs: `
    name ${code(50)} NOT NULL,
    workflow_id VARCHAR(500) NOT NULL,
    run_id VARCHAR(50) NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (name)`,
} as const
