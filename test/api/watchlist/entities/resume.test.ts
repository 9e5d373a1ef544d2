import test from 'ava'
import { NOT_SHARED } from '../../../support/refusals.ts'
import { anAccount, type Service, sharedService } from '../../../support/service.ts'
import { anEntity, refusal } from '../../../support/watchlist.ts'

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

test('POST /watchlist/entities/:id/resume: 200 makes a paused one active', async (t) => {
  const { key } = await anAccount(service.db)
  const id = await anEntity(service, key)
  await service.call(`POST /watchlist/entities/${id}/pause`, { key })
  const answer = await service.call(`POST /watchlist/entities/${id}/resume`, { key })
  t.deepEqual([answer.status, answer.body], [200, {}])
  t.like(await read(key, id), { status: 'ACTIVE' })
})

test('POST /watchlist/entities/:id/resume: 403 60302 for one it is not shared with', async (t) => {
  const { id, key } = await strangerTo(await anEntity(service, (await anAccount(service.db)).key))
  const answer = await service.call(`POST /watchlist/entities/${id}/resume`, { key })
  t.deepEqual([answer.status, answer.body], [403, NOT_SHARED])
})

test('POST /watchlist/entities/:id/resume: 409 60427 for an archived one, which stays archived', async (t) => {
  const { key } = await anAccount(service.db)
  const id = await anEntity(service, key)
  await service.call(`DELETE /watchlist/entities/${id}`, { key })
  const answer = await service.call(`POST /watchlist/entities/${id}/resume`, { key })
  t.deepEqual([answer.status, refusal(answer.body).code], [409, 60427])
  t.like(await read(key, id), { status: 'ARCHIVED' })
})
