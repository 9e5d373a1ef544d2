/**
 * A client that means harm, in a process of its own so that making the requests does not slow the measuring down. Attacks from when it is
 * ready until it is told to end; from another address of loopback than the clients that are measured.
 */
import { Agent, type OutgoingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { constants, setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

// In truth it has a machine of its own.
setPriority(constants.priority.PRIORITY_LOW)

const { ATTACK = '', BASE_URL = '', KEY = '', WEBHOOK_ID = '' } = process.env
const ADDRESS = '127.0.0.2'
const MEBIBYTE = 2 ** 20
const HELD = 5_000
/** What one line of a gigabit carries: with more, what is measured is the machine that both sides share here. */
const BYTES_PER_SECOND = 125_000_000
const agent = new Agent({ keepAlive: true, localAddress: ADDRESS, maxSockets: 100 })

const CSV = { 'Content-Type': 'text/csv' }
const JSON_TYPE = { 'Content-Type': 'application/json' }
const IMPORT = '/watchlist/entities/import'

/** What each attack sends, by how many clients at once. */
const ATTACKS: Record<string, () => unknown> = {
  'long keys': () =>
    flood(5, [{ path: '/account', headers: { 'X-Service-Api-Key': `cpk_live_${'z'.repeat(15_800)}` } }]),
  'comma bombs': () => flood(3, [post(IMPORT, ','.repeat(9_900_000), CSV)]),
  'wide CSV': () => flood(3, [post(IMPORT, wideCsv(), CSV), post(IMPORT, longColumn(), CSV)]),
  'deep and wide JSON': () => flood(5, HEAVY_JSON.map((body) => post('/watchlist/cases', body)).concat(HEAVY_ROWS)),
  'held connections': () => keepOpen(),
  'dead database connection': () => undefined,
  'silent name servers': () => flood(100, [webhook('silent.example.com')]),
  '$like storm': () => flood(100, [post('/watchlist/entities/search', '{"$like":{"name":"zz"},"$limit":1}')]),
}

const HEAVY_JSON = [
  `{"snapshot":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
  `{"snapshot":[${'[],'.repeat(MEBIBYTE / 3 - 20)}[]]}`,
  `{${Array.from({ length: 80_000 }, (_, index) => `"${index}":1`)}}`,
]
const HEAVY_ROWS = [post(IMPORT, `[${'[],'.repeat(3_300_000)}[]]`), post(IMPORT, `[${'['.repeat(9_000_000)}`)]

ATTACKS[ATTACK]?.()
process.send?.('ready')
process.once('disconnect', () => process.exit())

interface Message {
  method?: string
  path: string
  headers: OutgoingHttpHeaders
  body?: string
}

function post(path: string, body: string, type: OutgoingHttpHeaders = JSON_TYPE): Message {
  return { method: 'POST', path, headers: { ...type, 'X-Service-Api-Key': KEY }, body }
}

function webhook(host: string): Message {
  const body = JSON.stringify({ url: `https://${host}/hook`, events: ['case.updated'] })
  return { ...post(`/webhooks/${WEBHOOK_ID}`, body), method: 'PUT' }
}

function wideCsv(): string {
  const columns = Array.from({ length: 2_000 }, (_, index) => `c${index}`)
  return `name,entityType,${columns}\n${`Aa,PERSON${',x'.repeat(2_000)}\n`.repeat(2_400)}`
}

function longColumn(): string {
  return `name,entityType,${'x'.repeat(25_000)}\n${'Aa,PERSON,x\n'.repeat(5_000)}`
}

/** So many clients, each sending as soon as it was answered. */
function flood(clients: number, messages: Message[]): void {
  for (let client = 0; client < clients; client++) void attack(client)
  async function attack(client: number): Promise<void> {
    for (let index = client; ; index++) {
      const message = messages[index % messages.length]
      if (!message) return
      const bytes = message.body?.length ?? 0
      await Promise.all([send(message), sleep((1_000 * clients * bytes) / BYTES_PER_SECOND)])
    }
  }
}

/** Sends and forgets; whoever is refused without an answer waits a little, as a socket does that is not let in. */
function send({ method = 'GET', path, headers, body = '' }: Message): Promise<unknown> {
  return new Promise<void>((resolve, reject) => {
    const length = { 'Content-Length': Buffer.byteLength(body) }
    const sending = request(BASE_URL + path, { method, agent, headers: { ...headers, ...length } }, (answer) => {
      answer.resume()
      answer.on('end', resolve)
      answer.on('error', reject)
    })
    sending.on('error', reject)
    sending.end(body)
  }).catch(() => sleep(10))
}

/** Half of them begin a head, half of them a body, and neither goes on. */
function keepOpen(): void {
  const { hostname, port, pathname } = new URL(BASE_URL)
  const head = `POST ${pathname}/watchlist/cases HTTP/1.1\r\nHost: x\r\nX-Service-Api-Key: ${KEY}\r\n`
  for (let index = 0; index < HELD; index++) open(index % 2 === 0)
  function open(isBody: boolean): void {
    const socket = connect({ host: hostname, port: Number(port), localAddress: ADDRESS })
    socket.on('error', () => {})
    socket.on('connect', () => {
      socket.write(isBody ? `${head}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{` : head)
    })
    socket.on('close', () => setTimeout(open, 1_000, isBody))
  }
}
