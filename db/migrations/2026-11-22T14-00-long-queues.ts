import { type Migration, unless } from '../migrate.ts'

/** Indexes for a queue of a hundred thousand: its filters stand in its index, and the verdicts on one case are found by an index. */
export const migration: Migration = {
  async up(run) {
    await run(`ALTER TABLE case_candidates DROP INDEX case_candidates_waiting, ADD INDEX case_candidates_waiting
      (status, customer_decision, created, id, account_id, court_type, verdict)`)
    // The other one begins with the same columns, and so serves what this one did.
    await unless('ER_CANT_DROP_FIELD_OR_KEY', () => run('DROP INDEX case_candidates_queue ON case_candidates'))
    await unless('ER_DUP_KEYNAME', () =>
      run('CREATE INDEX case_candidates_same_case ON case_candidates (identity_key, reviewed_at)'),
    )
    // Of a court with few that wait, the other index would be read to its end.
    await unless('ER_DUP_KEYNAME', () =>
      run(`CREATE INDEX case_candidates_waiting_of_court ON case_candidates
        (status, customer_decision, court_type, created, id, account_id, verdict)`),
    )
  },
  async down(run) {
    await unless('ER_CANT_DROP_FIELD_OR_KEY', () =>
      run('DROP INDEX case_candidates_waiting_of_court ON case_candidates'),
    )
    await unless('ER_CANT_DROP_FIELD_OR_KEY', () => run('DROP INDEX case_candidates_same_case ON case_candidates'))
    await unless('ER_DUP_KEYNAME', () =>
      run('CREATE INDEX case_candidates_queue ON case_candidates (status, customer_decision, created)'),
    )
    await run(`ALTER TABLE case_candidates DROP INDEX case_candidates_waiting, ADD INDEX case_candidates_waiting
      (status, customer_decision, created, id)`)
  },
}
