import test from 'ava'
import type { CaseIdentifier } from '../../../../domain/courts/types.ts'
import type { Attestr } from '../../../../sources/providers/attestr/client.ts'
import { failureOf } from '../../../../sources/providers/attestr/failures.ts'
import { json } from '../../wire.ts'
import { DOCUMENT_FAILURES, type FailureRow, testFailures, testJsonInJson, WIRE_FAILURES } from '../failure-rows.ts'
import { aCasePage, aRecord, aSearchAnswer } from './answers.ts'
import { ATTESTR } from './under-test.ts'

const CNR_CASE: CaseIdentifier = { courtType: 'DC', cnr: 'DLND020047882021' }
const SLICE = { tag: 'search-1', address: 'Sector 9, Rohtak, Haryana 124001', threshold: 60, skip: 0, limit: 100 }

/** Every operation that answers JSON, with an answer that is `found`. */
const OPERATIONS = [
  {
    name: 'case details',
    path: '/api/v2/public/ecourtx/case-details/basic',
    ask: (client: Attestr) => client.readCaseDetails(CNR_CASE),
    good: aCasePage(),
  },
  {
    name: 'person search',
    path: '/api/v2/public/riskx/person/ecourt',
    ask: (client: Attestr) =>
      client.searchPerson({ ...SLICE, name: 'Meher Talwandi', fatherName: 'Om Talwandi', birthDate: '1978-07-04' }),
    good: aSearchAnswer([aRecord()]),
  },
  {
    name: 'business search',
    path: '/api/v2/public/riskx/business/ecourt',
    ask: (client: Attestr) => client.searchBusiness({ ...SLICE, businessName: 'Indigo Looms' }),
    good: aSearchAnswer([aRecord()]),
  },
  {
    name: 'order documents',
    path: '/api/v2/public/ecourtx/cnr/advanced',
    ask: (client: Attestr) => client.requestOrderDocuments(CNR_CASE),
    good: { items: [{ _id: '65f0c0de', number: 'ECX-1' }] },
  },
  {
    name: 'async result',
    path: '/api/v2/public/async/65f0c0de',
    ask: (client: Attestr) => client.readAsyncResult('65f0c0de'),
    good: {
      status: 'COMPLETED',
      output: { valid: true, orders: [{ orderDate: '10-01-2024', documentUrl: '/cdn/1.pdf' }] },
    },
  },
]

/** The address is taken apart by the client, so it need not be known here. */
const ORDER_DOCUMENT = {
  name: 'order document',
  path: '/cdn/1.pdf',
  ask: (client: Attestr) => client.fetchOrderDocument({ reference: 'attestr/2024-01-10/1/', url: '/cdn/1.pdf' }),
}

/** The source's own numbers for a failure. */
const CODES: FailureRow[] = [
  [
    '400 4001',
    json({ code: 4001, message: 'Meher Talwandi is no name' }, 400),
    { class: 'InvalidInput', message: 'Parameters are malformed or missing. (4001)', httpStatus: 400 },
  ],
  [
    '400 4005, low credit',
    json({ code: 4005, message: 'Low credit balance' }, 400),
    { class: 'AccountProblem', message: 'The credit is used up. (4005)', httpStatus: 400 },
  ],
  [
    '401 4016',
    json({ code: 4016, message: 'Bad client authorization' }, 401),
    { class: 'AccountProblem', message: 'The token is not known. (4016)', httpStatus: 401 },
  ],
  [
    '402 without a code',
    json({}, 402),
    { class: 'AccountProblem', message: 'The source refused the call with HTTP 402.', httpStatus: 402 },
  ],
  [
    '403 4035',
    json({ code: 4035, message: '' }, 403),
    { class: 'AccountProblem', message: 'The service is not switched on for the account. (4035)', httpStatus: 403 },
  ],
  [
    '403 4039',
    json({ code: '4039', message: '' }, 403),
    {
      class: 'AccountProblem',
      message: 'The IP address of this server is not on the allow list of the account. (4039)',
      httpStatus: 403,
    },
  ],
  [
    '429 4291 with Retry-After',
    json({ code: 4291, message: 'Too many requests' }, 429, { 'Retry-After': '12' }),
    { class: 'RateLimited', message: 'Too many calls by the account. (4291)', httpStatus: 429, retryAfterMs: 12_000 },
  ],
  [
    '500 5001',
    json({ code: 5001, message: 'Unable to process' }, 500),
    { class: 'Upstream', message: 'The record could not be fetched from its court. (5001)', httpStatus: 500 },
  ],
  [
    'a code inside HTTP 200',
    json({ code: 4005, message: 'Low credit balance' }),
    { class: 'AccountProblem', message: 'The credit is used up. (4005)', httpStatus: 200 },
  ],
]

testFailures(ATTESTR, OPERATIONS, [...WIRE_FAILURES, ...CODES])
testFailures(ATTESTR, [ORDER_DOCUMENT], DOCUMENT_FAILURES)
testJsonInJson(ATTESTR, OPERATIONS)

for (const [code, now, retryAfterMs] of [
  [4293, '2026-03-01T18:29:00Z', 60_000],
  [4294, '2026-03-01T18:30:00Z', 24 * 60 * 60 * 1000],
] as const) {
  test(`${code} at ${now} is DailyLimit until the next midnight in India, whatever Retry-After says`, (t) => {
    const answer = {
      status: 429,
      headers: new Headers({ 'Retry-After': '1' }),
      contentType: 'application/json',
      body: new Uint8Array([1]),
      json: { code, message: 'Daily limit' },
    }
    const failure = failureOf(answer, Date.parse(now))
    t.deepEqual([failure?.class, failure?.retryAfterMs], ['DailyLimit', retryAfterMs])
  })
}
