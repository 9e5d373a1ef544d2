import { createHash } from 'node:crypto'
import test from 'ava'
import { type Answer, anAccount, type Service, startService } from '../../support/service.ts'

let service: Service

test.before(async () => {
  service = await startService()
})
test.after.always(() => service?.close())

interface Looked {
  searchId: string
  orders: { orderId: string; orderDate: string; number: string }[]
}

/** Looks a case up and gives what its orders are downloaded by. */
async function lookUp(key: string, caseIdentifier: object): Promise<Looked> {
  const answer = await service.call('POST /case-lookup', { key, body: { caseIdentifier } })
  if (answer.status !== 200) throw new Error(`the lookup failed: ${JSON.stringify(answer.body)}`)
  return answer.body as Looked
}

function download(key: string, searchId: string, orderId: string | undefined): Promise<Answer> {
  return service.call('POST /case-lookup/orders/download', { key, body: { searchId, orderId } })
}

async function lookUpAndDownload(caseIdentifier: object, place = 0) {
  const account = await anAccount(service.db)
  const looked = await lookUp(account.key, caseIdentifier)
  const orderId = looked.orders[place]?.orderId
  return { ...account, ...looked, orderId, answer: await download(account.key, looked.searchId, orderId) }
}

/** Opens a signed link at this test's own API. */
function open({ body }: Answer): Promise<Response> {
  const { url } = body as { url: string }
  return fetch(url.replace(/^.*?\/v1/, service.api.baseUrl))
}

async function unitsOf(accountId: string): Promise<number> {
  return service.db.usageLedger.unitsOf(accountId, 'ORDER_DOWNLOADS')
}

const NO_DOCUMENT = (reason: string) => ({
  httpStatusCode: 422,
  code: 60433,
  message: 'The document of this order cannot be had.',
  appError: true,
  details: { label: 'ORDER_DOWNLOAD_FAILED', reason },
})

test('POST /case-lookup/orders/download: 200 answers a signed link to the stamped document', async (t) => {
  const { orderId, answer } = await lookUpAndDownload({ courtType: 'HC', cnr: 'DLHC019000012024' }, 1)
  t.is(answer.status, 200, JSON.stringify(answer.body))
  const { url, ...rest } = answer.body as { url: string }
  t.deepEqual(rest, { orderId } as object)
  const file = await open(answer)
  t.is(file.status, 200)
  t.is(file.headers.get('content-type'), 'application/pdf')
  t.is(file.headers.get('content-disposition'), 'attachment; filename="DLHC019000012024-order-2-2024-03-20.pdf"')
  t.is(file.headers.get('cache-control'), 'no-store, private')
  const bytes = new Uint8Array(await file.arrayBuffer())
  t.is(file.headers.get('content-length'), String(bytes.length))
  t.is(Buffer.from(bytes.subarray(0, 5)).toString(), '%PDF-')
  const document = await service.db.orderDocuments.find(orderId ?? '')
  const original = await service.documents.read(document?.originalKey ?? '')
  t.is(
    createHash('sha256')
      .update(original ?? '')
      .digest('hex'),
    document?.originalKey ?? 'no document',
  )
})

for (const [number, words] of [
  ['08', 'a byte order mark before the document'],
  ['17', 'documents that fail twice and then come'],
] as const)
  test(`POST /case-lookup/orders/download: 200 in spite of ${words}`, async (t) => {
    const { answer, accountId } = await lookUpAndDownload({ courtType: 'HC', cnr: `DLHC019000${number}2024` })
    t.is(answer.status, 200, JSON.stringify(answer.body))
    t.is(await unitsOf(accountId), 1)
  })

for (const [number, reason] of [
  ['06', 'NO_DOCUMENT'],
  ['09', 'DOCUMENT_DAMAGED'],
  ['10', 'NOT_A_PDF'],
] as const)
  test(`POST /case-lookup/orders/download: 422 60433 ${reason}, and nothing is charged`, async (t) => {
    const { answer, accountId } = await lookUpAndDownload({ courtType: 'HC', cnr: `DLHC019000${number}2024` })
    t.is(answer.status, 422, JSON.stringify(answer.body))
    t.deepEqual(answer.body, NO_DOCUMENT(reason))
    t.is(await unitsOf(accountId), 0)
  })
