import test from 'ava'
import type { SourceAnswer } from '../../../domain/source.ts'
import type { SourceFailure } from '../../../domain/source-failure.ts'
import type { Gateway } from '../../../sources/gateway/gateway.ts'
import { createCallLog } from '../call-log.ts'
import { cutOff, html, json, type Reply, reset, silence, startWire, text } from '../wire.ts'

/** What the rows need to know of a client under test. */
export interface ClientUnderTest<Client> {
  /** As its documentation writes it. */
  provider: string
  /** The secret that must not turn up in a failure. */
  token: string
  connect(baseUrl: string, gateway: Gateway, timeoutMs: number): Client
}

/** One operation, asked as a caller would ask it. */
export interface Operation<Client> {
  name: string
  path: string
  ask(client: Client): Promise<SourceAnswer<unknown>>
}

export type FailureRow = [what: string, reply: Reply, failure: SourceFailure]

/** How every operation that answers JSON tells the failures that no provider words in its own way. */
export const WIRE_FAILURES: FailureRow[] = [
  [
    'an HTML page with HTTP 200',
    html(200),
    { class: 'Upstream', message: 'An HTML page instead of JSON with HTTP 200.', httpStatus: 200 },
  ],
  [
    'an HTML page with HTTP 403',
    html(403),
    { class: 'Upstream', message: 'An HTML page instead of JSON with HTTP 403.', httpStatus: 403 },
  ],
  [
    'an HTML page with HTTP 502',
    html(502),
    { class: 'Upstream', message: 'An HTML page instead of JSON with HTTP 502.', httpStatus: 502 },
  ],
  [
    'an empty body',
    text(200, 'application/json', ''),
    { class: 'Upstream', message: 'An empty answer with HTTP 200.', httpStatus: 200 },
  ],
  [
    'half a JSON',
    text(200, 'application/json', '{"data": {"courtCaseData": {"cnr": "DL'),
    { class: 'Upstream', message: 'Something else instead of JSON with HTTP 200.', httpStatus: 200 },
  ],
  ['a body cut off', cutOff('{"data":'), { class: 'Upstream', message: 'The connection broke (UND_ERR_SOCKET).' }],
  ['a reset connection', reset, { class: 'Upstream', message: 'The connection broke (UND_ERR_SOCKET).' }],
]

/** The rows of operations that answer a PDF: anything else with HTTP 200 came in place of the order. */
export const DOCUMENT_FAILURES: FailureRow[] = [
  [
    'an HTML page with HTTP 200',
    html(200),
    {
      class: 'Upstream',
      message: 'The source sent something other than a PDF instead of the order.',
      httpStatus: 200,
      reason: 'NOT_A_PDF',
    },
  ],
  [
    'a page that calls itself a PDF',
    text(200, 'application/pdf', '<html></html>'),
    {
      class: 'Upstream',
      message: 'The source sent something other than a PDF instead of the order.',
      httpStatus: 200,
      reason: 'NOT_A_PDF',
    },
  ],
  ...WIRE_FAILURES.filter(([what]) => !['an HTML page with HTTP 200', 'half a JSON'].includes(what)),
]

/** Declares one test for each operation and row: the failure word for word, one call, its outcome written down. */
export function testFailures<Client>(
  { provider, token, connect }: ClientUnderTest<Client>,
  operations: Operation<Client>[],
  rows: FailureRow[],
): void {
  for (const { name, path, ask } of operations) {
    for (const [what, reply, failure] of rows) {
      test(`${provider}, ${name}: ${what} is ${failure.class}`, async (t) => {
        const wire = await startWire(t)
        wire.answer(path, reply)
        const callLog = createCallLog()

        const answer = await ask(connect(wire.url, callLog, 60_000))

        t.deepEqual(answer, { kind: 'failed', failure, callId: 'call-1' })
        t.deepEqual([wire.calls.length, callLog.entries.map(({ outcome }) => outcome)], [1, [failure.class]])
        t.false(JSON.stringify(answer).includes(token))
      })
    }

    test(`${provider}, ${name}: silence is Upstream after the operation's own timeout`, async (t) => {
      const wire = await startWire(t)
      wire.answer(path, silence)

      const answer = await ask(connect(wire.url, createCallLog(), 80))

      t.deepEqual(answer, {
        kind: 'failed',
        failure: { class: 'Upstream', message: 'No complete answer within 80 ms.' },
        callId: 'call-1',
      })
    })

    test(`${provider}, ${name}: a reached spend cap makes no call`, async (t) => {
      const wire = await startWire(t)
      const callLog = createCallLog({ capPaise: -1 })

      const answer = await ask(connect(wire.url, callLog, 60_000))

      t.is(answer.kind === 'failed' && answer.failure.class, 'SpendCap')
      t.is(wire.calls.length, 0)
    })
  }
}

/** Declares one test for each operation that answers JSON: the same value when the JSON comes as JSON inside JSON. */
export function testJsonInJson<Client>(
  { provider, connect }: ClientUnderTest<Client>,
  operations: (Operation<Client> & { good: unknown })[],
): void {
  for (const { name, path, ask, good } of operations) {
    test(`${provider}, ${name}: JSON inside a JSON string is the same answer`, async (t) => {
      const wire = await startWire(t)
      wire.answer(path, json(good), json(JSON.stringify(good)))
      const client = connect(wire.url, createCallLog(), 60_000)

      const plain = await ask(client)
      const wrapped = await ask(client)

      t.is(plain.kind, 'found')
      t.deepEqual(wrapped, { ...plain, callId: 'call-2' })
    })
  }
}
