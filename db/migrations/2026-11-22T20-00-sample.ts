import { type Migration, unless } from '../migrate.ts'

/** The sample of near misses is few among many candidates. */
export const migration: Migration = {
  up: (run) =>
    unless('ER_DUP_KEYNAME', () => run('CREATE INDEX case_candidates_verdict ON case_candidates (verdict, status)')),
  down: (run) =>
    unless('ER_CANT_DROP_FIELD_OR_KEY', () => run('DROP INDEX case_candidates_verdict ON case_candidates')),
}
