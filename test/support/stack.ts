import { randomUUID } from 'node:crypto'
import { createConnection } from 'mysql2/promise'
import { migrateUp } from '../../db/migrate.ts'

/** The servers that `npm test` started for all test files. */
export interface TestStack {
  /** A user of this URL may create databases. */
  databaseUrl: string
  temporal: { address: string; namespace: string }
  workflowBundle: string
  chromium: string
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

/** A new database with the schema of today. */
export async function createDatabase(): Promise<TestDatabase> {
  const database = await createEmptyDatabase()
  await migrateUp(database.url)
  return database
}

/** Begins the names of the task queues of this test file, so that its workers do nobody else's work. */
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
