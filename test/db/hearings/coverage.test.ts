import test from 'ava'
import type { Database } from '../../../db/database.ts'
import { MAX_CASES_COUNTED } from '../../../db/hearings/coverage.ts'
import { seedWatchlist } from '../../../proofs/bench/support/watchlist-data.ts'
import { type CountedDatabase, openCountedDatabase } from '../../support/reads.ts'
import { anAccount } from '../../support/service.ts'

let counted: CountedDatabase
let db: Database

test.before(async () => {
  counted = await openCountedDatabase()
  db = counted.db
})
test.after.always(() => counted?.close())

/** Each has five cases, ten times as many as are counted. */
const ENTITIES = 2 * MAX_CASES_COUNTED

test("a court's cases are counted up to ten thousand, and no further ones are read", async (t) => {
  const { accountId, userId } = await anAccount(db)
  const planId = (await db.accounts.get(accountId)).planId
  await seedWatchlist(db.sequelize, { accounts: { id: accountId }, entities: { from: 0, to: ENTITIES }, planId })
  await db.sequelize.query("UPDATE tracked_cases SET list_court = 'HC-DLHC01' WHERE number % 2 = 0")
  await db.sequelize.query('ANALYZE TABLE tracked_cases')
  const read = await counted.readsOf(async () =>
    t.deepEqual(await db.coverage.courtsOf({ accountId, userId, teamIds: [] }), [
      { court: 'HC-DLHC01', courtType: 'HC', cases: MAX_CASES_COUNTED },
      { court: null, courtType: 'HC', cases: MAX_CASES_COUNTED },
    ]),
  )
  // Two courts; each counted case is read once from the index and once more from a temporary table.
  t.true(read < 5 * MAX_CASES_COUNTED, `${read} reads`)
})
