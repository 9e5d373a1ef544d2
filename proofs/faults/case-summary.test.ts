import test from 'ava'
import { createConnection } from 'mysql2/promise'
import { QueryTypes } from 'sequelize'
import { indianDay } from '../../domain/dates.ts'
import type { TaskQueue } from '../../domain/task-queue.ts'
import { lookUp } from '../../test/support/orders.ts'
import { anAccount, type Service, startService } from '../../test/support/service.ts'
import { ended, summarize } from '../../test/support/summaries.ts'
import { until } from '../../test/support/until.ts'
import { killed, startWorker } from '../../test/support/worker.ts'

/* A worker is killed in the middle of a summary. What is promised: another one goes on, and the model is asked nothing twice. */

let service: Service

test.before(async () => {
  // The processes below serve the other queues.
  service = await startService({}, ['source-attestr', 'source-ecourtsindia'])
})
test.after.always(() => service?.close())

const QUEUES: TaskQueue[] = ['core', 'documents', 'summaries', 'model']

test.serial('a worker killed midway: another one completes the summary, each order asked about once', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const first = await startWorker(service, QUEUES)
  const { searchId } = await lookUp(service, key, { courtType: 'HC', cnr: 'DLHC019000012024' })
  // One of the three documents comes late; the other two orders are summarised meanwhile.
  await service.control.fault('ecourtsindia', 'slow', 1, 60_000)
  const id = await summarize(service, key, searchId)
  await until(storedSummaries, (stored) => stored === 2)
  await killed(first)
  await service.control.release('ecourtsindia')

  const second = await startWorker(service, QUEUES)
  t.teardown(() => killed(second))
  const { status, orderSummaries } = await ended(service, key, id)
  t.deepEqual([status, orderSummaries.length], ['COMPLETE', 3])
  // Once about each order, which names its case, and once about the case.
  t.is(await service.control.calls('model', 'DLHC019000012024'), 3)
  t.is(await service.control.calls('model'), 4)
  t.is(await service.db.usageLedger.unitsOf(accountId, 'AI_SUMMARIES'), 1)
})

test.serial('a worker killed before answers of the model are stored: their cost is booked once', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const first = await startWorker(service, QUEUES)
  const { searchId, orders } = await lookUp(service, key, { courtType: 'HC', cnr: 'KAHC019000012024' })
  await service.control.fault('model', 'slow', orders.length, 5_000)
  const id = await summarize(service, key, searchId)
  await until(
    () => service.control.calls('model', 'KAHC019000012024'),
    (calls) => calls === orders.length,
  )
  const holder = await createConnection(service.configuration.DATABASE_URL)
  await holder.query('LOCK TABLES order_summaries WRITE')
  const waiting = await until(waitingToStore, ({ length }) => length === orders.length)
  await killed(first)
  // The server completes the statement of a client that is gone.
  for (const connection of waiting) await holder.query(`KILL ${connection}`)
  await holder.end()

  const second = await startWorker(service, QUEUES)
  t.teardown(() => killed(second))
  t.is((await ended(service, key, id)).status, 'COMPLETE')
  const spent = await service.db.sourceSpend.ofAccount(accountId, indianDay(Date.now()))
  const [entry] = await service.db.sequelize.query<{ costPaise: number }>(
    'SELECT cost_paise AS costPaise FROM usage_costs WHERE billing_key = :billingKey',
    { replacements: { billingKey: `summary:${id}` }, type: QueryTypes.SELECT },
  )
  t.is(entry?.costPaise, spent.find(({ budget }) => budget === 'MODEL')?.spentPaise)
})

/** The connections whose statements wait to store the summary of an order. */
async function waitingToStore(): Promise<number[]> {
  const rows = await service.db.sequelize.query<{ id: number }>(
    `SELECT id FROM information_schema.processlist
     WHERE db = DATABASE() AND state LIKE 'Waiting for table%' AND info LIKE 'INSERT INTO order_summaries%'`,
    { type: QueryTypes.SELECT },
  )
  return rows.map(({ id }) => id)
}

async function storedSummaries(): Promise<number> {
  const [row] = await service.db.sequelize.query<{ kept: number }>('SELECT COUNT(*) AS kept FROM order_summaries', {
    type: QueryTypes.SELECT,
  })
  return Number(row?.kept)
}
