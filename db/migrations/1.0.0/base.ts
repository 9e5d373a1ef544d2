import { code, ID, KEY } from './column-types.ts'

export const base = {
  /** The last number an account has given out in each sequence. */
  number_sequences: `
    account_id ${ID} NOT NULL,
    sequence VARCHAR(30) NOT NULL,
    last_number INT NOT NULL,
    PRIMARY KEY (account_id, sequence),
    CONSTRAINT number_sequences_account FOREIGN KEY (account_id) REFERENCES accounts (id)`,
  /** Workflow starts that are committed but not sent. Until `claimed_until` a process is sending one. */
  outbox: `
    workflow_id ${code(500)} NOT NULL,
    token ${ID} NOT NULL,
    start LONGTEXT NOT NULL,
    created BIGINT NOT NULL,
    priority TINYINT NOT NULL DEFAULT 0,
    claimed_until BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (workflow_id),
    INDEX outbox_created (created),
    INDEX outbox_line (priority, created)`,
  /** Slots of semaphores over all processes, held until `held_until` by the clock of the database. */
  slots: `
    name ${KEY} NOT NULL,
    slot INT NOT NULL,
    holder ${ID} NULL,
    held_until BIGINT NOT NULL,
    PRIMARY KEY (name, slot)`,
} as const
