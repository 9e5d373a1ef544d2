import test, { type ExecutionContext } from 'ava'
import { QueryTypes } from 'sequelize'
import { idFrom } from '../../../db/base/table.ts'
import type { Database } from '../../../db/database.ts'
import { DAY_MS } from '../../../domain/dates.ts'
import {
  AGED,
  type AgedKind,
  RETENTION_SETTINGS,
  type RetentionDays,
  retentionTable,
} from '../../../domain/retention.ts'
import { openOwnDatabase } from '../../support/own-database.ts'

const NOW = Date.now()
const rules = retentionTable(
  Object.fromEntries(Object.entries(RETENTION_SETTINGS).map(([name, { initial }]) => [name, initial])) as RetentionDays,
)

async function aDatabase(t: ExecutionContext) {
  const { db, end } = await openOwnDatabase()
  t.teardown(end)
  const read = <Row extends object>(sql: string) => db.sequelize.query<Row>(sql, { type: QueryTypes.SELECT })
  const run = (sql: string) => db.sequelize.query(sql)
  return { db, read, run }
}

test('every table of the schema has one retention rule, and every column that a rule empties exists', async (t) => {
  const { read } = await aDatabase(t)
  const columns = await read<{ tableName: string; name: string }>(
    `SELECT table_name AS tableName, CONCAT(table_name, '.', column_name) AS name FROM information_schema.columns
     WHERE table_schema = DATABASE() AND table_name <> 'migrations'`,
  )
  t.deepEqual(
    rules.flatMap(({ tables }) => tables).toSorted(),
    [...new Set(columns.map(({ tableName }) => tableName))].toSorted(),
  )
  const known = new Set(columns.map(({ name }) => name))
  t.deepEqual(
    rules.flatMap((rule) => rule.columns).filter((name) => !known.has(name)),
    [],
  )
})

/** Writes rows without their accounts and endpoints, which do not matter here. */
async function withoutParents({ sequelize }: Database, inserts: string[]): Promise<void> {
  await sequelize.transaction(async (transaction) => {
    for (const sql of ['SET foreign_key_checks = 0', ...inserts, 'SET foreign_key_checks = 1'])
      await sequelize.query(sql, { transaction })
  })
}

/** An id created this many days ago. */
const idOf = (daysAgo: number, n = 0) => idFrom(NOW - daysAgo * DAY_MS).slice(0, 12) + `${n}`.padStart(20, '0')

test('old records are deleted in batches; those within their retention or still in use stay', async (t) => {
  const { db, read } = await aDatabase(t)
  const [old, young] = [idOf(100), idOf(10)]
  const [oldAt, youngAt] = [NOW - 100 * DAY_MS, NOW - 10 * DAY_MS]
  const inserts = [
    `INSERT INTO source_calls (id, source, operation, subject, requested_at, took_ms, cost_paise)
     VALUES ${Array.from({ length: 1_001 }, (_, n) => `('${idOf(100, n)}', 's', 'o', 'x', ${oldAt}, 1, 0)`).join()},
     ('${young}', 's', 'o', 'x', ${youngAt}, 1, 0)`,
    `INSERT INTO challenge_history (id, order_id, court_type, status, created, ended_at)
     VALUES ('${old}', 'o', 'HC', 'EXPIRED', 1, 1), ('${young}', 'o', 'HC', 'EXPIRED', 1, 1)`,
    `INSERT INTO alarms (id, open_key, name, subject, raised)
     VALUES ('${old}', NULL, 'a', '', 1), ('${idOf(100, 1)}', 'open', 'a', '', 1)`,
    `INSERT INTO daily_syncs (id, open_key, started, entities) VALUES ('${old}', NULL, 1, 0), ('${idOf(100, 1)}', 'OPEN', 1, 0)`,
    `INSERT INTO source_spend (source, day, spent_paise) VALUES ('s', '2001-01-01', 1), ('s', '2999-01-01', 1)`,
    `INSERT INTO account_spend (account_id, budget, day, spent_paise, refused_paise) VALUES ('a', 'b', '2001-01-01', 1, 0)`,
    `INSERT INTO audit_log (id, thing_id, thing_kind, action, actor_type, actor_id, request_id, fields, created)
     VALUES ('${old}', 't', 'ENTITY', 'CREATE', 'USER', 'u', 'r', '[]', 1), ('${young}', 't', 'ENTITY', 'CREATE', 'USER', 'u', 'r', '[]', 1)`,
    `INSERT INTO imports (id, account_id, user_id, request_id, status, created, completed_at) VALUES
     ('${old}', 'a', 'u', 'r', 'COMPLETE', 1, 1), ('${idOf(100, 1)}', 'a', 'u', 'r', 'RUNNING', 1, NULL)`,
    `INSERT INTO import_rows (import_id, position, outcome) VALUES ('${old}', 1, 'EXISTS')`,
    `INSERT INTO exports (id, account_id, what, format, filter, viewer, record_count, created, completed_at) VALUES
     ('${old}', 'a', 'cases', 'csv', '{}', '{}', 0, 1, 1), ('${idOf(100, 1)}', 'a', 'cases', 'csv', '{}', '{}', 0, 1, 1)`,
    `INSERT INTO export_files (export_id, file_key, expires_at) VALUES ('${idOf(100, 1)}', 'f', 1)`,
  ]
  await withoutParents(db, inserts)
  const before = NOW - 90 * DAY_MS
  t.is(await db.agedRecords.deletePortion('source-calls', before), 1_000)
  for (const kind of Object.keys(AGED) as AgedKind[]) while ((await db.agedRecords.deletePortion(kind, before)) > 0);
  const idsIn = async (table: string) =>
    (await read<{ id: string }>(`SELECT id FROM ${table} ORDER BY id`)).map(({ id }) => id)
  t.deepEqual(await idsIn('source_calls'), [young])
  t.deepEqual(await idsIn('challenge_history'), [young])
  t.deepEqual(await idsIn('audit_log'), [young])
  for (const table of ['alarms', 'daily_syncs', 'imports', 'exports'])
    t.deepEqual(await idsIn(table), [idOf(100, 1)], table)
  t.deepEqual(await read('SELECT day FROM source_spend'), [{ day: '2999-01-01' }])
  t.deepEqual(await read('SELECT * FROM account_spend'), [])
})

test("an event is deleted when its account's next one is old too and it has no delivery; the latest stays", async (t) => {
  const { db, read, run } = await aDatabase(t)
  const rows = [
    ['first', 100, 1],
    ['first', 99, 2],
    ['first', 20, 3],
    ['quiet', 100, 4],
    ['sending', 100, 5],
    ['sending', 99, 6],
  ] as const
  for (const [account, days, position] of rows)
    await run(`INSERT INTO events (id, account_id, type, data, position, created)
      VALUES ('${idOf(days, position)}', '${account}', 'entity.synced', '{}', ${position}, 1)`)
  const delivery = (id: string, status: string, answeredAt: number) => `
    INSERT INTO webhook_deliveries (id, webhook_id, account_id, event_id, event_type, status, attempts, last_answer, answered_at, created)
    VALUES ('${id}', 'w', 'sending', '${idOf(100, 5)}', 'entity.synced', '${status}', 1, 'a name', ${answeredAt}, 1)`
  await withoutParents(db, [delivery(idOf(100, 1), 'PENDING', NOW - 8 * DAY_MS)])
  const before = NOW - 90 * DAY_MS
  t.is(await db.agedRecords.deletePortion('deliveries', before), 0)
  t.is(await db.agedRecords.deletePortion('receiver-answers', NOW - 7 * DAY_MS), 1)
  t.deepEqual(await read('SELECT last_answer AS answer FROM webhook_deliveries'), [{ answer: null }])
  t.is(await db.agedRecords.deletePortion('events', before), 1)
  const left = await read<{ position: number }>('SELECT position FROM events ORDER BY position')
  t.deepEqual(
    left.map(({ position }) => Number(position)),
    [2, 3, 4, 5, 6],
  )
  await run("UPDATE webhook_deliveries SET status = 'DELIVERED'")
  t.is(await db.agedRecords.deletePortion('deliveries', before), 1)
  t.is(await db.agedRecords.deletePortion('events', before), 1)
})
