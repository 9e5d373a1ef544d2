import test from 'ava'
import { extractText, getDocumentProxy } from 'unpdf'
import { at, type Callers, callersFor, listAt } from './callers.ts'

const orderOf = ({ ecourtsindia }: Callers, cnr: string, order = 1) =>
  ecourtsindia(`/case/${cnr}/order/order-${order}.pdf?signed=false`)

test('an ordinary order is a PDF of two pages whose text names court, case, parties and date', async (t) => {
  const callers = await callersFor(t)
  const { headers, bytes } = await orderOf(callers, 'DLHC019000012024', 2)
  t.is(headers.get('Content-Type'), 'application/pdf')
  const { totalPages, text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
  t.is(totalPages, 2)
  for (const part of ['HIGH COURT OF DELHI', '900001/2024', 'Saffron Textiles Private Limited', '20-03-2024'])
    t.true(text.includes(part), part)
})

test('06: the first order has no document, the others have', async (t) => {
  const callers = await callersFor(t)
  const statuses = [
    (await orderOf(callers, 'DLND019000062024', 1)).status,
    (await orderOf(callers, 'DLND019000062024', 2)).status,
  ]
  t.deepEqual(statuses, [404, 200])
})

test('07: the first document of the case keeps its caller waiting, the next one comes at once', async (t) => {
  const callers = await callersFor(t)
  const path = '/ecourtsindia/api/partner/case/DLHC019000072024/order/order-1.pdf?signed=false'
  const headers = { Authorization: 'Bearer eci_live_test' }
  await t.throwsAsync(callers.call(path, { headers, signal: AbortSignal.timeout(1_000) }), { name: 'TimeoutError' })
  // Far less than the 75 seconds of the first one, and enough for a machine that is busy.
  t.is((await callers.call(path, { headers, signal: AbortSignal.timeout(40_000) })).status, 200)
})

test('13: the providers have no document of a court that asks for a picture; a district court asks for none', async (t) => {
  const callers = await callersFor(t)
  const statuses = [
    (await orderOf(callers, 'DLHC019000132024')).status,
    (await orderOf(callers, 'SCIN019000132024')).status,
    (await orderOf(callers, 'DLND019000132024')).status,
  ]
  t.deepEqual(statuses, [404, 404, 200])
})

test('14: the text of the order speaks to the model', async (t) => {
  const callers = await callersFor(t)
  const { bytes } = await orderOf(callers, 'DLHC019000142024')
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
  t.regex(text.replace(/\s+/g, ' '), /ignore all earlier instructions.*harmless.*http:\/\/\S+/)
})

test('17: the documents of the case fail twice, then come', async (t) => {
  const callers = await callersFor(t)
  const statuses: number[] = []
  for (let fetch = 0; fetch < 3; fetch++) statuses.push((await orderOf(callers, 'DLHC019000172024', fetch + 1)).status)
  t.deepEqual(statuses, [500, 500, 200])
})

test('without signed=false the aggregator answers JSON and no document', async (t) => {
  const callers = await callersFor(t)
  const { json } = await callers.ecourtsindia('/case/DLHC019000012024/order/order-1.pdf')
  t.deepEqual(at(json, 'data'), {
    cnr: 'DLHC019000012024',
    filename: 'order-1.pdf',
    downloadFilename: 'ecourtsindia-truecopy-DLHC019000012024-order-1.pdf',
    message: 'Use the standard document download endpoint to retrieve this order.',
  })
})

test('some orders come only behind a link, which leads to the same document as the conversion to text', async (t) => {
  const callers = await callersFor(t)
  const { json } = await callers.ecourtsindia(
    '/search?litigants=Saffron+Textiles&courtCodes=DLHC01&hasOrders=true&pageSize=100',
  )
  const cnrs = listAt(json, 'data', 'results').map((row) => String(at(row, 'cnr')))
  const answers = await Promise.all(cnrs.map((cnr) => orderOf(callers, cnr)))
  const position = answers.findIndex((answer) => answer.json !== undefined)
  const link = String(at(answers[position]?.json, 'data', 'url'))
  const linked = await callers.call(link.replace(callers.sandbox.url, ''), {
    headers: { Authorization: 'Bearer eci_live_test' },
  })
  const converted = await callers.ecourtsindia(`/case/${cnrs[position]}/order-md/order-1.pdf`)
  t.true(answers.some(({ headers }) => headers.get('Content-Type') === 'application/pdf'))
  t.is(linked.headers.get('Content-Type'), 'application/pdf')
  t.is(at(converted.json, 'data', 'pdfBase64'), Buffer.from(linked.bytes).toString('base64'))
})

test('a filename that is no plain name of a PDF is refused, an order that is not there is not found', async (t) => {
  const callers = await callersFor(t)
  const refused = await callers.ecourtsindia('/case/DLHC019000012024/order/order-1.exe')
  const missing = await callers.ecourtsindia('/case/DLHC019000012024/order/order-9.pdf')
  t.deepEqual([refused.status, at(refused.json, 'error', 'code')], [400, 'INVALID_FILENAME'])
  t.deepEqual([missing.status, at(missing.json, 'error', 'code')], [404, 'ORDER_NOT_FOUND'])
})

/** The documents of a case's three orders. */
async function documentsOf(callers: Callers, cnr: string) {
  return Promise.all([1, 2, 3].map((order) => orderOf(callers, cnr, order)))
}

async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(Uint8Array.from(bytes)), { mergePages: false })
  return text
}

test('08: a byte order mark stands before %PDF', async (t) => {
  const callers = await callersFor(t)
  for (const { headers, bytes } of await documentsOf(callers, 'DLHC019000082024')) {
    t.is(headers.get('Content-Type'), 'application/pdf')
    t.deepEqual([...bytes.subarray(0, 3)], [0xef, 0xbb, 0xbf])
    t.is(new TextDecoder().decode(bytes.subarray(3, 7)), '%PDF')
  }
})

test('09: the PDF is cut off in the middle, every time', async (t) => {
  const callers = await callersFor(t)
  for (const { headers, text } of [
    await orderOf(callers, 'DLHC019000092024'),
    await orderOf(callers, 'DLHC019000092024'),
  ]) {
    t.is(headers.get('Content-Type'), 'application/pdf')
    t.true(text.startsWith('%PDF'))
    t.false(text.includes('%%EOF'))
  }
})

test('10: a page of HTML comes in place of the order, with 200', async (t) => {
  const callers = await callersFor(t)
  const { status, headers, text } = await orderOf(callers, 'DLHC019000102024')
  t.is(status, 200)
  t.regex(headers.get('Content-Type') ?? '', /^text\/html/)
  t.true(text.startsWith('<!DOCTYPE html>'))
})

test('11: pictures of two pages without any text', async (t) => {
  const callers = await callersFor(t)
  const [first] = await documentsOf(callers, 'DLHC019000112024')
  t.deepEqual(await pagesOf(first?.bytes ?? new Uint8Array()), ['', ''])
})

test('12: the first order has 200 pages, the others two', async (t) => {
  const callers = await callersFor(t)
  const documents = await documentsOf(callers, 'DLHC019000122024')
  const lengths = await Promise.all(documents.map(async ({ bytes }) => (await pagesOf(bytes)).length))
  t.deepEqual(lengths, [200, 2, 2])
})

test('18: the order is in Hindi below a head in English', async (t) => {
  const callers = await callersFor(t)
  const { bytes } = await orderOf(callers, 'DLHC019000182024')
  const detail = await callers.ecourtsindia('/case/DLHC019000182024')
  const pages = await pagesOf(bytes)
  t.is(pages.length, 2)
  t.regex(pages[0] ?? '', /900018\/2024[\s\S]*[\u0900-\u097f]{4}/)
  t.regex(String(at(detail.json, 'data', 'files', 'files', 0, 'markdownContent')), /900018\/2024[\s\S]*प्रतिवादी/)
})

test('19: encrypted, yet open to every reader without a password', async (t) => {
  const callers = await callersFor(t)
  const { bytes, text } = await orderOf(callers, 'DLHC019000192024')
  t.true(text.includes('/Encrypt'))
  t.regex((await pagesOf(bytes)).join(), /900019\/2024/)
})

test('20: pages are turned by 90 degrees and begin three points from the left edge that a reader sees', async (t) => {
  const callers = await callersFor(t)
  const { bytes } = await orderOf(callers, 'DLHC019000202024')
  const document = await getDocumentProxy(bytes)
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    t.is(page.rotate, 90)
    const { items } = await page.getTextContent()
    const { convertToViewportPoint: seen } = page.getViewport({ scale: 1 })
    const lefts = items.flatMap((item) => ('transform' in item ? [item.transform] : []))
    t.true(lefts.length > 0)
    t.is(Math.min(...lefts.map(([, , , , x, y]) => seen.call(page.getViewport({ scale: 1 }), x, y)[0])), 3)
  }
})

for (const [row, what] of [
  ['09', 'cut off'],
  ['10', 'HTML'],
  ['11', 'scanned'],
]) {
  test(`${row}: the aggregator could read no text of an order that is ${what}`, async (t) => {
    const callers = await callersFor(t)
    const { json } = await callers.ecourtsindia(`/case/DLHC019000${row}2024`)
    t.is(at(json, 'data', 'files', 'files', 0, 'markdownContent'), null)
  })
}
