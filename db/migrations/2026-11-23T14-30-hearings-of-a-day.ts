import { type Migration, unless } from '../migrate.ts'

/** The hearings of a day, and the cases of a CNR, are found by an index, whoever owns them. */
export const migration: Migration = {
  async up(run) {
    await unless('ER_DUP_KEYNAME', () => run('CREATE INDEX hearings_day ON hearings (hearing_date, state)'))
    await unless('ER_DUP_KEYNAME', () => run('CREATE INDEX tracked_cases_of_cnr ON tracked_cases (cnr)'))
  },
  async down(run) {
    await unless('ER_CANT_DROP_FIELD_OR_KEY', () => run('DROP INDEX tracked_cases_of_cnr ON tracked_cases'))
    await unless('ER_CANT_DROP_FIELD_OR_KEY', () => run('DROP INDEX hearings_day ON hearings'))
  },
}
