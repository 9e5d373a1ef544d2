import test from 'ava'
import { createLog } from '../../platform/log.ts'
import { freePort } from '../../scripts/stack/ports.ts'
import { watchNights } from '../../workers/watch-nights.ts'
import { anAccount, type Service, startService } from '../support/service.ts'
import { aCase, anEntity } from '../support/watchlist.ts'

let service: Service
let operator: string
let metricsPort: number

test.before(async () => {
  metricsPort = await freePort()
  service = await startService({ METRICS_PORT: String(metricsPort) }, ['core'])
  operator = await service.db.operatorKeys.issue('test')
})
test.after.always(() => service?.close())

const HOUR_MS = 3_600_000

async function sources() {
  const { body } = await service.call('GET /backoffice/sources', { key: operator })
  return body as { alarms: { name: string }[]; lastCompleted: { dailySync: number; caseSweep: number } }
}

async function scraped(): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)
  return response.text()
}

async function lookAgain(): Promise<void> {
  await watchNights(service.db, createLog('test', 'silent'))
}

test('nights that are not completed raise alarms, one for each kind, until one is completed', async (t) => {
  const { db } = service
  const { key } = await anAccount(db)
  await anEntity(service, key)
  await aCase(service, key)
  await lookAgain()
  t.deepEqual((await sources()).alarms, [], 'all is new')

  for (const table of ['watchlist_entities', 'tracked_cases'])
    await db.sequelize.query(`UPDATE ${table} SET created = created - ${27 * HOUR_MS}`)
  await lookAgain()
  await lookAgain()
  const names = async () => (await sources()).alarms.map(({ name }) => name).toSorted()
  t.deepEqual(await names(), ['CASES_OVERDUE', 'NIGHT_OVERDUE'])
  t.regex(await scraped(), /^courtpulse_alarm\{name="NIGHT_OVERDUE",subject=""\} 1$/m)
  t.regex(await scraped(), /^courtpulse_last_night_completed_timestamp_seconds 0$/m)

  await db.dailySyncs.end((await db.dailySyncs.begin()).id, 0)
  await lookAgain()
  t.deepEqual(await names(), ['CASES_OVERDUE'])
  const { dailySync } = (await sources()).lastCompleted
  const lines = await scraped()
  t.true(lines.includes(`courtpulse_last_night_completed_timestamp_seconds ${dailySync / 1000}\n`))
  t.notRegex(lines, /NIGHT_OVERDUE/)

  const sweep = await db.caseSweeps.begin()
  await db.caseSweeps.end(sweep.id, { refreshed: 0, unanswered: 0, setAside: 0 })
  await lookAgain()
  t.deepEqual(await names(), [])
})

test('nothing but the metrics is served where they are', async (t) => {
  const address = `http://127.0.0.1:${metricsPort}`
  t.is((await fetch(`${address}/`)).status, 404)
  t.is((await fetch(`${address}/metrics`, { method: 'POST' })).status, 404)
})
