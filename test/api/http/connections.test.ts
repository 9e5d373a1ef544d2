import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import test from 'ava'
import { anAccount, type Service, startService } from '../../support/service.ts'
import { until } from '../../support/until.ts'

let service: Service

test.before(async () => {
  service = await startService({}, [])
})
test.after.always(() => service?.close())

const SHARE = 1_000
const MAX_AT_ONCE = 200

function connectFrom(localAddress: string): Socket {
  const { hostname, port } = new URL(service.api.baseUrl)
  return connect({ host: hostname, port: Number(port), localAddress }).on('error', () => {})
}

const ALIVE = 'GET /v1/health/live HTTP/1.1\r\nHost: x\r\n\r\n'

/** Opens connections that the process certainly accepts, a few at a time, because its backlog is short. */
async function open(count: number, localAddress: string): Promise<Socket[]> {
  const sockets: Socket[] = []
  while (sockets.length < count) {
    const some = Array.from({ length: Math.min(50, count - sockets.length) }, () => connectFrom(localAddress))
    await Promise.all(some.map((socket) => isServed(socket)))
    sockets.push(...some)
  }
  return sockets
}

/** Returns whether a connection is accepted: it is answered, or closed silently. */
async function isServed(socket: Socket): Promise<boolean> {
  socket.write(ALIVE)
  const served = once(socket, 'data').then(() => true)
  return Promise.race([served, once(socket, 'close').then(() => false)])
}

test.serial('one address holds at most its share of the connections, and others are served all the same', async (t) => {
  const held = await open(SHARE, '127.0.0.2')
  t.teardown(() => {
    for (const socket of held) socket.destroy()
  })
  t.false(await isServed(connectFrom('127.0.0.2')))
  t.true(held.every((socket) => !socket.destroyed))
  t.is((await service.call('GET /health/live')).status, 200)

  held[0]?.destroy()
  await until(
    () => isServed(connectFrom('127.0.0.2')),
    (served) => served,
  )
})

test.serial(
  'an account has a maximum of concurrent requests: 429 60444 for one more, and for no other account',
  async (t) => {
    const [account, other] = [await anAccount(service.db), await anAccount(service.db)]
    const head = [
      'POST /v1/watchlist/entities HTTP/1.1',
      'Host: x',
      `X-Service-Api-Key: ${account.key}`,
      'Content-Type: application/json',
      'Content-Length: 2',
      '',
      '',
    ].join('\r\n')
    const waiting = await open(MAX_AT_ONCE, '127.0.0.3')
    t.teardown(() => {
      for (const socket of waiting) socket.destroy()
    })
    for (const socket of waiting) socket.write(head)
    const ask = () => service.call('GET /account', { key: account.key })
    const refused = await until(ask, ({ status }) => status === 429)
    t.like(refused.body, { code: 60444, details: { retryAfterSeconds: 1 } })
    t.is(refused.headers.get('retry-after'), '1')
    t.truthy(refused.headers.get('x-ratelimit-limit'))
    t.is((await service.call('GET /account', { key: other.key })).status, 200)

    waiting[0]?.write('{}')
    await until(ask, ({ status }) => status === 200)
  },
)

test('a request whose headers do not end is answered with 400 60001, and its connection ends', async (t) => {
  const socket = connectFrom('127.0.0.4')
  let answered = ''
  socket.setEncoding('utf8').on('data', (chunk) => (answered += chunk))
  socket.write('GET /v1/health/live HTTP/1.1\r\nHost: x\r\nX-Slow: ')
  await once(socket, 'close')
  t.regex(answered, /^HTTP\/1\.1 400 .*was not completed in time/s)
})
