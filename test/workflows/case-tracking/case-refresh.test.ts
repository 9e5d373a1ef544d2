import { NativeConnection, Worker } from '@temporalio/worker'
import test from 'ava'
import { createFetchAndMergeActivities } from '../../../activities/case-tracking/case-refresh.ts'
import { taskQueueName } from '../../../domain/task-queue.ts'
import { createLog } from '../../../platform/log.ts'
import { openGateway } from '../../../workers/gateway.ts'
import { openProvider } from '../../../workers/open-provider.ts'
import { anAccount, type Service, startService } from '../../support/service.ts'
import { testStack } from '../../support/stack.ts'
import { until } from '../../support/until.ts'
import { aCase } from '../../support/watchlist.ts'

let service: Service

test.before(async () => {
  service = await startService({}, ['core'])
})
test.after.always(() => service?.close())

/** A worker that does its work at the first source, and is lost this many times before it can report the result. */
async function aWorkerLost(times: number): Promise<() => Promise<void>> {
  const { db, configuration } = service
  const calls = openGateway({ db, log: createLog('test', 'silent'), configuration })
  const { fetchAndMergeCase } = createFetchAndMergeActivities({
    db,
    source: 'attestr',
    fetchCase: openProvider('attestr', configuration, calls).readCase,
  })
  let left = times
  const connection = await NativeConnection.connect({ address: testStack().temporal.address })
  const worker = await Worker.create({
    connection,
    taskQueue: taskQueueName(configuration.TASK_QUEUE_PREFIX, 'source-attestr'),
    activities: {
      async fetchAndMergeCase(input: Parameters<typeof fetchAndMergeCase>[0]) {
        const result = await fetchAndMergeCase(input)
        if (left-- > 0) throw new Error('the worker is gone')
        return result
      },
    },
  })
  const running = worker.run()
  return async () => {
    worker.shutdown()
    await running
    await connection.close()
  }
}

/* Promise: every real change raises exactly one event, even if the worker that stored it is lost. */
test('a refresh whose result was lost after it was stored is neither fetched nor reported again', async (t) => {
  const { key } = await anAccount(service.db)
  const cnr = 'DLHC019000152024'
  const id = await aCase(service, key, { caseIdentifier: { courtType: 'HC', cnr } })
  const refresh = () => service.call(`POST /watchlist/cases/${id}/refresh`, { key })
  const stop = await aWorkerLost(1)
  t.is((await refresh()).status, 200)
  await stop()

  const stopAgain = await aWorkerLost(2)
  const { status, body } = await refresh()
  await stopAgain()
  t.is(status, 200)
  t.is((body as { changes: { field: string }[] }).changes.filter(({ field }) => field === 'orders').length, 1)
  t.is(await service.control.calls('attestr', cnr), 2)
  const events = await until(
    async () => (await service.call('GET /events?types=order.available', { key })).body as { events: object[] },
    (answer) => answer.events.length > 0,
  )
  t.is(events.events.length, 1)
  const [rows] = await service.db.sequelize.query(`SELECT COUNT(*) AS count FROM events WHERE type = 'order.available'`)
  t.deepEqual(rows, [{ count: 1 }])
})
