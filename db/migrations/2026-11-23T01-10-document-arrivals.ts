import type { Migration } from '../migrate.ts'

const ID = 'CHAR(32) CHARACTER SET ascii COLLATE ascii_bin'

/** Documents that are stored before their order has them: whoever erases the order finds them. */
export const migration: Migration = {
  async up(run) {
    await run(`CREATE TABLE IF NOT EXISTS document_arrivals (
      order_id ${ID} NOT NULL,
      document_key VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      created BIGINT NOT NULL,
      PRIMARY KEY (order_id, document_key),
      INDEX document_arrivals_created (created),
      INDEX document_arrivals_document (document_key),
      CONSTRAINT document_arrivals_order FOREIGN KEY (order_id) REFERENCES orders (id)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`)
  },
  async down(run) {
    await run('DROP TABLE IF EXISTS document_arrivals')
  },
}
