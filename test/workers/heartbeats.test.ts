import test from 'ava'
import { HEARTBEAT_EVERY_MS, HEARTBEAT_TIMEOUT_MS } from '../../domain/heartbeat.ts'
import { anAccount, type Service, startService } from '../support/service.ts'
import { until } from '../support/until.ts'

let service: Service

test.before(async () => {
  service = await startService({ COURT_SITES: 'off', ECOURTSINDIA: 'off' })
})
test.after.always(() => service?.close())

const LONGEST_PAUSE_MS = 9_000

test('Temporal records a heartbeat of a running call about every 3 s, so that a pause of 9 s ends no attempt', async (t) => {
  const { key } = await anAccount(service.db)
  await service.control.fault('attestr', 'slow', 1, 60_000)
  const body = { caseIdentifier: { courtType: 'HC', cnr: 'DLHC019000012024' } }
  const looking = service.call('POST /case-lookup', { key, body })
  await until(
    () => service.control.calls('attestr'),
    (calls) => calls === 1,
  )
  const [lookup] = await Array.fromAsync(
    service.temporal.client.workflow.list({ query: "WorkflowType = 'caseLookup'" }),
  )
  const handle = service.temporal.client.workflow.getHandle(lookup?.workflowId ?? '')
  const recorded = new Set<number>()
  await until(
    async () => {
      const { raw } = await handle.describe()
      const { seconds, nanos } = raw.pendingActivities?.[0]?.lastHeartbeatTime ?? {}
      if (seconds) recorded.add(Number(seconds) * 1_000 + Number(nanos) / 1e6)
    },
    () => recorded.size === 4,
  )
  await service.control.release('attestr')
  t.is((await looking).status, 200)

  const times = [...recorded]
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0))
  t.log(`every ${gaps.map(Math.round).join(', ')} ms`)
  t.true(gaps.every((gap) => gap > HEARTBEAT_EVERY_MS / 2 && gap + LONGEST_PAUSE_MS < HEARTBEAT_TIMEOUT_MS))
  const { events } = await handle.fetchHistory()
  const timeouts = events?.map((event) =>
    Number(event.activityTaskScheduledEventAttributes?.heartbeatTimeout?.seconds ?? 0),
  )
  t.deepEqual(
    timeouts?.filter((seconds) => seconds > 0),
    [HEARTBEAT_TIMEOUT_MS / 1_000],
  )
})
