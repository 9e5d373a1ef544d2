import test from 'ava'
import { SOURCES } from '../../../domain/case-sources.ts'
import { anAccount, type Service, startService } from '../../support/service.ts'
import { anEntity } from '../../support/watchlist.ts'

let service: Service
let operator: string

test.before(async () => {
  service = await startService()
  operator = await service.db.operatorKeys.issue('test')
})
test.after.always(() => service?.close())

interface Sources {
  sources: { source: string; lastHour: Record<string, number>; lastAnsweredAt: number; spentTodayPaise: number }[]
  dailySync: unknown
}

async function listed(): Promise<Sources> {
  const { status, body } = await service.call('GET /backoffice/sources', { key: operator })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body as Sources
}

async function healthOf(source: string) {
  return (await listed()).sources.find((each) => each.source === source)
}

function post(verb: string, source: string, body?: object) {
  return service.call(`POST /backoffice/sources/${encodeURIComponent(source)}/${verb}`, { key: operator, body })
}

test.serial(
  'GET /backoffice/sources: 200 shows how the calls of the last hour ended, what they cost and which accounts they failed',
  async (t) => {
    const { key } = await anAccount(service.db)
    const found = await anEntity(service, key, { name: 'Nilgiri Agro Foods Limited' })
    const failed = await anEntity(service, key, { name: 'Malabar Shipping Company Limited' })
    for (const id of [found, failed]) await service.call(`POST /watchlist/entities/${id}/discover`, { key })
    const { sources, dailySync } = await listed()
    t.deepEqual(
      sources.map(({ source }) => source),
      [...SOURCES],
    )
    const ecourtsindia = sources.find(({ source }) => source === 'ecourtsindia')
    t.truthy(ecourtsindia?.lastAnsweredAt)
    const { none, Upstream } = ecourtsindia?.lastHour ?? {}
    t.deepEqual(ecourtsindia as object, {
      source: 'ecourtsindia',
      enabled: true,
      paused: null,
      lastHour: { found: ecourtsindia?.lastHour.found, none: 1, Upstream: 3 },
      lastAnsweredAt: ecourtsindia?.lastAnsweredAt,
      hours: [
        ...Array.from({ length: 23 }, () => ({ answered: 0, failed: 0 })),
        { answered: 1 + (ecourtsindia?.lastHour.found ?? 0), failed: 3 },
      ],
      entitiesFailed: 1,
      spentTodayPaise: 4 * 60,
      state: 'OK',
      until: null,
      dailySpendCapPaise: 500_000,
    })
    t.deepEqual([none, Upstream], [1, 3])
    t.is(dailySync, null)
  },
)

test.serial(
  'POST /backoffice/sources/:source/pause: 200 stops calls to the source, and another is asked instead',
  async (t) => {
    const { key } = await anAccount(service.db)
    t.is((await post('pause', 'attestr', { reason: 'under repair' })).status, 200)
    t.is((await post('pause', 'attestr', { reason: 'a second time' })).status, 200)
    const body = { caseIdentifier: { courtType: 'HC', cnr: 'DLHC019000012024' } }
    t.is((await service.call('POST /case-lookup', { key, body })).status, 200)
    t.is(await service.control.calls('attestr', 'DLHC019000012024'), 0)
    t.is(await service.control.calls('ecourtsindia', 'DLHC019000012024'), 1)
    const { paused, lastHour } = (await healthOf('attestr')) as unknown as { paused: object; lastHour: object }
    t.like(paused, { reason: 'under repair' })
    t.like(lastHour, { Paused: 1 })
  },
)

test.serial('POST /backoffice/sources/:source/resume: 200 the source is called again', async (t) => {
  const { key } = await anAccount(service.db)
  await post('pause', 'attestr')
  t.is((await post('resume', 'attestr')).status, 200)
  const body = { caseIdentifier: { courtType: 'HC', cnr: 'DLHC019000062024' } }
  await service.call('POST /case-lookup', { key, body })
  t.is(await service.control.calls('attestr', 'DLHC019000062024'), 1)
  t.like(await healthOf('attestr'), { paused: null })
})

test.serial("POST /backoffice/sources/:source/pause: 200 for a court's own site", async (t) => {
  t.is((await post('pause', 'courts/NCLT')).status, 200)
  t.truthy(((await healthOf('courts/NCLT')) as unknown as { paused: object }).paused)
  await post('resume', 'courts/NCLT')
})

test.serial('POST /backoffice/sources/:source/pause: 404 60420 for a source that does not exist', async (t) => {
  const { status, body } = await post('pause', 'nobody')
  t.is(status, 404)
  t.like(body, { code: 60420 })
})

test.serial('POST /backoffice/sources/:source/resume: 404 60420 for a source that does not exist', async (t) => {
  const { status, body } = await post('resume', 'nobody')
  t.is(status, 404)
  t.like(body, { code: 60420 })
})

test('GET /backoffice/runs: 200 counts what waits, failed or runs for long, with a link to each list', async (t) => {
  const { status, body } = await service.call('GET /backoffice/runs', { key: operator })
  t.is(status, 200)
  const { queries } = body as { queries: { name: string; query: string; count: number; workflowsUrl: string }[] }
  t.deepEqual(
    queries.map(({ name }) => name),
    ['WAITING', 'FAILED', 'LONG'],
  )
  for (const { query, count, workflowsUrl } of queries) {
    t.true(Number.isInteger(count) && count >= 0)
    t.is(new URL(workflowsUrl, 'http://ui.example').searchParams.get('query'), query)
  }
})
