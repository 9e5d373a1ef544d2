import { createHash, randomBytes } from 'node:crypto'
import test, { type ExecutionContext } from 'ava'
import { QueryTypes } from 'sequelize'
import { type Database, openDatabase } from '../../db/database.ts'
import { createDatabase } from '../support/stack.ts'

async function aDatabase(t: ExecutionContext) {
  const { url, drop } = await createDatabase()
  const db = openDatabase({ url, poolSize: 2 })
  t.teardown(async () => {
    await db.close()
    await drop()
  })
  return db
}

const CALL = { source: 'attestr', operation: 'orderDocument', tookMs: 1, costPaise: 0 } as const

/** The calls in the book, the oldest first. */
async function callsIn(db: Database) {
  return db.sequelize.query<{ subject: string; size: number | null; hash: string }>(
    'SELECT subject, LENGTH(body_gzip) AS size, LOWER(HEX(body_sha256)) AS hash FROM source_calls ORDER BY id',
    { type: QueryTypes.SELECT },
  )
}

// Scanned orders reach a hundred megabytes, and a database takes sixteen in one statement.
test('of an answer that is too large for the database its hash is kept', async (t) => {
  const db = await aDatabase(t)
  const body = randomBytes(20 * 1024 * 1024)
  await db.sourceCalls.keep({ ...CALL, subject: 'x'.repeat(300), requestedAt: 1, contentType: 'y'.repeat(300), body })
  const hash = createHash('sha256').update(body).digest('hex')
  t.deepEqual(await callsIn(db), [{ subject: 'x'.repeat(255), size: null, hash }])
})

test('raw answers are forgotten after seven days, the oldest first; their calls and hashes stay', async (t) => {
  const db = await aDatabase(t)
  const now = Date.UTC(2026, 10, 21)
  const days = 24 * 3_600_000
  const body = Buffer.from('{}')
  for (const [subject, requestedAt] of [
    ['older', now - 8 * days],
    ['old', now - 7 * days - 1],
    ['young', now - 7 * days + 1],
  ] as const)
    await db.sourceCalls.keep({ ...CALL, subject, requestedAt, body })
  const kept = async () => (await callsIn(db)).filter(({ size }) => size !== null).map(({ subject }) => subject)
  t.is(await db.sourceCalls.forgetBodies(now, 1), 1)
  t.deepEqual(await kept(), ['old', 'young'])
  t.is(await db.sourceCalls.forgetBodies(now, 10), 1)
  t.is(await db.sourceCalls.forgetBodies(now, 10), 0)
  t.deepEqual(await kept(), ['young'])
  t.is(new Set((await callsIn(db)).map(({ hash }) => hash)).size, 1)
})

test('what a call did not cost of what was booked can be spent again, and no more than was booked comes back', async (t) => {
  const db = await aDatabase(t)
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
