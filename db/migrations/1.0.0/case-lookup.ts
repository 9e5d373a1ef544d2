import { ASCII, ID, KEY } from './column-types.ts'

export const caseLookup = {
  /** Cases as an account last fetched them. */
  looked_up_cases: `
    id ${ID} NOT NULL,
    account_id ${ID} NOT NULL,
    identity_key ${KEY} NOT NULL,
    court_type VARCHAR(10) NOT NULL,
    court_case LONGTEXT NOT NULL,
    last_call_id ${ID} NOT NULL,
    last_run_id CHAR(36) ${ASCII} NOT NULL,
    last_fetched_at BIGINT NOT NULL,
    fetch_count INT NOT NULL,
    created BIGINT NOT NULL,
    PRIMARY KEY (id),
    UNIQUE INDEX looked_up_cases_identity (account_id, identity_key),
    CONSTRAINT looked_up_cases_account FOREIGN KEY (account_id) REFERENCES accounts (id)`,
  /** Other numbers of a looked-up case. */
  looked_up_case_aliases: `
    account_id ${ID} NOT NULL,
    alias_key ${KEY} NOT NULL,
    looked_up_case_id ${ID} NOT NULL,
    PRIMARY KEY (account_id, alias_key),
    INDEX looked_up_case_aliases_case (looked_up_case_id),
    CONSTRAINT looked_up_case_aliases_case FOREIGN KEY (looked_up_case_id) REFERENCES looked_up_cases (id) ON DELETE CASCADE`,
  /** Orders of looked-up cases. `stable_key` distinguishes the orders of a case, case-sensitively. */
  orders: `
    id ${ID} NOT NULL,
    looked_up_case_id ${ID} NOT NULL,
    stable_key VARCHAR(320) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    number VARCHAR(50) NOT NULL,
    order_date CHAR(10) NOT NULL,
    judge VARCHAR(500) NULL,
    order_type VARCHAR(255) NULL,
    reference TEXT NULL,
    position INT NOT NULL,
    created BIGINT NOT NULL,
    PRIMARY KEY (id),
    UNIQUE INDEX orders_stable_key (looked_up_case_id, stable_key),
    CONSTRAINT orders_case FOREIGN KEY (looked_up_case_id) REFERENCES looked_up_cases (id) ON DELETE CASCADE`,
} as const
