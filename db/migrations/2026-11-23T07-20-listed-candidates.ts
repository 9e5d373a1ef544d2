import { type Migration, unless } from '../migrate.ts'

/** What waits for the operator and is heard within days is found by an index. */
export const migration: Migration = {
  async up(run) {
    await unless('ER_DUP_KEYNAME', () =>
      run(
        'CREATE INDEX case_candidates_on_lists ON case_candidates (status, customer_decision, list_day, created, id)',
      ),
    )
  },
  async down(run) {
    await unless('ER_CANT_DROP_FIELD_OR_KEY', () => run('DROP INDEX case_candidates_on_lists ON case_candidates'))
  },
}
