import { hasColumn, type Migration } from '../migrate.ts'

/** What of a list was not read, so that an operator sees it. Names in it are blacked out. */
export const migration: Migration = {
  async up(run) {
    if (!(await hasColumn(run, 'list_documents', 'unknown_lines')))
      await run('ALTER TABLE list_documents ADD COLUMN unknown_lines LONGTEXT NULL, LOCK=NONE')
  },
  async down(run) {
    if (await hasColumn(run, 'list_documents', 'unknown_lines'))
      await run('ALTER TABLE list_documents DROP COLUMN unknown_lines, LOCK=NONE')
  },
}
