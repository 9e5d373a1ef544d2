import type { EcourtsIndia } from '../../../../sources/providers/ecourtsindia/client.ts'
import { json } from '../../wire.ts'
import { DOCUMENT_FAILURES, type FailureRow, testFailures, testJsonInJson, WIRE_FAILURES } from '../failure-rows.ts'
import { aCaseDetail, aHit, aSearchPage, CAPABILITIES, CNR, ENUMS, envelope, errorBody } from './answers.ts'
import { ECOURTSINDIA } from './under-test.ts'

const REFERENCE = `ecourtsindia/${CNR}/order-1.pdf`
const PDF_BASE64 = Buffer.from('%PDF-1.7 an order').toString('base64')

/** Every operation that answers JSON, with an answer that is `found`. */
const OPERATIONS = [
  {
    name: 'case detail',
    path: `/api/partner/case/${CNR}`,
    ask: (client: EcourtsIndia) => client.readCaseDetail(CNR),
    good: aCaseDetail(),
  },
  {
    name: 'search',
    path: '/api/partner/search',
    ask: (client: EcourtsIndia) => client.searchCases({ litigants: ['Indigo Looms'], page: 1, pageSize: 20 }),
    good: aSearchPage([aHit()]),
  },
  {
    name: 'capabilities',
    path: '/api/partner/search/capabilities',
    ask: (client: EcourtsIndia) => client.readCapabilities(),
    good: CAPABILITIES,
  },
  {
    name: 'enums',
    path: '/api/partner/enums',
    ask: (client: EcourtsIndia) => client.readEnums(),
    good: ENUMS,
  },
  {
    name: 'order markdown',
    path: `/api/partner/case/${CNR}/order-md/order-1.pdf`,
    ask: (client: EcourtsIndia) => client.fetchOrderMarkdown(REFERENCE),
    good: envelope({ markdownContent: null, pdfBase64: PDF_BASE64 }),
  },
  {
    name: 'bulk refresh status',
    path: '/api/partner/case/bulk-refresh-status',
    ask: (client: EcourtsIndia) => client.readRefreshStatus([CNR]),
    good: envelope({ results: [{ cnr: CNR, status: 'COMPLETED' }] }),
  },
  {
    name: 'cause-list batch',
    path: '/api/partner/causelist/cnr/batch',
    ask: (client: EcourtsIndia) => client.readListings([CNR]),
    good: envelope([{ cnr: CNR, hasCauselist: false, nextListing: null }]),
  },
]

const ORDER_DOCUMENT = {
  name: 'order document',
  path: `/api/partner/case/${CNR}/order/order-1.pdf`,
  ask: (client: EcourtsIndia) => client.fetchOrderDocument(REFERENCE),
}

/** The source's own words for a failure. */
const CODES: FailureRow[] = [
  [
    '400 INVALID_PARAMETER',
    json(errorBody('INVALID_PARAMETER', 'Meher Talwandi is no judge'), 400),
    { class: 'InvalidInput', message: 'The call was refused. (INVALID_PARAMETER)', httpStatus: 400 },
  ],
  [
    '401 TOKEN_EXPIRED',
    json(errorBody('TOKEN_EXPIRED'), 401),
    { class: 'AccountProblem', message: 'The token has expired. (TOKEN_EXPIRED)', httpStatus: 401 },
  ],
  [
    '402 INSUFFICIENT_CREDITS',
    json(errorBody('INSUFFICIENT_CREDITS', 'Insufficient credits. Required: ₹1.50, Available: ₹1.10'), 402),
    {
      class: 'AccountProblem',
      message: 'The credit is used up. The call costs ₹1.50, ₹1.10 is left. (INSUFFICIENT_CREDITS)',
      httpStatus: 402,
    },
  ],
  [
    '403 ACCOUNT_INACTIVE',
    json(errorBody('ACCOUNT_INACTIVE'), 403),
    { class: 'AccountProblem', message: 'The account is disabled. (ACCOUNT_INACTIVE)', httpStatus: 403 },
  ],
  [
    '404 CASE_NOT_FOUND',
    json(errorBody('CASE_NOT_FOUND'), 404),
    { class: 'NotIndexed', message: 'The case is not in the index. (CASE_NOT_FOUND)', httpStatus: 404 },
  ],
  [
    '404 ORDER_NOT_FOUND',
    json(errorBody('ORDER_NOT_FOUND'), 404),
    { class: 'NotIndexed', message: 'The source does not have this order. (ORDER_NOT_FOUND)', httpStatus: 404 },
  ],
  [
    '429 with Retry-After',
    json(errorBody('RATE_LIMIT_EXCEEDED'), 429, { 'Retry-After': '12' }),
    {
      class: 'RateLimited',
      message: 'Too many calls. (RATE_LIMIT_EXCEEDED)',
      httpStatus: 429,
      retryAfterMs: 12_000,
    },
  ],
  [
    '500 INTERNAL_ERROR',
    json(errorBody('INTERNAL_ERROR'), 500),
    { class: 'Upstream', message: 'The source refused the call with HTTP 500.', httpStatus: 500 },
  ],
  [
    'CASE_NOT_FOUND under HTTP 503',
    json(errorBody('CASE_NOT_FOUND'), 503),
    { class: 'Upstream', message: 'The source refused the call with HTTP 503.', httpStatus: 503 },
  ],
  [
    'an error inside HTTP 200',
    json(errorBody('INSUFFICIENT_CREDITS'), 200),
    { class: 'AccountProblem', message: 'The credit is used up. (INSUFFICIENT_CREDITS)', httpStatus: 200 },
  ],
  [
    'an unknown error inside HTTP 200',
    json(errorBody('SOMETHING_NEW'), 200),
    { class: 'Upstream', message: 'The call was refused. (SOMETHING_NEW)', httpStatus: 200 },
  ],
]

/** Without data an answer is no answer, and never "nothing found". */
const NO_DATA: FailureRow[] = [
  ['an answer without data', json({ meta: {} }), { class: 'ParseGap', message: 'The answer lacks data.' }],
]

testFailures(ECOURTSINDIA, OPERATIONS, [...WIRE_FAILURES, ...CODES, ...NO_DATA])
testFailures(ECOURTSINDIA, [ORDER_DOCUMENT], [...DOCUMENT_FAILURES, ...CODES])
testJsonInJson(ECOURTSINDIA, OPERATIONS)
