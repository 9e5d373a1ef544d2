import test from 'ava'
import { createEcourtsIndia } from '../../../../sources/providers/ecourtsindia/client.ts'
import { createCallLog } from '../../call-log.ts'
import { json, startWire } from '../../wire.ts'
import { aCaseDetail, aRecord, CNR, envelope } from './answers.ts'
import { aConfig } from './under-test.ts'

const PATH = `/api/partner/case/${CNR}`

test('a record becomes the canonical case, nothing added and no blank kept', async (t) => {
  const wire = await startWire(t)
  wire.answer(PATH, json(aCaseDetail()))
  const callLog = createCallLog()

  const answer = await createEcourtsIndia(aConfig(wire.url), callLog).readCaseDetail('dlnd02-004788-2021')

  t.deepEqual(answer, {
    kind: 'found',
    callId: 'call-1',
    value: {
      modifiedAt: Date.parse('2026-05-01T09:38:35.670Z'),
      omittedRows: 0,
      courtCase: {
        identifier: { courtType: 'DC', cnr: CNR, registrationNumber: '24807/2022', caseType: 'Ct Cases' },
        courtType: 'DC',
        court: 'Chief Metropolitan Magistrate, New Delhi, PHC',
        state: 'DL',
        district: 'New Delhi',
        judge: 'Chief Metropolitan Magistrate',
        caseType: 'CC',
        caseTypeName: 'Criminal Complaint Case',
        caseNumber: 'Ct Cases/24807/2022',
        filingNumber: '27843/2021',
        status: 'DISPOSED',
        stage: 'Evidence',
        natureOfDisposal: 'DISMISSED AS WITHDRAWN',
        filingDate: '2021-12-21',
        registrationDate: '2022-01-03',
        firstHearingDate: '2022-01-05',
        previousHearingDate: '2023-07-07',
        decisionDate: '2023-07-07',
        petitioners: [{ name: 'INDIGO LOOMS PVT. LTD.', advocate: 'Meher Talwandi' }],
        respondents: [{ name: 'VERMILION CARRIERS', advocate: 'Tarun Bhelpuri' }, { name: 'OCHRE GODOWNS & ORS.' }],
        acts: ['Negotiable Instruments Act, 1881 - Section 138', 'Indian Penal Code, 1860'],
        hearings: [
          {
            businessDate: '2022-01-05',
            nextDate: '2022-04-07',
            judge: 'Duty Magistrate',
            purpose: 'Misc./ Appearance',
            business: 'Adjourned : Judge on leave',
          },
          { businessDate: '2022-04-07', judge: 'Duty Magistrate', business: 'Summons issued.' },
          { businessDate: '2023-07-07', judge: 'Chief Metropolitan Magistrate', purpose: 'Disposed' },
        ],
        orders: [
          {
            number: '1',
            orderDate: '2022-04-07',
            orderType: 'COPY OF ORDER',
            reference: `ecourtsindia/${CNR}/order-1.pdf`,
          },
          { number: '1', orderDate: '2023-01-02', orderType: 'Order' },
          {
            number: '10',
            orderDate: '2023-07-07',
            orderType: 'JUDGEMENT',
            reference: `ecourtsindia/${CNR}/order-10.pdf`,
          },
        ],
        interlocutoryApplications: [
          { number: '1/2022', filedBy: 'INDIGO LOOMS PVT. LTD.', filingDate: '2022-02-01', status: 'Disposed' },
        ],
        linkedCases: [
          { number: 'CRLMP/33524/2022', relation: 'TAGGED' },
          { number: 'CC/9/2020', court: 'Metropolitan Magistrate', relation: 'EARLIER_COURT' },
        ],
      },
    },
  })
})

test('a case that was asked for at a High Court is one of a High Court, also where no list has its code', async (t) => {
  const wire = await startWire(t)
  wire.answer(PATH, json(aCaseDetail()))
  const client = createEcourtsIndia(aConfig(wire.url), createCallLog())
  const asked = await client.readCaseDetail(CNR, { courtType: 'HC' })
  t.like(asked, { kind: 'found', value: { courtCase: { courtType: 'HC', identifier: { courtType: 'HC' } } } })
})

test('the call carries token and user agent and is booked with its price and the source’s own id', async (t) => {
  const wire = await startWire(t)
  wire.answer(PATH, json(aCaseDetail()))
  const callLog = createCallLog()

  await createEcourtsIndia(aConfig(wire.url), callLog).readCaseDetail(CNR)

  const [call] = wire.calls
  t.deepEqual(
    [call?.method, call?.headers.authorization, call?.headers['user-agent'], call?.headers.accept],
    ['GET', 'Bearer eci_live_invented', 'CourtPulse/test', 'application/json'],
  )
  const { source, operation, subject, costPaise, providerRequestId } =
    callLog.entries[0]?.answer ?? t.fail('nothing kept')
  t.deepEqual(
    { source, operation, subject, costPaise, providerRequestId },
    {
      source: 'ecourtsindia',
      operation: 'caseDetail',
      subject: CNR,
      costPaise: 150,
      providerRequestId: '400006a5-0010-d800-b63f-84710c7967bb',
    },
  )
})

test('both spellings of the request id are kept', async (t) => {
  const wire = await startWire(t)
  wire.answer(PATH, json({ ...aCaseDetail(), meta: { requestId: 'old-spelling' } }))
  const callLog = createCallLog()
  await createEcourtsIndia(aConfig(wire.url), callLog).readCaseDetail(CNR)
  t.is(callLog.entries[0]?.answer.providerRequestId, 'old-spelling')
})

test('eCourtsIndia: a bad row among good ones is left out and counted, in each list', async (t) => {
  const wire = await startWire(t)
  const record = aRecord({
    petitioners: ['INDIGO LOOMS PVT. LTD.', { name: 'an object' }],
    historyOfCaseHearings: [{ judge: 'X' }, { businessOnDate: '2022-01-05' }],
    interimOrders: [{ orderDate: 'soon', orderUrl: 'order-1.pdf' }],
    interlocutoryApplications: 'three',
  })
  wire.answer(PATH, json(aCaseDetail(record)))

  const answer = await createEcourtsIndia(aConfig(wire.url), createCallLog()).readCaseDetail(CNR)

  t.is(answer.kind === 'found' && answer.value.omittedRows, 4)
  t.deepEqual(answer.kind === 'found' && answer.value.courtCase.petitioners, [
    { name: 'INDIGO LOOMS PVT. LTD.', advocate: 'Meher Talwandi' },
  ])
  t.is(answer.kind === 'found' && answer.value.courtCase.orders.length, 1)
})

const GAPS: [string, unknown, string][] = [
  ['a record one level too high', envelope(aRecord()), 'The answer lacks data.courtCaseData.'],
  ['a record without CNR', aCaseDetail(aRecord({ cnr: '' })), 'The answer lacks data.courtCaseData.cnr.'],
  [
    'a record without parties',
    aCaseDetail(aRecord({ petitioners: [], respondents: null })),
    'The answer lacks data.courtCaseData.petitioners.',
  ],
  [
    'the record of another case',
    aCaseDetail(aRecord({ cnr: 'DLND020047892021' })),
    'The answer is about another case.',
  ],
]
for (const [what, body, message] of GAPS) {
  test(`eCourtsIndia: ${what} is a ParseGap`, async (t) => {
    const wire = await startWire(t)
    wire.answer(PATH, json(body))
    t.deepEqual(await createEcourtsIndia(aConfig(wire.url), createCallLog()).readCaseDetail(CNR), {
      kind: 'failed',
      failure: { class: 'ParseGap', message },
      callId: 'call-1',
    })
  })
}

for (const written of ['DLND02', 'ESCR010001462025', '']) {
  test(`"${written}" is no CNR of a case and is refused before a call`, async (t) => {
    const wire = await startWire(t)
    const answer = await createEcourtsIndia(aConfig(wire.url), createCallLog()).readCaseDetail(written)
    t.deepEqual(answer, {
      kind: 'failed',
      failure: { class: 'InvalidInput', message: 'This is not the CNR of a case.' },
      callId: 'call-1',
    })
    t.is(wire.calls.length, 0)
  })
}

const COURTS: [string, string][] = [
  ['MP07010272252017', 'DC'],
  ['WBCHCA0239512024', 'HC'],
  ['HCBM010000522019', 'HC'],
  ['SCIN010147042025', 'SC'],
]
for (const [cnr, courtType] of COURTS) {
  test(`the CNR ${cnr} makes the case one of court type ${courtType}`, async (t) => {
    const wire = await startWire(t)
    wire.answer(`/api/partner/case/${cnr}`, json(aCaseDetail(aRecord({ cnr, courtName: null, cnrCourtCode: null }))))
    const answer = await createEcourtsIndia(aConfig(wire.url), createCallLog()).readCaseDetail(cnr)
    const { courtType: read, court } = answer.kind === 'found' ? answer.value.courtCase : t.fail('not found')
    t.deepEqual({ read, court }, { read: courtType, court: cnr.slice(0, 6) })
  })
}

test('a pending case keeps its next hearing, and a listing stands for a hearing where there is no history', async (t) => {
  const wire = await startWire(t)
  const record = aRecord({
    caseStatus: 'PENDING',
    disposalTypeRaw: null,
    disposalType: null,
    nextHearingDate: '2027-02-03',
    historyOfCaseHearings: [],
    businessOnDateEntries: null,
    listingDates: [{ date: '2026-12-01', purpose: '', stage: 'AFTER NOTICE', judges: 'Ila Konnagar', remarks: '--' }],
  })
  wire.answer(PATH, json(aCaseDetail(record)))

  const answer = await createEcourtsIndia(aConfig(wire.url), createCallLog()).readCaseDetail(CNR)

  const { status, nextHearingDate, hearings } = answer.kind === 'found' ? answer.value.courtCase : t.fail('not found')
  t.deepEqual(
    { status, nextHearingDate, hearings },
    {
      status: 'PENDING',
      nextHearingDate: '2027-02-03',
      hearings: [{ businessDate: '2026-12-01', judge: 'Ila Konnagar', purpose: 'AFTER NOTICE' }],
    },
  )
})

test('two orders of a day without files have numbers that stay theirs when an earlier order comes late', async (t) => {
  const wire = await startWire(t)
  const late = { orderDate: '2022-01-01', description: 'Order' }
  const pair = [
    { orderDate: '2022-04-07', description: 'Order' },
    { orderDate: '2022-04-07', description: 'Order' },
  ]
  wire.answer(
    PATH,
    json(aCaseDetail(aRecord({ interimOrders: pair, judgmentOrders: [] }))),
    json(aCaseDetail(aRecord({ interimOrders: [late, ...pair], judgmentOrders: [] }))),
  )
  const client = createEcourtsIndia(aConfig(wire.url), createCallLog())

  const numbers = async () => {
    const answer = await client.readCaseDetail(CNR)
    const orders = answer.kind === 'found' ? answer.value.courtCase.orders : []
    return orders.filter(({ orderDate }) => orderDate === '2022-04-07').map(({ number }) => number)
  }

  t.deepEqual(
    [await numbers(), await numbers()],
    [
      ['1', '2'],
      ['1', '2'],
    ],
  )
})

test('a token that cannot stand in a header is refused at start and not repeated', (t) => {
  const config = { ...aConfig('http://127.0.0.1:1'), token: 'eci live\nx' }
  const error = t.throws(() => createEcourtsIndia(config, createCallLog()))
  t.is(error?.message, 'The token of ecourtsindia is empty or contains spaces or non-ASCII characters.')
})
