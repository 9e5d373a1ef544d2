import type { Migration } from '../migrate.ts'

const ID = 'CHAR(32) CHARACTER SET ascii COLLATE ascii_bin'
const HASH = 'CHAR(64) CHARACTER SET ascii COLLATE ascii_bin'
const TABLE = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci'

const TABLES = {
  order_documents: `
    order_id ${ID} NOT NULL PRIMARY KEY,
    reference VARCHAR(20) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    source VARCHAR(50) NOT NULL,
    original_key ${HASH} NOT NULL,
    stamped_key ${HASH} NOT NULL,
    pages INT NOT NULL,
    retrieved_at BIGINT NOT NULL,
    downloaded_at BIGINT NULL,
    created BIGINT NOT NULL,
    UNIQUE INDEX order_documents_reference (reference),
    CONSTRAINT order_documents_order FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE CASCADE`,
  challenges: `
    id ${ID} NOT NULL PRIMARY KEY,
    order_id ${ID} NOT NULL,
    court_type VARCHAR(10) NOT NULL,
    workflow_id VARCHAR(500) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    picture LONGBLOB NOT NULL,
    picture_type VARCHAR(50) NOT NULL,
    session LONGTEXT NOT NULL,
    status VARCHAR(10) NOT NULL,
    answer VARCHAR(50) NULL,
    answered_by ${ID} NULL,
    answered_at BIGINT NULL,
    created BIGINT NOT NULL,
    INDEX challenges_status (status, created),
    INDEX challenges_order (order_id),
    CONSTRAINT challenges_order FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE CASCADE`,
  source_circuits: `
    source VARCHAR(50) NOT NULL PRIMARY KEY,
    failures INT NOT NULL,
    open_until BIGINT NULL`,
} as const

/** Documents of orders, the verification pictures met on the way to them, and how the courts' sites are doing. */
export const migration: Migration = {
  async up(run) {
    for (const [name, columns] of Object.entries(TABLES))
      await run(`CREATE TABLE IF NOT EXISTS ${name} (${columns}) ${TABLE}`)
  },
  async down(run) {
    for (const name of Object.keys(TABLES).reverse()) await run(`DROP TABLE IF EXISTS ${name}`)
  },
}
