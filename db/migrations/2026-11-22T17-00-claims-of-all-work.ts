import { type Migration, type Run, unless } from '../migrate.ts'

/** Operators claim cases and verification pictures too. A claim is of any of them, and ends by itself within minutes. */
export const migration: Migration = {
  up: dropReference,
  async down(run) {
    await dropReference(run)
    await run('DELETE FROM review_claims WHERE thing_id NOT IN (SELECT id FROM case_candidates)')
    await run(`ALTER TABLE review_claims ADD CONSTRAINT review_claims_candidate
      FOREIGN KEY (thing_id) REFERENCES case_candidates (id) ON DELETE CASCADE`)
  },
}

async function dropReference(run: Run): Promise<void> {
  await unless('ER_CANT_DROP_FIELD_OR_KEY', () =>
    run('ALTER TABLE review_claims DROP FOREIGN KEY review_claims_candidate'),
  )
}
