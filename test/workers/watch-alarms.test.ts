import test from 'ava'
import { indianDay } from '../../domain/dates.ts'
import { createLog } from '../../platform/log.ts'
import { endPastAlarms } from '../../workers/watch-alarms.ts'
import { anAccount, type Service, startService } from '../support/service.ts'

let service: Service

test.before(async () => {
  service = await startService({ COURT_SITES: 'off', ECOURTSINDIA: 'off', ATTESTR_DAILY_SPEND_CAP_PAISE: '3000' })
})
test.after.always(() => service?.close())

const log = createLog('test', 'silent')

async function lookUp(key: string) {
  const body = { caseIdentifier: { courtType: 'HC', cnr: 'DLHC019000012024' } }
  return (await service.call('POST /case-lookup', { key, body })).status
}

async function stateOfAttestr(): Promise<unknown> {
  const key = await service.db.operatorKeys.issue('test')
  const { body } = await service.call('GET /backoffice/sources', { key })
  const { state, until } = (
    body as { sources: { source: string; state: string; until: number | null }[] }
  ).sources.find(({ source }) => source === 'attestr') ?? { state: 'missing', until: null }
  return { state, hasEnd: until !== null }
}

async function raised() {
  return (await service.db.alarms.raised()).map(({ name, subject }) => ({ name, subject }))
}

test.serial(
  'a source that refuses our account raises one alarm, however often, and has a state until it answers again',
  async (t) => {
    const { key } = await anAccount(service.db, { plan: { courtDataBudgetPaise: 100_000 } })
    await service.control.fault('attestr', 'no-credit', 3)
    t.deepEqual([await lookUp(key), await lookUp(key), await lookUp(key)], [500, 500, 500])
    t.deepEqual(await raised(), [{ name: 'SOURCE_REFUSES_ACCOUNT', subject: 'attestr' }])
    t.is((await service.db.alarms.list({ most: 10 })).length, 1)
    t.deepEqual(await stateOfAttestr(), { state: 'ACCOUNT_REFUSED', hasEnd: false })
    const [spend] = await service.db.sourceSpend.spentOn(indianDay(Date.now()))
    t.is(spend?.spentPaise, 0, 'what was refused is not charged')
    await endPastAlarms({ ...service, log }, ['core'], Date.now())
    t.is((await raised()).length, 1)
    t.is(await lookUp(key), 200)
    await endPastAlarms({ ...service, log }, ['core'], Date.now())
    t.deepEqual(await raised(), [])
    t.deepEqual(await stateOfAttestr(), { state: 'OK', hasEnd: false })
  },
)

test.serial('an alarm about a disabled source, queue or cause list ends', async (t) => {
  const { alarms } = service.db
  for (const [name, subject] of [
    ['SOURCE_REFUSES_ACCOUNT', 'ecourtsindia'],
    ['SOURCE_REFUSES_ACCOUNT', 'attestr'],
    ['QUEUE_UNSERVED', 'source-ecourtsindia'],
    ['QUEUE_UNSERVED', 'core'],
    ['LISTS_DOWN', 'HC-DLHC01'],
  ] as const)
    await alarms.raise({ name, subject })
  await endPastAlarms({ ...service, log }, ['core'], Date.now())
  t.deepEqual(await raised(), [
    { name: 'SOURCE_REFUSES_ACCOUNT', subject: 'attestr' },
    { name: 'QUEUE_UNSERVED', subject: 'core' },
  ])
  for (const alarm of await raised()) await alarms.end(alarm)
})

test.serial(
  'a spend cap that is reached raises one alarm and a state with its end, and is over the next day',
  async (t) => {
    const { key } = await anAccount(service.db, { plan: { courtDataBudgetPaise: 100_000 } })
    for (let time = 0; time < 4; time++) await lookUp(key)
    t.is(await lookUp(key), 500)
    t.deepEqual(await raised(), [{ name: 'SPEND_CAP_REACHED', subject: 'attestr' }])
    t.deepEqual(await stateOfAttestr(), { state: 'CAP_REACHED', hasEnd: true })
    await endPastAlarms({ ...service, log }, ['core'], Date.now())
    t.is((await raised()).length, 1)
    await endPastAlarms({ ...service, log }, ['core'], Date.now() + 24 * 3_600_000)
    t.deepEqual(await raised(), [])
  },
)
