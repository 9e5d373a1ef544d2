import test from 'ava'
import type { Database } from '../../../db/database.ts'
import { anAccount, type Service, startService, type TestAccount } from '../../support/service.ts'
import { until } from '../../support/until.ts'
import { anEntity } from '../../support/watchlist.ts'

let service: Service

test.before(async () => {
  service = await startService({}, [])
})
test.after.always(() => service?.close())

/** Three times the connections of the process. */
const WRITES = 60

test('while many writes of one account wait for its rows, other accounts read and write', async (t) => {
  const { db } = service
  const [busy, other] = [await anAccount(db), await anAccount(db)]
  await anEntity(service, other.key)
  let answered = 0
  const writes = await db.transaction(async (tx) => {
    await db.numberSequences.lock(busy.accountId, 'watchlist_entity', tx)
    const sent = Array.from({ length: WRITES }, async (_, nth) => {
      await anEntity(service, busy.key, { name: `Saffron Textiles ${nth} Limited` })
      answered++
    })
    await until(
      () => waitingFor(db, 'number_sequences'),
      (count) => count > 0,
    )
    await readAndWrite(other)
    t.is(answered, 0)
    return sent
  })
  await Promise.all(writes)
  t.is(answered, WRITES)
})

test('requests of an account beyond its share of the connections run one after the other, and the account reads all the same', async (t) => {
  const { db } = service
  const busy = await anAccount(db)
  const writes = await db.transaction(async (tx) => {
    await db.numberSequences.lock(busy.accountId, 'watchlist_entity', tx)
    const sent = Array.from({ length: WRITES }, () => anEntity(service, busy.key))
    await until(
      () => waitingFor(db, 'number_sequences'),
      (count) => count > 0,
    )
    t.is((await service.call('GET /account', { key: busy.key })).status, 200)
    return sent
  })
  t.is(new Set(await Promise.all(writes)).size, WRITES)
})

async function readAndWrite({ key }: TestAccount): Promise<void> {
  await anEntity(service, key)
  const { status } = await service.call('POST /watchlist/entities/search', { key, body: {} })
  if (status !== 200) throw new Error(`refused with ${status}`)
}

/** Returns how many statements about a table wait for rows that another transaction holds. */
async function waitingFor(db: Database, table: string): Promise<number> {
  const [rows] = await db.sequelize.query(
    `SELECT id FROM information_schema.processlist WHERE db = DATABASE() AND id <> CONNECTION_ID() AND info LIKE '%${table}%'`,
  )
  return rows.length
}
