import { hasColumn, type Migration } from '../migrate.ts'

/** The year whose file named a holiday, so that the file of the next year leaves the end of a vacation across New Year. */
export const migration: Migration = {
  async up(run) {
    const type = "CHAR(4) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT ''"
    if (!(await hasColumn(run, 'court_holidays', 'file_year')))
      await run(`ALTER TABLE court_holidays ADD COLUMN file_year ${type}, LOCK=NONE`)
    await run("UPDATE court_holidays SET file_year = LEFT(day, 4) WHERE file_year = ''")
  },
  async down(run) {
    if (await hasColumn(run, 'court_holidays', 'file_year'))
      await run('ALTER TABLE court_holidays DROP COLUMN file_year, LOCK=NONE')
  },
}
