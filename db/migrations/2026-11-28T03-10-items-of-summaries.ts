import { hasColumn, type Migration } from '../migrate.ts'

/** What a reader acts on in a case: directions, sums, protection, dates. Summaries of earlier versions have none. */
export const migration: Migration = {
  async up(run) {
    if (!(await hasColumn(run, 'case_summaries', 'items')))
      await run('ALTER TABLE case_summaries ADD COLUMN items LONGTEXT NULL, LOCK=NONE')
  },
  async down(run) {
    if (await hasColumn(run, 'case_summaries', 'items'))
      await run('ALTER TABLE case_summaries DROP COLUMN items, LOCK=NONE')
  },
}
