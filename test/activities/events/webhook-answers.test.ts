import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import test, { type ExecutionContext } from 'ava'
import { sendWebhook } from '../../../activities/events/send-webhook.ts'

/*
 * The status alone decides whether a receiver has accepted a message, whatever its body is and whatever Node's parser
 * says about the rest.
 */

const message = {
  event: { id: 'e1', accountId: 'a1', type: 'case.updated' as const, data: {}, created: 0 },
  secrets: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
}

const OK = 'HTTP/1.1 200 OK\r\n'

/**
 * The response of a receiver: the bytes it writes after the message, and whether it then closes or resets the
 * connection.
 */
interface Answer {
  writes: string
  finally?: 'end' | 'reset' | 'drip'
  status: number
  kept?: string
}

const ANSWERS: Record<string, Answer> = {
  'a chunked body that never ends': {
    writes: `${OK}Transfer-Encoding: chunked\r\n\r\n2\r\nok\r\n`,
    status: 200,
    kept: 'ok',
  },
  'a chunked body that drips': { writes: `${OK}Transfer-Encoding: chunked\r\n\r\n`, finally: 'drip', status: 200 },
  'an event stream that never ends': {
    writes: `${OK}Content-Type: text/event-stream\r\n\r\n: hello\n\n`,
    status: 200,
    kept: ': hello\n\n',
  },
  'headers and no body': { writes: `${OK}Content-Length: 20\r\n\r\n`, status: 200, kept: '' },
  'a body that is cut short': { writes: `${OK}Content-Length: 20\r\n\r\nok`, finally: 'end', status: 200, kept: 'ok' },
  'a body that breaks off': { writes: `${OK}Content-Length: 20\r\n\r\nok`, finally: 'reset', status: 200 },
  'a chunk whose length is no number': { writes: `${OK}Transfer-Encoding: chunked\r\n\r\nzz\r\nok\r\n`, status: 200 },
  'a chunked body without its last chunk': {
    writes: `${OK}Transfer-Encoding: chunked\r\n\r\n2\r\nok\r\n`,
    finally: 'end',
    status: 200,
    kept: 'ok',
  },
  '20 kB of headers': {
    writes: `${OK}X-Trace: ${'y'.repeat(20_000)}\r\nContent-Length: 2\r\n\r\nok`,
    status: 200,
    kept: 'ok',
  },
  '100 kB of headers': {
    writes: `${OK}${`X-Trace: ${'y'.repeat(1_000)}\r\n`.repeat(100)}Content-Length: 2\r\n\r\nok`,
    status: 200,
    kept: 'ok',
  },
  'a length and chunks': {
    writes: `${OK}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\n0\r\n\r\n`,
    status: 200,
  },
  'two lengths': { writes: `${OK}Content-Length: 2\r\nContent-Length: 3\r\n\r\nok`, status: 200 },
  'a length that is no number': { writes: `${OK}Content-Length: two\r\n\r\nok`, status: 200 },
  'a control character in a header': { writes: `${OK}X-Name: \u0001\r\nContent-Length: 2\r\n\r\nok`, status: 200 },
  'a blank in the name of a header': { writes: `${OK}X Name: a\r\nContent-Length: 2\r\n\r\nok`, status: 200 },
  'a header without a colon': { writes: `${OK}OK\r\nContent-Length: 2\r\n\r\nok`, status: 200 },
  'LF at the end of lines': { writes: 'HTTP/1.1 200 OK\nContent-Length: 2\n\nok', status: 200 },
  'a 204 with a body': { writes: 'HTTP/1.1 204 No Content\r\nContent-Type: application/json\r\n\r\n[]', status: 204 },
  'HTTP/1.0 without a length': { writes: 'HTTP/1.0 200 OK\r\n\r\nok', finally: 'end', status: 200, kept: 'ok' },
  'no headers': { writes: 'HTTP/1.1 202 Accepted\r\n\r\n', finally: 'end', status: 202, kept: '' },
  'a status without words': { writes: 'HTTP/1.1 200\r\nContent-Length: 2\r\n\r\nok', status: 200, kept: 'ok' },
  '100 before 200': {
    writes: `HTTP/1.1 100 Continue\r\n\r\n${OK}Content-Length: 2\r\n\r\nok`,
    status: 200,
    kept: 'ok',
  },
  '103 before a 200 of two lengths': {
    writes: `HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n${OK}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    status: 200,
  },
  'gzip that breaks off': {
    writes: `${OK}Content-Encoding: gzip\r\nContent-Length: 20\r\n\r\n\u001f`,
    finally: 'end',
    status: 200,
  },
  'a redirect that never ends': {
    writes: 'HTTP/1.1 302 Found\r\nLocation: /x\r\nContent-Length: 20\r\n\r\n',
    status: 302,
  },
  '410 with a body that is cut short': {
    writes: 'HTTP/1.1 410 Gone\r\nContent-Length: 20\r\n\r\nno',
    finally: 'end',
    status: 410,
    kept: 'no',
  },
  '503 with a body that never ends': {
    writes: 'HTTP/1.1 503 Busy\r\nContent-Length: 20\r\n\r\nbusy',
    status: 503,
    kept: 'busy',
  },
  '500 of two lengths': {
    writes: 'HTTP/1.1 500 Oh\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n',
    status: 500,
  },
}

for (const [title, { status, kept, ...answer }] of Object.entries(ANSWERS))
  test(`${title}: ${status}, with one request`, async (t) => {
    const receiver = await aReceiver(t, answer)
    const outcome = await send(receiver.port)
    t.like(outcome, { kind: 'answered', status, ...(kept === undefined ? {} : { answer: kept }) })
    t.is(receiver.requests(), 1)
  })

test('a response that is not HTTP fails the attempt', async (t) => {
  const receiver = await aReceiver(t, { writes: 'SSH-2.0-Server\r\n' })
  t.deepEqual(await send(receiver.port), { kind: 'failed', problem: 'CONNECTION_FAILED' })
})

test('a receiver that sends no status is abandoned at the deadline', async (t) => {
  const receiver = await aReceiver(t, { writes: 'HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n' })
  t.deepEqual(await send(receiver.port, 500), { kind: 'failed', problem: 'TIMED_OUT' })
})

function send(port: number, timeoutMs = 10_000) {
  const settings = { allowedHosts: ['127.0.0.1'], nameServers: [], timeoutMs }
  return sendWebhook({ ...message, url: `http://127.0.0.1:${port}/` }, settings)
}

async function aReceiver(t: ExecutionContext, { writes, finally: end }: Pick<Answer, 'writes' | 'finally'>) {
  let requests = 0
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.once('data', () => {
      requests++
      socket.write(writes, 'latin1')
      if (end === 'end') socket.end()
      if (end === 'reset') socket.resetAndDestroy()
      if (end !== 'drip') return
      const dripping = setInterval(() => socket.write('1\r\nx\r\n'), 100)
      socket.on('close', () => clearInterval(dripping))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { port: (server.address() as { port: number }).port, requests: () => requests }
}
