import type { ChildProcess } from 'node:child_process'
import test from 'ava'
import { indianDay } from '../../domain/dates.ts'
import { candidatesOf } from '../../test/support/candidates.ts'
import { download, lookUp } from '../../test/support/orders.ts'
import { anAccount, type Service, startService } from '../../test/support/service.ts'
import { startDailySync } from '../../test/support/start-daily-sync.ts'
import { connectSkippingTime } from '../../test/support/time-skipping.ts'
import { aCase, anEntity } from '../../test/support/watchlist.ts'
import { killed, startWorker } from '../../test/support/worker.ts'
import { startCaseSweep } from '../../workflows/case-tracking/case-sweep.messages.ts'

/* The sources are asked by a worker of this file's own whose clock is behind, further than a source takes to answer. */

let service: Service
let worker: ChildProcess

test.before(async () => {
  service = await startService({}, ['core'], await connectSkippingTime())
  worker = await startWorker(service, ['source-attestr', 'source-ecourtsindia'], { clockBehindMs: 5_000 })
})
test.after.always(async () => {
  if (worker) await killed(worker)
  await service?.close()
})

async function calls(): Promise<number> {
  return (await service.control.calls('attestr')) + (await service.control.calls('ecourtsindia'))
}

test.serial(
  'a search on demand counts what sources answered, though their worker is five seconds behind',
  async (t) => {
    const { key } = await anAccount(service.db)
    const id = await anEntity(service, key)
    await service.control.advanceDay()
    const { status, body } = await service.call(`POST /watchlist/entities/${id}/discover`, { key })
    t.is(status, 200, JSON.stringify(body))
    t.deepEqual(body, {
      newCandidates: (await candidatesOf(service, id)).length,
      lastCourtSyncAt: (await service.db.watchlistEntities.find(id))?.lastCourtSyncAt,
    })
    t.true((body as { newCandidates: number }).newCandidates > 0)
    await service.call(`DELETE /watchlist/entities/${id}`, { key })
  },
)

test.serial('nor does a night ask a second time', async (t) => {
  const { key } = await anAccount(service.db)
  await anEntity(service, key)
  await service.control.reset()
  await service.control.advanceDay()
  const sync = await service.temporal.start(startDailySync(`${service.configuration.TASK_QUEUE_PREFIX}-behind`))
  const done = await sync.result()
  t.like(done, { entities: 1, synced: 1 })
  t.true(done.newCandidates > 0)
  t.is(await calls(), 2, 'one of each source')
})

test.serial('nor is a case due again that was fetched since the sweep began', async (t) => {
  const { key } = await anAccount(service.db)
  const id = await aCase(service, key, { caseIdentifier: { courtType: 'HC', cnr: 'DLHC019000012024' } })
  const { id: sweepId, started, day } = await service.db.caseSweeps.begin()
  const sweep = await service.temporal.start(startCaseSweep({ sweepId, since: started, today: day }))
  t.like(await sweep.result(), { cases: 1, refreshed: 1 })
  t.deepEqual(await service.db.caseSweeps.stillDue([id], { started, day }), [])
})

test.serial('nor is an order without a document paid for with every request', async (t) => {
  const own = await startService({ ECOURTSINDIA: 'off', COURT_SITES: 'off' }, ['core'])
  t.teardown(() => own.close())
  const behind = await startWorker(own, ['source-attestr'], { clockBehindMs: 5_000 })
  t.teardown(() => killed(behind))
  const { key } = await anAccount(own.db)
  const { searchId, orders } = await lookUp(own, key, { courtType: 'HC', cnr: 'DLHC019000062024' })
  const paid = async () => {
    const spent = await own.db.sourceSpend.spentOn(indianDay(Date.now()))
    return spent.find(({ source }) => source === 'attestr')?.spentPaise
  }
  t.not((await download(own, key, searchId, orders[0]?.orderId)).status, 200)
  const once = await paid()
  t.not((await download(own, key, searchId, orders[0]?.orderId)).status, 200)
  t.is(await paid(), once)
})
