import test from 'ava'
import { createAttestr } from '../../../../sources/providers/attestr/client.ts'
import { createCallLog } from '../../call-log.ts'
import { json, startWire } from '../../wire.ts'
import { aRecord, aSearchAnswer } from './answers.ts'
import { aConfig } from './under-test.ts'

const BUSINESS = '/api/v2/public/riskx/business/ecourt'
const PERSON = '/api/v2/public/riskx/person/ecourt'
const SLICE = { tag: 'search-1', address: 'Sector 9, Rohtak, Haryana 124001', threshold: 60, skip: 0, limit: 100 }
const COMPANY = { ...SLICE, businessName: 'Indigo Looms', registrationNumber: 'U17110HR2011PTC000000' }

test('rows become found cases with their score', async (t) => {
  const wire = await startWire(t)
  const consumer = {
    courtType: 'CC',
    caseNumber: 'DC/525/CC/101/2023',
    courtName: '',
    score: 61,
    petitioners: ['MEHER TALWANDI'],
  }
  wire.answer(BUSINESS, json(aSearchAnswer([aRecord(), consumer], { count: 250 })))

  const answer = await createAttestr(aConfig(wire.url), createCallLog()).searchBusiness(COMPANY)

  t.deepEqual(answer, {
    kind: 'found',
    callId: 'call-1',
    value: {
      totalHits: 250,
      nextSkip: 2,
      omittedRows: 0,
      cases: [
        {
          courtType: 'HC',
          cnr: 'DLHC010001232024',
          registrationNumber: '123/2024',
          establishmentCode: 'DLHC01',
          court: 'High Court of Delhi',
          state: 'Delhi',
          caseType: 'W.P.(C)',
          caseNumber: 'W.P.(C)/123/2024',
          status: 'DISPOSED',
          natureOfDisposal: 'Dismissed',
          filingDate: '2024-01-15',
          decisionDate: '2025-02-03',
          petitioners: ['INDIGO LOOMS PVT. LTD.'],
          respondents: ['VERMILION CARRIERS'],
          matchScore: 92,
        },
        {
          courtType: 'CC',
          caseNumber: 'DC/525/CC/101/2023',
          petitioners: ['MEHER TALWANDI'],
          respondents: [],
          matchScore: 61,
        },
      ],
    },
  })
})

test('a disposed case has no next hearing, though its row may carry an old one', async (t) => {
  const wire = await startWire(t)
  wire.answer(BUSINESS, json(aSearchAnswer([aRecord({ nextHearingDate: '03-02-2025' })])))

  const answer = await createAttestr(aConfig(wire.url), createCallLog()).searchBusiness(COMPANY)

  const { status, nextHearingDate } = (answer.kind === 'found' && answer.value.cases[0]) || t.fail()
  t.deepEqual([status, nextHearingDate], ['DISPOSED', undefined])
})

test('a company is sent with its number; the book holds neither name nor address', async (t) => {
  const wire = await startWire(t)
  wire.answer(BUSINESS, json(aSearchAnswer([aRecord()])))
  const callLog = createCallLog()

  await createAttestr(aConfig(wire.url), callLog).searchBusiness(COMPANY)

  t.deepEqual(wire.calls[0]?.body, {
    businessName: 'Indigo Looms',
    reg: 'U17110HR2011PTC000000',
    tag: 'search-1',
    address: 'Sector 9, Rohtak, Haryana 124001',
    mode: 'Realtime',
    threshold: 60,
    skip: 0,
    limit: 100,
  })
  const { body, ...written } = callLog.entries[0]?.answer ?? t.fail('nothing kept')
  t.notRegex(JSON.stringify(written), /indigo|rohtak/i)
  t.regex(written.subject, /^name:[0-9a-f]{32}$/)
})

test('a person is sent with father and birth date in the source’s form', async (t) => {
  const wire = await startWire(t)
  wire.answer(PERSON, json(aSearchAnswer([aRecord()])))
  const callLog = createCallLog()

  await createAttestr(aConfig(wire.url), callLog).searchPerson({
    ...SLICE,
    name: 'Meher Talwandi',
    fatherName: 'Om Talwandi',
    birthDate: '1978-07-04',
  })

  t.deepEqual(wire.calls[0]?.body, {
    name: 'Meher Talwandi',
    fatherName: 'Om Talwandi',
    birthDate: '04-07-1978',
    ...SLICE,
    mode: 'Realtime',
  })
  const { body, ...written } = callLog.entries[0]?.answer ?? t.fail('nothing kept')
  t.notRegex(JSON.stringify(written), /talwandi|\b1978\b/i)
})

for (const [what, body] of [
  ['an empty list', aSearchAnswer([])],
  ['"no records"', { valid: false, message: 'No records found' }],
  ['an empty list under output', { output: aSearchAnswer([]) }],
] as const) {
  test(`${what} is none`, async (t) => {
    const wire = await startWire(t)
    wire.answer(BUSINESS, json(body))
    const answer = await createAttestr(aConfig(wire.url), createCallLog()).searchBusiness(COMPANY)
    t.deepEqual(answer, { kind: 'none', callId: 'call-1' })
  })
}

const GAPS: [string, object, string][] = [
  ['hits counted and not sent', aSearchAnswer([], { count: 3 }), 'The source reports 3 hits but sends none.'],
  ['only bad rows', aSearchAnswer([{}, 'row']), 'None of 2 rows could be read.'],
  ['no list of records', { valid: true, count: 0 }, 'The answer lacks records.'],
  ['another slice', aSearchAnswer([aRecord()], { skip: 100 }), 'The source skipped 100 hits instead of 0.'],
]
for (const [what, body, message] of GAPS) {
  test(`Attestr: ${what} is a ParseGap, never none`, async (t) => {
    const wire = await startWire(t)
    wire.answer(BUSINESS, json(body))
    const answer = await createAttestr(aConfig(wire.url), createCallLog()).searchBusiness(COMPANY)
    t.deepEqual(answer.kind === 'failed' && answer.failure, { class: 'ParseGap', message })
  })
}

test('Attestr: a bad row among good ones is left out and counted', async (t) => {
  const wire = await startWire(t)
  wire.answer(BUSINESS, json(aSearchAnswer([aRecord(), { courtName: 'Somewhere' }])))
  const answer = await createAttestr(aConfig(wire.url), createCallLog()).searchBusiness(COMPANY)
  t.is(answer.kind === 'found' && answer.value.cases.length, 1)
  t.is(answer.kind === 'found' && answer.value.omittedRows, 1)
})

for (const [what, skip, count, rows, nextSkip] of [
  ['there is more while the count is not reached', 0, 3, 2, 2],
  ['there is more after a slice shorter than asked for, from where it ended', 1, 4, 1, 2],
  ['there is no more at the count', 1, 3, 2, undefined],
  ['a full slice without a count may have more', 0, undefined, 2, 2],
  ['a short slice without a count has no more', 0, undefined, 1, undefined],
  ['an empty slice after the first has no more', 2, 3, 0, undefined],
] as const) {
  test(what, async (t) => {
    const wire = await startWire(t)
    const records = Array.from({ length: rows }, () => aRecord())
    wire.answer(BUSINESS, json({ valid: true, records, ...(count !== undefined && { count }) }))
    const answer = await createAttestr(aConfig(wire.url), createCallLog()).searchBusiness({
      ...COMPANY,
      skip,
      limit: 2,
    })
    t.is(answer.kind === 'found' ? answer.value.nextSkip : t.fail(), nextSkip)
  })
}

test('what is out of range is refused before a paid call', async (t) => {
  const wire = await startWire(t)
  const answer = await createAttestr(aConfig(wire.url), createCallLog()).searchBusiness({
    ...COMPANY,
    tag: 'x'.repeat(51),
    threshold: 9,
    skip: -1,
    limit: 101,
  })
  t.deepEqual(answer.kind === 'failed' && answer.failure, {
    class: 'InvalidInput',
    message: 'Out of range: tag, threshold, skip, limit.',
  })
  t.is(wire.calls.length, 0)
})
