import test from 'ava'
import { QueryTypes } from 'sequelize'
import { connect, type DatabaseSettings } from '../../../db/base/connect.ts'
import { isDatabaseDown } from '../../../db/base/errors.ts'
import { openProxy } from '../../support/proxy.ts'
import { testStack } from '../../support/stack.ts'

function open(settings: Partial<DatabaseSettings> = {}) {
  return connect({ url: testStack().databaseUrl, poolSize: 2, ...settings })
}

test('the server ends a statement at its time limit, and the connection can be used again', async (t) => {
  const database = open({ poolSize: 1, longestStatementMs: 500 })
  t.teardown(() => database.close())
  const id = () => database.query('SELECT CONNECTION_ID() AS id', { type: QueryTypes.SELECT })
  const before = await id()
  // Reads enough to take minutes; SLEEP would end without an error.
  const ended = database.query(`SELECT COUNT(*) FROM information_schema.collations a, information_schema.collations b,
    information_schema.collations c, information_schema.collations d WHERE a.id + b.id + c.id = d.id + 0.5`)
  t.true(isDatabaseDown(await t.throwsAsync(ended)))
  t.deepEqual(await id(), before)
})

test('a silent connection is abandoned, and the database counts as down', async (t) => {
  const proxy = await openProxy(testStack().databaseUrl)
  const database = open({ url: proxy.url, longestStatementMs: 500 })
  t.teardown(() => {
    proxy.close()
    return database.close()
  })
  await database.query('SELECT 1')
  proxy.swallow('SELECT 2', 1)
  t.true(isDatabaseDown(await t.throwsAsync(database.query('SELECT 2'))))
  await database.query('SELECT 2')
})

test("every connection is strict and reads committed rows, whatever the server's settings", async (t) => {
  const database = open()
  t.teardown(() => database.close())
  const variables = await database.query<{ Variable_name: string; Value: string }>(
    "SHOW VARIABLES WHERE variable_name IN ('sql_mode', 'transaction_isolation', 'tx_isolation')",
    { type: QueryTypes.SELECT },
  )
  const values = variables.map(({ Value }) => Value)
  t.true(values.includes('READ-COMMITTED'))
  t.true(values.includes('STRICT_TRANS_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION'))
})
