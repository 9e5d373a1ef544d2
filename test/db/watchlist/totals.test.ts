import test, { type ExecutionContext } from 'ava'
import { QueryTypes } from 'sequelize'
import type { Database } from '../../../db/database.ts'
import type { AuditContext } from '../../../domain/account/audit-log.ts'
import { Gone } from '../../../domain/gone.ts'
import { RISK_LEVELS } from '../../../domain/risk/levels.ts'
import { CASE_STATUSES } from '../../../domain/watchlist/watchlist.ts'
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

test('totals by status and risk level are exact after cases were added, changed, reviewed and erased at once', async (t) => {
  const db = await aDatabase(t)
  const { accountId, userId } = await anAccount(db)
  const addCase = (number: number, status: 'ACTIVE' | 'PENDING_BACKOFFICE_REVIEW') => {
    const cnr = `DLHC0100${String(number).padStart(4, '0')}2024`
    const added = {
      accountId,
      identifier: { courtType: 'HC' as const, cnr },
      identity: { key: `HC:cnr:${cnr}`, aliases: [] },
    }
    const rest = { watchlistEntityId: null, snapshot: null, sharedWith: [], status, riskLevel: 'LOW' as const }
    return db.transaction((tx) => db.trackedCases.add({ ...added, ...rest }, BY_TEST, tx))
  }
  const ids = []
  for (let number = 0; number < 20; number++)
    ids.push((await addCase(number, number % 5 === 0 ? 'PENDING_BACKOFFICE_REVIEW' : 'ACTIVE')).id)
  const change = (id: string, changes: object) =>
    db.transaction((tx) => db.trackedCases.change(id, changes, BY_TEST, tx))
  await Promise.all([
    ...ids.flatMap((id, index) =>
      [
        change(id, { riskLevel: index % 2 === 0 ? 'HIGH' : 'MODERATE' }),
        change(id, { riskLevel: 'VERY_HIGH' }),
        ...(index % 4 === 0 ? [change(id, { status: 'ARCHIVED' })] : []),
        ...(index % 5 === 0 ? [db.trackedCases.review(id, { status: 'REJECTED', reason: null }, BY_TEST)] : []),
        ...(index % 7 === 0 ? [db.erasedThings.eraseThings('erasure', { thing: 'case', ids: [id], accountId })] : []),
      ].map((work) => Promise.resolve(work).catch(ignoreErased)),
    ),
    ...Array.from({ length: 10 }, (_, number) => addCase(100 + number, 'ACTIVE')),
  ])
  const counted = await db.sequelize.query<{ status: string; riskLevel: string; count: number }>(
    'SELECT status, risk_level AS riskLevel, COUNT(*) AS count FROM tracked_cases GROUP BY status, risk_level',
    { type: QueryTypes.SELECT },
  )
  for (const status of CASE_STATUSES)
    for (const riskLevel of RISK_LEVELS) {
      const search = { filter: { status: [status], riskLevel: [riskLevel] }, like: {}, sort: [], skip: 0, limit: 0 }
      const { recordsFiltered } = await db.trackedCases.search({ accountId, userId, teamIds: [] }, search)
      const row = counted.find((each) => each.status === status && each.riskLevel === riskLevel)
      t.is(recordsFiltered, status === 'ARCHIVED' ? 0 : (row?.count ?? 0), `${status} ${riskLevel}`)
    }
})

/** A change may come after the erasure of its case. */
function ignoreErased(error: unknown): void {
  if (!(error instanceof Gone)) throw error
}
