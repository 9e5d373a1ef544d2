import { createHash } from 'node:crypto'
import test from 'ava'
import { download, lookUp, open, refused } from '../../support/orders.ts'
import { anAccount, type Service, sharedService } from '../../support/service.ts'

let service: Service

test.before(async () => {
  service = await sharedService()
})
test.after.always(() => service?.close())

/** A separate account with a looked-up case, and the answer to the download of its first order. */
async function anOrder(caseIdentifier: object) {
  const account = await anAccount(service.db)
  const { searchId, orders } = await lookUp(service, account.key, caseIdentifier)
  const orderId = orders[0]?.orderId ?? 'none'
  return { ...account, searchId, orders, orderId, again: () => download(service, account.key, searchId, orderId) }
}

/** High Court case 9000NN of one bench; the benches keep tests apart that count calls. */
function hc(number: string, bench = 'DLHC01') {
  return { courtType: 'HC', cnr: `${bench}9000${number}2024` }
}

function unitsOf({ accountId }: { accountId: string }): Promise<number> {
  return service.db.usageLedger.unitsOf(accountId, 'ORDER_DOWNLOADS')
}

test('POST /case-lookup/orders/download: 200 answers a signed link to the stamped document', async (t) => {
  const order = await anOrder(hc('01'))
  const answer = await order.again()
  t.is(answer.status, 200, JSON.stringify(answer.body))
  t.deepEqual(Object.keys(answer.body as object), ['orderId', 'url'])
  t.like(answer.body, { orderId: order.orderId })
  const file = await open(service, answer)
  t.is(file.status, 200)
  t.is(Buffer.from(await file.arrayBuffer()).toString('latin1', 0, 5), '%PDF-')
})

test("POST /case-lookup/orders/download: 200 leaves the court's own bytes in the store under their hash", async (t) => {
  const order = await anOrder(hc('08'))
  t.is((await order.again()).status, 200)
  const { originalKey = '' } = (await service.db.orderDocuments.find(order.orderId)) ?? {}
  const original = (await service.documents.read(originalKey)) ?? new Uint8Array()
  t.deepEqual([...original.subarray(0, 7)], [0xef, 0xbb, 0xbf, ...Buffer.from('%PDF')])
  t.is(createHash('sha256').update(original).digest('hex'), originalKey)
})

for (const [courtType, identifier] of [
  ['DC', { cnr: 'DLND019000012024' }],
  ['SC', { diaryNumber: '900001/2024' }],
  ['HC', { establishmentCode: 'DLHC01', caseType: 'W.P.(C)', registrationNumber: '900001/2024' }],
  ['CC', { registrationNumber: 'DC/525/CC/900001/2024' }],
  ['NCLT', { filingNumber: '2709139000012024', establishmentCode: '9' }],
  ['NCLT', { caseType: 'C.P.(IB)', registrationNumber: '900001/2024', establishmentCode: '9' }],
  ['NCLAT', { filingNumber: '2709139000012024', establishmentCode: 'delhi' }],
  ['GSTAT', { filingNumber: '0710019000012024', establishmentCode: 'principal' }],
  ['DRT', { diaryNumber: '900001/2024', establishmentCode: '1' }],
  ['DRAT', { diaryNumber: '900001/2024', establishmentCode: '100' }],
  ['CESTAT', { diaryNumber: '900001/2024', establishmentCode: 'delhi' }],
] as const)
  test(`POST /case-lookup/orders/download: 200 for ${courtType} by ${Object.keys(identifier)[0]}`, async (t) => {
    const order = await anOrder({ courtType, ...identifier })
    const answer = await order.again()
    t.is(answer.status, 200, JSON.stringify(answer.body))
    t.is(await unitsOf(order), 1)
  })

for (const [number, words, pages] of [
  ['08', 'a byte order mark before the document', 2],
  ['11', 'a scan without text', 2],
  ['12', '200 pages', 200],
  ['17', 'documents that fail twice and then come', 2],
  ['18', 'an order in Devanagari', undefined],
  ['19', 'a document encrypted without a user password', 2],
  ['20', 'rotated pages with content up to the edge', 3],
] as const)
  test(`POST /case-lookup/orders/download: 200 for ${words}`, async (t) => {
    const order = await anOrder(hc(number, 'GJHC24'))
    const answer = await order.again()
    t.is(answer.status, 200, JSON.stringify(answer.body))
    const document = await service.db.orderDocuments.find(order.orderId)
    t.is(document?.pages, pages ?? document?.pages)
  })

// A unit per order, except where the contract charges every request.
test('POST /case-lookup/orders/download: 200 again is neither fetched nor charged again, and its link is fresh', async (t) => {
  const order = await anOrder(hc('01', 'HCBM01'))
  const first = await order.again()
  const calls = await service.control.calls('ecourtsindia', 'HCBM019000012024')
  const second = await order.again()
  t.is(second.status, 200)
  t.notDeepEqual(second.body, first.body)
  t.is(await service.control.calls('ecourtsindia', 'HCBM019000012024'), calls)
  t.is(await unitsOf(order), 1)
})

test('POST /case-lookup/orders/download: 200 for a district court is charged with every request and fetched once', async (t) => {
  const order = await anOrder({ courtType: 'DC', cnr: 'MHAH109000012024' })
  await order.again()
  const calls = await service.control.calls('ecourtsindia', 'MHAH109000012024')
  t.is((await order.again()).status, 200)
  t.is((await order.again()).status, 200)
  t.is(await service.control.calls('ecourtsindia', 'MHAH109000012024'), calls)
  t.is(await unitsOf(order), 3)
})

test('POST /case-lookup/orders/download: 200 for twenty equal requests at once from one fetch and one unit', async (t) => {
  const order = await anOrder(hc('01', 'PHHC01'))
  const answers = await Promise.all(Array.from({ length: 20 }, order.again))
  t.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]))
  t.is(await service.control.calls('ecourtsindia', 'PHHC019000012024 order-1.pdf'), 1)
  t.is(await unitsOf(order), 1)
})

test('POST /case-lookup/orders/download: 400 60001 names what is missing', async (t) => {
  const { key } = await anAccount(service.db)
  const answer = await service.call('POST /case-lookup/orders/download', { key, body: { searchId: 'x' } })
  t.is(answer.status, 400)
  t.like(answer.body, { code: 60001, details: { issues: [{ path: 'orderId' }] } })
})

test('POST /case-lookup/orders/download: 400 60436 for a case that does not exist, or is of another account', async (t) => {
  const order = await anOrder(hc('01', 'TRHC01'))
  const other = await anAccount(service.db)
  const hidden = await download(service, other.key, order.searchId, order.orderId)
  t.is(hidden.status, 400)
  t.like(hidden.body, { code: 60436 })
  t.deepEqual((await download(service, other.key, 'none', order.orderId)).body, hidden.body)
})

test('POST /case-lookup/orders/download: 404 60434 for an order that is not one of the case', async (t) => {
  const [order, other] = await Promise.all([anOrder(hc('01', 'HBHC01')), anOrder(hc('01', 'HCMA01'))])
  const answer = await download(service, order.key, order.searchId, other.orderId)
  t.is(answer.status, 404)
  t.deepEqual(answer.body, {
    httpStatusCode: 404,
    code: 60434,
    message: 'The case has no order with this ID.',
    appError: true,
    details: { label: 'ORDER_NOT_FOUND' },
  })
})

for (const [number, reason] of [
  ['06', 'NO_DOCUMENT'],
  ['09', 'DOCUMENT_DAMAGED'],
  ['10', 'NOT_A_PDF'],
] as const)
  for (const identifier of [hc(number), { courtType: 'DC', cnr: `DLND029000${number}2024` }])
    test(`POST /case-lookup/orders/download: 422 60433 ${reason} at ${identifier.courtType}, and nothing is charged`, async (t) => {
      const order = await anOrder(identifier)
      const answer = await order.again()
      t.is(answer.status, 422, JSON.stringify(answer.body))
      t.deepEqual(answer.body, refused(reason))
      t.is(await unitsOf(order), 0)
    })

test('POST /case-lookup/orders/download: 503 61469 after 55 s; sent again it joins, and is charged once', async (t) => {
  t.timeout(10 * 60_000, 'this document takes 75 s')
  const order = await anOrder(hc('07'))
  const early = await download({ ...service, call: service.callNow }, order.key, order.searchId, order.orderId)
  t.is(early.status, 503)
  t.is(early.headers.get('retry-after'), '5')
  t.deepEqual(early.body, {
    httpStatusCode: 503,
    code: 61469,
    message: 'The document of this order is still being fetched.',
    appError: true,
    details: { label: 'ORDER_DOWNLOAD_NOT_READY', retryAfterSeconds: 5 },
  })
  t.is(await unitsOf(order), 0)
  const late = await order.again()
  t.is(late.status, 200, JSON.stringify(late.body))
  t.is(await service.control.calls('ecourtsindia', 'DLHC019000072024 order-1.pdf'), 1)
  t.is(await unitsOf(order), 1)
})
