import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { type ExecutionContext } from 'ava'
import { createConnection } from 'mysql2/promise'
import { prepareDatabase } from '../../../scripts/stack/database.ts'
import { Parts } from '../../../scripts/stack/process.ts'
import { readTools } from '../../../scripts/stack/tools.ts'

const folder = mkdtempSync(join(tmpdir(), 'database-'))
test.after.always(() => rmSync(folder, { recursive: true }))

test('data lasts from run to run, also when the server was killed; the password does not', async (t) => {
  const first = await run(t)
  await query(first.url, 'CREATE TABLE kept (id INT PRIMARY KEY)')
  await query(first.url, 'INSERT INTO kept VALUES (7)')
  process.kill(first.pid, 'SIGKILL')
  await first.stop()

  const second = await run(t)
  t.deepEqual(await query(second.url, 'SELECT id FROM kept'), [{ id: 7 }])
  const oldPassword = new URL(second.url)
  oldPassword.password = new URL(first.url).password
  await t.throwsAsync(query(oldPassword.href, 'SELECT 1'), { code: 'ER_ACCESS_DENIED_ERROR' })
  await t.throwsAsync(query(second.url, 'CREATE DATABASE other'), { code: 'ER_DBACCESS_DENIED_ERROR' })
})

test('a disposable server that is killed has lost nothing that was committed', async (t) => {
  const parts = new Parts(join(folder, 'killed', 'logs'))
  t.teardown(() => parts.stop())
  const options = { folder: join(folder, 'killed'), disposable: true }
  const database = await prepareDatabase(parts, await readTools(), options)
  const first = await database.start()
  await query(database.url, 'CREATE TABLE kept (id INT PRIMARY KEY)')
  await query(database.url, 'INSERT INTO kept VALUES (7)')
  process.kill(first.pid, 'SIGKILL')
  await first.ended

  await database.start()
  t.deepEqual(await query(database.url, 'SELECT id FROM kept'), [{ id: 7 }])
})

test('nobody can come in as root over the network', async (t) => {
  const disposable = await run(t, { disposable: true, folder: join(folder, 'disposable') })
  const url = new URL(disposable.url)
  url.username = 'root'
  url.password = ''
  await t.throwsAsync(query(url.href, 'SELECT 1'), { message: /Access denied/ })
})

async function run(t: ExecutionContext, options = { folder: join(folder, 'lasting'), disposable: false }) {
  const parts = new Parts(join(options.folder, 'logs'))
  t.teardown(() => parts.stop())
  const database = await prepareDatabase(parts, await readTools(), options)
  const { pid } = await database.start()
  return { url: database.url, pid, stop: () => parts.stop() }
}

async function query(url: string, sql: string): Promise<unknown> {
  const connection = await createConnection(url)
  try {
    const [rows] = await connection.query(sql)
    return rows
  } finally {
    await connection.end()
  }
}
