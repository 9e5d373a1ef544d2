import test from 'ava'
import { connectTemporal } from '../../platform/temporal.ts'
import { freePort } from '../../scripts/stack/ports.ts'
import { raiseUnservedAlarms } from '../../workers/watch-queues.ts'
import { aLog } from '../support/logged.ts'
import { type Service, startService } from '../support/service.ts'
import { until } from '../support/until.ts'
import { killed, startWorker } from '../support/worker.ts'

let service: Service

test.before(async () => {
  service = await startService({}, ['core', 'documents'])
})
test.after.always(() => service?.close())

test('a task queue that no worker serves raises an alarm, which ends once one does; while Temporal is down nothing changes', async (t) => {
  const { db, temporal, configuration } = service
  const { log, lines } = aLog()
  const check = (client = temporal) =>
    raiseUnservedAlarms({ db, temporal: client, log }, ['core', 'documents', 'webhooks'])
  const raised = async () => (await db.alarms.raised()).map(({ name, subject }) => [name, subject])
  for (const queue of ['core', 'documents'] as const) await until(() => temporal.isServed(queue), Boolean)
  await check()
  await check()
  t.deepEqual(await raised(), [['QUEUE_UNSERVED', 'webhooks']])
  t.is(lines.length, 1)

  const { TEMPORAL_ADDRESS } = process.env
  Object.assign(process.env, { TEMPORAL_ADDRESS: `127.0.0.1:${await freePort()}` })
  const away = connectTemporal(configuration.TASK_QUEUE_PREFIX)
  Object.assign(process.env, { TEMPORAL_ADDRESS })
  await check(away)
  await away.close()
  t.deepEqual(await raised(), [['QUEUE_UNSERVED', 'webhooks']])
  t.is(lines.length, 1)

  const worker = await startWorker(service, ['webhooks'])
  t.teardown(() => killed(worker))
  while ((await raised()).length > 0) await check()
  t.pass()
})
