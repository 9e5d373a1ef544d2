import { randomUUID } from 'node:crypto'
import { createConnection } from 'mysql2/promise'
import { migrateUp } from '../../db/migrate.ts'

/** The servers that `npm test` started, shared by all test files. */
export interface TestStack {
  /** Its user may create and drop databases. */
  databaseUrl: string
  temporalAddress: string
  temporalNamespace: string
  /** Path of the prebuilt workflow bundle. */
  workflowBundle: string
  chromiumPath: string
}

/** @throws when the tests were not started by `npm test` */
export function testStack(): TestStack {
  const stack = process.env.COURTPULSE_TEST_STACK
  if (!stack) throw new Error('This test needs the stack that `npm test` starts: run `npm test -- <this file>`.')
  return JSON.parse(stack) as TestStack
}

export interface TestDatabase {
  url: string
  /** Called when the tests of the file are done. */
  drop(): Promise<void>
}

/** A new database with the present schema. */
export async function createDatabase(): Promise<TestDatabase> {
  const database = await createEmptyDatabase()
  await migrateUp(database.url)
  return database
}

/** A new database without any table. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const name = `test_${shortId()}`
  await administer(`CREATE DATABASE ${name}`)
  const url = new URL(testStack().databaseUrl)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => administer(`DROP DATABASE ${name}`) }
}

/** A prefix that keeps the task queues of one test file apart from those of the others. */
export function taskQueuePrefix(): string {
  return `test-${shortId()}`
}

async function administer(statement: string): Promise<void> {
  const connection = await createConnection(testStack().databaseUrl)
  try {
    await connection.query(statement)
  } finally {
    await connection.end()
  }
}

function shortId(): string {
  return randomUUID().slice(0, 8)
}
