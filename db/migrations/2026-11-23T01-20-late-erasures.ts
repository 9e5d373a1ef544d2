import { type Migration, unless } from '../migrate.ts'

/** Every minute it is asked for erasures that have not ended: they are few among those that have. */
export const migration: Migration = {
  async up(run) {
    await unless('ER_DUP_KEYNAME', () => run('CREATE INDEX erasures_status ON erasures (status, dry_run, created)'))
  },
  async down(run) {
    await unless('ER_CANT_DROP_FIELD_OR_KEY', () => run('DROP INDEX erasures_status ON erasures'))
  },
}
