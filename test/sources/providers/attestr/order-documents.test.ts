import test from 'ava'
import { createAttestr } from '../../../../sources/providers/attestr/client.ts'
import { createCallLog } from '../../call-log.ts'
import { json, pdf, startWire } from '../../wire.ts'
import { aConfig } from './under-test.ts'

const CNR = 'DLHC010001232024'
const ASYNC = '/api/v2/public/async/65f0c0de'
const BYTES = new Uint8Array(Buffer.from('%PDF-1.7 an order'))

test('orders are asked for by CNR', async (t) => {
  const wire = await startWire(t)
  wire.answer('/api/v2/public/ecourtx/cnr/advanced', json({ items: [{ _id: '65f0c0de', number: 'ECX-1' }] }))
  const answer = await createAttestr(aConfig(wire.url), createCallLog()).requestOrderDocuments({
    courtType: 'HC',
    cnr: CNR,
  })
  t.deepEqual(answer, { kind: 'found', value: { asyncId: '65f0c0de' }, callId: 'call-1' })
  t.deepEqual(wire.calls[0]?.body, { cnr: CNR })
})

test('orders of a High Court case are asked for by number, the type inside it', async (t) => {
  const wire = await startWire(t)
  wire.answer('/api/v2/public/ecourtx/hc/cnr/advanced', json({ _id: '65f0c0de' }))
  const callLog = createCallLog()

  const answer = await createAttestr(aConfig(wire.url), callLog).requestOrderDocuments({
    courtType: 'HC',
    establishmentCode: 'TRHC01',
    caseType: 'Crl.A',
    registrationNumber: '12/2025',
  })

  t.deepEqual(answer, { kind: 'found', value: { asyncId: '65f0c0de' }, callId: 'call-1' })
  t.deepEqual(wire.calls[0]?.body, { establishmentCode: 'TRHC01', registrationNumber: 'Crl.A/12/2025' })
  t.is(callLog.entries[0]?.answer.subject, 'TRHC01 Crl.A/12/2025')
})

test('orders of other courts are Unsupported, without a call', async (t) => {
  const wire = await startWire(t)
  const answer = await createAttestr(aConfig(wire.url), createCallLog()).requestOrderDocuments({
    courtType: 'NCLT',
    filingNumber: '2709138000112024',
  })
  t.deepEqual(answer, {
    kind: 'failed',
    failure: {
      class: 'Unsupported',
      message: 'Orders are available only by CNR or by the number of a High Court case.',
    },
    callId: 'call-1',
  })
  t.is(wire.calls.length, 0)
})

test('a receipt without an id is a ParseGap', async (t) => {
  const wire = await startWire(t)
  wire.answer('/api/v2/public/ecourtx/cnr/advanced', json({ items: [] }))
  const answer = await createAttestr(aConfig(wire.url), createCallLog()).requestOrderDocuments({
    courtType: 'HC',
    cnr: CNR,
  })
  t.deepEqual(answer.kind === 'failed' && answer.failure, { class: 'ParseGap', message: 'The answer lacks _id.' })
})

test('delivered orders carry the references of the case’s orders; one without an address has no document', async (t) => {
  const wire = await startWire(t)
  const orders = [
    { orderNumber: '1', orderDate: '10-01-2024', orderType: 'COPY OF ORDER', documentUrl: `${wire.url}/cdn/1.pdf` },
    { orderNumber: '2', orderDate: '20-03-2024', orderType: 'COPY OF ORDER', documentUrl: '' },
    { orderNumber: '3', orderDate: '05-06-2024', link: 'http://cdn.example/3.pdf' },
    { orderNumber: '4' },
  ]
  wire.answer(ASYNC, json({ _id: '65f0c0de', status: 'COMPLETED', output: { valid: true, orders } }))

  const answer = await createAttestr(aConfig(wire.url), createCallLog()).readAsyncResult('65f0c0de')

  t.deepEqual(answer, {
    kind: 'found',
    callId: 'call-1',
    value: {
      omittedRows: 1,
      orders: [
        {
          number: '1',
          orderDate: '2024-01-10',
          orderType: 'COPY OF ORDER',
          reference: 'attestr/2024-01-10/1/COPY OF ORDER',
          url: `${wire.url}/cdn/1.pdf`,
        },
        {
          number: '2',
          orderDate: '2024-03-20',
          orderType: 'COPY OF ORDER',
          reference: 'attestr/2024-03-20/2/COPY OF ORDER',
        },
        { number: '3', orderDate: '2024-06-05', reference: 'attestr/2024-06-05/3/' },
      ],
    },
  })
})

test('an order without a number is referred to by its place on the day, which says nothing once the day has more of them', async (t) => {
  const wire = await startWire(t)
  const referencesOf = async (...orders: object[]) => {
    wire.answer(ASYNC, json({ status: 'COMPLETED', output: { orders } }))
    const answer = await createAttestr(aConfig(wire.url), createCallLog()).readAsyncResult('65f0c0de')
    return answer.kind === 'found' && answer.value.orders.map(({ number, reference }) => [number, reference])
  }
  const order = { orderDate: '20-03-2024', orderType: 'COPY OF ORDER' }
  const judgment = { orderDate: '20-03-2024', orderType: 'JUDGEMENT' }
  t.deepEqual(await referencesOf(order, judgment), [
    ['1', 'attestr/2024-03-20/1 of 1/COPY OF ORDER'],
    ['1', 'attestr/2024-03-20/1 of 1/JUDGEMENT'],
  ])
  t.deepEqual(await referencesOf(order, { ...order }), [
    ['1', 'attestr/2024-03-20/1 of 2/COPY OF ORDER'],
    ['2', 'attestr/2024-03-20/2 of 2/COPY OF ORDER'],
  ])
})

const ENDS: [string, object, object][] = [
  [
    'work under way is Pending, to be asked again in 15 s',
    { status: 'IN_PROGRESS' },
    {
      kind: 'failed',
      failure: { class: 'Pending', message: 'The source is still working on the request.', retryAfterMs: 15_000 },
      callId: 'call-1',
    },
  ],
  [
    'work that went wrong is over: NotIndexed, for the court may have the documents',
    { status: 'ERRORED', error: { message: 'Unable to process this record at source' } },
    {
      kind: 'failed',
      failure: { class: 'NotIndexed', message: 'The work of the source ended without the documents.' },
      callId: 'call-1',
    },
  ],
  [
    'work that was done and is marked as invalid is over, too',
    { status: 'COMPLETED', output: { valid: false, message: 'Unable to process' } },
    {
      kind: 'failed',
      failure: { class: 'NotIndexed', message: 'The work of the source ended without the documents.' },
      callId: 'call-1',
    },
  ],
  [
    'work that found no case is none',
    { status: 'COMPLETED', output: { valid: false, message: 'No record found' } },
    { kind: 'none', callId: 'call-1' },
  ],
  [
    'a case without orders is none',
    { status: 'COMPLETED', output: { documents: [] } },
    { kind: 'none', callId: 'call-1' },
  ],
  [
    'work done without a result is a ParseGap',
    { status: 'COMPLETED' },
    {
      kind: 'failed',
      failure: { class: 'ParseGap', message: 'The answer lacks output.' },
      callId: 'call-1',
    },
  ],
]
for (const [title, body, expected] of ENDS) {
  test(title, async (t) => {
    const wire = await startWire(t)
    wire.answer(ASYNC, json(body))
    t.deepEqual<object, object>(
      await createAttestr(aConfig(wire.url), createCallLog()).readAsyncResult('65f0c0de'),
      expected,
    )
  })
}

test('a delivered document is fetched free of charge; another server does not get the token', async (t) => {
  const wire = await startWire(t)
  wire.answer('/cdn/1.pdf', pdf(BYTES))
  const callLog = createCallLog()
  const client = createAttestr(aConfig(wire.url), callLog)

  const answer = await client.fetchOrderDocument({ reference: 'attestr/2024-01-10/1/', url: `${wire.url}/cdn/1.pdf` })
  const foreign = await client.fetchOrderDocument({
    reference: 'attestr/2024-01-10/2/',
    url: 'http://127.0.0.1:1/2.pdf',
  })

  t.deepEqual(answer, { kind: 'found', value: { bytes: BYTES }, callId: 'call-1' })
  t.is(callLog.entries[0]?.answer.costPaise, 0)
  t.is(foreign.kind === 'failed' && foreign.failure.class, 'InvalidInput')
})
