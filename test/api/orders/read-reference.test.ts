import { createHash } from 'node:crypto'
import test from 'ava'
import { download, lookUp } from '../../support/orders.ts'
import { anAccount, type Service, sharedService } from '../../support/service.ts'

let service: Service

test.before(async () => {
  service = await sharedService()
})
test.after.always(() => service?.close())

async function aReference() {
  const { key } = await anAccount(service.db)
  const { searchId, orders } = await lookUp(service, key, { courtType: 'HC', cnr: 'DLHC019000012024' })
  const orderId = orders[0]?.orderId ?? ''
  await download(service, key, searchId, orderId)
  const document = await service.db.orderDocuments.find(orderId)
  if (!document) throw new Error('nothing was downloaded')
  return { key, searchId, document }
}

test("GET /documents/references/:reference: 200 shows case, order, time and the hash of the court's own bytes", async (t) => {
  const { key, searchId, document } = await aReference()
  const answer = await service.call(`GET /documents/references/${document.reference}`, { key })
  t.is(answer.status, 200)
  const original = (await service.documents.read(document.originalKey)) ?? ''
  t.deepEqual(answer.body, {
    reference: document.reference,
    searchId,
    courtType: 'HC',
    court: 'High Court of Delhi',
    caseNumber: 'W.P.(C)/900001/2024',
    cnr: 'DLHC019000012024',
    orderId: document.orderId,
    orderNumber: '1',
    orderDate: '10-01-2024',
    retrievedAt: document.retrievedAt,
    pages: 2,
    originalSha256: createHash('sha256').update(original).digest('hex'),
  })
})

test('GET /documents/references/:reference: 200 for a reference as a person typed it', async (t) => {
  const { key, document } = await aReference()
  const typed = document.reference.toLowerCase().replaceAll('-', '').replaceAll('0', 'o')
  t.like((await service.call(`GET /documents/references/${typed}`, { key })).body, { reference: document.reference })
})

test('GET /documents/references/:reference: 404 60420 alike for a missing one, a mistyped one and one of another account', async (t) => {
  const { document } = await aReference()
  const { key } = await anAccount(service.db)
  const hidden = await service.call(`GET /documents/references/${document.reference}`, { key })
  t.is(hidden.status, 404)
  t.like(hidden.body, { code: 60420 })
  t.deepEqual((await service.call('GET /documents/references/CP-0000-0000-0001', { key })).body, hidden.body)
})
