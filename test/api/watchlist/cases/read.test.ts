import test from 'ava'
import { NOT_SHARED } from '../../../support/refusals.ts'
import { anAccount, type Service, sharedService } from '../../../support/service.ts'
import { aCase, anEntity } from '../../../support/watchlist.ts'

let service: Service

test.before(async () => {
  service = await sharedService([])
})
test.after.always(() => service?.close())

async function read(key: string, id: string): Promise<Record<string, unknown>> {
  const answer = await service.call(`GET /watchlist/cases/${id}`, { key })
  return answer.body as Record<string, unknown>
}

test('GET /watchlist/cases/:id: 200 for a user it is shared with', async (t) => {
  const [owner, guest] = await Promise.all([anAccount(service.db), anAccount(service.db)])
  const id = await aCase(service, owner.key, { sharedWith: [{ type: 'user', id: guest.userId }] })
  t.like(await read(guest.key, id), { _id: id, accountId: owner.accountId })
})

test('GET /watchlist/cases/:id: 403 60302 for one it is not shared with, though its entity is', async (t) => {
  const [owner, other] = await Promise.all([anAccount(service.db), anAccount(service.db)])
  const watchlistEntityId = await anEntity(service, owner.key, { sharedWith: [{ type: 'user', id: other.userId }] })
  const id = await aCase(service, owner.key, { watchlistEntityId })
  const answer = await service.call(`GET /watchlist/cases/${id}`, { key: other.key })
  t.deepEqual([answer.status, answer.body], [403, NOT_SHARED])
})
