import type { Migration } from '../migrate.ts'

const ID = 'CHAR(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL'

/** What the entries of a day add up to, so that reading the usage of a month does not go through all of its entries. */
export const migration: Migration = {
  async up(run) {
    await run(`CREATE TABLE IF NOT EXISTS usage_days (
      account_id ${ID},
      day_number INT NOT NULL,
      product VARCHAR(30) NOT NULL,
      api_key_id ${ID} DEFAULT '',
      units INT NOT NULL,
      PRIMARY KEY (account_id, day_number, product, api_key_id),
      CONSTRAINT usage_days_account FOREIGN KEY (account_id) REFERENCES accounts (id)
    )`)
  },
  async down(run) {
    await run('DROP TABLE IF EXISTS usage_days')
  },
}
