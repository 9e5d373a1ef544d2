import { hasColumn, type Migration } from '../migrate.ts'

/** Whether a case stands in a note that takes it off a list. */
export const migration: Migration = {
  async up(run) {
    if (!(await hasColumn(run, 'hearing_sightings', 'takes_off')))
      await run('ALTER TABLE hearing_sightings ADD COLUMN takes_off BOOLEAN NOT NULL DEFAULT FALSE')
  },
  async down(run) {
    if (await hasColumn(run, 'hearing_sightings', 'takes_off'))
      await run('ALTER TABLE hearing_sightings DROP COLUMN takes_off')
  },
}
