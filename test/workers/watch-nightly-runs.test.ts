import test from 'ava'
import { HOUR_MS } from '../../domain/dates.ts'
import { createLog } from '../../platform/log.ts'
import { freePort } from '../../scripts/stack/ports.ts'
import { watchNightlyRuns } from '../../workers/watch-nightly-runs.ts'
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

async function sources() {
  const { body } = await service.call('GET /backoffice/sources', { key: operator })
  return body as { alarms: { name: string }[]; lastCompleted: { dailySync: number; caseSweep: number } }
}

async function scraped(): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)
  return response.text()
}

async function lookAgain(): Promise<void> {
  await watchNightlyRuns(service.db, createLog('test', 'silent'))
}

test('nightly runs that do not complete raise alarms, one for each kind, until one completes', async (t) => {
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
  await db.caseSweeps.end(sweep.id, { refreshed: 0, notFound: 0, unanswered: 0, setAside: 0 })
  await lookAgain()
  t.deepEqual(await names(), [])
})

test('an overdue erasure that has not ended for six hours, or has failed, raises an alarm with its id; a dry run does not', async (t) => {
  const { db } = service
  const { accountId } = await anAccount(db)
  const subject = { kind: 'ENTITY', accountId, thingId: accountId, names: [] } as const
  const report = { found: [], erased: [], files: 0, workflows: 0, left: null }
  const begin = (dryRun: boolean) =>
    db.transaction((tx) => db.erasures.create(subject, { dryRun, identityKeys: [] }, tx))
  const [late, failed, dry] = [await begin(false), await begin(false), await begin(true)]
  await lookAgain()
  const overdue = async () =>
    (await db.alarms.raised()).flatMap((a) => (a.name === 'ERASURE_OVERDUE' ? [a.subject] : []))
  t.deepEqual(await overdue(), [])

  const age = `UPDATE erasures SET created = created - ${7 * HOUR_MS} WHERE id IN ('${late}', '${dry}')`
  await db.sequelize.query(age)
  await db.erasures.end(failed, 'FAILED', report)
  await lookAgain()
  t.deepEqual((await overdue()).toSorted(), [late, failed].toSorted())

  await db.erasures.end(late, 'COMPLETE', report)
  await lookAgain()
  t.deepEqual(await overdue(), [failed])
})

test('the metrics listener serves only the metrics', async (t) => {
  const address = `http://127.0.0.1:${metricsPort}`
  t.is((await fetch(`${address}/`)).status, 404)
  t.is((await fetch(`${address}/metrics`, { method: 'POST' })).status, 404)
})
