import test from 'ava'
import type { Database } from '../../../db/database.ts'
import type { Reviewer } from '../../../domain/account/account.ts'
import { aDiscovery } from '../../support/a-candidate.ts'
import { type CountedDatabase, openCountedDatabase } from '../../support/reads.ts'
import { anAccount } from '../../support/service.ts'
import { COMPANY } from '../../support/watchlist.ts'

let counted: CountedDatabase
let db: Database

test.before(async () => {
  counted = await openCountedDatabase()
  db = counted.db
})
test.after.always(() => counted?.close())

const CANDIDATES = 1_000
const ACT = { actorType: 'USER' as const, actorId: '0'.repeat(32), requestId: 'request-of-test' }

/** This many candidates of one entity, waiting for the reviewer of the account's new cases. */
async function addCandidates(reviewer: Reviewer, count: number): Promise<string[]> {
  const { accountId } = await anAccount(db, { reviewer })
  // Cases of other parties: each would be recorded as similar to all the others.
  const discovered = Array.from({ length: count }, (_, nth) =>
    aDiscovery({ petitioners: [`Saffron ${nth} Limited`], respondents: [`Kaveri ${nth} Limited`] }),
  )
  return db.transaction(async (tx) => {
    const [id = ''] = await db.watchlistEntities.create(accountId, [COMPANY], ACT, tx)
    const { created } = await db.caseCandidates.add({ id, accountId }, 'HISTORICAL', discovered, tx)
    return created.map((candidate) => candidate.id)
  })
}

test("the operator's queue reads none of the candidates that customers decide, however many there are", async (t) => {
  await addCandidates('CUSTOMER', CANDIDATES)
  const ids = await addCandidates('OPERATOR', 2)
  await db.sequelize.query('ANALYZE TABLE case_candidates')
  const read = await counted.readsOf(async () => {
    const page = await db.caseCandidates.queue({ limit: 10, skip: 0 })
    t.deepEqual(
      page.map(({ id }) => id),
      ids,
    )
    t.deepEqual((await db.caseCandidates.countQueue({})).counts, { DECISION: 2 })
  })
  // MySQL counts some hundred for the query itself; each candidate would be some reads.
  t.true(read < CANDIDATES, `${read} reads`)
})
