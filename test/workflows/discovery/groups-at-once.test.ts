import test from 'ava'
import { ENTITIES_A_BATCH } from '../../../domain/discovery/nightly-run.ts'
import { addCompanies, companyName } from '../../../proofs/bench/support/companies.ts'
import { type DailySyncResult, dailySyncProgress } from '../../../workflows/discovery/daily-sync.messages.ts'
import { anAccount, type Service, startService } from '../../support/service.ts'
import { startDailySync } from '../../support/start-daily-sync.ts'
import { until } from '../../support/until.ts'
import { killed, startWorker } from '../../support/worker.ts'

let service: Service

test.before(async () => {
  // One of the two slots is never for nightly work. The source's queue has no worker, so a sync's searches stay
  // visible.
  service = await startService({ ATTESTR_CONCURRENCY: '2', ECOURTSINDIA: 'off', COURT_SITES: 'off' }, ['core'])
})
test.after.always(() => service?.close())

test('a nightly run sends a source no more groups of searches than it has slots, and plans no more in the meantime', async (t) => {
  const { accountId } = await anAccount(service.db)
  const entities = 2 * ENTITIES_A_BATCH
  const names = Array.from({ length: entities }, (_, nth) => companyName(0, nth))
  await addCompanies(service.db, accountId, names)
  const sync = await service.temporal.start(startDailySync(`${service.configuration.TASK_QUEUE_PREFIX}-groups`))

  const asked = async () => (await sync.describe()).raw.pendingActivities?.map(({ activityType }) => activityType?.name)
  t.deepEqual(await until(asked, (names = []) => names.includes('searchOneAfterAnother')), ['searchOneAfterAnother'])
  t.like(await sync.query(dailySyncProgress), { groupsAtOnce: { attestr: 1 } })

  const worker = await startWorker(service, ['source-attestr'])
  t.teardown(() => killed(worker))
  t.like((await sync.result()) as DailySyncResult, { entities, synced: entities, setAside: 0 })
})
