import test from 'ava'
import { endAlarm, raiseAlarm } from '../../../activities/shared/alarms.ts'
import { ALARMS } from '../../../domain/operations/alarm.ts'
import { createLog } from '../../../platform/log.ts'
import { type Service, startService } from '../../support/service.ts'

let service: Service
let operator: string

test.before(async () => {
  service = await startService({}, [])
  operator = await service.db.operatorKeys.issue('Test operator')
})
test.after.always(() => service?.close())

test('GET /backoffice/alarms: 200 shows an alarm once while it is raised, with its end afterwards, and again when it comes back', async (t) => {
  const alarm = { name: 'QUEUE_UNSERVED', subject: 'an-alarm-of-this-test' } as const
  const services = { db: service.db, log: createLog('test', 'silent') }
  await Promise.all([raiseAlarm(services, alarm), raiseAlarm(services, alarm)])
  t.like(await ofThisTest(), { length: 1, 0: { ...alarm, message: ALARMS.QUEUE_UNSERVED, ended: null } })
  await endAlarm(services, alarm)
  await endAlarm(services, alarm)
  const [past] = await ofThisTest()
  t.true((past?.ended ?? 0) >= (past?.raised ?? 0))
  await raiseAlarm(services, alarm)
  t.like(await ofThisTest(), { length: 2, 0: { ended: null }, 1: { ended: past?.ended ?? 0 } })

  async function ofThisTest() {
    const { body } = await service.call('GET /backoffice/alarms?limit=1000', { key: operator })
    const { alarms } = body as { alarms: { subject: string; raised: number; ended: number | null }[] }
    return alarms.filter(({ subject }) => subject === alarm.subject)
  }
})
