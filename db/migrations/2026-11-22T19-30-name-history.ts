import { hasColumn, type Migration } from '../migrate.ts'

const COLUMNS = {
  is_told: 'TINYINT(1) NOT NULL DEFAULT 0',
  known_from: 'CHAR(10) CHARACTER SET ascii COLLATE ascii_bin NULL',
  known_until: 'CHAR(10) CHARACTER SET ascii COLLATE ascii_bin NULL',
}

/** Names that a company has had are kept among its variations, with the days of the change where they are told. */
export const migration: Migration = {
  async up(run) {
    for (const [column, type] of Object.entries(COLUMNS)) {
      if (!(await hasColumn(run, 'name_variations', column))) {
        await run(`ALTER TABLE name_variations ADD COLUMN ${column} ${type}`)
      }
    }
  },
  async down(run) {
    for (const column of Object.keys(COLUMNS)) {
      if (await hasColumn(run, 'name_variations', column)) {
        await run(`ALTER TABLE name_variations DROP COLUMN ${column}`)
      }
    }
  },
}
