import test from 'ava'
import { openDatabase } from '../../db/database.ts'
import { createDatabase } from '../support/stack.ts'

test('what a call did not cost of what was booked can be spent again, and no more than was booked comes back', async (t) => {
  const { url, drop } = await createDatabase()
  const db = openDatabase({ url, poolSize: 2 })
  t.teardown(async () => {
    await db.close()
    await drop()
  })
  const spend = (costPaise: number) => db.sourceCalls.spend('model', '2026-03-02', costPaise, 100)
  t.true(await spend(90))
  t.false(await spend(20))
  await db.sourceCalls.giveBack('model', '2026-03-02', 60)
  t.true(await spend(70))
  t.false(await spend(1))
  await db.sourceCalls.giveBack('model', '2026-03-02', 500)
  t.true(await spend(100))
  t.false(await spend(1))
})
