import { type Migration, unless } from '../migrate.ts'

/** By these the work that is under way is found among all that has ended. */
const INDEXES = {
  historical_searches_under_way: 'historical_searches (state, id)',
  case_summaries_under_way: 'case_summaries (status, id)',
  imports_under_way: 'imports (status, id)',
  exports_under_way: 'exports (completed_at, id)',
} as const

/** Indexes over the searches, summaries, imports and exports that are under way. */
export const migration: Migration = {
  async up(run) {
    for (const [name, columns] of Object.entries(INDEXES))
      await unless('ER_DUP_KEYNAME', () => run(`CREATE INDEX ${name} ON ${columns}`))
  },
  async down(run) {
    for (const [name, columns] of Object.entries(INDEXES))
      await unless('ER_CANT_DROP_FIELD_OR_KEY', () => run(`DROP INDEX ${name} ON ${columns.split(' ')[0]}`))
  },
}
