import { hasColumn, type Migration } from '../migrate.ts'

/** Until when the raw answers of sources are kept: seven days, like the results of searches, which stand in them too. */
export const migration: Migration = {
  async up(run) {
    if (!(await hasColumn(run, 'source_calls', 'body_until')))
      await run(`ALTER TABLE source_calls
        ADD COLUMN body_until BIGINT NULL, ADD INDEX source_calls_body_until (body_until)`)
    await run(`UPDATE source_calls SET body_until = requested_at + 604800000
      WHERE body_gzip IS NOT NULL AND body_until IS NULL`)
  },
  async down(run) {
    if (await hasColumn(run, 'source_calls', 'body_until'))
      await run('ALTER TABLE source_calls DROP INDEX source_calls_body_until, DROP COLUMN body_until')
  },
}
