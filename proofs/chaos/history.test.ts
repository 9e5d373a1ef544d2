import test from 'ava'
import { breachesIn, type Endpoint, type Exchange, type History, type Message, NO_ANSWER } from './history.ts'

/* The checker itself: it finds nothing in what a right service may answer, and finds each of these planted breaches. */

const ENDPOINTS: Endpoint[] = ['first', 'second'].map((url) => ({ url, client: 'a' }))

let now = 0

/** One exchange after all before it, unless times are given. */
function sent(request: string, rest: Partial<Exchange> = {}): Exchange {
  now += 10
  return { client: 'a', request, sentAt: now, answeredAt: now + 5, status: 200, answer: 'same', kept: {}, ...rest }
}

function found(exchanges: Exchange[], messages: Message[] = []): string[] {
  const history: History = { exchanges, messages, endpoints: ENDPOINTS, subscribed: ['case.updated'] }
  return breachesIn(history)
}

const CREATE = 'POST /watchlist/entities'
const CONFIRM = 'POST /watchlist/candidates/c1/confirm'
const DECLINE = 'POST /watchlist/candidates/c1/decline'
const WAITING = 'POST /watchlist/entities/e1/candidates/search'
const decided = { status: 400, kept: { code: 60415 } }
const listed = { kept: { records: [{ _id: 'c1' }] } }
const key = { idempotencyKey: 'k1' }
const page = (cursor: string, ...ids: string[]) =>
  sent(`GET /events${cursor && `?cursor=${cursor}`}`, {
    kept: { events: ids.map((id) => ({ id, type: 'case.updated' })) },
  })
/** At every endpoint. */
const told = (eventId: string, body = 'same'): Message[] =>
  ENDPOINTS.map(({ url }) => ({ endpoint: url, eventId, body }))
const billed = (...billingKeys: string[]) =>
  sent('GET /account/usage/export', { kept: { entries: billingKeys.map((billingKey) => ({ billingKey, units: 1 })) } })
const lookup = (searchId: string) => sent('POST /case-lookup', { kept: { searchId } })

test('what a right service may answer is no breach', (t) => {
  const right = [
    // The first answer was lost on its way.
    sent(CREATE, { ...key, status: NO_ANSWER, answer: 'none' }),
    sent(CREATE, key),
    sent(CREATE, key),
    sent(WAITING, listed),
    // Two at the same moment, and a list that was read meanwhile.
    sent(CONFIRM, { sentAt: now + 1, answeredAt: now + 50 }),
    sent(DECLINE, { sentAt: now + 1, answeredAt: now + 60, ...decided }),
    sent(WAITING, { ...listed, sentAt: now + 5, answeredAt: now + 55 }),
    page('', 'e1'),
    page('e1', 'e2', 'e3'),
    page('', 'e1', 'e2', 'e3'),
    lookup('s1'),
    sent('POST /case-lookup/orders/download', { kept: { orderId: 'o1' } }),
    sent('POST /historical-search', { kept: { searchId: 'h0', results: [] } }),
    billed('lookup:s1:1', 'order:account:o1'),
  ]
  t.deepEqual(
    found(
      right,
      ['e1', 'e2', 'e3', 'e1'].flatMap((id) => told(id)),
    ),
    [],
  )
})

const PLANTED: [what: string, exchanges: () => Exchange[], messages: Message[], breach: RegExp][] = [
  [
    'a repeated request that got two answers',
    () => [sent(CREATE, key), sent(CREATE, { ...key, answer: 'another' })],
    [],
    /two answers/,
  ],
  [
    'a repeated request that was refused after it had been done',
    () => [sent(CREATE, key), sent(CREATE, { ...key, status: 409 })],
    [],
    /refused with 409/,
  ],
  ['two verdicts about one thing', () => [sent(CONFIRM), sent(DECLINE)], [], /two verdicts: confirm, decline/],
  ['a thing that waits after its verdict', () => [sent(CONFIRM), sent(WAITING, listed)], [], /waits again/],
  [
    'a thing that waits after somebody was told that it is decided',
    () => [sent(CONFIRM, { status: NO_ANSWER }), sent(DECLINE, decided), sent(WAITING, listed)],
    [],
    /waits again/,
  ],
  ['a refusal before any verdict', () => [sent(CONFIRM, decided)], [], /before anybody/],
  [
    'an event that a reader missed',
    () => [page('e1', 'e3'), page('', 'e1', 'e2', 'e3')],
    ['e1', 'e2', 'e3'].flatMap((id) => told(id)),
    /has e3 after e1, and in another page e2 after e1/,
  ],
  [
    'an event that came twice',
    () => [page('', 'e1', 'e2'), page('e2', 'e1')],
    ['e1', 'e2'].flatMap((id) => told(id)),
    /has e1 after the beginning, and in another page e1 after e2/,
  ],
  [
    'an event that came to one endpoint of two',
    () => [page('', 'e1')],
    told('e1').slice(0, 1),
    /e1 has not come to second/,
  ],
  ['a message of no event', () => [], told('e9').slice(0, 1), /of no event/],
  [
    "a message of another client's event",
    () => [{ ...page('', 'e1'), client: 'b' }],
    told('e1').slice(0, 1),
    /of no event of its client/,
  ],
  ['a message with two bodies', () => [page('', 'e1')], [told('e1'), told('e1', 'another')].flat(), /two bodies/],
  ['a thing charged twice', () => [lookup('s1'), billed('lookup:s1:1', 'lookup:s1:2')], [], /charged twice: lookup:s1/],
  ['a charge for nothing', () => [lookup('s1'), billed('lookup:s1:1', 'lookup:s2:1')], [], /not delivered: lookup:s2/],
  ['a thing that was not charged', () => [lookup('s1'), billed()], [], /not charged: lookup:s1/],
  [
    'a page with results that was not charged',
    () => [sent('POST /historical-search', { kept: { searchId: 'h1', results: [0] } }), billed()],
    [],
    /not charged: search:h1/,
  ],
]

for (const [what, exchanges, messages, breach] of PLANTED)
  test(`the checker of histories finds ${what}`, (t) => {
    const breaches = found(exchanges(), messages)
    t.is(breaches.length, 1, breaches.join('\n'))
    t.regex(breaches[0] ?? '', breach)
  })
