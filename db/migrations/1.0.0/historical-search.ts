import { code, ID } from './column-types.ts'

export const historicalSearch = {
  historical_searches: `
    id ${ID} NOT NULL,
    account_id ${ID} NOT NULL,
    api_key_id ${ID} NOT NULL,
    mode VARCHAR(5) NOT NULL,
    state VARCHAR(10) NOT NULL,
    criteria LONGTEXT NOT NULL,
    client_reference VARCHAR(50) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NULL,
    request_hash BINARY(32) NOT NULL,
    billing VARCHAR(20) NOT NULL,
    sources LONGTEXT NOT NULL,
    result_cap INT NOT NULL,
    cap_reached BOOLEAN NOT NULL,
    collected INT NOT NULL,
    delivered INT NOT NULL,
    claimed_until BIGINT NULL,
    failure_reason VARCHAR(50) NULL,
    completed_at BIGINT NULL,
    created BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    purged_at BIGINT NULL,
    PRIMARY KEY (id),
    INDEX historical_searches_account (account_id, id),
    INDEX historical_searches_reference (account_id, client_reference, created),
    INDEX historical_searches_running (account_id, state),
    INDEX historical_searches_expired (purged_at, expires_at),
    INDEX historical_searches_under_way (state, id),
    CONSTRAINT historical_searches_account FOREIGN KEY (account_id) REFERENCES accounts (id)`,
  /** Pages that sources sent. */
  historical_source_pages: `
    search_id ${ID} NOT NULL,
    source ${code(50)} NOT NULL,
    page INT NOT NULL,
    call_id ${ID} NOT NULL,
    cases LONGTEXT NULL,
    next_cursor VARCHAR(50) NULL,
    PRIMARY KEY (search_id, source, page),
    CONSTRAINT historical_source_pages_search FOREIGN KEY (search_id) REFERENCES historical_searches (id)`,
  /** The merged list of cases. */
  historical_results: `
    search_id ${ID} NOT NULL,
    position INT NOT NULL,
    result LONGTEXT NOT NULL,
    PRIMARY KEY (search_id, position),
    CONSTRAINT historical_results_search FOREIGN KEY (search_id) REFERENCES historical_searches (id)`,
  /** Hashed numbers of results, so that no case appears twice. */
  historical_result_keys: `
    search_id ${ID} NOT NULL,
    key_hash ${ID} NOT NULL,
    is_alias BOOLEAN NOT NULL,
    PRIMARY KEY (search_id, key_hash, is_alias),
    CONSTRAINT historical_result_keys_search FOREIGN KEY (search_id) REFERENCES historical_searches (id)`,
} as const
