import test from 'ava'
import { anAccount, type Service, startService } from '../../support/service.ts'
import { until } from '../../support/until.ts'

let service: Service

test.before(async () => {
  service = await startService({ ECOURTSINDIA: 'off' }, ['core', 'source-attestr'])
})
test.after.always(() => service?.close())

interface Status {
  courts: {
    courtType: string
    status: string
    sources: { source: string; state: string; lastAnsweredAt: number | null }[]
  }[]
  dailySync: object
}

async function statusOf(key: string, courtType: string) {
  const { body } = await service.call('GET /status', { key })
  return (body as Status).courts.find((court) => court.courtType === courtType)
}

test.serial(
  'GET /status: 200 with the sources of each court type; one that cannot be asked makes it degraded, all make it unavailable',
  async (t) => {
    const { key } = await anAccount(service.db)
    const operator = await service.db.operatorKeys.issue('test')
    const sources = async () => (await statusOf(key, 'HC'))?.sources.map(({ source, state }) => ({ source, state }))
    t.deepEqual(await sources(), [
      { source: 'attestr', state: 'OK' },
      { source: 'courts/HC', state: 'OK' },
    ])
    const body = { caseIdentifier: { courtType: 'HC', cnr: 'DLHC019000012024' } }
    const before = Date.now()
    t.is((await service.call('POST /case-lookup', { key, body })).status, 200)
    const [attestr] = (await statusOf(key, 'HC'))?.sources ?? []
    t.true((attestr?.lastAnsweredAt ?? 0) >= before)

    t.is((await service.call('POST /backoffice/sources/attestr/pause', { key: operator, body: {} })).status, 200)
    t.is((await statusOf(key, 'HC'))?.status, 'DEGRADED')
    t.is((await statusOf(key, 'SC'))?.status, 'DEGRADED')
    t.is((await service.call('POST /backoffice/sources/courts%2FHC/pause', { key: operator, body: {} })).status, 200)
    t.is((await statusOf(key, 'HC'))?.status, 'UNAVAILABLE')
    for (const source of ['attestr', 'courts%2FHC'])
      await service.call(`POST /backoffice/sources/${source}/resume`, { key: operator, body: {} })
    t.is((await statusOf(key, 'HC'))?.status, 'OK')
  },
)

test.serial(
  'GET /backoffice/requests/:id: 200 leads from the X-Request-Id of an answer to its workflow; a hostile id finds none',
  async (t) => {
    const { key, accountId } = await anAccount(service.db)
    const operator = await service.db.operatorKeys.issue('test')
    const body = { caseIdentifier: { courtType: 'HC', cnr: 'DLHC019000012024' } }
    const { headers } = await service.call('POST /case-lookup', { key, body })
    const id = headers.get('x-request-id')
    const { body: answer } = await until(
      () => service.call(`GET /backoffice/requests/${id}`, { key: operator }),
      ({ body }) => (body as { workflows: { ended: number | null }[] }).workflows.some(({ ended }) => ended !== null),
    )
    const { workflows } = answer as { workflows: object[] }
    t.is(workflows.length, 1)
    t.like(workflows[0], {
      workflowId: `case-lookup/${accountId}/HC:cnr:DLHC019000012024`,
      type: 'caseLookup',
      status: 'COMPLETED',
    })
    for (const unknown of ['never-seen-1', encodeURIComponent("x' OR RequestId != 'x")])
      t.deepEqual((await service.call(`GET /backoffice/requests/${unknown}`, { key: operator })).body, {
        workflows: [],
      })
    t.is((await service.call(`GET /backoffice/requests/${id}`, { key })).status, 403)
  },
)
