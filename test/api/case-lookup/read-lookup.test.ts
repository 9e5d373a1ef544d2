import test from 'ava'
import { startOrderFetch } from '../../../workflows/orders/order-fetch.messages.ts'
import { download, linkAt, lookUp } from '../../support/orders.ts'
import { anAccount, type Service, startService } from '../../support/service.ts'

let service: Service

test.before(async () => {
  service = await startService()
})
test.after.always(() => service?.close())

// Before the others, whose lookups would count.
test.serial('GET /case-lookup/:searchId: 200 reads the case as stored, asking no source', async (t) => {
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
  // The fields of the court beyond the Specification; those it does not provide are absent.
  t.like(read, {
    petitionerAdvocates: ['Gauri Ordhavan'],
    respondentAdvocates: ['Harish Pilvomba'],
    interlocutoryApplications: [{ number: '1/2024', filedBy: 'Saffron Textiles Private Limited', status: 'Pending' }],
  })
  t.false('linkedCases' in read)
  t.is(fetchCount, 1)
  t.true(Number(lastFetchedAt) <= startedAt)
  t.is(await service.control.calls('attestr'), callsBefore)
})

test('GET /case-lookup/:searchId: 200 and 400 60436 are for no cache, because of the links in them', async (t) => {
  const { key } = await anAccount(service.db)
  const { searchId } = await lookUp(service, key, { courtType: 'HC', cnr: 'DLHC019000012024' })
  for (const id of [searchId, 'nothing']) {
    const { headers } = await service.call(`GET /case-lookup/${id}`, { key })
    t.is(headers.get('cache-control'), 'no-store')
  }
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

// A court may write more of an order than its columns hold; the case must not be lost because of that.
test('GET /case-lookup/:searchId: 200 for an order whose judges and number are longer than any seen', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const judges = Array.from({ length: 20 }, (_, place) => `HON'BLE MR. JUSTICE NUMBER ${place + 1} OF THIS BENCH`)
  const number = '1'.repeat(60)
  const identifier = { courtType: 'HC' as const, cnr: 'DLHC018000012024' }
  const courtCase = {
    identifier,
    courtType: identifier.courtType,
    court: 'High Court of Delhi',
    petitioners: [{ name: 'Indigo Looms' }],
    respondents: [],
    acts: [],
    hearings: [],
    orders: [{ number, orderDate: '2024-01-10', judge: judges.join(', '), orderType: 'ORDER '.repeat(60) }],
    interlocutoryApplications: [],
    linkedCases: [],
  }
  const identity = { key: `HC:cnr:${identifier.cnr}`, aliases: [] }
  const fetched = { accountId, identity, courtCase, callId: 'none', runId: 'none', fetchedAt: Date.now() }
  const { lookedUpCases, transaction } = service.db
  const searchId = await transaction((tx) => lookedUpCases.create(fetched, tx))
  const [before] = await readOrders(key, searchId)
  await transaction((tx) => lookedUpCases.refresh(searchId, fetched, tx))
  t.deepEqual(await readOrders(key, searchId), before ? [before] : [])
  t.like(before, { number: number.slice(0, 50), orderDate: '10-01-2024' })
})

interface ReadOrder {
  orderId: string
  attachment: string | null
  downloadedAt: number | null
}

async function readOrders(key: string, searchId: string): Promise<ReadOrder[]> {
  const { body } = await service.call(`GET /case-lookup/${searchId}`, { key })
  return (body as { orders: ReadOrder[] }).orders
}

test('GET /case-lookup/:searchId: 200 shows a fresh link for a downloaded order, and when it was downloaded first', async (t) => {
  const { key } = await anAccount(service.db)
  const { searchId, orders } = await lookUp(service, key, { courtType: 'HC', cnr: 'DLHC019000012024' })
  const startedAt = Date.now()
  await download(service, key, searchId, orders[1]?.orderId)
  const [first, second, third] = await readOrders(key, searchId)
  t.deepEqual([first?.attachment, first?.downloadedAt, third?.attachment], [null, null, null])
  t.true(Number(second?.downloadedAt) >= startedAt && Number(second?.downloadedAt) <= Date.now())
  t.is((await fetch(linkAt(service, second?.attachment ?? ''))).status, 200)

  await download(service, key, searchId, orders[1]?.orderId)
  const again = (await readOrders(key, searchId))[1]
  t.is(again?.downloadedAt, second?.downloadedAt)
  t.not(again?.attachment, second?.attachment)
})

// A document that is fetched for a summary is charged when a client first downloads it, and only then.
test.serial(
  'GET /case-lookup/:searchId: 200 shows no link for an order that was fetched but never delivered',
  async (t) => {
    const { key, accountId } = await anAccount(service.db)
    const { searchId, orders } = await lookUp(service, key, { courtType: 'HC', cnr: 'GJHC249000012024' })
    const orderId = orders[0]?.orderId ?? ''
    const about = { courtType: 'HC' as const, caseRef: 'none', requestId: 'none' }
    const run = await service.temporal.start(startOrderFetch({ accountId, orderId, sources: ['ecourtsindia'] }, about))
    t.deepEqual(await run.result(), { outcome: 'STORED' })
    t.is((await readOrders(key, searchId))[0]?.attachment, null)
    t.is(await service.db.usageLedger.unitsOf(accountId, 'ORDER_DOWNLOADS'), 0)

    const calls = await service.control.calls('ecourtsindia')
    t.is((await download(service, key, searchId, orderId)).status, 200)
    t.is(await service.control.calls('ecourtsindia'), calls)
    t.truthy((await readOrders(key, searchId))[0]?.attachment)
    t.is(await service.db.usageLedger.unitsOf(accountId, 'ORDER_DOWNLOADS'), 1)
  },
)
