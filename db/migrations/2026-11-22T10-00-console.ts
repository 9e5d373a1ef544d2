import { type Migration, unless } from '../migrate.ts'

const ID = 'CHAR(32) CHARACTER SET ascii COLLATE ascii_bin'
const TABLE = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci'

/** Sessions of the console, and who works on what in the review room. */
export const migration: Migration = {
  async up(run) {
    await run(`CREATE TABLE IF NOT EXISTS console_sessions (
      hash BINARY(32) NOT NULL PRIMARY KEY,
      key_kind VARCHAR(10) NOT NULL,
      key_hash BINARY(32) NOT NULL,
      created BIGINT NOT NULL,
      last_used_at BIGINT NOT NULL,
      INDEX console_sessions_key (key_hash, created),
      INDEX console_sessions_use (last_used_at)
    ) ${TABLE}`)
    await run(`CREATE TABLE IF NOT EXISTS review_claims (
      thing_id ${ID} NOT NULL PRIMARY KEY,
      key_id ${ID} NOT NULL,
      until BIGINT NOT NULL,
      INDEX review_claims_until (until),
      CONSTRAINT review_claims_candidate FOREIGN KEY (thing_id) REFERENCES case_candidates (id) ON DELETE CASCADE
    ) ${TABLE}`)
    await run(`CREATE TABLE IF NOT EXISTS review_set_asides (
      thing_id ${ID} NOT NULL,
      key_id ${ID} NOT NULL,
      note VARCHAR(1000) NULL,
      created BIGINT NOT NULL,
      PRIMARY KEY (thing_id, key_id),
      INDEX review_set_asides_created (created),
      CONSTRAINT review_set_asides_candidate FOREIGN KEY (thing_id) REFERENCES case_candidates (id) ON DELETE CASCADE
    ) ${TABLE}`)
    // The queue's next page, and the next candidate of a reviewer, are read in order without a look at all that waits.
    await unless('ER_DUP_KEYNAME', () =>
      run('CREATE INDEX case_candidates_waiting ON case_candidates (status, customer_decision, created, id)'),
    )
  },
  async down(run) {
    await unless('ER_CANT_DROP_FIELD_OR_KEY', () => run('DROP INDEX case_candidates_waiting ON case_candidates'))
    for (const name of ['review_set_asides', 'review_claims', 'console_sessions'])
      await run(`DROP TABLE IF EXISTS ${name}`)
  },
}
