import test from 'ava'
import type { Database } from '../../../db/database.ts'
import { openOwnDatabase } from '../../support/own-database.ts'
import { anAccount } from '../../support/service.ts'

let db: Database
let end: () => Promise<void>

test.before(async () => {
  ;({ db, end } = await openOwnDatabase({ poolSize: 4 }))
})
test.after.always(() => end?.())

const ACT = { actorType: 'USER' as const, actorId: '0'.repeat(32), requestId: 'request-of-test' }

/** An account with this many entities; returns it with their ids. */
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

/** No entity is watched, and no sync is open. */
test.beforeEach(async () => {
  await db.sequelize.query("UPDATE watchlist_entities SET status = 'ARCHIVED'")
  await db.sequelize.query('UPDATE daily_syncs SET open_key = NULL')
})

/** Moves the start of a sync, and its end if any, this many hours back. */
async function longAgo(id: string, hours: number): Promise<void> {
  const replacements = { id, ms: hours * 3_600_000 }
  await db.sequelize.query('UPDATE daily_syncs SET started = started - :ms, ended = ended - :ms WHERE id = :id', {
    replacements,
  })
}

test.serial(
  'accounts are served round-robin: the largest gets no more than its share until the small ones are done',
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

test.serial('within an account the entities answered longest ago come first', async (t) => {
  const { ids } = await watching(4)
  const [first = '', second = '', third = '', fourth = ''] = ids
  const answered = { discoveryMode: 'ONGOING', source: 'attestr', searchKey: '', pages: 1, nextCursor: null } as const
  const row = { ...answered, hasFound: false, askedAt: 1, outcome: 'none', failure: null } as const
  const answers = [
    { ...row, watchlistEntityId: first, answeredAt: 3_000 },
    { ...row, watchlistEntityId: second, answeredAt: 1_000 },
    { ...row, watchlistEntityId: fourth, answeredAt: 2_000 },
  ]
  await db.transaction((tx) => db.entitySyncs.keepPage(answers, { isLast: false }, tx))
  const { id } = await db.dailySyncs.begin()
  t.deepEqual(await db.dailySyncs.entitiesAt(id, 0, 50), [third, second, fourth, first])
  t.is((await db.dailySyncs.begin()).id, id, 'one that was broken off is gone on with')
  await db.dailySyncs.end(id, 0)
  t.not((await db.dailySyncs.begin()).id, id)
})

test.serial("two concurrent attempts to begin a sync begin one, and neither takes the other's positions", async (t) => {
  const { ids } = await watching(30)
  const begun = await Promise.all([db.dailySyncs.begin(), db.dailySyncs.begin(), db.dailySyncs.begin()])
  const [id = ''] = new Set(begun.map((sync) => sync.id))
  t.deepEqual(
    begun.map((sync) => [sync.id, sync.entities]),
    begun.map(() => [id, 30]),
  )
  t.deepEqual((await db.dailySyncs.entitiesAt(id, 0, 100)).toSorted(), ids.toSorted())
})

test.serial(
  'an attempt that begins while another is assigning positions waits for it, and continues its sync',
  async (t) => {
    await watching(3)
    const id = 'f'.repeat(32)
    const begun = await db.transaction(async (transaction) => {
      const row = `('${id}', 'OPEN', ${Date.now()}, 1)`
      await db.sequelize.query(`INSERT INTO daily_syncs (id, open_key, started, entities) VALUES ${row}`, {
        transaction,
      })
      const second = db.dailySyncs.begin()
      await db.sequelize.query(`INSERT INTO daily_sync_positions VALUES ('${id}', 0, 'entity')`, { transaction })
      return { second }
    })
    t.is((await begun.second).id, id)
    t.deepEqual(await db.dailySyncs.entitiesAt(id, 0, 10), ['entity'])
  },
)

test.serial('an abandoned attempt to begin a sync leaves nothing', async (t) => {
  const { ids } = await watching(3)
  await t.throwsAsync(db.dailySyncs.begin(AbortSignal.abort(new Error('given up'))), { message: 'given up' })
  const { id } = await db.dailySyncs.begin()
  t.is((await db.dailySyncs.entitiesAt(id, 0, 100)).length, ids.length)
})

test.serial(
  'the positions of an open sync are kept; one given up for a new day has none and cannot be ended',
  async (t) => {
    await watching(3)
    const old = await db.dailySyncs.begin()
    await longAgo(old.id, 19)
    t.is((await db.dailySyncs.begin()).id, old.id)
    t.is((await db.dailySyncs.entitiesAt(old.id, 0, 100)).length, 3)
    await longAgo(old.id, 2)
    const anew = await db.dailySyncs.begin()
    t.not(anew.id, old.id)
    t.deepEqual(await db.dailySyncs.entitiesAt(old.id, 0, 100), [])
    t.is(await db.dailySyncs.end(old.id, 0), undefined)
    t.is((await db.dailySyncs.entitiesAt(anew.id, 0, 100)).length, 3)
    t.is(await db.dailySyncs.end('0'.repeat(32), 0), undefined, 'one that is gone')
  },
)

test.serial('a sync of more than one batch of entities assigns, counts and deletes each position once', async (t) => {
  const [large, small] = [await watching(4_500), await watching(10)]
  const { id, entities, started } = await db.dailySyncs.begin()
  t.is(entities, 4_510)
  const order = await db.dailySyncs.entitiesAt(id, 0, 10_000)
  t.deepEqual(order.toSorted(), [...large.ids, ...small.ids].toSorted())
  t.true(small.ids.every((entity) => order.indexOf(entity) < 20))
  const synced = { at: started, ids: order.slice(1_990, 4_005) }
  await db.sequelize.query('UPDATE watchlist_entities SET last_court_sync_at = :at WHERE id IN (:ids)', {
    replacements: synced,
  })
  const ended = await db.dailySyncs.end(id, 7)
  t.like(ended, { entities: 4_510, synced: 2_015, newCandidates: 0, setAside: 7 })
  t.deepEqual(await db.dailySyncs.end(id, 0), ended, 'ending it again changes nothing')
  t.deepEqual(await db.dailySyncs.entitiesAt(id, 0, 10_000), [])
})

test.serial('a nightly run is overdue once an entity has been watched for 26 hours without one', async (t) => {
  await db.sequelize.query('DELETE FROM daily_syncs')
  const isOverdue = async () => (await db.dailySyncs.punctuality()).isOverdue
  t.false(await isOverdue(), 'nothing is watched')
  const { ids } = await watching(1)
  t.false(await isOverdue(), 'it has just been put on the watchlist')
  const replacements = { ids, created: (await db.now()) - 26 * 3_600_000 - 1 }
  await db.sequelize.query('UPDATE watchlist_entities SET created = :created WHERE id IN (:ids)', { replacements })
  t.true(await isOverdue(), 'there was never a night')
  const { id } = await db.dailySyncs.begin()
  t.true(await isOverdue(), 'a night that goes on is not completed')
  const ended = (await db.dailySyncs.end(id, 0))?.ended ?? null
  t.deepEqual(await db.dailySyncs.punctuality(), { lastEnded: ended, isOverdue: false })
  await longAgo(id, 25)
  t.false(await isOverdue())
  await longAgo(id, 2)
  t.true(await isOverdue())
})
