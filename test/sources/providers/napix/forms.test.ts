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

test('no date is a blank, null, words or the ends of the courts’ calendars', (t) => {
  for (const date of [
    '',
    null,
    'Next Date Not Given',
    '5000-01-01',
    '5000-01-01 00:00:00',
    '4999-12-31',
    '0000-00-00',
    undefined,
  ]) {
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

/** Names as public readers of these services have met them. */
const NAME_FIELDS = {
  PETITIONER: ['pet_name', 'lpet_name', 'lpet_adv', 'petNameAdd', 'petparty_name', 'lpetparty_name', 'pet_legal_heir'],
  RESPONDENT: ['res_name', 'lres_name', 'lres_adv', 'resNameAdd', 'resparty_name', 'res_name_entity'],
  EITHER: ['party_name1', 'adv_name2', 'ladv_name1', 'extra_party', 'lextra_party', 'petnameadArr', 'cause_title'],
}

for (const [mark, side] of [
  ['hide_pet_name', 'PETITIONER'],
  ['hide_res_name', 'RESPONDENT'],
] as const)
  test(`no field that may name a side stays where ${mark} is set, in a record, a row of states or of a search`, (t) => {
    const fields = [...NAME_FIELDS[side], ...NAME_FIELDS.EITHER]
    const row = { cino: CNR, pend_disp: 'P', [mark]: 'Y', ...Object.fromEntries(fields.map((key) => [key, 'INDIGO'])) }
    const shown = { cino: CNR, pet_name: 'OCHRE', res_name: 'OCHRE TWO' }
    for (const body of [row, { case1: row, case2: shown }, { casenos: { case1: shown, case2: row } }, [row]]) {
      const kept = JSON.stringify(withoutHiddenNames(body))
      t.notRegex(kept, /INDIGO/)
      t.regex(kept, /"pend_disp":"P"/)
    }
    t.regex(JSON.stringify(withoutHiddenNames({ case1: row, case2: shown })), /OCHRE.*OCHRE TWO/)
  })

test('parties in the rows of a record with hidden names are cut, too; judges and courts stay', (t) => {
  const record = {
    hide_pet_name: 'Y',
    historyofcasehearing: [{ judge_name: 'OCHRE', business_date: '2024-01-10' }],
    link_cases: { sr_no1: { case_number: 'WP/7/2024', pet_name: 'INDIGO', party: 'INDIGO' } },
    lower_court_name: 'OCHRE COURT',
    transfer: [{ transfer_court_name: 'OCHRE', res_name: 'INDIGO', lpet_name: 'INDIGO' }],
  }
  const kept = JSON.stringify(withoutHiddenNames(record))
  t.notRegex(kept, /INDIGO/)
  t.is(kept.match(/OCHRE/g)?.length, 3)
})

for (const [row, number, court] of [
  [{ transfer_court_name: 'Court 2', case_no: 'CS/9/2023' }, 'CS/9/2023', 'Court 2'],
  [{ case_no: 'CS/9/2023', date_of_request: '2023-01-02' }, 'CS/9/2023', undefined],
  [{ judge_name: 'A judge', court_no: '2', reg_no: '9/2023', est_name: 'Saket' }, '9/2023', 'Saket'],
  [{ transfer_court_name: 'Court 2', cino: CNR }, CNR, 'Court 2'],
] as const)
  test(`a transfer ${JSON.stringify(row)} is one of ${number}`, (t) => {
    const record = CaseRecord.parse({ cino: 'DLHC010000022024', pet_name: 'OCHRE', transfer: [row] })
    const [linked] = courtCaseOf(record, 'HC', 'DLHC010000022024').courtCase.linkedCases
    t.like(linked, { number, relation: 'TRANSFER', ...(court && { court }) })
    t.is(linked?.court, court)
  })

test('a transfer without a number of a case is left out', (t) => {
  const record = CaseRecord.parse({ cino: CNR, pet_name: 'OCHRE', transfer: [{ transfer_court_name: 'Court 2' }] })
  t.deepEqual(courtCaseOf(record, 'HC', CNR).courtCase.linkedCases, [])
})

test('a connected case that has only a number of filing is said to have been filed under it', (t) => {
  const link_cases = [{ filing_number: 'WP/500/2020', case_number: '' }]
  const record = CaseRecord.parse({ cino: CNR, pet_name: 'OCHRE', link_cases })
  t.deepEqual(
    courtCaseOf(record, 'HC', CNR).courtCase.linkedCases.map(({ number }) => number),
    ['Filing No. WP/500/2020'],
  )
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
