import test, { type ExecutionContext } from 'ava'
import { QueryTypes } from 'sequelize'
import { newId } from '../../db/base/table.ts'
import type { Database } from '../../db/database.ts'
import type { WorkflowStart } from '../../domain/workflow-start.ts'
import { connectTemporal } from '../../platform/temporal.ts'
import { freePort } from '../../scripts/stack/ports.ts'
import { startOutboxRelay } from '../../workers/outbox-relay.ts'
import { startWebhookDelivery } from '../../workflows/events/webhook-delivery.messages.ts'
import { aLog } from '../support/logged.ts'
import { openOwnDatabase } from '../support/own-database.ts'
import { taskQueuePrefix, testStack } from '../support/stack.ts'
import { until } from '../support/until.ts'

const ERROR = 50

/** Starts a process that only starts what was queued; its workflows have no worker. */
async function aRelay(t: ExecutionContext, address = testStack().temporal.address) {
  const { db, end } = await openOwnDatabase({ poolSize: 10 })
  Object.assign(process.env, { TEMPORAL_ADDRESS: address, TEMPORAL_NAMESPACE: testStack().temporal.namespace })
  const temporal = connectTemporal(taskQueuePrefix())
  const { log, lines } = aLog()
  let stopped: Promise<void> | undefined
  const relay = {
    db,
    lines,
    start: () => {
      const end = startOutboxRelay(db, temporal, log)
      relay.stop = () => (stopped ??= end())
    },
    stop: async () => {},
  }
  t.teardown(async () => {
    await relay.stop()
    await temporal.close()
    await end()
  })
  return relay
}

/** The server takes 2 kB for a search attribute, and refuses a start with more. */
const TOO_LARGE = { stage: 'x'.repeat(3_000) }

function aStart(details: Partial<WorkflowStart> = {}): WorkflowStart {
  return { ...startWebhookDelivery({ id: newId(), accountId: newId(), eventType: 'webhook.test' }), ...details }
}

async function leave(db: Database, count: number): Promise<void> {
  await db.transaction((tx) =>
    db.outbox.enqueueForRelay(
      Array.from({ length: count }, () => aStart()),
      tx,
    ),
  )
}

async function rows(db: Database): Promise<{ isClaimed: number; claimedUntil: number }[]> {
  const statement = `SELECT claimed_until AS claimedUntil, claimed_until > UNIX_TIMESTAMP(NOW(3)) * 1000 AS isClaimed FROM outbox`
  return db.sequelize.query(statement, { type: QueryTypes.SELECT })
}

test.serial('all waiting starts are dispatched in one poll, in any number of batches', async (t) => {
  const { db, lines, start } = await aRelay(t)
  await leave(db, 450)
  start()
  await until(
    async () => lines.filter(({ started }) => started !== undefined),
    (logged) => logged.length > 0,
  )
  t.deepEqual(
    lines.flatMap(({ started }) => started ?? []),
    [450],
  )
  t.deepEqual(await rows(db), [])
})

test.serial('a stopped relay ends after the running starts, and releases the others at once', async (t) => {
  const relay = await aRelay(t)
  const { db, start } = relay
  await leave(db, 3_000)
  start()
  await until(
    () => rows(db),
    ({ length }) => length < 3_000,
  )
  await relay.stop()
  const left = await rows(db)
  t.true(left.length > 0)
  t.true(left.every(({ isClaimed }) => isClaimed === 0))
})

test.serial(
  'a start that waits for over five minutes raises an alarm, which ends when none waits that long',
  async (t) => {
    const { db, start } = await aRelay(t)
    await db.outbox.enqueue(aStart({ attributes: TOO_LARGE }))
    await db.sequelize.query('UPDATE outbox SET created = created - 301000')
    const raised = async () => (await db.alarms.raised()).map(({ name, subject }) => [name, subject])
    start()
    await until(raised, ({ length }) => length > 0)
    t.deepEqual(await raised(), [['OUTBOX_BEHIND', '']])
    await db.sequelize.query('DELETE FROM outbox')
    await until(raised, ({ length }) => length === 0)
    t.is((await db.alarms.list({ most: 10 })).length, 1)
  },
)

test.serial(
  'the relay logs once, not at every poll, that Temporal is down, and keeps the waiting starts',
  async (t) => {
    const { db, lines, start } = await aRelay(t, `127.0.0.1:${await freePort()}`)
    await leave(db, 3)
    start()
    const releasedAt = new Set<number>()
    await until(
      () => rows(db),
      (all) => {
        for (const { isClaimed, claimedUntil } of all)
          if (isClaimed === 0 && claimedUntil > 0) releasedAt.add(claimedUntil)
        // When they were released first, and the ends of two polls.
        return releasedAt.size >= 3
      },
    )
    t.is(lines.filter(({ level }) => level >= ERROR).length, 1)
    t.is((await rows(db)).length, 3)
  },
)
