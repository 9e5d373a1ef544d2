import test from 'ava'
import { QueryTypes } from 'sequelize'
import { taskQueue } from '../../platform/temporal.ts'
import { ensureSchedules } from '../../workers/schedules.ts'
import { expire } from '../api/historical-search/expire.ts'
import { type Page, start } from '../api/historical-search/searches.ts'
import { anAccount, type Service, startService } from '../support/service.ts'

let service: Service

test.before(async () => {
  service = await startService()
})
test.after.always(() => service?.close())

async function rowsOf(searchId: string): Promise<number[]> {
  const tables = ['historical_results', 'historical_result_keys', 'historical_source_pages']
  return Promise.all(
    tables.map(async (name) => {
      const [row] = await service.db.sequelize.query<{ count: number }>(
        `SELECT COUNT(*) AS count FROM ${name} WHERE search_id = :searchId`,
        { replacements: { searchId }, type: QueryTypes.SELECT },
      )
      return Number(row?.count)
    }),
  )
}

test('purge deletes every row of an expired search and none of another; the record with its counts stays', async (t) => {
  const { key } = await anAccount(service.db)
  const [old, young] = await Promise.all(
    [0, 1].map(async () => (await start(service, key, { name: 'Kaveri Logistics Limited' })).body as Page),
  )
  const [oldId, youngId] = [old?.searchId ?? '', young?.searchId ?? '']
  const kept = await rowsOf(youngId)
  t.true(kept.every((count) => count > 0))
  await expire(service, oldId)
  const { TASK_QUEUE_PREFIX } = service.configuration
  const cleared = await service.temporal.client.workflow.execute('purge', {
    taskQueue: taskQueue(TASK_QUEUE_PREFIX, 'core'),
    workflowId: `${TASK_QUEUE_PREFIX}-purge-now`,
  })
  t.is(cleared, 1)
  t.deepEqual(await rowsOf(oldId), [0, 0, 0])
  t.deepEqual(await rowsOf(youngId), kept)
  const { body } = await service.call(`GET /historical-search/${oldId}`, { key })
  t.like(body, { status: 'EXPIRED', delivered: 100 })
})

test("the schedule of the purge is hourly, skips a run while one is on, and keeps an operator's pause over a restart", async (t) => {
  const { TASK_QUEUE_PREFIX } = service.configuration
  const schedule = service.temporal.client.schedule.getHandle(`${TASK_QUEUE_PREFIX}-purge`)
  await schedule.pause('for a test')
  await ensureSchedules(service.temporal, TASK_QUEUE_PREFIX)
  const { state, policies, spec, info } = await schedule.describe()
  t.true(state.paused)
  t.is(policies.overlap, 'SKIP')
  t.is(spec.calendars?.length, 1)
  const [one, two] = info.nextActionTimes
  t.is(Number(two) - Number(one), 3_600_000)
})
