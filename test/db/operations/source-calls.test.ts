import { createHash, randomBytes } from 'node:crypto'
import test, { type ExecutionContext } from 'ava'
import { QueryTypes } from 'sequelize'
import type { Database } from '../../../db/database.ts'
import { openOwnDatabase } from '../../support/own-database.ts'

async function aDatabase(t: ExecutionContext) {
  const { db, end } = await openOwnDatabase()
  t.teardown(end)
  return db
}

const CALL = { source: 'attestr', operation: 'orderDocument', tookMs: 1, costPaise: 0 } as const

/** The recorded calls, oldest first. */
async function callsIn(db: Database) {
  return db.sequelize.query<{ subject: string; size: number | null; hash: string }>(
    'SELECT subject, LENGTH(body_gzip) AS size, LOWER(HEX(body_sha256)) AS hash FROM source_calls ORDER BY id',
    { type: QueryTypes.SELECT },
  )
}

// Scanned orders reach a hundred megabytes, and a database accepts sixteen in one statement.
test('only the hash is stored of an answer that is too large for the database', async (t) => {
  const db = await aDatabase(t)
  const body = randomBytes(20 * 1024 * 1024)
  await db.sourceCalls.record({ ...CALL, subject: 'x'.repeat(300), requestedAt: 1, contentType: 'y'.repeat(300), body })
  const hash = createHash('sha256').update(body).digest('hex')
  t.deepEqual(await callsIn(db), [{ subject: 'x'.repeat(255), size: null, hash }])
})

test('a call is settled once', async (t) => {
  const db = await aDatabase(t)
  const id = await db.sourceCalls.record({ ...CALL, subject: 'a', requestedAt: 1, costPaise: 150 })
  t.true(await db.sourceCalls.settle(id, { outcome: 'found', costPaise: 90 }))
  t.false(await db.sourceCalls.settle(id, { outcome: 'Upstream', costPaise: 0 }))
  t.is(await db.sourceCalls.costOf([id]), 90)
})

test('raw answers are deleted after seven days, oldest first; their calls and hashes stay', async (t) => {
  const db = await aDatabase(t)
  const now = Date.UTC(2026, 10, 21)
  const days = 24 * 3_600_000
  const body = Buffer.from('{}')
  for (const [subject, requestedAt] of [
    ['older', now - 8 * days],
    ['old', now - 7 * days - 1],
    ['young', now - 7 * days + 1],
  ] as const)
    await db.sourceCalls.record({ ...CALL, subject, requestedAt, body })
  const storedSubjects = async () =>
    (await callsIn(db)).filter(({ size }) => size !== null).map(({ subject }) => subject)
  t.is(await db.sourceCalls.forgetBodies(now, 1), 1)
  t.deepEqual(await storedSubjects(), ['old', 'young'])
  t.is(await db.sourceCalls.forgetBodies(now, 10), 1)
  t.is(await db.sourceCalls.forgetBodies(now, 10), 0)
  t.deepEqual(await storedSubjects(), ['young'])
  t.is(new Set((await callsIn(db)).map(({ hash }) => hash)).size, 1)
})

test('a stored answer is reused for ten minutes by the same asker, unless it was a failure', async (t) => {
  const db = await aDatabase(t)
  const now = Date.UTC(2026, 10, 21)
  const question = (text: string) => createHash('sha256').update(text).digest()
  const keep = (text: string, requestedAt = now) =>
    db.sourceCalls.record({
      ...CALL,
      subject: text,
      requestedAt,
      httpStatus: 200,
      contentType: 'application/json',
      body: Buffer.from(text),
      question: question(text),
    })
  const found = async (text: string) => {
    const stored = await db.sourceCalls.recall(question(text), now + 1)
    return stored && Buffer.from(stored.body).toString()
  }
  await keep('not read yet')
  await db.sourceCalls.settle(await keep('none'), { outcome: 'none' })
  await db.sourceCalls.settle(await keep('failed'), { outcome: 'Upstream' })
  // A worker died, and its work was queued behind a nightly run.
  await keep('nine minutes old', now - 540_000)
  await keep('too old', now - 600_000)
  const texts = ['not read yet', 'none', 'nine minutes old', 'failed', 'too old', 'never asked']
  t.deepEqual(await Promise.all(texts.map(found)), [
    'not read yet',
    'none',
    'nine minutes old',
    undefined,
    undefined,
    undefined,
  ])
})
