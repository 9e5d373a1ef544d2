import { randomUUID } from 'node:crypto'
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise'
import './sent-statements.ts'

/** The servers that `npm test` started for all test files. */
export interface TestStack {
  /** A user of this URL may create databases. */
  databaseUrl: string
  temporal: { address: string; namespace: string }
  workflowBundle: string
  chromium: string
  /** The file of the statements that the tests of this run have sent. */
  statements: string
}

/** @throws when the tests were not started by `npm test` */
export function testStack(): TestStack {
  const stack = process.env.COURTPULSE_TEST_STACK
  if (!stack)
    throw new Error(
      'Tests need their servers: run them with `npm test`, or one file with `npm test -- test/that.test.ts`.',
    )
  return JSON.parse(stack) as TestStack
}

export interface TestDatabase {
  url: string
  drop(): Promise<void>
}

/** A new database with nothing in it. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const { databaseUrl } = testStack()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await execute(databaseUrl, `CREATE DATABASE ${name}`)
  const url = new URL(databaseUrl)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => execute(databaseUrl, `DROP DATABASE ${name}`) }
}

/** Migrated once in a run. The others copy its tables, which takes a quarter of the time. */
export const TEMPLATE = 'test_template'
/** For the first to migrate it, on a busy machine. */
const TEMPLATE_WAIT_SECONDS = 120

/** A new database with the schema of today. */
export async function createDatabase(): Promise<TestDatabase> {
  const database = await createEmptyDatabase()
  const connection = await createConnection({ uri: database.url, multipleStatements: true })
  try {
    await migrateTemplate(connection)
    await connection.query(await copyOfTemplate(connection))
  } finally {
    await connection.end()
  }
  return database
}

async function migrateTemplate(connection: Connection): Promise<void> {
  await connection.query(`SELECT GET_LOCK('${TEMPLATE}', ${TEMPLATE_WAIT_SECONDS})`)
  const [found] = await connection.query<RowDataPacket[]>(`SHOW DATABASES LIKE '${TEMPLATE}'`)
  if (found.length === 0) {
    const { migrateUp } = await import('../../db/migrate.ts')
    await connection.query(`CREATE DATABASE ${TEMPLATE}`)
    const url = new URL(testStack().databaseUrl)
    url.pathname = `/${TEMPLATE}`
    await migrateUp(url.href)
  }
  await connection.query(`DO RELEASE_LOCK('${TEMPLATE}')`)
}

/** The statements that make its tables, with the rows that migrations write. */
async function copyOfTemplate(connection: Connection): Promise<string> {
  const [tables] = await connection.query<RowDataPacket[][]>({ sql: `SHOW TABLES FROM ${TEMPLATE}`, rowsAsArray: true })
  const names = tables.map(([name]) => String(name))
  const [shown] = await connection.query<RowDataPacket[][]>(
    names.map((name) => `SHOW CREATE TABLE ${TEMPLATE}.${name}`).join(';'),
  )
  const creations = shown.map(([table]) => String(table?.['Create Table']))
  const rows = names.map((name) => `INSERT INTO ${name} SELECT * FROM ${TEMPLATE}.${name}`)
  return ['SET foreign_key_checks = 0', ...creations, ...rows].join(';\n')
}

/** The prefix of this test file's task queues, so that its workers do only its own work. */
export function taskQueuePrefix(): string {
  return `test-${randomUUID().slice(0, 8)}`
}

async function execute(databaseUrl: string, statement: string): Promise<void> {
  const connection = await createConnection(databaseUrl)
  try {
    await connection.query(statement)
  } finally {
    await connection.end()
  }
}

/** Keys for tests that encrypt what Temporal stores: the same everywhere, so that their histories can be replayed after the run. */
export const PAYLOAD_KEYS = `test:${Buffer.alloc(32, 'payloads of tests').toString('base64')}`
