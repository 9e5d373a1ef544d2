import test from 'ava'
import { type Database, openDatabase } from '../../db/database.ts'
import { anAccount } from '../support/service.ts'
import { createDatabase } from '../support/stack.ts'

let database: Awaited<ReturnType<typeof createDatabase>>
let db: Database

test.before(async () => {
  database = await createDatabase()
  db = openDatabase({ url: database.url, poolSize: 2 })
})
test.after.always(async () => {
  await db?.close()
  await database?.drop()
})

const ACT = { actorType: 'USER' as const, actorId: '0'.repeat(32), requestId: 'request-of-test' }

/** An account with so many entities; returns it with their ids. */
async function watching(count: number): Promise<{ accountId: string; ids: string[] }> {
  const { accountId } = await anAccount(db)
  const details = {
    entityType: 'BUSINESS' as const,
    fatherName: null,
    birthDate: null,
    location: null,
    registrationNumber: null,
    monitoredCourts: ['ALL' as const],
    sharedWith: [],
    fetchHistoricalCases: false,
  }
  const entities = Array.from({ length: count }, (_, nth) => ({ ...details, name: `Indrani Ceramics ${nth} Limited` }))
  const ids = await db.transaction((tx) => db.watchlistEntities.create(accountId, entities, ACT, tx))
  return { accountId, ids }
}

test.serial(
  'accounts take turns: until the small ones are done, the largest gets no more than its share',
  async (t) => {
    const [large, ...small] = [await watching(40), await watching(5), await watching(5)]
    const { id, entities } = await db.dailySyncs.begin()
    t.is(entities, 50)
    const order = await db.dailySyncs.entitiesAt(id, 0, 50)
    t.is(new Set(order).size, 50)
    for (let served = 1; served <= 15; served++) {
      const ofLarge = order.slice(0, served).filter((entity) => large?.ids.includes(entity)).length
      t.true(ofLarge <= Math.ceil(served / 3), `${ofLarge} of the first ${served}`)
    }
    for (const { ids } of small) t.true(ids.every((entity) => order.indexOf(entity) < 15))
    await db.dailySyncs.end(id, 0)
  },
)

test.serial('within an account those that were answered longest ago come first', async (t) => {
  await db.sequelize.query("UPDATE watchlist_entities SET status = 'ARCHIVED'")
  const { ids } = await watching(4)
  const [first = '', second = '', third = '', fourth = ''] = ids
  const answered = { discoveryMode: 'ONGOING', source: 'attestr', searchKey: '', pages: 1, nextCursor: null } as const
  const row = { ...answered, hasFound: false, askedAt: 1, outcome: 'none', failure: null } as const
  const answers = [
    { ...row, watchlistEntityId: first, answeredAt: 3_000 },
    { ...row, watchlistEntityId: second, answeredAt: 1_000 },
    { ...row, watchlistEntityId: fourth, answeredAt: 2_000 },
  ]
  await db.entitySyncs.keepPage(answers, { isLast: false })
  const { id } = await db.dailySyncs.begin()
  t.deepEqual(await db.dailySyncs.entitiesAt(id, 0, 50), [third, second, fourth, first])
  t.is((await db.dailySyncs.begin()).id, id, 'one that was broken off is gone on with')
  await db.dailySyncs.end(id, 0)
  t.not((await db.dailySyncs.begin()).id, id)
})
