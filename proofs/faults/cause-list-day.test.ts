import test from 'ava'
import { addDays, indianDay } from '../../domain/dates.ts'
import { startServiceWithLists } from '../../test/support/cause-lists.ts'
import { anAccount, type Service } from '../../test/support/service.ts'
import { until } from '../../test/support/until.ts'
import { aCase } from '../../test/support/watchlist.ts'
import { killed, startWorker } from '../../test/support/worker.ts'
import { startCauseListDay } from '../../workflows/hearings/cause-list-day.messages.ts'

let service: Service

test.before(async () => {
  // The processes below serve the queue that is left out.
  service = await startServiceWithLists(['core'])
})
test.after.always(() => service?.close())

test('a worker killed while a court sends its list: another one reads it, and the case is told once', async (t) => {
  const { key } = await anAccount(service.db)
  const registrationNumber = '820001/2024'
  const caseIdentifier = { courtType: 'HC', establishmentCode: 'WBCHCA', caseType: 'WPA', registrationNumber }
  await aCase(service, key, { caseIdentifier })
  const day = addDays(indianDay(Date.now()), 4)
  await service.control.putList({ court: 'HC-WBCHCA', day, rows: [{ number: 'WPA 820001/2024', item: 7 }] })
  const first = await startWorker(service, ['lists'])
  await service.control.fault('lists', 'slow', 1, 60_000)
  await service.temporal.start(startCauseListDay(service.configuration.TASK_QUEUE_PREFIX, { court: 'HC-WBCHCA', day }))
  await until(
    () => service.control.calls('lists'),
    (calls) => calls > 0,
  )
  await killed(first)
  const second = await startWorker(service, ['lists'])
  t.teardown(() => killed(second))
  const { item } = await until(
    async () => {
      const { body } = await service.call('GET /watchlist/hearings', { key })
      return (body as { hearings: { item: string }[] }).hearings[0] ?? { item: undefined }
    },
    (hearing) => hearing.item !== undefined,
  )
  t.is(item, '7')
  const [rows] = await service.db.sequelize.query("SELECT type FROM events WHERE type LIKE 'hearing.%'")
  t.deepEqual(rows, [{ type: 'hearing.listed' }])
})
