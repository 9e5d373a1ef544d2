import { lookup } from 'node:dns'
import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'node:net'
import test from 'ava'
import { sendWebhook } from '../../../activities/events/send-webhook.ts'
import { askNameServers, checkedAddresses } from '../../../platform/checked-addresses.ts'
import { startNameServer } from '../../support/name-server.ts'

/*
 * A client names an address that we call from our own network, which must never reach internal hosts. Each spelling
 * below leads, by one trick or another, to this machine, its neighbours or a cloud's metadata service.
 */

/** Counts every connection to this machine, on any address. */
const connections = { count: 0 }
const listener = createServer((socket) => {
  connections.count++
  socket.destroy()
})
await new Promise<void>((resolve) => listener.listen(0, '::', resolve))
const PORT = (listener.address() as { port: number }).port
test.after.always(() => {
  listener.close()
})

const LOOPBACK = [
  'localhost',
  'LOCALHOST',
  'localhost.',
  'foo.localhost',
  'localhost.localdomain',
  'ip6-localhost',
  '127.0.0.1',
  '127.0.0.1.',
  '127.1',
  '127.0.1',
  '127.127.127.127',
  '127.255.255.254',
  '2130706433',
  '0x7f000001',
  '0x7f.0.0.1',
  '0x7F.0x0.0x0.0x1',
  '0177.0.0.1',
  '017700000001',
  '0177.0.0.01',
  '127.0x1',
  '０１７７.0.0.1',
  '①②⑦.⓪.⓪.①',
  '127。0。0。1',
  '%31%32%37.0.0.1',
  '0',
  '0.0.0.0',
  '0x0',
  '00000000',
  '[::]',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[0000:0000:0000:0000:0000:0000:0000:0001]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[0:0:0:0:0:ffff:127.0.0.1]',
  '[::127.0.0.1]',
  '[::7f00:1]',
  '[64:ff9b::127.0.0.1]',
  '[64:ff9b:1::7f00:1]',
  '[2002:7f00:1::]',
  '[2001:0:7f00:1::]',
]
const PRIVATE = [
  '10.0.0.1',
  '10.255.255.255',
  '012.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.1',
  '0xc0a80001',
  '3232235521',
  '100.64.0.1',
  '169.254.1.1',
  '192.0.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '[fc00::1]',
  '[fd12:3456:789a::1]',
  '[fe80::1]',
  '[fec0::1]',
  '[ff02::1]',
  '[::ffff:10.0.0.1]',
  '[2001:db8::1]',
  'printer.local',
  'router.lan',
  'vault',
]
const METADATA = [
  '169.254.169.254',
  '2852039166',
  '0xa9fea9fe',
  '0251.0376.0251.0376',
  '[::ffff:169.254.169.254]',
  '[::ffff:a9fe:a9fe]',
  '[fd00:ec2::254]',
  '100.100.100.200',
  '192.0.0.192',
  '168.63.129.16',
  'metadata.google.internal',
]
const URLS = [
  ...[...LOOPBACK, ...PRIVATE, ...METADATA].map((host) => `https://${host}:${PORT}/hook`),
  `http://127.0.0.1:${PORT}/`,
  `http://example.com:${PORT}/`,
  `https://user@127.0.0.1:${PORT}/`,
  `https://example.com@127.0.0.1:${PORT}/`,
  `https:\\\\127.0.0.1:${PORT}\\`,
  `https:127.0.0.1:${PORT}`,
  `ftp://127.0.0.1:${PORT}/`,
  `file:///etc/passwd`,
]

const event = { id: 'e1', accountId: 'a1', type: 'case.updated' as const, data: {}, created: 0 }
const message = { event, secrets: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'] }
const NOTHING_ALLOWED = { allowedHosts: [], nameServers: [], timeoutMs: 2_000 }

for (const url of URLS)
  test(`${url.replace(String(PORT), '<port>')} is refused and not connected to`, async (t) => {
    const before = connections.count
    t.deepEqual(await sendWebhook({ ...message, url }, NOTHING_ALLOWED), { kind: 'failed', problem: 'ADDRESS_REFUSED' })
    t.is(connections.count, before)
  })

test('there are at least sixty spellings of addresses that must not be called', (t) => {
  t.true(new Set(URLS).size >= 60, `${URLS.length}`)
})

test('the listener counts connections: an allowed host is connected to', async (t) => {
  const before = connections.count
  const url = `http://127.0.0.1:${PORT}/`
  const outcome = await sendWebhook({ ...message, url }, { ...NOTHING_ALLOWED, allowedHosts: ['127.0.0.1'] })
  t.deepEqual(outcome, { kind: 'failed', problem: 'CONNECTION_FAILED' })
  t.is(connections.count, before + 1)
})

test('a public name is refused as soon as one of its addresses is private', async (t) => {
  const resolve = async () => [
    { address: '93.184.215.14', family: 4 },
    { address: '10.0.0.1', family: 4 },
  ]
  await t.throwsAsync(checkedAddresses(new URL('https://rebound.example.com/'), [], resolve), {
    name: 'AddressRefused',
  })
})

test('a name is resolved once, and the checked address is connected to', async (t) => {
  const answers = [[{ address: '93.184.215.14', family: 4 }], [{ address: '127.0.0.1', family: 4 }]]
  const addresses = await checkedAddresses(
    new URL('https://rebound.example.com/'),
    [],
    async () => answers.shift() ?? [],
  )
  t.deepEqual(addresses, [{ address: '93.184.215.14', family: 4 }])
  t.is(answers.length, 1)
})

const askNobody = () => Promise.reject(new Error('a name server was asked'))

test('addresses of the public internet are accepted', async (t) => {
  for (const url of ['https://93.184.215.14/', 'https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/hook'])
    t.is((await checkedAddresses(new URL(url), [], askNobody)).length, 1)
})

test('allowed hosts that are an address or this machine need no name server', async (t) => {
  for (const url of ['http://127.0.0.1:1/', 'http://[::1]:1/', 'http://localhost:1/']) {
    const allowed = [new URL(url).hostname.replace(/[[\]]/g, '')]
    t.true((await checkedAddresses(new URL(url), allowed, askNobody)).length > 0, url)
  }
})

test('a host that is allowed with one port is rejected with any other', async (t) => {
  const allowed = ['127.0.0.1:8090', '[::1]:443']
  for (const url of ['http://127.0.0.1:8090/', 'https://[::1]/'])
    t.is((await checkedAddresses(new URL(url), allowed, askNobody)).length, 1, url)
  for (const url of ['http://127.0.0.1/', 'https://127.0.0.1:8091/', 'https://[::1]:8090/'])
    await t.throwsAsync(checkedAddresses(new URL(url), allowed, askNobody), { name: 'AddressRefused' }, url)
})

test('a name has all addresses that its name server returns, IPv4 and IPv6', async (t) => {
  const names = await startNameServer({ 'hooks.example.com': ['93.184.215.14', '2606:2800:21f:cb07::1'] })
  t.teardown(names.close)
  const resolve = askNameServers([names.address], AbortSignal.timeout(60_000))
  t.deepEqual(await checkedAddresses(new URL('https://hooks.example.com/'), [], resolve), [
    { address: '93.184.215.14', family: 4 },
    { address: '2606:2800:21f:cb07::1', family: 6 },
  ])
})

test('an unknown, refused or unanswered name fails the attempt within its deadline', async (t) => {
  const names = await startNameServer({ 'silent.example.com': 'SILENT' })
  t.teardown(names.close)
  for (const [host, timeoutMs] of [
    ['unknown.example.com', 60_000],
    ['silent.example.com', 300],
  ] as const) {
    const settings = { allowedHosts: [], nameServers: [names.address], timeoutMs }
    const outcome = await sendWebhook({ ...message, url: `https://${host}/hook` }, settings)
    t.deepEqual(outcome, { kind: 'failed', problem: 'NAME_NOT_RESOLVED' }, host)
  }
})

test('unanswered names do not occupy the threads that files and connections need', async (t) => {
  const names = await startNameServer({ 'silent.example.com': 'SILENT' })
  t.teardown(names.close)
  const stop = new AbortController()
  const resolve = askNameServers([names.address], stop.signal)
  const requests = Array.from({ length: 64 }, () =>
    t.throwsAsync(resolve('silent.example.com'), { name: 'NameNotResolved' }),
  )
  // Far more than there are threads; each would be blocked until the name server answers.
  await names.received(64)
  await new Promise((resolved) => lookup('localhost', resolved))
  t.is(names.answered(), 0)
  stop.abort()
  await Promise.all(requests)
})

test('a connection is kept for the next message', async (t) => {
  const receiver = await aKeepingReceiver()
  t.teardown(receiver.close)
  for (let sent = 0; sent < 3; sent++)
    t.like(await sendWebhook({ ...message, url: receiver.url }, receiver.settings), TAKEN)
  t.is(receiver.connections.length, 1)
})

test('a message on a connection that was just closed is sent again at once over a new one', async (t) => {
  const receiver = await aKeepingReceiver()
  t.teardown(receiver.close)
  t.like(await sendWebhook({ ...message, url: receiver.url }, receiver.settings), TAKEN)
  receiver.endNext()
  t.like(await sendWebhook({ ...message, url: receiver.url }, receiver.settings), TAKEN)
  t.is(receiver.connections.length, 2)
})

test('a kept connection is not reused after its name resolves to another address', async (t) => {
  const receiver = await aKeepingReceiver()
  const addresses = { 'hooks.example.com': ['127.0.0.1'] }
  const names = await startNameServer(addresses)
  t.teardown(receiver.close)
  t.teardown(names.close)
  const settings = { allowedHosts: ['hooks.example.com'], nameServers: [names.address] }
  const url = receiver.url.replace('127.0.0.1', 'hooks.example.com')
  t.like(await sendWebhook({ ...message, url }, settings), TAKEN)
  addresses['hooks.example.com'] = ['127.0.0.2']
  t.like(await sendWebhook({ ...message, url }, settings), TAKEN)
  t.deepEqual(receiver.connections, ['127.0.0.1', '127.0.0.2'])
})

const TAKEN = { kind: 'answered', status: 204 }

/** A receiver that accepts everything and keeps its connections; it lists the addresses they were made to. */
async function aKeepingReceiver() {
  const connections: unknown[] = []
  let endsNext = false
  const server = createHttpServer((request, response) => {
    if (endsNext) request.socket.destroy()
    else request.resume().on('end', () => response.writeHead(204).end())
    endsNext = false
  })
  server.on('connection', ({ localAddress }) => connections.push(localAddress))
  server.listen(0, '0.0.0.0')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return {
    url: `http://127.0.0.1:${port}/`,
    settings: { allowedHosts: ['127.0.0.1'], nameServers: [] },
    connections,
    endNext() {
      endsNext = true
    },
    close() {
      server.close()
    },
  }
}
