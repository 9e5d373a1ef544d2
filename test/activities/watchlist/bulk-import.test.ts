import test from 'ava'
import { createBulkImportActivities } from '../../../activities/watchlist/bulk-import.ts'
import type { Database } from '../../../db/database.ts'
import type { OnboardingKind } from '../../../db/watchlist/entity-onboardings.ts'
import type { AuditContext } from '../../../domain/account/audit-log.ts'
import { nameVariations } from '../../../domain/matching/variations.ts'
import type { NameCursor } from '../../../domain/privacy/erasure.ts'
import type { NewEntity } from '../../../domain/watchlist/watchlist.ts'
import { startBulkExport } from '../../../workflows/watchlist/bulk-export.messages.ts'
import { openOwnDatabase } from '../../support/own-database.ts'
import { anAccount } from '../../support/service.ts'
import { COMPANY } from '../../support/watchlist.ts'

const COMPANIES = 100

/** A handful: a page of a hundred takes no more even if each statement takes a hundred milliseconds. */
const FEW = 10

test('a row that names a person who was erased before it was imported fails, and makes no entity', async (t) => {
  const { db, end } = await openOwnDatabase()
  t.teardown(end)
  const { accountId, userId } = await anAccount(db)
  const auditContext: AuditContext = { actorType: 'USER', actorId: userId, requestId: 'test' }
  const named = { ...COMPANY, entityType: 'PERSON', name: 'Tsomo Angmo Devi' } as const
  const child = { ...named, name: 'Rigzin Dorje', fatherName: 'Tsomo Angmo Devi' }
  const rows = [{ input: COMPANY }, { input: named }, { input: child }]
  const importId = await db.transaction((tx) => db.imports.create(accountId, rows, auditContext, tx))
  const search = { erasureId: 'erasure', names: ['Tsomo Angmo Devi'], accountId }
  for (let cursor: NameCursor | null = null, isFirst = true; isFirst || cursor !== null; isFirst = false)
    cursor = (await db.erasedNames.portion(search, cursor, true)).next

  const { importNextRows } = createBulkImportActivities({ db })
  t.deepEqual(await importNextRows({ importId }), { done: 3, pending: 0 })
  const range = { after: 0, most: 10, mostIssues: 10 }
  const outcomes = await db.imports.listRows(importId, range)
  t.deepEqual(
    outcomes.map(({ outcome }) => outcome),
    ['CREATED', 'FAILED', 'FAILED'],
  )
  const [rowsOfEntities] = await db.sequelize.query('SELECT name FROM watchlist_entities')
  t.deepEqual(rowsOfEntities, [{ name: COMPANY.name }])
})

test('a page of an import gets its name variations and backfills with a handful of statements', async (t) => {
  const { db, end } = await openOwnDatabase()
  const { importId, entityIds } = await anImport(db)
  let statements = 0
  db.sequelize.addHook('beforeQuery', () => {
    statements++
  })
  const { widenNextNames } = createBulkImportActivities({ db })
  t.is(await widenNextNames({ importId, after: 0 }), COMPANIES)
  t.true(statements <= FEW, `${statements} statements`)
  t.is(await widenNextNames({ importId, after: COMPANIES }), null)

  const entities = await db.watchlistEntities.findMany(entityIds)
  t.is(entities.length, COMPANIES)
  for (const entity of entities) t.deepEqual(entity.nameVariations, nameVariations(entity.name))

  const start = startBulkExport({ exportId: '1' }, { accountId: '1', requestId: '1' })
  await db.outbox.enqueue(start)
  await db.sequelize.query("UPDATE outbox SET claimed_until = 0 WHERE workflow_id = 'export/1'")
  const line = await db.outbox.claim(COMPANIES + 2, 60_000)
  t.is(line.length, COMPANIES + 1)
  t.is(line[0]?.start.workflowId, 'export/1')
  await end()
})

test('an import begins the onboarding of its companies with them, and ends that of their names itself', async (t) => {
  const { db, end } = await openOwnDatabase()
  t.teardown(end)
  const { accountId, userId } = await anAccount(db)
  const auditContext: AuditContext = { actorType: 'USER', actorId: userId, requestId: 'test' }
  const rows = [{ input: { ...COMPANY, fetchHistoricalCases: true } }]
  const importId = await db.transaction((tx) => db.imports.create(accountId, rows, auditContext, tx))
  const { importNextRows, widenNextNames } = createBulkImportActivities({ db })
  await importNextRows({ importId })
  const [{ entityId } = { entityId: '' }] = await db.imports.createdAfter(importId, 0, 1)
  const isRunning = async (kind: OnboardingKind) => (await db.entityOnboardings.token(entityId, kind)) !== undefined
  t.deepEqual([await isRunning('NAME'), await isRunning('LOOK')], [true, true])
  await widenNextNames({ importId, after: 0 })
  t.deepEqual([await isRunning('NAME'), await isRunning('LOOK')], [false, true])
})

/** An import of companies with a requested backfill, all created. */
async function anImport(db: Database): Promise<{ importId: string; entityIds: string[] }> {
  const { accountId, userId } = await anAccount(db)
  const rows = Array.from({ length: COMPANIES }, (_, index): { input: NewEntity } => ({
    input: {
      ...COMPANY,
      name: `${'Saf'.padEnd(index + 3, 'f')}ron Textiles Private Limited`,
      fetchHistoricalCases: true,
    },
  }))
  const auditContext: AuditContext = { actorType: 'USER', actorId: userId, requestId: 'request-of-import' }
  return db.transaction(async (tx) => {
    const importId = await db.imports.create(accountId, rows, auditContext, tx)
    const inputs = rows.map(({ input }) => input)
    const entityIds = await db.watchlistEntities.create(accountId, inputs, auditContext, tx)
    for (const [index, entityId] of entityIds.entries())
      await db.imports.settle(importId, index + 1, 'CREATED', entityId, tx)
    return { importId, entityIds }
  })
}
