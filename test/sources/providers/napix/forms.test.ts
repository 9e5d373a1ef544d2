import test from 'ava'
import { randomFor } from '../../../../sandbox/world/random.ts'
import { answerFrom } from '../../../../sources/exchange.ts'
import { CaseRecord, courtCaseOf } from '../../../../sources/providers/napix/court-case.ts'
import { openEnvelope } from '../../../../sources/providers/napix/envelope.ts'
import { readFailure } from '../../../../sources/providers/napix/failures.ts'
import { withoutHiddenNames } from '../../../../sources/providers/napix/hidden-names.ts'
import { seal, unseal } from '../../../../sources/providers/napix/seal.ts'
import { SERVICES } from '../../../../sources/providers/napix/services.ts'
import { aConfig } from './under-test.ts'

const KEYS = { aesKey: 'short', aesIv: 'an-iv-of-sixteen', hmacKey: 'some-key' }
const CNR = 'DLHC010000012024'

test('a sealed text opens again, also URL-safe and with blanks for plus signs; 10,000 signatures have 64 digits', (t) => {
  for (let count = 0; count < 10_000; count++) {
    const plain = `cino=${CNR}|n=${count}`
    const { text, token } = seal(plain, KEYS)
    if (!/^[0-9a-f]{64}$/.test(token)) return t.fail(token)
    const written = [text, text.replaceAll('+', ' '), text.replaceAll('+', '-').replaceAll('/', '_')]
    for (const one of written) if (unseal(one, KEYS)?.toString() !== plain) return t.fail(one)
  }
  t.pass()
})

test('the services that are asked are these and no others', (t) => {
  t.deepEqual(
    Object.values(SERVICES)
      .flatMap((services) => Object.values(services))
      .toSorted(),
    [
      '/dc-cnr-api/cnr',
      '/dc-current-status-api/currentStatus',
      '/dc-oreder-api/order',
      '/dc-party-name-api/partyName',
      '/hc-cnr-api/CNR',
      '/hc-current-status-api/currentStatus',
      '/hc-order-api/order',
      '/hc-party-name-api/partyname',
    ],
  )
})

const ROWS: Record<string, object[]> = {
  historyofcasehearing: [
    { business_date: '2024-01-10', hearing_date: '5000-01-01', purpose_of_listing: 'Admission' },
    { business_date: '', hearing_date: '2024-03-01', desgname: 'Judge' },
  ],
  interimorder: [{ order_no: 1, order_date: '2024-01-10' }],
  finalorder: [{ order_no: '', order_date: '2024-06-05' }],
  iafiling: [{ ia_number: 'IA/1/2024 </br> <b>Class :</b> Other', ia_pend_disp: 'P' }],
  acts: [{ actname: 'Code of Invention', section: '9' }],
  link_cases: [{ filing_number: 'F/1/2024', case_number: 'WP/7/2024' }],
  transfer: [{ transfer_court_name: 'Court 2', case_no: 'CS/9/2023' }],
  objections: [{ objection: 'Stamp missing', scrutiny_date: '2024-01-03' }],
}

test('5,000 records in every form of rows are read without a gap and without a row left out', (t) => {
  for (let seed = 0; seed < 5_000; seed++) {
    const random = randomFor('rows', String(seed))
    const record: Record<string, unknown> = {
      cino: CNR,
      pet_name: 'INDIGO LOOMS',
      pend_disp: 'P',
      reg_no: 1,
      reg_year: '2024',
    }
    for (const [field, rows] of Object.entries(ROWS))
      record[field] = random.pick(field, [
        Object.fromEntries(rows.map((row, index) => [`sr_no${index + 1}`, row])),
        rows,
        JSON.stringify(rows),
        rows[0],
        [],
        null,
        '',
        {},
      ])
    record.pet_extra_party = random.pick<unknown>('party', [['VERMILION'], { party_no1: 'VERMILION' }, [], '', null])
    const reading = CaseRecord.safeParse(record)
    if (!reading.success) return t.fail(`${seed}: ${reading.error.message}`)
    const { omittedRows } = courtCaseOf(reading.data, 'HC', CNR)
    if (omittedRows > 0) return t.fail(`${seed}: ${JSON.stringify(record)}`)
  }
  t.pass()
})

test('no date is a blank, null, words or the year 5000', (t) => {
  for (const date of ['', null, 'Next Date Not Given', '5000-01-01', '0000-00-00', undefined]) {
    const record = CaseRecord.parse({ cino: CNR, res_name: 'OCHRE', date_next_list: date })
    t.is(courtCaseOf(record, 'HC', CNR).courtCase.nextHearingDate, undefined)
  }
})

test('10,000 random bodies neither throw nor say that there is no such case', (t) => {
  const config = aConfig('http://127.0.0.1')
  for (let seed = 0; seed < 10_000; seed++) {
    const random = randomFor('body', String(seed))
    const bytes = Uint8Array.from({ length: random.whole('length', 0, 60) }, (_, at) =>
      random.whole(`byte ${at}`, 32, 126),
    )
    const text = Buffer.from(bytes).toString()
    const body = random.pick('form', [
      text,
      JSON.stringify({ response_str: text }),
      JSON.stringify({ status: text }),
      `[${text}`,
    ])
    const opened = openEnvelope(answerFrom(200, '', new TextEncoder().encode(body)), 'caseRecord', config)
    if (readFailure(opened)?.kind === 'none') return t.fail(body)
  }
  t.pass()
})

for (const [mark, left] of [
  [{ hide_pet_name: 'Y' }, /^(?!.*INDIGO).*VERMILION/],
  [{ hide_res_name: 'y' }, /^(?!.*VERMILION).*INDIGO/],
  [{ hide_partyname: 'Y' }, /^(?!.*(INDIGO|VERMILION))/],
  [{ hide_partyname_est: 'Y' }, /^(?!.*(INDIGO|VERMILION))/],
  [{ hide_pet_name: 'N' }, /INDIGO.*VERMILION/],
] as const)
  test(`the mark ${JSON.stringify(mark)} hides the names, extra parties and advocates of its side`, (t) => {
    const record = {
      pet_name: 'INDIGO',
      pet_adv: 'INDIGO COUNSEL',
      pet_extra_party: { party_no1: 'INDIGO TWO' },
      res_name: 'VERMILION',
      res_extra_party: ['VERMILION TWO'],
      ...mark,
    }
    t.regex(JSON.stringify(withoutHiddenNames(record)), left)
  })
