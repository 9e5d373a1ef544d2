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
  t.is((await callers.call(path, { headers, signal: AbortSignal.timeout(5_000) })).status, 200)
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
