import test from 'ava'
import type { Database } from '../../../db/database.ts'
import { completeCollection, failCollection } from '../../../db/historical-search/historical-collections.ts'
import { beginMerging } from '../../../domain/historical-search/merge.ts'
import { NotCollected } from '../../../domain/historical-search/not-collected.ts'
import { openOwnDatabase } from '../../support/own-database.ts'
import { anAccount } from '../../support/service.ts'
import { until } from '../../support/until.ts'

let db: Database
let end: () => Promise<void>

test.before(async () => {
  ;({ db, end } = await openOwnDatabase({ poolSize: 6 }))
})
test.after.always(() => end?.())

test.serial('of two deadlocked transactions the one that the server ends is repeated', async (t) => {
  const [one, other] = [await anAccount(db), await anAccount(db)]
  const bothHoldOne = Promise.withResolvers<void>()
  let attempts = 0
  const crossing = (first: string, second: string) =>
    db.transaction(async (tx) => {
      await db.accounts.lock(first, tx)
      if (++attempts === 2) bothHoldOne.resolve()
      await bothHoldOne.promise
      await db.accounts.lock(second, tx)
    })
  await Promise.all([crossing(one.accountId, other.accountId), crossing(other.accountId, one.accountId)])
  t.is(attempts, 3)
})

test.serial('a transaction that throws is not repeated', async (t) => {
  let attempts = 0
  const refused = db.transaction(async () => {
    attempts++
    throw new Error('refused')
  })
  await t.throwsAsync(refused, { message: 'refused' })
  t.is(attempts, 1)
})

test.serial('two collections of an account that end at the same time take its lock one after another', async (t) => {
  const account = await anAccount(db)
  const searches = [await aCollection(account, 3), await aCollection(account, 3)]
  const once = { ...db, transaction: db.sequelize.transaction.bind(db.sequelize) as Database['transaction'] }
  const ended = await db.transaction(async (tx) => {
    await db.accounts.lock(account.accountId, tx)
    const ending = searches.map((searchId) => completeCollection(once, searchId, Date.now()))
    await until(waiting, (count) => count === 2)
    return { ending }
  })
  t.deepEqual(await Promise.all(ended.ending), [true, true])
  t.is(await db.usageLedger.unitsOf(account.accountId, 'HISTORICAL_SEARCH'), 2)
})

/** Counts the connections that wait for a locked row. */
async function waiting(): Promise<number> {
  const [rows] = await db.sequelize.query(
    `SELECT id FROM information_schema.processlist WHERE db = DATABASE() AND command <> 'Sleep' AND id <> CONNECTION_ID()`,
  )
  return rows.length
}

test.serial('a collection that is completed again stays complete and is billed once', async (t) => {
  const account = await anAccount(db)
  const searchId = await aCollection(account, 3)
  t.true(await completeCollection(db, searchId, Date.now()))
  t.true(await completeCollection(db, searchId, Date.now()))
  t.is(await db.usageLedger.unitsOf(account.accountId, 'HISTORICAL_SEARCH'), 1)
  t.false(await failCollection(db, searchId, 'INTERNAL_ERROR', Date.now()))

  const failed = await aCollection(account, 3)
  t.true(await failCollection(db, failed, 'CANCELLED', Date.now()))
  t.false(await completeCollection(db, failed, Date.now()))
})

test.serial('a collection whose list has not ended is neither completed nor billed', async (t) => {
  const account = await anAccount(db)
  const searchId = await aCollection(account, 3, false)
  await t.throwsAsync(completeCollection(db, searchId, Date.now()), { instanceOf: NotCollected })
  t.is((await db.historicalSearches.get(searchId)).state, 'RUNNING')
  t.is(await db.usageLedger.unitsOf(account.accountId, 'HISTORICAL_SEARCH'), 0)
})

/** A search whose list has this many cases and has ended, or not. */
async function aCollection(
  owner: { accountId: string; keyId: string },
  collected: number,
  hasEnded = true,
): Promise<string> {
  const createdAt = Date.now()
  const merging = beginMerging(['attestr'], 1_000)
  const sources = merging.sources.map((source) => (hasEnded ? { ...source, state: 'ENDED' } : source))
  const { searchId } = await db.transaction((tx) =>
    db.historicalSearches.create(
      {
        accountId: owner.accountId,
        apiKeyId: owner.keyId,
        mode: 'ASYNC',
        criteria: {
          name: 'Nobody Limited',
          partyType: 'BOTH',
          filters: {},
          nameVariations: [],
          generatedVariations: [],
        },
        clientReference: null,
        requestHash: Buffer.alloc(32),
        billing: 'PER_SEARCH',
        merging,
        claimedUntil: null,
        createdAt,
        expiresAt: createdAt + 7 * 86_400_000,
      },
      tx,
    ),
  )
  await db.sequelize.query(
    'UPDATE historical_searches SET collected = :collected, sources = :sources WHERE id = :searchId',
    {
      replacements: { collected, searchId, sources: JSON.stringify(sources) },
    },
  )
  return searchId
}
