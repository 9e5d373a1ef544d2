import test from 'ava'
import { startOfIndianDay } from '../../domain/dates.ts'
import { workingDayBefore } from '../../domain/hearings/list-times.ts'
import { createLog } from '../../platform/log.ts'
import { watchLists } from '../../workers/watch-lists.ts'
import { type Service, startService } from '../support/service.ts'

let service: Service

test.before(async () => {
  service = await startService({}, [])
})
test.after.always(() => service?.close())

test('a watch that does not run raises an alarm once, until it runs again', async (t) => {
  const { db } = service
  const day = '2027-03-04'
  const evening = startOfIndianDay(workingDayBefore(day)) + 20 * 3_600_000
  await db.lists.openDay('SC', day, evening)
  const log = createLog('test', 'silent')
  const alarms = async () =>
    (await db.alarms.raised()).filter(({ subject }) => subject === `SC ${day}`).map(({ name }) => name)
  await watchLists(db, log, evening + 10 * 60_000)
  t.deepEqual(await alarms(), [])
  await watchLists(db, log, evening + 30 * 60_000)
  await watchLists(db, log, evening + 31 * 60_000)
  t.deepEqual(await alarms(), ['LISTS_LATE'])
  await db.lists.recordPoll('SC', day, { at: evening + 31 * 60_000, watchVersion: 'v' }, evening + 31 * 60_000)
  await watchLists(db, log, evening + 32 * 60_000)
  t.deepEqual(await alarms(), [])
})
