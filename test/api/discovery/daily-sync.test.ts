import test from 'ava'
import { candidatesOf } from '../../support/candidates.ts'
import { anAccount, type Service, startService } from '../../support/service.ts'
import { until } from '../../support/until.ts'
import { aCase, anEntity } from '../../support/watchlist.ts'

let service: Service

test.before(async () => {
  service = await startService()
})
test.after.always(() => service?.close())

async function runDailySync() {
  const key = await service.db.operatorKeys.issue('test')
  return service.call('POST /backoffice/sync/daily', { key })
}

test.serial('POST /backoffice/sync/daily: 202 runs the daily sync now', async (t) => {
  const { key } = await anAccount(service.db)
  const id = await anEntity(service, key)
  await service.control.advanceDay()
  const { status, body } = await runDailySync()
  t.is(status, 202)
  const { TEMPORAL_UI_URL, TASK_QUEUE_PREFIX } = service.configuration
  t.deepEqual(body, {
    scheduleUrl: `${TEMPORAL_UI_URL}/namespaces/default/schedules/${TASK_QUEUE_PREFIX}-daily-sync`,
    caseSweepUrl: `${TEMPORAL_UI_URL}/namespaces/default/schedules/${TASK_QUEUE_PREFIX}-case-sweep`,
  })
  await until(
    () => candidatesOf(service, id),
    (made) => made.length >= 2,
  )
})

test.serial('POST /backoffice/sync/daily: 202 asks only an earlier sync to make way', async (t) => {
  const { client } = service.temporal
  const schedule = client.schedule.getHandle(`${service.configuration.TASK_QUEUE_PREFIX}-daily-sync`)
  const ended = () =>
    until(
      () => schedule.describe(),
      ({ info }) => info.recentActions.length > 0 && info.runningActions.length === 0,
    )
  const before = (await ended()).info.numActionsTaken
  t.is((await runDailySync()).status, 202)
  const { info } = await until(ended, (then) => then.info.numActionsTaken > before)
  const begun = info.recentActions.at(-1)?.action.workflow.workflowId ?? ''
  const { events } = await client.workflow.getHandle(begun).fetchHistory()
  t.false(events?.some(({ workflowExecutionSignaledEventAttributes: signaled }) => signaled))
})

test.serial('POST /backoffice/sync/daily: 202 refreshes the tracked cases that are due, too', async (t) => {
  const { key } = await anAccount(service.db)
  const caseIdentifier = { courtType: 'HC', cnr: 'DLHC019000012024' }
  const id = await aCase(service, key, { caseIdentifier })
  t.is((await runDailySync()).status, 202)
  await until(
    () => service.db.trackedCases.lastFetchOf(id),
    (fetched) => fetched !== undefined,
  )
  const sweep = await until(
    () => service.db.caseSweeps.latest(),
    (latest) => latest?.ended != null,
  )
  t.like(sweep, { cases: 1, refreshed: 1, unanswered: 0, setAside: 0 })
})

test.serial(
  'POST /backoffice/sync/daily: 202 also while the last one waits for a source: that one makes way',
  async (t) => {
    const { key } = await anAccount(service.db)
    const id = await anEntity(service, key, { name: 'Kaveri Logistics Limited' })
    await service.control.fault('attestr', 'no-credit', 1_000)
    await runDailySync()
    await until(
      () => service.db.alarms.raised(),
      (alarms) => alarms.some(({ name }) => name === 'SOURCE_REFUSES_ACCOUNT'),
    )
    await service.control.fault('attestr', 'none')
    t.is((await runDailySync()).status, 202)
    const asked = { entityIds: [id], mode: 'ONGOING' as const, source: 'attestr' as const }
    await until(
      async () => (await service.db.entitySyncs.ofSource(asked)).get(id)?.outcome,
      (outcome) => outcome === 'none' || outcome === 'found',
    )
  },
)
