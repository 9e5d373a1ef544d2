import test from 'ava'
import { NOT_SHARED } from '../../../support/refusals.ts'
import { anAccount, type Service, sharedService } from '../../../support/service.ts'
import { aCase, idsOf } from '../../../support/watchlist.ts'

let service: Service

test.before(async () => {
  service = await sharedService([])
})
test.after.always(() => service?.close())

test('PUT /watchlist/cases/:id/sharing: 200 grants and revokes access at once', async (t) => {
  const [owner, guest] = await Promise.all([anAccount(service.db), anAccount(service.db)])
  const id = await aCase(service, owner.key)
  const share = (sharedWith: object[]) =>
    service.call(`PUT /watchlist/cases/${id}/sharing`, { key: owner.key, body: { sharedWith } })
  const seen = async () =>
    idsOf((await service.call('POST /watchlist/cases/search', { key: guest.key, body: {} })).body)
  const answer = await share([{ type: 'user', id: guest.userId }])
  t.deepEqual([answer.status, answer.body], [200, {}])
  t.deepEqual(await seen(), [id])
  await share([])
  t.deepEqual(await seen(), [])
})

test('PUT /watchlist/cases/:id/sharing: 403 60302 for a guest, who may read it but not share it', async (t) => {
  const [owner, guest] = await Promise.all([anAccount(service.db), anAccount(service.db)])
  const id = await aCase(service, owner.key, { sharedWith: [{ type: 'user', id: guest.userId }] })
  const answer = await service.call(`PUT /watchlist/cases/${id}/sharing`, { key: guest.key, body: { sharedWith: [] } })
  t.deepEqual([answer.status, answer.body], [403, NOT_SHARED])
})
