import test from 'ava'
import { aKey, anAccount, type Service, startService } from '../../../support/service.ts'
import { aCnr, refusal } from '../../../support/watchlist.ts'

let service: Service

test.before(async () => {
  service = await startService()
})
test.after.always(() => service?.close())

test('GET /watchlist/exports/:id: 200 for who asked for it, and 404 60420 to any other user', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const userId = await service.db.accounts.createUser({ accountId, name: 'Second user' })
  const colleague = await aKey(service.db, { accountId, userId })
  const started = await service.call('POST /watchlist/exports', { key, body: { what: 'cases', format: 'csv' } })
  const { exportId } = started.body as { exportId: string }
  t.is((await service.call(`GET /watchlist/exports/${exportId}`, { key })).status, 200)
  t.is((await service.call(`GET /watchlist/exports/${exportId}`, { key: colleague.key })).status, 404)
})

test('GET /watchlist/exports/:id: 404 60420 for an id that is none', async (t) => {
  const { key } = await anAccount(service.db)
  const answer = await service.call(`GET /watchlist/exports/${aCnr()}`, { key })
  t.deepEqual([answer.status, refusal(answer.body).code], [404, 60420])
})
