import test from 'ava'
import { anAccount, type Service, startService } from '../../../support/service.ts'
import { refusal } from '../../../support/watchlist.ts'

let service: Service

test.before(async () => {
  service = await startService()
})
test.after.always(() => service?.close())

const NOWHERE = '0190f5e0b7a07c3c8a5d6e7f80912345'

test('GET /watchlist/imports/:id: 200 shows who is still waiting, and 404 60420 to another account', async (t) => {
  const { key } = await anAccount(service.db)
  const answer = await service.call('POST /watchlist/entities/import', { key, body: [{ name: 'X' }] })
  const { importId } = answer.body as { importId: string }
  t.is((await service.call(`GET /watchlist/imports/${importId}`, { key })).status, 200)
  const stranger = await anAccount(service.db)
  const hidden = await service.call(`GET /watchlist/imports/${importId}`, { key: stranger.key })
  const missing = await service.call(`GET /watchlist/imports/${NOWHERE}`, { key: stranger.key })
  t.deepEqual([hidden.status, hidden.body], [404, missing.body])
})

test('GET /watchlist/imports/:id: 404 60420 for an id that is none', async (t) => {
  const { key } = await anAccount(service.db)
  const answer = await service.call(`GET /watchlist/imports/${NOWHERE}`, { key })
  t.deepEqual([answer.status, refusal(answer.body).code], [404, 60420])
})
