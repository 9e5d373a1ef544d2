import type { Migration } from '../migrate.ts'

const ID = 'CHAR(32) CHARACTER SET ascii COLLATE ascii_bin'
const TABLE = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci'

/** The webhook endpoints of accounts, and what was sent there. Secrets are derived, not stored. */
export const migration: Migration = {
  async up(run) {
    await run(`
      CREATE TABLE IF NOT EXISTS webhook_endpoints (
        id ${ID} NOT NULL PRIMARY KEY,
        account_id ${ID} NOT NULL,
        url VARCHAR(2048) NOT NULL,
        events LONGTEXT NOT NULL,
        description VARCHAR(255) NOT NULL,
        status VARCHAR(10) NOT NULL,
        disabled_reason VARCHAR(20) NULL,
        secret_generation INT NOT NULL,
        previous_secret_until BIGINT NOT NULL,
        created BIGINT NOT NULL,
        updated BIGINT NOT NULL,
        INDEX webhook_endpoints_account (account_id, status),
        CONSTRAINT webhook_endpoints_account FOREIGN KEY (account_id) REFERENCES accounts (id)
      ) ${TABLE}`)
    await run(`
      CREATE TABLE IF NOT EXISTS webhook_deliveries (
        id ${ID} NOT NULL PRIMARY KEY,
        webhook_id ${ID} NOT NULL,
        account_id ${ID} NOT NULL,
        event_id ${ID} NOT NULL,
        event_type VARCHAR(50) NOT NULL,
        status VARCHAR(10) NOT NULL,
        attempts INT NOT NULL,
        last_attempt_at BIGINT NULL,
        next_attempt_at BIGINT NULL,
        last_status INT NULL,
        last_answer TEXT NULL,
        problem VARCHAR(30) NULL,
        created BIGINT NOT NULL,
        UNIQUE INDEX webhook_deliveries_event (webhook_id, event_id),
        INDEX webhook_deliveries_status (webhook_id, status),
        INDEX webhook_deliveries_of_event (event_id),
        CONSTRAINT webhook_deliveries_webhook FOREIGN KEY (webhook_id) REFERENCES webhook_endpoints (id) ON DELETE CASCADE,
        CONSTRAINT webhook_deliveries_event FOREIGN KEY (event_id) REFERENCES events (id)
      ) ${TABLE}`)
  },
  async down(run) {
    await run('DROP TABLE IF EXISTS webhook_deliveries')
    await run('DROP TABLE IF EXISTS webhook_endpoints')
  },
}
