import { hasColumn, type Migration, type Run } from '../migrate.ts'

const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin'
const TABLE = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci'

/** Columns that come to tables that stand already. */
const COLUMNS: [table: string, column: string, type: string][] = [
  ['source_calls', 'question', 'BINARY(32) NULL, ADD INDEX source_calls_question (question)'],
  ['source_calls', 'repeat_of', `CHAR(32) ${ASCII} NULL`],
  ['source_spend', 'night_paise', 'BIGINT NOT NULL DEFAULT 0'],
  ['source_spend', 'refused_paise', 'BIGINT NOT NULL DEFAULT 0'],
  ['plans', 'court_data_budget_paise', 'INT NULL'],
  ['plans', 'model_budget_paise', 'INT NULL'],
  ['document_jobs', 'asker', `VARCHAR(80) ${ASCII} NULL`],
]

/**
 * Places and turns at the sources, held over all workers by the database's clock; what each account may spend a day; and by which
 * question a kept answer is found again.
 */
export const migration: Migration = {
  async up(run) {
    await run(`CREATE TABLE IF NOT EXISTS places (
      name VARCHAR(190) ${ASCII} NOT NULL,
      slot INT NOT NULL,
      holder CHAR(32) ${ASCII} NULL,
      held_until BIGINT NOT NULL,
      PRIMARY KEY (name, slot)
    ) ${TABLE}`)
    await run(`CREATE TABLE IF NOT EXISTS source_turns (
      name VARCHAR(190) ${ASCII} NOT NULL PRIMARY KEY,
      next_at BIGINT NOT NULL
    ) ${TABLE}`)
    await run(`CREATE TABLE IF NOT EXISTS account_spend (
      account_id CHAR(32) ${ASCII} NOT NULL,
      budget VARCHAR(20) ${ASCII} NOT NULL,
      day CHAR(10) ${ASCII} NOT NULL,
      spent_paise BIGINT NOT NULL,
      refused_paise BIGINT NOT NULL,
      PRIMARY KEY (account_id, budget, day)
    ) ${TABLE}`)
    for (const [table, column, type] of COLUMNS)
      if (!(await hasColumn(run, table, column))) await run(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`)
  },
  async down(run: Run) {
    for (const [table, column] of COLUMNS.toReversed())
      if (await hasColumn(run, table, column)) await run(`ALTER TABLE ${table} DROP COLUMN ${column}`)
    for (const table of ['account_spend', 'source_turns', 'places']) await run(`DROP TABLE IF EXISTS ${table}`)
  },
}
