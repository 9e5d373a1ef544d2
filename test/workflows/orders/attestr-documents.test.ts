import test from 'ava'
import { download, lookUp } from '../../support/orders.ts'
import { anAccount, type Service, startService } from '../../support/service.ts'

/* Attestr fetches all documents of a case for one price, which the orders of a case share. */

let service: Service

test.before(async () => {
  service = await startService({ ECOURTSINDIA: 'off', COURT_SITES: 'off' })
})
test.after.always(() => service?.close())

/** Counts the paid requests for documents of this case. */
async function paidFor(cnr: string): Promise<number> {
  const response = await fetch(
    `${service.control.url}/control/calls?${new URLSearchParams({ source: 'attestr', key: cnr })}`,
  )
  const { byOperation } = (await response.json()) as { byOperation: Record<string, number> }
  return byOperation.documents ?? 0
}

async function aCase(cnr: string) {
  const account = await anAccount(service.db)
  const readOrders = async () => (await lookUp(service, account.key, { courtType: 'HC', cnr })).orders
  const { searchId, orders } = await lookUp(service, account.key, { courtType: 'HC', cnr })
  const get = async (orderId?: string) => (await download(service, account.key, searchId, orderId)).status
  return { orders, look: readOrders, get }
}

/** Begins a job for a case that its court does not release. */
async function failingWork(): Promise<string> {
  const response = await fetch(`${service.control.url}/attestr/api/v2/public/ecourtx/cnr/advanced`, {
    method: 'POST',
    headers: { Authorization: 'Basic any', 'Content-Type': 'application/json' },
    body: JSON.stringify({ cnr: 'DLHC019000032024' }),
  })
  const { items } = (await response.json()) as { items: { _id: string }[] }
  return items[0]?._id ?? ''
}

/** Returns the identity of an order's case, the same in every account. */
async function identityOf(orderId = ''): Promise<string> {
  return (await service.db.orderDocuments.orderOfCase(orderId))?.identityKey ?? ''
}

async function originalOf(orderId: string): Promise<string | undefined> {
  return (await service.db.orderDocuments.find(orderId))?.originalKey
}

test.serial('a job whose state cannot be read now is kept, not paid for again', async (t) => {
  const cnr = 'DLHC019000202024'
  const { orders, get } = await aCase(cnr)
  t.is(await get(orders[0]?.orderId), 200)
  await service.control.fault('attestr', 'http500')
  t.is(await get(orders[1]?.orderId), 200)
  t.is(await paidFor(cnr), 1)
})

test('all orders of a case requested at once, and by another account later, are paid for once', async (t) => {
  const cnr = 'DLHC019000012024'
  const { orders, get } = await aCase(cnr)
  t.deepEqual(await Promise.all(orders.map(({ orderId }) => get(orderId))), [200, 200, 200])
  t.is(new Set(await Promise.all(orders.map(({ orderId }) => originalOf(orderId)))).size, 3)
  const other = await aCase(cnr)
  t.is(await other.get(other.orders[1]?.orderId), 200)
  t.is(await paidFor(cnr), 1)
})

test('an order added after the documents were fetched is paid for again', async (t) => {
  const cnr = 'DLHC019000152024'
  const { orders, look: readOrders, get } = await aCase(cnr)
  t.is(await get(orders[0]?.orderId), 200)
  const later = (await readOrders()).find(({ orderId }) => orders.every((order) => order.orderId !== orderId))
  t.is(await get(later?.orderId), 200)
  t.is(await paidFor(cnr), 2)
})

test('an order without a document at the source is not paid for repeatedly', async (t) => {
  const cnr = 'DLHC019000062024'
  const { orders, get } = await aCase(cnr)
  for (let time = 0; time < 2; time++) t.not(await get(orders[0]?.orderId), 200)
  t.is(await paidFor(cnr), 1)
})

test('a job that is an hour old is no longer shared', async (t) => {
  const cnr = 'BBHC019000012024'
  const { orders, get } = await aCase(cnr)
  t.is(await get(orders[0]?.orderId), 200)
  await service.db.sequelize.query('UPDATE document_jobs SET began_at = began_at - 3600000 WHERE identity_key = ?', {
    replacements: [await identityOf(orders[0]?.orderId)],
  })
  t.is(await get(orders[1]?.orderId), 200)
  t.is(await paidFor(cnr), 2)
})

test('the next worker requests the job that a dead worker was requesting', async (t) => {
  const cnr = 'MHHC019000012024'
  const { orders, get } = await aCase(cnr)
  t.true(
    await service.db.documentJobs.begin(await identityOf(orders[0]?.orderId), Date.now() - 90_000, 'a dead worker'),
  )
  t.is(await get(orders[0]?.orderId), 200)
  t.is(await paidFor(cnr), 1)
})

test('a failed job is neither waited for nor paid for again', async (t) => {
  const cnr = 'DLHC019000142024'
  const { orders, get } = await aCase(cnr)
  const identity = await identityOf(orders[0]?.orderId)
  const beganAt = Date.now()
  t.true(await service.db.documentJobs.begin(identity, beganAt, 'another order'))
  await service.db.documentJobs.accept(identity, beganAt, await failingWork())
  for (const { orderId } of orders) t.is(await get(orderId), 400)
  t.is(await paidFor(cnr), 0)
})
