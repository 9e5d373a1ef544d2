import test from 'ava'
import { TASK_QUEUES } from '../../../domain/task-queue.ts'
import { lookUp } from '../../support/orders.ts'
import { anAccount, type Service, startService } from '../../support/service.ts'
import { ended, summarize } from '../../support/summaries.ts'
import { killed, startWorker } from '../../support/worker.ts'

/* The questions to the model are another process's, which is restarted without one while summaries are under way. */

let service: Service

test.before(async () => {
  service = await startService(
    {},
    TASK_QUEUES.filter((queue) => queue !== 'model'),
  )
})
test.after.always(() => service?.close())

const SWITCHED_OFF = ['FAILED', 'Summaries are switched off in this installation.']

test('a summary says that the model was switched off, whether its orders were read before or not', async (t) => {
  const { key } = await anAccount(service.db)
  const caseOf = (cnr: string) => lookUp(service, key, { courtType: 'HC', cnr })
  const [read, unread] = [await caseOf('DLHC019000012024'), await caseOf('KAHC019000012024')]
  const summary = async (searchId: string) => {
    const { status, error } = await ended(service, key, await summarize(service, key, searchId))
    return [status, error]
  }
  const withModel = await startWorker(service, ['model'])
  t.deepEqual(await summary(read.searchId), ['COMPLETE', null])
  await killed(withModel)
  const without = await startWorker({ configuration: { ...service.configuration, MODEL: false } }, ['model'])
  t.teardown(() => killed(without))
  t.deepEqual(await summary(read.searchId), SWITCHED_OFF)
  t.deepEqual(await summary(unread.searchId), SWITCHED_OFF)
})
