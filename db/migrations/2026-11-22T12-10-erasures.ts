import { type Migration, unless } from '../migrate.ts'

const ID = 'CHAR(32) CHARACTER SET ascii COLLATE ascii_bin'
const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin'
const TABLE = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci'

const TABLES = {
  erasures: `
    id ${ID} NOT NULL PRIMARY KEY,
    kind VARCHAR(10) ${ASCII} NOT NULL,
    account_id ${ID} NULL,
    thing_id ${ID} NULL,
    names LONGTEXT NOT NULL,
    identity_keys LONGTEXT NOT NULL,
    dry_run BOOLEAN NOT NULL,
    status VARCHAR(10) ${ASCII} NOT NULL,
    report LONGTEXT NOT NULL,
    created BIGINT NOT NULL,
    ended_at BIGINT NULL,
    INDEX erasures_account (account_id, id)`,
  erasure_items: `
    erasure_id ${ID} NOT NULL,
    kind VARCHAR(10) ${ASCII} NOT NULL,
    item VARCHAR(300) ${ASCII} NOT NULL,
    PRIMARY KEY (erasure_id, kind, item)`,
  suppressions: `
    scope ${ID} NOT NULL,
    hash CHAR(64) ${ASCII} NOT NULL,
    created BIGINT NOT NULL,
    PRIMARY KEY (scope, hash)`,
} as const

/** By these it is found whether another order has a document. */
const INDEXES = {
  order_documents_original: 'order_documents (original_key)',
  order_documents_stamped: 'order_documents (stamped_key)',
} as const

/** Erasures with their reports, what each has still to delete outside of the database, and what must not come back. */
export const migration: Migration = {
  async up(run) {
    for (const [name, columns] of Object.entries(TABLES))
      await run(`CREATE TABLE IF NOT EXISTS ${name} (${columns}) ${TABLE}`)
    for (const [name, columns] of Object.entries(INDEXES))
      await unless('ER_DUP_KEYNAME', () => run(`CREATE INDEX ${name} ON ${columns}`))
  },
  async down(run) {
    for (const [name, columns] of Object.entries(INDEXES))
      await unless('ER_CANT_DROP_FIELD_OR_KEY', () => run(`DROP INDEX ${name} ON ${columns.split(' ')[0]}`))
    for (const name of Object.keys(TABLES).reverse()) await run(`DROP TABLE IF EXISTS ${name}`)
  },
}
