import { code, HASH, ID } from './column-types.ts'

export const privacy = {
  /** Erasures, with their reports. */
  erasures: `
    id ${ID} NOT NULL,
    kind ${code(10)} NOT NULL,
    account_id ${ID} NULL,
    thing_id ${ID} NULL,
    names LONGTEXT NOT NULL,
    identity_keys LONGTEXT NOT NULL,
    dry_run BOOLEAN NOT NULL,
    status ${code(10)} NOT NULL,
    report LONGTEXT NOT NULL,
    created BIGINT NOT NULL,
    ended_at BIGINT NULL,
    PRIMARY KEY (id),
    INDEX erasures_account (account_id, id),
    INDEX erasures_status (status, dry_run, created)`,
  /** Data outside the database that an erasure must still delete. */
  erasure_items: `
    erasure_id ${ID} NOT NULL,
    kind ${code(10)} NOT NULL,
    item ${code(300)} NOT NULL,
    PRIMARY KEY (erasure_id, kind, item)`,
  /** Hashes of erased persons and cases, which must not come back. */
  suppressions: `
    scope ${ID} NOT NULL,
    kind ${code(10)} NOT NULL,
    hash ${HASH} NOT NULL,
    created BIGINT NOT NULL,
    PRIMARY KEY (scope, kind, hash)`,
} as const
