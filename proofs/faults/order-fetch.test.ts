import test from 'ava'
import { browsersOf, isRunning, profilesOf } from '../../test/support/browsers.ts'
import { download, lookUp } from '../../test/support/orders.ts'
import { anAccount, type Service, startService } from '../../test/support/service.ts'
import { until } from '../../test/support/until.ts'
import { killed, startWorker } from '../../test/support/worker.ts'

/* A worker is killed in the middle of a download. What is promised: another one does the work, and it is charged once. */

let service: Service

test.before(async () => {
  // The processes below serve the queue that is left out.
  service = await startService({}, ['core', 'documents', 'source-attestr'])
})
test.after.always(() => service?.close())

test.serial('a worker killed while a source answers: another takes over after its heartbeat is missed', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const { searchId, orders } = await lookUp(service, key, { courtType: 'HC', cnr: 'DLHC019000012024' })
  const first = await startWorker(service, ['source-ecourtsindia'])
  await service.control.fault('ecourtsindia', 'slow', 1, 30_000)
  const answer = download(service, key, searchId, orders[0]?.orderId)
  await until(
    () => service.control.calls('ecourtsindia'),
    (calls) => calls > 0,
  )
  await killed(first)
  const second = await startWorker(service, ['source-ecourtsindia'])
  t.teardown(() => killed(second))
  const { status, body } = await answer
  t.is(status, 200, JSON.stringify(body))
  t.is(await service.db.usageLedger.unitsOf(accountId, 'ORDER_DOWNLOADS'), 1)
})

test.serial("a worker killed while its browser is at a court's site leaves no browser and no profile", async (t) => {
  const { key } = await anAccount(service.db)
  const { searchId, orders } = await lookUp(service, key, {
    courtType: 'NCLT',
    filingNumber: '2709139000012024',
    establishmentCode: '9',
  })
  const first = await startWorker(service, ['source-courts/NCLT'])
  await service.control.fault('courts', 'slow', 1, 30_000)
  const answer = download(service, key, searchId, orders[0]?.orderId)
  await until(
    () => service.control.calls('courts'),
    (calls) => calls > 0,
  )
  const browsers = await browsersOf(first.pid)
  t.true(browsers.length > 0)
  await killed(first)
  await until(
    async () => browsers.filter(isRunning),
    (left) => left.length === 0,
  )
  const second = await startWorker(service, ['source-courts/NCLT'])
  t.teardown(() => killed(second))
  t.is((await answer).status, 200)
  t.deepEqual(await profilesOf(first.pid), [])
})
