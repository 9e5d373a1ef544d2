import { type Migration, unless } from '../migrate.ts'

/** What is asked of an account's ledger: units by day in a span, and the entries one after another. */
const INDEXES = {
  usage_ledger_by_time: 'usage_ledger (account_id, created, product, api_key_id, units)',
  usage_ledger_by_entry: 'usage_ledger (account_id, id)',
} as const

/** Indexes that answer `GET /account/usage` and its export without reading the whole ledger of an account. */
export const migration: Migration = {
  async up(run) {
    for (const [name, columns] of Object.entries(INDEXES))
      await unless('ER_DUP_KEYNAME', () => run(`CREATE INDEX ${name} ON ${columns}`))
  },
  async down(run) {
    for (const name of Object.keys(INDEXES))
      await unless('ER_CANT_DROP_FIELD_OR_KEY', () => run(`DROP INDEX ${name} ON usage_ledger`))
  },
}
