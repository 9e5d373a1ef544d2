import test from 'ava'
import { anAccount, type Service, startService } from '../../support/service.ts'

let service: Service

test.before(async () => {
  service = await startService()
})
test.after.always(() => service?.close())

test('GET /case-lookup/:searchId: 200 reads the case as stored, asking no source', async (t) => {
  const { key } = await anAccount(service.db)
  const body = { caseIdentifier: { courtType: 'HC', cnr: 'DLHC019000012024' } }
  const looked = (await service.call('POST /case-lookup', { key, body })).body as {
    searchId: string
    orders: { orderId: string; number: string; orderDate: string }[]
  }
  const callsBefore = await service.control.calls('attestr')
  const startedAt = Date.now()

  const { orders, lastFetchedAt, fetchCount, ...read } = (
    await service.call(`GET /case-lookup/${looked.searchId}`, { key })
  ).body as Record<string, unknown>

  const { orders: _, ...withoutOrders } = looked
  t.deepEqual(read, withoutOrders)
  t.deepEqual(
    orders,
    looked.orders.map(({ orderId, number, orderDate }) => ({
      orderId,
      number,
      orderDate,
      attachment: null,
      downloadedAt: null,
    })),
  )
  t.is(fetchCount, 1)
  t.true(Number(lastFetchedAt) <= startedAt)
  t.is(await service.control.calls('attestr'), callsBefore)
})

test('GET /case-lookup/:searchId: 400 60436 for a record that does not exist', async (t) => {
  const { key } = await anAccount(service.db)
  const answer = await service.call('GET /case-lookup/nothing', { key })
  t.is(answer.status, 400)
  t.deepEqual(answer.body, {
    httpStatusCode: 400,
    code: 60436,
    message: 'There is no looked-up case of this id.',
    appError: true,
  })
})

test('GET /case-lookup/:searchId: 400 60436 for the record of another account, as if it did not exist', async (t) => {
  const [owner, stranger] = await Promise.all([anAccount(service.db), anAccount(service.db)])
  const body = { caseIdentifier: { courtType: 'HC', cnr: 'DLHC019000012024' } }
  const { searchId } = (await service.call('POST /case-lookup', { key: owner.key, body })).body as { searchId: string }
  const [hidden, missing] = await Promise.all([
    service.call(`GET /case-lookup/${searchId}`, { key: stranger.key }),
    service.call('GET /case-lookup/nothing', { key: stranger.key }),
  ])
  t.deepEqual([hidden.status, hidden.body], [missing.status, missing.body])
})
