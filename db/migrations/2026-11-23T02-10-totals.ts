import { hasColumn, type Migration, unless } from '../migrate.ts'

/** What is numbered, by the names of the sequences. */
const NUMBERED = { watchlist_entity: 'watchlist_entities', tracked_case: 'tracked_cases' } as const

/**
 * How many of an account's numbers belong to nothing any more, so that the total of a list is known without counting it; and an index for
 * counting what is filtered by status and risk.
 */
export const migration: Migration = {
  async up(run) {
    if (!(await hasColumn(run, 'number_sequences', 'gone')))
      await run('ALTER TABLE number_sequences ADD COLUMN gone INT NOT NULL DEFAULT 0')
    // Both figures are of one instant: things are still added meanwhile.
    for (const [sequence, table] of Object.entries(NUMBERED))
      await run(`UPDATE number_sequences s JOIN (
          SELECT q.account_id, q.last_number - COUNT(t.id) AS gone FROM number_sequences q
          LEFT JOIN ${table} t ON t.account_id = q.account_id WHERE q.sequence = '${sequence}'
          GROUP BY q.account_id, q.last_number
        ) counted ON counted.account_id = s.account_id
        SET s.gone = counted.gone WHERE s.sequence = '${sequence}'`)
    await unless('ER_DUP_KEYNAME', () =>
      run('CREATE INDEX tracked_cases_status_risk ON tracked_cases (account_id, status, risk_level)'),
    )
  },
  async down(run) {
    await unless('ER_CANT_DROP_FIELD_OR_KEY', () => run('DROP INDEX tracked_cases_status_risk ON tracked_cases'))
    if (await hasColumn(run, 'number_sequences', 'gone')) await run('ALTER TABLE number_sequences DROP COLUMN gone')
  },
}
