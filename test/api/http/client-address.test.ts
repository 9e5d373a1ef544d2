import { randomBytes } from 'node:crypto'
import { createServer, request as requestHttp } from 'node:http'
import type { AddressInfo } from 'node:net'
import test from 'ava'
import { writeApiKey } from '../../../domain/account/key-text.ts'
import { anAccount, type Service, startService } from '../../support/service.ts'
import { until } from '../../support/until.ts'

let service: Service
let proxy: Proxy

test.before(async () => {
  service = await startService({ TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8, 2001:db8:aaaa::/48' })
  proxy = await startProxy(service.api.baseUrl)
})
test.after.always(async () => {
  await proxy?.close()
  await service?.close()
})

const ALICE = '127.0.0.2'
const BOB = '127.0.0.3'

test.serial(
  'behind a trusted proxy one client that uses up its address leaves the others their 401 and 404',
  async (t) => {
    const expired = await anAccount(service.db, { expiresAt: Date.now() - 1 })
    await until(
      () => Promise.all(Array.from({ length: 50 }, () => throughProxy(ALICE, '/account'))),
      (answers) => answers.some(({ status }) => status === 429),
    )
    t.is((await throughProxy(BOB, '/account', { 'X-Service-Api-Key': expired.key })).status, 401)
    t.is((await throughProxy(BOB, '/nowhere')).status, 404)
  },
)

test.serial('the address that a client claims for itself is not believed', async (t) => {
  const own = await bucketOf(() => throughProxy('127.0.0.4', '/nowhere'))
  t.deepEqual(own, ['address:127.0.0.4'])
  const claimed = { 'X-Forwarded-For': '203.0.113.9, 10.1.2.3', Forwarded: 'for=203.0.113.9' }
  t.deepEqual(await bucketOf(() => throughProxy('127.0.0.5', '/nowhere', claimed)), ['address:127.0.0.5'])
  t.deepEqual(await bucketOf(() => straight('127.0.0.6', '/nowhere', claimed)), ['address:127.0.0.6'])
})

test.serial('the client is the last address in the list that is not a trusted proxy', async (t) => {
  for (const [header, counted] of [
    ['203.0.113.1', '203.0.113.1'],
    ['198.51.100.7, 203.0.113.2, 10.0.0.9', '203.0.113.2'],
    ['203.0.113.3:4711', '203.0.113.3'],
    ['::ffff:203.0.113.4', '203.0.113.4'],
    ['[2001:db8:1:2:3::4]:4711', '2001:db8:1:2::/64'],
    ['203.0.113.5, 2001:db8:aaaa::1', '203.0.113.5'],
    ['10.7.7.1, 10.7.7.2', '10.7.7.1'],
    ['203.0.113.6, unknown, 10.7.7.3', '10.7.7.3'],
    ['203.0.113.7, 999.1.1.1, 10.7.7.4', '10.7.7.4'],
  ] as const)
    t.deepEqual(
      await bucketOf(() => straight('127.0.0.1', '/nowhere', { 'X-Forwarded-For': header })),
      [`address:${counted}`],
      header,
    )
})

test.serial('addresses of one block of IPv6 count as one client', async (t) => {
  const both = await bucketOf(async () => {
    for (const address of ['2001:db8:9:9::1', '2001:db8:9:9:ffff::2'])
      await straight('127.0.0.1', '/nowhere', { 'X-Forwarded-For': address })
  })
  t.deepEqual(both, ['address:2001:db8:9:9::/64'])
})

test.serial(
  'the header of a proxy that writes Forwarded is read, and its other headers are not believed',
  async (t) => {
    const other = await startService({ TRUSTED_PROXIES: '127.0.0.1', FORWARDED_HEADER: 'forwarded' })
    t.teardown(other.close)
    const headers = {
      Forwarded: 'for=1.2.3.4, by=x;for="[2001:db8:5::17]:4711";proto=https',
      'X-Forwarded-For': '9.9.9.9',
    }
    await straight('127.0.0.1', '/nowhere', headers, other)
    t.deepEqual(await bucketsOf(other), ['address:2001:db8:5:0::/64'])
  },
)

test.serial("a key that looks like an operator's costs no database query once its address is used up", async (t) => {
  const ask = () => {
    const headers = { 'X-Service-Api-Key': writeApiKey('operator', randomBytes(32)) }
    return straight('127.0.0.8', '/backoffice/accounts', headers)
  }
  t.true((await countOf('operator_keys', () => useUp(ask))) > 0)
  const more = await countOf('operator_keys', async () => {
    t.is((await ask()).status, 429)
  })
  t.is(more, 0)
})

test.serial('an account is served from an address that others have used up', async (t) => {
  const { key } = await anAccount(service.db)
  await useUp(() => straight('127.0.0.9', '/account', {}))
  t.is((await straight('127.0.0.9', '/account', { 'X-Service-Api-Key': key })).status, 200)
})

test.serial('concurrent readiness probes share one answer', async (t) => {
  const count = 100
  const pings = await countOf('SELECT 1', async () => {
    const answers = await Promise.all(Array.from({ length: count }, () => straight('127.0.0.1', '/health/ready', {})))
    t.true(answers.every(({ status }) => status === 200))
  })
  t.true(pings > 0 && pings < count, `${pings}`)
})

/** Asks until the address has no request left in this minute. */
async function useUp(ask: () => Promise<{ status: number }>): Promise<void> {
  await until(
    () => Promise.all(Array.from({ length: 50 }, ask)),
    (answers) => answers.some(({ status }) => status === 429),
  )
}

/** Returns how many statements with this text are sent to the database during the run. */
async function countOf(text: string, run: () => Promise<unknown>): Promise<number> {
  let count = 0
  // Every statement passes this; its types do not say so.
  const { options } = service.db.sequelize as unknown as { options: { logging: false | ((sql: string) => void) } }
  options.logging = (sql) => {
    if (sql.includes(text)) count++
  }
  await run()
  options.logging = false
  return count
}

/** Returns the buckets that are new after a request. */
async function bucketOf(ask: () => Promise<unknown>): Promise<string[]> {
  const before = new Set(await bucketsOf(service))
  await ask()
  return (await bucketsOf(service)).filter((bucket) => !before.has(bucket))
}

async function bucketsOf({ db }: Service): Promise<string[]> {
  const [rows] = await db.sequelize.query('SELECT DISTINCT bucket FROM rate_windows')
  return (rows as { bucket: string }[]).map(({ bucket }) => bucket)
}

interface Proxy {
  baseUrl: string
  close(): Promise<void>
}

/** Starts a balancer on loopback, which forwards everything and appends the sender to the header. */
async function startProxy(target: string): Promise<Proxy> {
  const { hostname, port, pathname } = new URL(target)
  const server = createServer((request, response) => {
    const header = request.headers['x-forwarded-for']
    const client = request.socket.remoteAddress
    const headers = { ...request.headers, 'x-forwarded-for': header ? `${header}, ${client}` : client }
    const onward = requestHttp({ hostname, port, path: request.url, method: request.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    request.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}${pathname}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

type Headers = Record<string, string>

function throughProxy(from: string, path: string, headers: Headers = {}): Promise<{ status: number }> {
  return get(`${proxy.baseUrl}${path}`, from, headers)
}

function straight(from: string, path: string, headers: Headers, { api } = service): Promise<{ status: number }> {
  return get(`${api.baseUrl}${path}`, from, headers)
}

function get(url: string, localAddress: string, headers: Headers): Promise<{ status: number }> {
  return new Promise((resolve, reject) => {
    const asking = requestHttp(url, { localAddress, headers, agent: false }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0 }))
    })
    asking.on('error', reject)
    asking.end()
  })
}
