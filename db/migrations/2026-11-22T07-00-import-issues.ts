import { hasColumn, type Migration } from '../migrate.ts'

/** How many things are wrong with a row of an import, of which it keeps the first. Null in older rows, which have kept all. */
export const migration: Migration = {
  async up(run) {
    if (!(await hasColumn(run, 'import_rows', 'issue_count')))
      await run('ALTER TABLE import_rows ADD COLUMN issue_count INT NULL')
  },
  async down(run) {
    if (await hasColumn(run, 'import_rows', 'issue_count')) await run('ALTER TABLE import_rows DROP COLUMN issue_count')
  },
}
