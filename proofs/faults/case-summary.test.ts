import test from 'ava'
import { QueryTypes } from 'sequelize'
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

test('a worker killed midway: another one completes the summary, and the model is asked once about each order', async (t) => {
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

async function storedSummaries(): Promise<number> {
  const [row] = await service.db.sequelize.query<{ kept: number }>('SELECT COUNT(*) AS kept FROM order_summaries', {
    type: QueryTypes.SELECT,
  })
  return Number(row?.kept)
}
