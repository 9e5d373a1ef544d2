import test from 'ava'
import { NOT_SHARED } from '../../../support/refusals.ts'
import { anAccount, type Service, sharedService } from '../../../support/service.ts'
import { anEntity } from '../../../support/watchlist.ts'

let service: Service

test.before(async () => {
  service = await sharedService([])
})
test.after.always(() => service?.close())

async function read(key: string, id: string): Promise<Record<string, unknown>> {
  const answer = await service.call(`GET /watchlist/entities/${id}`, { key })
  return answer.body as Record<string, unknown>
}

async function strangerTo(id: string) {
  const stranger = await anAccount(service.db)
  return { id, key: stranger.key }
}

test('DELETE /watchlist/entities/:id: 200 archives: searches lose it, a read still returns it, and repeating it changes nothing', async (t) => {
  const { key } = await anAccount(service.db)
  const id = await anEntity(service, key)
  for (const _ of [1, 2]) {
    const answer = await service.call(`DELETE /watchlist/entities/${id}`, { key })
    t.deepEqual([answer.status, answer.body], [200, {}])
  }
  t.like(await read(key, id), { status: 'ARCHIVED' })
  const body = { $filter: { status: 'ARCHIVED' } }
  t.deepEqual((await service.call('POST /watchlist/entities/search', { key, body })).body, {
    recordsFiltered: 0,
    records: [],
  })
})

test('DELETE /watchlist/entities/:id: 200 for one it is shared with', async (t) => {
  const owner = await anAccount(service.db)
  const guest = await anAccount(service.db)
  const id = await anEntity(service, owner.key, { sharedWith: [{ type: 'user', id: guest.userId }] })
  t.is((await service.call(`DELETE /watchlist/entities/${id}`, { key: guest.key })).status, 200)
  t.like(await read(owner.key, id), { status: 'ARCHIVED', updatedBy: guest.userId })
})

test('DELETE /watchlist/entities/:id: 403 60302 for one it is not shared with', async (t) => {
  const { id, key } = await strangerTo(await anEntity(service, (await anAccount(service.db)).key))
  const answer = await service.call(`DELETE /watchlist/entities/${id}`, { key })
  t.deepEqual([answer.status, answer.body], [403, NOT_SHARED])
})
