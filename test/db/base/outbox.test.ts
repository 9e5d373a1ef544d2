import test from 'ava'
import { newId } from '../../../db/base/table.ts'
import type { Database } from '../../../db/database.ts'
import type { WorkflowStart } from '../../../domain/workflow-start.ts'
import { startWebhookDelivery } from '../../../workflows/events/webhook-delivery.messages.ts'
import { openOwnDatabase } from '../../support/own-database.ts'

const LEASE_MS = 60_000

/** A separate outbox for the test: other tests would claim from it. */
async function anOutbox(t: { teardown(undo: () => Promise<void>): void }): Promise<Database> {
  const { db, end } = await openOwnDatabase({ poolSize: 4 })
  t.teardown(end)
  return db
}

function aStart(): WorkflowStart {
  return startWebhookDelivery({ id: newId(), accountId: newId(), eventType: 'webhook.test' })
}

/** Ends the claims of the enqueuers. */
async function endClaims({ sequelize }: Database): Promise<void> {
  await sequelize.query('UPDATE outbox SET claimed_until = 0')
}

test('the enqueuer of a start has claimed it for ten seconds', async (t) => {
  const { outbox, ...db } = await anOutbox(t)
  const { start } = await outbox.enqueue(aStart())
  t.deepEqual(await outbox.claim(10, LEASE_MS), [])
  await db.sequelize.query('UPDATE outbox SET claimed_until = claimed_until - 10000')
  t.deepEqual(
    (await outbox.claim(10, LEASE_MS)).map((claimed) => claimed.start),
    [start],
  )
})

test('starts for single requests are claimed first, then batches, then backfills, oldest first within each', async (t) => {
  const db = await anOutbox(t)
  const [backfill, batch, requested, requestedLater] = [aStart(), aStart(), aStart(), aStart()]
  await db.transaction((tx) => db.outbox.enqueueForRelay([backfill], tx))
  await db.transaction((tx) => db.outbox.enqueueAll([batch], tx))
  await db.outbox.enqueue(requested)
  await db.outbox.enqueue(requestedLater)
  await endClaims(db)
  await db.sequelize.query('UPDATE outbox SET created = created + 1 WHERE workflow_id = :workflowId', {
    replacements: { workflowId: requestedLater.workflowId },
  })
  const order = []
  for (let n = 0; n < 4; n++) order.push((await db.outbox.claim(1, LEASE_MS))[0]?.start)
  t.deepEqual(order, [requested, requestedLater, batch, backfill])
})

test('a start of a single request that is left to the relay can be claimed at once, before a backfill', async (t) => {
  const db = await anOutbox(t)
  const [backfill, requested] = [aStart(), aStart()]
  await db.transaction((tx) => db.outbox.enqueueForRelay([backfill], tx))
  await db.transaction((tx) => db.outbox.enqueueForRelay([requested], tx, 'request'))
  const order = []
  for (let n = 0; n < 2; n++) order.push((await db.outbox.claim(1, LEASE_MS))[0]?.start)
  t.deepEqual(order, [requested, backfill])
})

test('a backfill can be claimed at once, by one process, and again after its release', async (t) => {
  const db = await anOutbox(t)
  const starts = Array.from({ length: 40 }, aStart)
  await db.transaction((tx) => db.outbox.enqueueForRelay(starts, tx))
  const claims = (await Promise.all(Array.from({ length: 4 }, () => db.outbox.claim(10, LEASE_MS)))).flat()
  const ids = new Set(claims.map(({ start }) => start.workflowId))
  t.is(ids.size, claims.length)
  const rest = await db.outbox.claim(40, LEASE_MS)
  t.is(claims.length + rest.length, 40)
  t.deepEqual(await db.outbox.claim(40, LEASE_MS), [])

  await db.outbox.release(claims.slice(0, 3), 0)
  await db.outbox.release(claims.slice(3, 5), LEASE_MS)
  t.is((await db.outbox.claim(40, LEASE_MS)).length, 3)
})

test('a claimed start can be cleared by its workflow without a wait, and one enqueued again outlives the claim', async (t) => {
  const { outbox, ...db } = await anOutbox(t)
  const [cleared, renewed] = [aStart(), aStart()]
  await db.transaction((tx) => outbox.enqueueForRelay([cleared, renewed], tx))
  const claimed = await outbox.claim(2, LEASE_MS)
  await outbox.clear(cleared.workflowId)
  t.false(await outbox.isQueued(cleared.workflowId))
  await outbox.enqueue(renewed)
  for (const each of claimed) await outbox.dispatched(each)
  t.true(await outbox.isQueued(renewed.workflowId))
})
