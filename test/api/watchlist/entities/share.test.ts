import test from 'ava'
import { NOT_SHARED } from '../../../support/refusals.ts'
import { anAccount, type Service, sharedService } from '../../../support/service.ts'
import { anEntity, idsOf } from '../../../support/watchlist.ts'

let service: Service

test.before(async () => {
  service = await sharedService([])
})
test.after.always(() => service?.close())

test('PUT /watchlist/entities/:id/sharing: 200 grants and revokes access at once', async (t) => {
  const owner = await anAccount(service.db)
  const guest = await anAccount(service.db)
  const id = await anEntity(service, owner.key)
  const share = (sharedWith: object[]) =>
    service.call(`PUT /watchlist/entities/${id}/sharing`, { key: owner.key, body: { sharedWith } })
  const answer = await share([{ type: 'user', id: guest.userId }])
  t.deepEqual([answer.status, answer.body], [200, {}])
  t.is((await service.call(`GET /watchlist/entities/${id}`, { key: guest.key })).status, 200)
  t.deepEqual(idsOf((await service.call('POST /watchlist/entities/search', { key: guest.key, body: {} })).body), [id])
  await share([])
  t.is((await service.call(`GET /watchlist/entities/${id}`, { key: guest.key })).status, 403)
  t.deepEqual(idsOf((await service.call('POST /watchlist/entities/search', { key: guest.key, body: {} })).body), [])
})

test('PUT /watchlist/entities/:id/sharing: 403 60302 for a guest, who may read it but not share it', async (t) => {
  const owner = await anAccount(service.db)
  const guest = await anAccount(service.db)
  const id = await anEntity(service, owner.key, { sharedWith: [{ type: 'user', id: guest.userId }] })
  const body = { sharedWith: [] }
  const answer = await service.call(`PUT /watchlist/entities/${id}/sharing`, { key: guest.key, body })
  t.deepEqual([answer.status, answer.body], [403, NOT_SHARED])
})
