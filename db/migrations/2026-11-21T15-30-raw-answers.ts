import type { Migration, Run } from '../migrate.ts'

/** Until when the raw answers of sources are kept: seven days, like the results of searches, which stand in them too. */
export const migration: Migration = {
  async up(run) {
    if (!(await hasColumn(run)))
      await run(`ALTER TABLE source_calls
        ADD COLUMN body_until BIGINT NULL, ADD INDEX source_calls_body_until (body_until)`)
    await run(`UPDATE source_calls SET body_until = requested_at + 604800000
      WHERE body_gzip IS NOT NULL AND body_until IS NULL`)
  },
  async down(run) {
    if (await hasColumn(run))
      await run('ALTER TABLE source_calls DROP INDEX source_calls_body_until, DROP COLUMN body_until')
  },
}

/** MySQL cannot be told to add a column only where there is none. */
async function hasColumn(run: Run): Promise<boolean> {
  const [rows] = await run(`SELECT 1 FROM information_schema.columns
    WHERE table_schema = DATABASE() AND table_name = 'source_calls' AND column_name = 'body_until'`)
  return rows.length > 0
}
