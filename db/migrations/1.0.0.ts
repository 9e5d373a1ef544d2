import type { Migration } from '../migrate.ts'
import { account } from './1.0.0/account.ts'
import { base } from './1.0.0/base.ts'
import { caseLookup } from './1.0.0/case-lookup.ts'
import { caseTracking } from './1.0.0/case-tracking.ts'
import { TABLE } from './1.0.0/column-types.ts'
import { discovery } from './1.0.0/discovery.ts'
import { events } from './1.0.0/events.ts'
import { hearings } from './1.0.0/hearings.ts'
import { historicalSearch } from './1.0.0/historical-search.ts'
import { operations } from './1.0.0/operations.ts'
import { orders } from './1.0.0/orders.ts'
import { privacy } from './1.0.0/privacy.ts'
import { review } from './1.0.0/review.ts'
import { summaries } from './1.0.0/summaries.ts'
import { watchlist } from './1.0.0/watchlist.ts'

/** A table follows those that its foreign keys refer to. */
const TABLES: Record<string, string> = {
  ...account,
  ...base,
  ...watchlist,
  ...caseLookup,
  ...caseTracking,
  ...discovery,
  ...orders,
  ...hearings,
  ...review,
  ...summaries,
  ...historicalSearch,
  ...events,
  ...operations,
  ...privacy,
}

/** The schema of release 1.0.0. Later releases add migrations, named by the day. */
export const migration: Migration = {
  async up(run) {
    for (const [name, columns] of Object.entries(TABLES))
      await run(`CREATE TABLE IF NOT EXISTS ${name} (${columns}) ${TABLE}`)
    await run("INSERT IGNORE INTO event_sequence (id, last) VALUES ('events', 0)")
  },
}
