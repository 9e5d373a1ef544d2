import { hasColumn, type Migration, unless, type Within } from '../migrate.ts'

/**
 * Who decides about a candidate stands in its row, so that the operator's queue does not go through all that wait for customers. A row of
 * which that is not known counts as the operator's: the queue asks its account.
 */
export const migration: Migration = {
  async up(run) {
    if (!(await hasColumn(run, 'case_candidates', 'reviewer')))
      await run("ALTER TABLE case_candidates ADD COLUMN reviewer VARCHAR(20) NOT NULL DEFAULT 'OPERATOR', LOCK=NONE")
    await unless('ER_DUP_KEYNAME', () =>
      run(`CREATE INDEX case_candidates_to_decide ON case_candidates
        (reviewer, status, customer_decision, created, id, account_id, court_type, verdict) LOCK=NONE`),
    )
  },
  backfills: [{ table: 'case_candidates', statement: enterCustomers }],
  async down(run) {
    await unless('ER_CANT_DROP_FIELD_OR_KEY', () => run('DROP INDEX case_candidates_to_decide ON case_candidates'))
    if (await hasColumn(run, 'case_candidates', 'reviewer'))
      await run('ALTER TABLE case_candidates DROP COLUMN reviewer, LOCK=NONE')
  },
}

function enterCustomers(within: Within): string {
  return `
  UPDATE case_candidates t JOIN accounts a ON a.id = t.account_id SET t.reviewer = a.reviewer
  WHERE ${within('t.id')} AND t.customer_decision IS NULL AND t.reviewer <> a.reviewer`
}
