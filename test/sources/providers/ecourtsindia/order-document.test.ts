import test from 'ava'
import { createEcourtsIndia } from '../../../../sources/providers/ecourtsindia/client.ts'
import { createCallLog } from '../../call-log.ts'
import { html, json, pdf, startWire, text } from '../../wire.ts'
import { CNR, envelope } from './answers.ts'
import { aConfig } from './under-test.ts'

const REFERENCE = `ecourtsindia/${CNR}/order-1.pdf`
const ORDER = `/api/partner/case/${CNR}/order/order-1.pdf`
const MARKDOWN = `/api/partner/case/${CNR}/order-md/order-1.pdf`
const BYTES = new Uint8Array(Buffer.from('%PDF-1.7 an order'))

test("the court's own file is fetched and returned byte for byte", async (t) => {
  const wire = await startWire(t)
  wire.answer(ORDER, pdf(BYTES))
  const callLog = createCallLog()

  const answer = await createEcourtsIndia(aConfig(wire.url), callLog).fetchOrderDocument(REFERENCE)

  t.deepEqual(answer, { kind: 'found', value: { bytes: BYTES }, callId: 'call-1' })
  t.deepEqual(wire.calls[0]?.query, [['signed', 'false']])
  t.is(callLog.entries[0]?.answer.costPaise, 375)
  t.deepEqual(callLog.entries[0]?.answer.body, BYTES)
})

test('a byte order mark before the header and a vague content type are still a PDF', async (t) => {
  const wire = await startWire(t)
  const marked = new Uint8Array([0xef, 0xbb, 0xbf, ...BYTES])
  wire.answer(ORDER, text(200, 'application/octet-stream', marked))
  const answer = await createEcourtsIndia(aConfig(wire.url), createCallLog()).fetchOrderDocument(REFERENCE)
  t.deepEqual(answer, { kind: 'found', value: { bytes: marked }, callId: 'call-1' })
})

test('an address in place of the file is followed, free of charge', async (t) => {
  const wire = await startWire(t)
  wire.answer(ORDER, json(envelope({ url: `${wire.url}/files/1.pdf` })))
  wire.answer('/files/1.pdf', pdf(BYTES))
  const callLog = createCallLog()

  const answer = await createEcourtsIndia(aConfig(wire.url), callLog).fetchOrderDocument(REFERENCE)

  t.deepEqual(answer, { kind: 'found', value: { bytes: BYTES }, callId: 'call-2' })
  t.deepEqual(
    callLog.entries.map(({ answer, outcome }) => [answer.operation, answer.costPaise, outcome]),
    [
      ['orderDocument', 375, 'found'],
      ['orderDocument', 0, 'found'],
    ],
  )
  t.is(wire.calls[1]?.headers.authorization, 'Bearer eci_live_invented')
})

test('a followed address that leads nowhere is NotIndexed', async (t) => {
  const wire = await startWire(t)
  wire.answer(ORDER, json(envelope({ url: '/files/1.pdf' })))
  wire.answer('/files/1.pdf', html(404))
  const answer = await createEcourtsIndia(aConfig(wire.url), createCallLog()).fetchOrderDocument(REFERENCE)
  t.deepEqual(answer, {
    kind: 'failed',
    failure: { class: 'NotIndexed', message: 'There is no document at this URL.', httpStatus: 404 },
    callId: 'call-2',
  })
})

// The token must never reach a server that an answer merely names.
test('an address on another server is not followed over plain HTTP', async (t) => {
  const wire = await startWire(t)
  const foreign = await startWire(t)
  wire.answer(ORDER, json(envelope({ url: `${foreign.url}/files/1.pdf` })))
  wire.answer(MARKDOWN, json(envelope({ pdfBase64: Buffer.from(BYTES).toString('base64') })))

  const answer = await createEcourtsIndia(aConfig(wire.url), createCallLog()).fetchOrderDocument(REFERENCE)

  t.is(answer.kind, 'found')
  t.is(foreign.calls.length, 0)
})

test('a description only leads to the file that comes with the conversion to text', async (t) => {
  const wire = await startWire(t)
  wire.answer(ORDER, json(envelope({ cnr: CNR, filename: 'order-1.pdf', message: 'Use the download endpoint' })))
  wire.answer(MARKDOWN, json(envelope({ markdownContent: null, pdfBase64: Buffer.from(BYTES).toString('base64') })))
  const callLog = createCallLog()

  const answer = await createEcourtsIndia(aConfig(wire.url), callLog).fetchOrderDocument(REFERENCE)

  t.deepEqual(answer, { kind: 'found', value: { bytes: BYTES }, callId: 'call-2' })
  t.deepEqual(
    callLog.entries.map(({ answer }) => [answer.operation, answer.costPaise]),
    [
      ['orderDocument', 375],
      ['orderMarkdown', 750],
    ],
  )
})

test('a conversion without a file is a ParseGap, one with another file no PDF', async (t) => {
  const wire = await startWire(t)
  wire.answer(
    MARKDOWN,
    json(envelope({ markdownContent: 'text', pdfBase64: null })),
    json(envelope({ pdfBase64: Buffer.from('<html>').toString('base64') })),
  )
  const client = createEcourtsIndia(aConfig(wire.url), createCallLog())

  const [without, other] = [await client.fetchOrderMarkdown(REFERENCE), await client.fetchOrderMarkdown(REFERENCE)]

  t.deepEqual(without.kind === 'failed' && without.failure, {
    class: 'ParseGap',
    message: 'The answer lacks data.pdfBase64.',
  })
  t.deepEqual(other.kind === 'failed' && other.failure, {
    class: 'Upstream',
    message: 'The source sent something other than a PDF instead of the order.',
    httpStatus: 200,
    reason: 'NOT_A_PDF',
  })
})

for (const reference of [
  'attestr/2024-01-01/1/',
  `ecourtsindia/${CNR}/../secret.pdf`,
  `ecourtsindia/${CNR}/order-1.exe`,
  'order-1.pdf',
]) {
  test(`"${reference}" is refused before a paid call`, async (t) => {
    const wire = await startWire(t)
    const answer = await createEcourtsIndia(aConfig(wire.url), createCallLog()).fetchOrderDocument(reference)
    t.deepEqual(answer, {
      kind: 'failed',
      failure: { class: 'InvalidInput', message: 'This is not a reference to an order of this source.' },
      callId: 'call-1',
    })
    t.is(wire.calls.length, 0)
  })
}
