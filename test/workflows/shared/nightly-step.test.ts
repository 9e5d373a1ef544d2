import { ApplicationFailure } from '@temporalio/common'
import { NativeConnection, Worker } from '@temporalio/worker'
import test from 'ava'
import { indianDay } from '../../../domain/dates.ts'
import { taskQueueName } from '../../../domain/task-queue.ts'
import { createLog } from '../../../platform/log.ts'
import { coreQueue } from '../../../workers/queues/core.ts'
import { startCaseSweep } from '../../../workflows/case-tracking/case-sweep.messages.ts'
import { anAccount, type Service, startService } from '../../support/service.ts'
import { testStack } from '../../support/stack.ts'
import { startDailySync } from '../../support/start-daily-sync.ts'
import { connectSkippingTime } from '../../support/time-skipping.ts'
import { aCase, anEntity } from '../../support/watchlist.ts'

/* This file's own worker serves the core queue and always fails to begin the first batch of a nightly run. */

let service: Service
let stop: () => Promise<void>

test.before(async () => {
  service = await startService({}, ['source-attestr', 'source-ecourtsindia'], await connectSkippingTime())
  stop = await startCore()
})
test.after.always(async () => {
  await stop?.()
  await service?.close()
})

async function startCore(): Promise<() => Promise<void>> {
  const { activities } = coreQueue({ ...service, log: createLog('test', 'silent') })
  const real = new Map(Object.entries(activities ?? {}))
  const failingAtFirst = (name: string) => async (portion: { from: number }) => {
    if (portion.from === 0) throw ApplicationFailure.nonRetryable('given up', 'GivenUp')
    return real.get(name)?.(portion)
  }
  const connection = await NativeConnection.connect({ address: testStack().temporal.address })
  const worker = await Worker.create({
    connection,
    workflowBundle: { codePath: testStack().workflowBundle },
    taskQueue: taskQueueName(service.configuration.TASK_QUEUE_PREFIX, 'core'),
    activities: {
      ...activities,
      planBatch: failingAtFirst('planBatch'),
      nextDueCases: failingAtFirst('nextDueCases'),
    },
  })
  const running = worker.run()
  return async () => {
    worker.shutdown()
    await running
    await connection.close()
  }
}

test('a batch of entities that cannot begin is set aside, and the others are searched for', async (t) => {
  const { key } = await anAccount(service.db, { plan: { sources: ['attestr'] } })
  for (let nth = 0; nth < 53; nth++) await anEntity(service, key, { name: `Indrani Ceramics ${nth + 1} Limited` })
  const sync = await service.temporal.start(startDailySync(`${service.configuration.TASK_QUEUE_PREFIX}-portions`))
  t.like(await sync.result(), { entities: 53, synced: 3, setAside: 50 })
  t.is(await service.control.calls('attestr', 'indrani'), 3)
})

test('a batch of cases that cannot begin is set aside, and the others are refreshed', async (t) => {
  const { key } = await anAccount(service.db)
  for (let nth = 0; nth < 102; nth++) await aCase(service, key)
  const since = await service.db.now()
  const sweep = await service.temporal.start(startCaseSweep({ sweepId: 'portions', today: indianDay(since), since }))
  t.like(await sweep.result(), { cases: 102, setAside: 100 })
})
