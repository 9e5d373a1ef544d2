import test from 'ava'
import { type CaseIdentifier, COURT_TYPES } from '../../../../domain/courts/types.ts'
import { createAttestr } from '../../../../sources/providers/attestr/client.ts'
import { createCallLog } from '../../call-log.ts'
import { json, startWire } from '../../wire.ts'
import { aCasePage } from './answers.ts'
import { aConfig } from './under-test.ts'

const PATH = '/api/v2/public/ecourtx/case-details/basic'
const NCLT_CASE: CaseIdentifier = { courtType: 'NCLT', filingNumber: '2709138000112024', establishmentCode: 'NCLTMB0' }

test('an answer becomes the canonical case: what was asked for stays, the court’s numbers are added', async (t) => {
  const wire = await startWire(t)
  wire.answer(PATH, json(aCasePage()))

  const answer = await createAttestr(aConfig(wire.url), createCallLog()).readCaseDetails(NCLT_CASE)

  t.deepEqual(answer, {
    kind: 'found',
    callId: 'call-1',
    value: {
      omittedRows: 0,
      courtCase: {
        identifier: { ...NCLT_CASE, registrationNumber: '29/2024', caseType: 'C.P.(IB)' },
        courtType: 'NCLT',
        court: 'National Company Law Tribunal, Mumbai Bench',
        state: 'Maharashtra',
        bench: 'Mumbai',
        judge: "HON'BLE ILA KONNAGAR",
        caseType: 'C.P.(IB)',
        caseNumber: 'C.P.(IB)/29/2024',
        filingNumber: '2709138000112024',
        status: 'PENDING',
        stage: 'Arguments',
        filingDate: '2024-01-02',
        registrationDate: '2024-01-04',
        firstHearingDate: '2024-01-10',
        previousHearingDate: '2024-06-05',
        nextHearingDate: '2027-02-03',
        petitioners: [{ name: 'INDIGO LOOMS PVT. LTD.', advocate: 'Tarun Bhelpuri' }],
        respondents: [{ name: 'VERMILION CARRIERS' }, { name: 'OCHRE GODOWNS' }],
        acts: ['Insolvency and Bankruptcy Code, 2016 - 7', 'Companies Act, 2013'],
        hearings: [
          { businessDate: '2024-01-10', nextDate: '2024-06-05', judge: 'Ila Konnagar', purpose: 'Admission' },
          { businessDate: '2024-06-05', purpose: 'Disposed' },
        ],
        orders: [
          { number: '1', orderDate: '2024-01-10', judge: 'Ila Konnagar', reference: 'attestr/2024-01-10/1/' },
          {
            number: '2',
            orderDate: '2024-06-05',
            orderType: 'COPY OF ORDER',
            reference: 'attestr/2024-06-05/2/COPY OF ORDER',
          },
        ],
        interlocutoryApplications: [{ number: 'IA/1/2024', filedBy: 'INDIGO LOOMS PVT. LTD.', status: 'Pending' }],
        linkedCases: [{ number: 'CP/7/2023', relation: 'LINKED' }],
      },
    },
  })
})

test('only the fields that the identifier has are sent, under the token as issued', async (t) => {
  const wire = await startWire(t)
  wire.answer(PATH, json(aCasePage()))
  const callLog = createCallLog()

  await createAttestr(aConfig(wire.url), callLog).readCaseDetails(NCLT_CASE)

  t.deepEqual(wire.calls[0]?.body, NCLT_CASE)
  t.is(wire.calls[0]?.headers.authorization, 'Basic b3BhcXVlOnRva2Vu')
  const { operation, subject, costPaise } = callLog.entries[0]?.answer ?? t.fail('nothing kept')
  t.deepEqual(
    { operation, subject, costPaise },
    { operation: 'caseDetails', subject: 'NCLT:filing:2709138000112024', costPaise: 1000 },
  )
})

for (const courtType of COURT_TYPES) {
  test(`${courtType} cases are asked for`, async (t) => {
    const wire = await startWire(t)
    wire.answer(PATH, json(aCasePage()))
    const answer = await createAttestr(aConfig(wire.url), createCallLog()).readCaseDetails({
      courtType,
      registrationNumber: '29/2024',
    })
    t.is(answer.kind === 'found' && answer.value.courtCase.courtType, courtType)
  })
}

for (const message of ['No record found for the given input', 'Case not found', 'NO DATA', 'Case does not exist']) {
  test(`valid: false with "${message}" is none`, async (t) => {
    const wire = await startWire(t)
    wire.answer(PATH, json({ valid: false, message }))
    t.deepEqual(await createAttestr(aConfig(wire.url), createCallLog()).readCaseDetails(NCLT_CASE), {
      kind: 'none',
      callId: 'call-1',
    })
  })
}

for (const message of ['Court site is not responding', '', null]) {
  test(`valid: false with ${JSON.stringify(message)} is no sure none`, async (t) => {
    const wire = await startWire(t)
    wire.answer(PATH, json({ valid: false, message }))
    const answer = await createAttestr(aConfig(wire.url), createCallLog()).readCaseDetails(NCLT_CASE)
    t.is(answer.kind === 'failed' && answer.failure.class, 'Upstream')
  })
}

test('Attestr: a bad row among good ones is left out and counted, in each list', async (t) => {
  const wire = await startWire(t)
  const page = aCasePage({
    orders: [{ orderDate: '10-01-2024' }, { orderDate: 'soon' }],
    caseHistory: [{ judge: 'Ila Konnagar' }],
    transfers: [{ to: 'another bench' }],
    acts: [null, 'Companies Act, 2013'],
  })
  wire.answer(PATH, json(page))

  const answer = await createAttestr(aConfig(wire.url), createCallLog()).readCaseDetails(NCLT_CASE)

  t.is(answer.kind === 'found' && answer.value.omittedRows, 4)
  t.is(answer.kind === 'found' && answer.value.courtCase.orders.length, 1)
})

const GAPS: [string, object, string][] = [
  ['a case without a court', aCasePage({ courtName: '--', courtEstablishment: '' }), 'The answer lacks courtName.'],
  [
    'a case without parties',
    aCasePage({ petitioners: [], petitionersText: null, respondentsText: null }),
    'The answer lacks petitioners.',
  ],
  ['an answer of another shape', { result: aCasePage() }, 'The answer lacks petitioners.'],
]
for (const [what, body, message] of GAPS) {
  test(`Attestr: ${what} is a ParseGap`, async (t) => {
    const wire = await startWire(t)
    wire.answer(PATH, json(body))
    t.deepEqual(await createAttestr(aConfig(wire.url), createCallLog()).readCaseDetails(NCLT_CASE), {
      kind: 'failed',
      failure: { class: 'ParseGap', message },
      callId: 'call-1',
    })
  })
}

test('the answer about another CNR is a ParseGap', async (t) => {
  const wire = await startWire(t)
  wire.answer(PATH, json(aCasePage({ cnrNumber: 'DLND020047892021' })))
  const answer = await createAttestr(aConfig(wire.url), createCallLog()).readCaseDetails({
    courtType: 'DC',
    cnr: 'DLND020047882021',
  })
  t.is(answer.kind === 'failed' && answer.failure.message, 'The answer is about another case.')
})

test('the answer about another filing number is a ParseGap', async (t) => {
  const wire = await startWire(t)
  wire.answer(PATH, json(aCasePage({ filingNumber: '2709138000122024' })))
  const answer = await createAttestr(aConfig(wire.url), createCallLog()).readCaseDetails(NCLT_CASE)
  t.is(answer.kind === 'failed' && answer.failure.message, 'The answer is about another case.')
})

test('a disposed case has no next hearing', async (t) => {
  const wire = await startWire(t)
  wire.answer(PATH, json(aCasePage({ caseStatus: 'CASE DISPOSED', decisionDate: '05-06-2024' })))
  const answer = await createAttestr(aConfig(wire.url), createCallLog()).readCaseDetails(NCLT_CASE)
  const { status, decisionDate, nextHearingDate } =
    answer.kind === 'found' ? answer.value.courtCase : t.fail('not found')
  t.deepEqual([status, decisionDate, nextHearingDate], ['DISPOSED', '2024-06-05', undefined])
})
