import test from 'ava'
import { NOT_SHARED } from '../../../support/refusals.ts'
import { anAccount, type Service, sharedService } from '../../../support/service.ts'
import { aCase } from '../../../support/watchlist.ts'

let service: Service

test.before(async () => {
  service = await sharedService([])
})
test.after.always(() => service?.close())

async function read(key: string, id: string): Promise<Record<string, unknown>> {
  const answer = await service.call(`GET /watchlist/cases/${id}`, { key })
  return answer.body as Record<string, unknown>
}

test('PUT /watchlist/cases/:id: 200 changes what is sent and nothing else', async (t) => {
  const { key, userId } = await anAccount(service.db)
  const id = await aCase(service, key, { snapshot: { riskLevel: 'LOW' } })
  const answer = await service.call(`PUT /watchlist/cases/${id}`, { key, body: { riskLevel: 'HIGH' } })
  t.deepEqual([answer.status, answer.body], [200, {}])
  t.like(await read(key, id), { riskLevel: 'HIGH', status: 'ACTIVE', updatedBy: userId })
  await service.call(`PUT /watchlist/cases/${id}`, { key, body: { status: 'ARCHIVED' } })
  t.like(await read(key, id), { riskLevel: 'HIGH', status: 'ARCHIVED' })
})

test('PUT /watchlist/cases/:id: 403 60302 for one it is not shared with, and nothing changes', async (t) => {
  const [owner, other] = await Promise.all([anAccount(service.db), anAccount(service.db)])
  const id = await aCase(service, owner.key)
  const answer = await service.call(`PUT /watchlist/cases/${id}`, { key: other.key, body: { status: 'ARCHIVED' } })
  t.deepEqual([answer.status, answer.body], [403, NOT_SHARED])
  t.like(await read(owner.key, id), { status: 'ACTIVE', updated: null })
})
