import test from 'ava'
import { addDays, HOUR_MS, indianDay, startOfIndianDay } from '../../domain/dates.ts'
import { taskQueueName } from '../../domain/task-queue.ts'
import { anAccount, type Service, startService } from '../../test/support/service.ts'
import { until } from '../../test/support/until.ts'
import { aCase } from '../../test/support/watchlist.ts'
import { killed, startWorker } from '../../test/support/worker.ts'
import { hearingDigestSchedule } from '../../workflows/hearings/hearing-digest.messages.ts'

let service: Service

test.before(async () => {
  // The processes below serve the queue, with clocks that show the evening before.
  service = await startService({}, [])
})
test.after.always(() => service?.close())

const ACCOUNTS = 60

test('workers killed while they tell an evening: the next ones go on, and each account is told once', async (t) => {
  const evening = addDays(indianDay(Date.now()), -1)
  const clockBehindMs = Date.now() - (startOfIndianDay(evening) + 22 * HOUR_MS)
  for (let count = 0; count < ACCOUNTS; count += 1) {
    const { key } = await anAccount(service.db)
    await aCase(service, key)
  }
  await service.db.sequelize.query(`UPDATE tracked_cases SET created = ${startOfIndianDay(evening)}`)
  const told = async () => {
    const [rows] = await service.db.sequelize.query(
      "SELECT account_id AS id, COUNT(*) AS events FROM events WHERE type = 'hearing.digest' GROUP BY account_id",
    )
    return rows as { id: string; events: number }[]
  }
  const { TASK_QUEUE_PREFIX: prefix } = service.configuration
  const { workflow } = service.temporal.client
  const workflowId = `${hearingDigestSchedule(prefix)}-killed`
  await workflow.start('hearingDigest', { workflowId, taskQueue: taskQueueName(prefix, 'core') })
  const first = await startWorker(service, ['core'], { clockBehindMs })
  await until(told, (accounts) => accounts.length > 0)
  await killed(first)
  t.log(`${(await told()).length} of ${ACCOUNTS} accounts told before the kill`)
  const second = await startWorker(service, ['core'], { clockBehindMs })
  t.teardown(() => killed(second))
  await workflow.getHandle(workflowId).result()
  await workflow.execute('hearingDigest', { workflowId, taskQueue: taskQueueName(prefix, 'core') })
  const accounts = await told()
  t.is(accounts.length, ACCOUNTS)
  t.deepEqual([...new Set(accounts.map(({ events }) => events))], [1])
})
