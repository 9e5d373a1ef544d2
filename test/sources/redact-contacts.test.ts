import test from 'ava'
import { redactCaseContacts, redactContacts } from '../../sources/redact-contacts.ts'

/* Nothing leaks: what sources tell of people's telephones and mail never reaches the database. */

function bytesOf(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text))
}

function redacted(text: string): string {
  return Buffer.from(redactContacts(bytesOf(text))).toString()
}

test('fields of e-mail addresses and telephone numbers are taken out of JSON, at any depth', (t) => {
  const answer = {
    partydetailslist: [{ party_name: 'A', party_email: 'a@example.invalid', party_mobile: '900', 'E-Mail': '' }],
    Phone: 1,
    contact_no: 9876543210,
  }
  t.deepEqual(JSON.parse(redacted(`\ufeff${JSON.stringify(answer)}`)), { partydetailslist: [{ party_name: 'A' }] })
})

test('so they are out of JSON that came as a text of JSON, however its letters are written', (t) => {
  t.is(redacted(JSON.stringify(JSON.stringify({ email: 'a', name: 'A' }))), '{"name":"A"}')
  t.is(redacted('{"note":"write to a\\u0040example.invalid"}'), '{"note":"write to (e-mail)"}')
})

for (const [written, masked] of [
  ['asha.rao+court@mail.example.in', '(e-mail)'],
  ['asha[at]example[dot]invalid', '(e-mail)'],
  ['asha&#64;example.invalid', '(e-mail)'],
  ['9876543210', '(phone)'],
  ['+91-98765 43210', '(phone)'],
  ['09876543210', '(phone)'],
  ['011-23456789', '(phone)'],
  ['Mob.9876543210', 'Mob.(phone)'],
  ['9876543210/9876543211', '(phone)/(phone)'],
] as const)
  test(`in a text ${written} is masked`, (t) => {
    t.is(redacted(`<td>Contact: ${written}, Delhi</td>`), `<td>Contact: ${masked}, Delhi</td>`)
    t.is(
      redacted(JSON.stringify({ address: `Ring Road ${written}` })),
      JSON.stringify({ address: `Ring Road ${masked}` }),
    )
  })

for (const number of [
  'DLHC017000012024',
  '2709139000012024',
  'DC/525/CC/900013/2024',
  'C.P.(IB)/9876543210/2024',
  '21-11-2026 14:05:09',
  '1795255000000',
  'Rs. 9876543210.50',
  'OA 012-2024',
])
  test(`${number} is no contact`, (t) => {
    const page = bytesOf(`<td>${number}</td>`)
    t.is(redactContacts(page), page)
  })

test('an answer without contacts is kept byte for byte', (t) => {
  for (const text of ['<p>e-mail</p>', '{ "a": 1 }', '']) {
    const bytes = bytesOf(text)
    t.is(redactContacts(bytes), bytes)
  }
})

test('what is masked in a text leaves every other byte as it was, whatever its encoding', (t) => {
  const bytes = Buffer.concat([Buffer.from([0xe9, 0xff]), Buffer.from(' 9876543210 ऋ')])
  const expected = Buffer.concat([Buffer.from([0xe9, 0xff]), Buffer.from(' (phone) ऋ')])
  t.deepEqual(Buffer.from(redactContacts(new Uint8Array(bytes))), expected)
})

test('documents and pictures are kept as they are, whatever stands in them', (t) => {
  for (const text of [
    '%PDF-1.7 /Author (a@example.invalid)',
    '\ufeff%PDF-1.4 9876543210',
    '\x89PNG\r\n\0 9876543210',
  ]) {
    const bytes = bytesOf(text)
    t.is(redactContacts(bytes), bytes)
  }
})

test('of a cut-off JSON answer with contacts nothing is kept', (t) => {
  t.is(redacted('{"email": "a@exam'), '')
})

test('a case has no contacts in the names of its people and in what was done at its hearings', (t) => {
  const courtCase = {
    identifier: { courtType: 'NCLT' as const },
    courtType: 'NCLT' as const,
    court: 'National Company Law Tribunal',
    petitioners: [{ name: 'ASHA RAO, MOB. 9876543210', advocate: 'K. Bhelpuri (k@example.invalid)' }],
    respondents: [{ name: 'OCHRE GODOWNS' }],
    acts: [],
    hearings: [
      { businessDate: '2024-01-10', purpose: 'Call 011-23456789', business: 'Serve at asha@example.invalid.' },
    ],
    orders: [],
    interlocutoryApplications: [{ number: '9876543210/2024', filedBy: 'ASHA RAO 9876543210' }],
    linkedCases: [],
  }
  t.deepEqual(redactCaseContacts(courtCase), {
    ...courtCase,
    petitioners: [{ name: 'ASHA RAO, MOB. (phone)', advocate: 'K. Bhelpuri ((e-mail))' }],
    hearings: [{ businessDate: '2024-01-10', purpose: 'Call (phone)', business: 'Serve at (e-mail).' }],
    interlocutoryApplications: [{ number: '9876543210/2024', filedBy: 'ASHA RAO (phone)' }],
  })
})

test('of an answer with a text longer than any court writes nothing is kept', (t) => {
  const long = 'word '.repeat(500_000)
  t.is(redacted(long), '')
  t.is(redacted(JSON.stringify({ note: long })), '')
})

test('a document in base64 stays as it came, however long it is', (t) => {
  const answer = JSON.stringify({ pdfBase64: 'JVBERi0x/9876543210+'.repeat(150_000) })
  t.is(redacted(answer), answer)
})
