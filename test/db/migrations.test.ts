import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import test from 'ava'
import { QueryTypes, type Sequelize } from 'sequelize'
import { newId } from '../../db/base/table.ts'
import { applyMigration, type Migration, migrateDown, migrateUp, type Run } from '../../db/migrate.ts'
import { migration as nights } from '../../db/migrations/2026-11-22T01-00-nights.ts'
import { migration as workWithoutWorkflow } from '../../db/migrations/2026-11-22T03-00-work-without-workflow.ts'
import { migration as hearings } from '../../db/migrations/2026-11-22T13-00-hearings.ts'
import { migration as oneRecord } from '../../db/migrations/2026-11-27T23-30-one-record-of-a-case.ts'
import { openPatiently } from '../support/own-database.ts'
import { anAccount } from '../support/service.ts'
import { createEmptyDatabase } from '../support/stack.ts'
import { until } from '../support/until.ts'

test('the schema goes up, down to nothing, and up again to the same', async (t) => {
  const database = await createEmptyDatabase()
  t.teardown(database.drop)
  const applied = await migrateUp(database.url)
  const first = await schemaOf(database.url)
  t.deepEqual(await migrateDown(database.url), [...applied].reverse())
  t.deepEqual(Object.keys(await schemaOf(database.url)), ['migrations'])
  t.deepEqual(await migrateUp(database.url), applied)
  t.deepEqual(await schemaOf(database.url), first)
})

test('who waits for changes of the schema is told each as it begins', async (t) => {
  const database = await createEmptyDatabase()
  t.teardown(database.drop)
  const said: string[] = []
  t.deepEqual(await migrateUp(database.url, { say: (line) => said.push(line) }), said)
  await migrateUp(database.url, { say: (line) => t.fail(line) })
})

test('a change of which only a part was done is done again, both ways', async (t) => {
  const database = await createEmptyDatabase()
  t.teardown(database.drop)
  const applied = await migrateUp(database.url)
  const schema = await schemaOf(database.url)
  const run = async (sql: string) => {
    const db = openPatiently({ url: database.url, poolSize: 1 })
    await db.sequelize.query(sql)
    await db.close()
  }
  await run('DELETE FROM migrations')
  t.deepEqual(await migrateUp(database.url), applied)
  t.deepEqual(await schemaOf(database.url), schema)
  await run('DROP INDEX exports_under_way ON exports')
  t.deepEqual(await migrateDown(database.url), [...applied].reverse())
})

test('a sync under way is gone on with after the change, and the last completed one counts as a sweep of the cases', async (t) => {
  const database = await createEmptyDatabase()
  t.teardown(database.drop)
  await migrateUp(database.url)
  const db = openPatiently({ url: database.url, poolSize: 2 })
  t.teardown(db.close)
  const run = (sql: string) => db.sequelize.query(sql)
  await nights.down(run)
  const started = Date.now() - 3_600_000
  await run(`INSERT INTO daily_syncs (id, started, ended, entities, synced, new_candidates) VALUES
    ('broken-off', 1000, NULL, 5, NULL, NULL), ('ended', 2000, 3000, 5, 5, 0), ('under-way', ${started}, NULL, 1, NULL, NULL)`)
  await run("INSERT INTO daily_sync_places VALUES ('under-way', 0, 'entity')")
  await run("INSERT INTO case_refresh_places VALUES ('under-way', 0, 'case')")
  await nights.up(run)
  await nights.up(run)
  await oneRecord.up(run)
  t.like(await db.dailySyncs.begin(), { id: 'under-way', started, entities: 1 })
  t.deepEqual(await db.dailySyncs.entitiesAt('under-way', 0, 10), ['entity'])
  t.like(await db.caseSweeps.begin(), { id: 'under-way', started, cases: 1 })
  t.deepEqual(await db.caseSweeps.casesAt('under-way', 0, 10), ['case'])
  t.deepEqual(await db.caseSweeps.punctuality(), { lastEnded: 3000, isOverdue: false })
})

test('of several open pictures of an order the latest stays open, the others have expired', async (t) => {
  const database = await createEmptyDatabase()
  t.teardown(database.drop)
  await migrateUp(database.url)
  const db = openPatiently({ url: database.url, poolSize: 1 })
  t.teardown(db.close)
  const run: Run = (sql) => db.sequelize.query(sql)
  await workWithoutWorkflow.down(run)
  // The pictures alone: their orders do not matter here.
  await run('SET FOREIGN_KEY_CHECKS = 0')
  for (const id of ['1', '2', '3'])
    await run(`INSERT INTO challenges (id, order_id, court_type, workflow_id, picture, picture_type, session, status, created)
      VALUES ('${id}', 'o', 'HC', 'w', 'p', 'image/png', 's', 'OPEN', ${id})`)
  await workWithoutWorkflow.up(run)
  await workWithoutWorkflow.up(run)
  t.deepEqual(await db.challenges.listWaiting('', 10), [{ id: '3', workflowId: 'w' }])
  t.is((await db.challenges.find('3'))?.expiresAt, 3 + 15 * 60_000)
  const ended = await db.challenges.listEnded('EXPIRED', { most: 10 })
  t.deepEqual(
    ended.map(({ id }) => id),
    ['2', '1'],
  )
})

test('a change of a table that stands already does not lock it: it says so, and the server refuses it otherwise', async (t) => {
  const folder = new URL('../../db/migrations/', import.meta.url)
  // Those before have shown it: `npm run proofs -- bench migrations`.
  const files = (await readdir(folder)).filter((file) => file > '2026-11-23T19')
  for (const file of files) {
    const text = await readFile(new URL(file, folder), 'utf8')
    const [changes, promises] = [/\b(ALTER TABLE|CREATE (UNIQUE )?INDEX)\b/g, /\bLOCK=NONE\b/g].map(
      (pattern) => text.match(pattern)?.length ?? 0,
    )
    t.is(promises, changes, file)
  }
  t.pass()
})

test('many processes that migrate at once apply each change once', async (t) => {
  const database = await createEmptyDatabase()
  t.teardown(database.drop)
  const applied = await Promise.all(Array.from({ length: 4 }, () => migrateUp(database.url)))
  t.is(applied.filter((names) => names.length > 0).length, 1)
})

test('every table and column that the models declare stands in the schema, and the other way round', async (t) => {
  const database = await createEmptyDatabase()
  t.teardown(database.drop)
  await migrateUp(database.url)
  const { migrations: _, ...schema } = await schemaOf(database.url)
  const db = openPatiently({ url: database.url, poolSize: 2 })
  const declared = Object.fromEntries(
    Object.values(db.sequelize.models).map((model) => [
      model.getTableName(),
      Object.values(model.getAttributes())
        .map(({ field }) => field)
        .toSorted(),
    ]),
  )
  await db.close()
  for (const [table, columns] of Object.entries(declared)) {
    const there = schema[table]?.map(({ name }) => name).toSorted()
    t.deepEqual(columns, there, table)
  }
})

test('a change waits for a table in use only for moments at a time, so that others get at it meanwhile', async (t) => {
  const database = await createEmptyDatabase()
  t.teardown(database.drop)
  const applied = await migrateUp(database.url)
  const db = openPatiently({ url: database.url, poolSize: 3 })
  t.teardown(db.close)
  const report = await db.sequelize.transaction()
  const read = 'SELECT COUNT(*) FROM usage_ledger'
  await db.sequelize.query(read, { transaction: report })
  const down = migrateDown(database.url)
  await until(
    () => db.sequelize.query("SELECT 1 FROM information_schema.processlist WHERE state LIKE 'Waiting for table%'"),
    ([rows]) => rows.length > 0,
  )
  // Stands in the line behind the change.
  await db.sequelize.query(read)
  await report.commit()
  t.deepEqual(await down, [...applied].reverse())
})

test('orders that differ in an accent, or after the letter 255, are two, and stay so when the schema goes back', async (t) => {
  const database = await createEmptyDatabase()
  t.teardown(database.drop)
  const applied = await migrateUp(database.url)
  const db = openPatiently({ url: database.url, poolSize: 1 })
  t.teardown(db.close)
  const { accountId } = await anAccount(db)
  const identity = { key: 'HC:cnr:DLHC010123452021', aliases: [] }
  const long = 'Judgment '.repeat(28)
  const orderTypes = ['Resume', 'Résumé', `${long}A`, `${long}B`]
  const courtCase = {
    identifier: { courtType: 'HC', cnr: 'DLHC010123452021' } as const,
    courtType: 'HC' as const,
    court: 'High Court of Delhi',
    petitioners: [],
    respondents: [],
    acts: [],
    hearings: [],
    orders: orderTypes.map((orderType) => ({ number: '1', orderDate: '2024-01-01', orderType })),
    interlocutoryApplications: [],
    linkedCases: [],
  }
  const fetched = { accountId, identity, courtCase, callId: newId(), runId: randomUUID(), fetchedAt: Date.now() }
  const searchId = await db.transaction((tx) => db.lookedUpCases.create(fetched, tx))
  const typesOf = async () =>
    (await db.lookedUpCases.find(accountId, searchId))?.orders.map(({ orderType }) => orderType)
  t.deepEqual(await typesOf(), orderTypes)

  const name = applied.find((each) => each.includes('order-keys'))
  const { migration }: { migration: Migration } = await import(`../../db/migrations/${name}.ts`)
  const run: Run = (sql) => db.sequelize.query(sql)
  await migration.down(run)
  t.deepEqual(await typesOf(), orderTypes)
  await applyMigration(run, 'order keys', migration)
  t.deepEqual(await typesOf(), orderTypes)
})

interface Column {
  name: string
  type: string
  nullable: string
}

async function schemaOf(url: string): Promise<Record<string, Column[]>> {
  const db = openPatiently({ url, poolSize: 1 })
  try {
    return await columnsOf(db.sequelize)
  } finally {
    await db.close()
  }
}

async function columnsOf(sequelize: Sequelize): Promise<Record<string, Column[]>> {
  const rows = await sequelize.query<Column & { tableName: string }>(
    `SELECT table_name AS tableName, column_name AS name, column_type AS type, is_nullable AS nullable
     FROM information_schema.columns WHERE table_schema = DATABASE() ORDER BY table_name, column_name`,
    { type: QueryTypes.SELECT },
  )
  const byTable: Record<string, Column[]> = {}
  for (const { tableName, ...column } of rows) byTable[tableName] = [...(byTable[tableName] ?? []), column]
  return byTable
}

test('the next hearings that stored records name are entered by the change, once; days that are over and disposed cases are not', async (t) => {
  const database = await createEmptyDatabase()
  t.teardown(database.drop)
  await migrateUp(database.url)
  const db = openPatiently({ url: database.url, poolSize: 1 })
  t.teardown(db.close)
  const run: Run = (sql) => db.sequelize.query(sql)
  await hearings.down(run)
  await run('SET FOREIGN_KEY_CHECKS = 0')
  const records = {
    ahead: { nextHearingDate: '2999-01-05', court: 'High Court of Zanskar', status: 'PENDING' },
    another: { nextHearingDate: '2999-01-05', court: 'x'.repeat(300) },
    over: { nextHearingDate: '2001-01-05' },
    disposed: { nextHearingDate: '2999-01-05', status: 'DISPOSED' },
    silent: {},
  }
  for (const [at, [id, record]] of Object.entries(records).entries()) {
    await run(`INSERT INTO tracked_cases (id, account_id, number, identity_key, court_type, risk_level, status, created)
      VALUES ('${id}', 'a', ${at}, '${id}', 'HC', 'LOW', 'ACTIVE', 1)`)
    await run(`INSERT INTO tracked_case_records (tracked_case_id, court_case, source, last_run_id, last_fetched_at, due_on)
      VALUES ('${id}', '${JSON.stringify(record)}', 'attestr', 'r', 5, '2026-01-01')`)
  }
  await applyMigration(run, 'hearings', hearings)
  await applyMigration(run, 'hearings, again', hearings)
  const hearingsOf = async (id: string) =>
    (await db.sequelize.query('SELECT * FROM hearings WHERE tracked_case_id = :id', {
      replacements: { id },
      type: QueryTypes.SELECT,
    })) as { id: string; uid: string; court: string }[]
  const [ahead, ...none] = await hearingsOf('ahead')
  t.deepEqual(none, [])
  t.like(ahead, { hearing_date: '2999-01-05', state: 'EXPECTED', court: 'High Court of Zanskar', stage: null })
  t.is(ahead?.uid, ahead?.id)
  t.is((await hearingsOf('another'))[0]?.court.length, 255)
  for (const id of ['over', 'disposed', 'silent']) t.deepEqual(await hearingsOf(id), [])
})

test('stored cases learn the keys of their CNR and of the number as their court prints it, and are looked for by them', async (t) => {
  const database = await createEmptyDatabase()
  t.teardown(database.drop)
  await migrateUp(database.url)
  const db = openPatiently({ url: database.url, poolSize: 1 })
  t.teardown(db.close)
  const run: Run = (sql) => db.sequelize.query(sql)
  const { accountId } = await anAccount(db)
  const cases = {
    byCnr: { court: 'HC', cnr: 'DLHC010000012024', type: 'W.P.(C)', number: '1/2024', place: null },
    byType: {
      court: 'SC',
      cnr: null,
      type: 'SLP (Civil) No.',
      number: '2/2024',
      printed: 'SLP(C)/2/2024',
      place: 'SC',
    },
    unknown: { court: 'SC', cnr: null, type: 'SLP (Civil) No.', number: '3/2024', place: 'SC' },
    known: { court: 'SC', cnr: null, type: 'C.A.', number: '4/2024', place: 'SC' },
  }
  const ids = Object.fromEntries(Object.keys(cases).map((name) => [name, newId()]))
  for (const [at, [name, stored]] of Object.entries(cases).entries()) {
    const text = (value: string | null) => (value === null ? 'NULL' : `'${value}'`)
    const { court, cnr, type, number, place } = stored
    await run(`INSERT INTO tracked_cases (id, account_id, number, identity_key, court_type, cnr, case_type, registration_number,
      list_court, risk_level, status, created)
      VALUES ('${ids[name]}', '${accountId}', ${at + 1}, '${name}', '${court}', ${text(cnr)}, '${type}', '${number}',
      ${text(place)}, 'LOW', 'ACTIVE', 1)`)
    await run(`INSERT INTO tracked_case_keys VALUES ('${accountId}', 'k:${name}', '${ids[name]}')`)
    if ('printed' in stored)
      await run(`INSERT INTO tracked_case_records (tracked_case_id, court_case, source, last_run_id, last_fetched_at, due_on)
        VALUES ('${ids[name]}', '${JSON.stringify({ caseNumber: stored.printed })}', 'attestr', 'r', 5, '2026-01-01')`)
    await run(`INSERT INTO hearings (id, uid, account_id, tracked_case_id, court_type, hearing_date, state, list_court, watched_since,
      as_of, revision, created, updated)
      VALUES ('${newId()}', NULL, '${accountId}', '${ids[name]}', '${court}', '2999-01-05', 'EXPECTED', ${text(place)},
      ${place === null ? 'NULL' : 7}, 1, 0, 1, 1)`)
  }
  await applyMigration(run, 'one record', oneRecord)
  await applyMigration(run, 'one record, again', oneRecord)
  const places = async (name: string) => {
    const [rows] = await run(`SELECT c.list_court AS place, h.list_court AS hearing, h.watched_since AS since
      FROM tracked_cases c JOIN hearings h ON h.tracked_case_id = c.id WHERE c.id = '${ids[name]}'`)
    const [{ place, hearing, since }] = rows as [{ place: string | null; hearing: string | null; since: number | null }]
    t.is(place, hearing, name)
    return [place, since === null ? null : since === 7 ? 'as before' : 'from now on']
  }
  t.deepEqual(await places('byCnr'), ['HC-DLHC01', 'from now on'])
  t.deepEqual(await places('byType'), ['SC', 'from now on'])
  t.deepEqual(await places('unknown'), [null, null])
  t.deepEqual(await places('known'), ['SC', 'from now on'])
  const [keys] = await run(
    "SELECT identity_key AS k FROM tracked_case_keys WHERE identity_key NOT LIKE 'k:%' ORDER BY k",
  )
  t.deepEqual(
    (keys as { k: string }[]).map(({ k }) => k),
    [
      'HC:case:DLHC01/WPC/1/2024',
      'HC:cnr:DLHC010000012024',
      'SC:case:CA/4/2024',
      'SC:case:SLPC/2/2024',
      'SC:case:SLPCIVILNO/2/2024',
      'SC:case:SLPCIVILNO/3/2024',
    ],
  )
})
