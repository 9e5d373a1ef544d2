import test, { type ExecutionContext } from 'ava'
import type { Database } from '../../../db/database.ts'
import type { AuditContext } from '../../../domain/account/audit-log.ts'
import { openOwnDatabase } from '../../support/own-database.ts'
import { anAccount } from '../../support/service.ts'
import { COMPANY } from '../../support/watchlist.ts'

const BY_TEST: AuditContext = { actorType: 'OPERATOR', actorId: 'test', requestId: 'test' }

async function aDatabase(t: ExecutionContext): Promise<Database> {
  const { db, end } = await openOwnDatabase()
  t.teardown(end)
  return db
}

async function add(db: Database, accountId: string, count: number): Promise<string[]> {
  const details = Array.from({ length: count }, () => COMPANY)
  return db.transaction((tx) => db.watchlistEntities.create(accountId, details, BY_TEST, tx))
}

/** Returns the total of a page that does not show all records. */
async function totalOf(db: Database, viewer: { accountId: string; userId: string }): Promise<number> {
  const search = { filter: {}, like: {}, sort: [{ field: 'created', descending: true }], skip: 0, limit: 1 }
  return (await db.watchlistEntities.search({ ...viewer, teamIds: [] }, search)).recordsFiltered
}

test('the total of a whole list covers one account, without archived and erased records', async (t) => {
  const db = await aDatabase(t)
  const [account, another] = [await anAccount(db), await anAccount(db)]
  t.is(await totalOf(db, account), 0)
  const [first = '', second = ''] = await add(db, account.accountId, 5)
  await add(db, another.accountId, 2)
  t.is(await totalOf(db, account), 5)
  await db.transaction((tx) => db.watchlistEntities.move(first, 'ARCHIVED', 'ARCHIVE', BY_TEST, tx))
  t.is(await totalOf(db, account), 4)
  const { accountId } = account
  for (const id of [first, second, second])
    await db.erasedThings.eraseThings('erasure', { thing: 'entity', ids: [id], accountId })
  t.is(await totalOf(db, account), 3)
  await add(db, account.accountId, 1)
  t.is(await totalOf(db, account), 4)
  t.is(await totalOf(db, another), 2)
})
