import { hasColumn, type Migration, unless } from '../migrate.ts'

const DAY = 'CHAR(10) CHARACTER SET ascii COLLATE ascii_bin'

const COLUMNS = [
  ['case_candidates', 'list_day', `${DAY} NULL`],
  ['list_documents', 'named', 'INT NOT NULL DEFAULT 0'],
  ['list_documents', 'named_left', 'INT NOT NULL DEFAULT 0'],
] as const

/** The candidates that cause lists bring: the day of the list, and how many a document named and how many of them were left out. */
export const migration: Migration = {
  async up(run) {
    for (const [table, name, type] of COLUMNS)
      if (!(await hasColumn(run, table, name))) await run(`ALTER TABLE ${table} ADD COLUMN ${name} ${type}`)
    await unless('ER_DUP_KEYNAME', () =>
      run('CREATE INDEX case_candidates_list ON case_candidates (watchlist_entity_id, list_day)'),
    )
  },
  async down(run) {
    await unless('ER_CANT_DROP_FIELD_OR_KEY', () => run('DROP INDEX case_candidates_list ON case_candidates'))
    for (const [table, name] of COLUMNS)
      if (await hasColumn(run, table, name)) await run(`ALTER TABLE ${table} DROP COLUMN ${name}`)
  },
}
