import { hasColumn, type Migration } from '../migrate.ts'

/** In which order promised starts are made, and until when somebody has one in hand: no lock is held while it is being made. */
export const migration: Migration = {
  async up(run) {
    if (!(await hasColumn(run, 'outbox', 'claimed_until')))
      await run(`ALTER TABLE outbox
        ADD COLUMN priority TINYINT NOT NULL DEFAULT 0,
        ADD COLUMN claimed_until BIGINT NOT NULL DEFAULT 0,
        ADD INDEX outbox_line (priority, created)`)
  },
  async down(run) {
    if (await hasColumn(run, 'outbox', 'claimed_until'))
      await run('ALTER TABLE outbox DROP INDEX outbox_line, DROP COLUMN claimed_until, DROP COLUMN priority')
  },
}
