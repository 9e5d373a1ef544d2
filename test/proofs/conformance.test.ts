import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import test from 'ava'
import { type Body, isObject } from '../../proofs/conformance/call.ts'
import { answers } from '../../proofs/conformance/chapters/answers.ts'
import { caseLookup } from '../../proofs/conformance/chapters/case-lookup.ts'
import { cases } from '../../proofs/conformance/chapters/cases.ts'
import { historicalSearch } from '../../proofs/conformance/chapters/historical-search.ts'
import { rateLimit } from '../../proofs/conformance/chapters/rate-limit.ts'
import { runTitles } from '../../proofs/conformance/run.ts'
import { seedDemonstration } from '../../scripts/seed-demo.ts'
import { freePort } from '../../scripts/stack/ports.ts'
import { type Service, startService } from '../support/service.ts'

const folder = mkdtempSync(join(tmpdir(), 'conformance-'))
const keysFile = join(folder, 'keys.json')
let service: Service

test.before(async () => {
  // The suite follows links to orders, so the service must know its own address.
  const port = String(await freePort())
  service = await startService({ PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}/v1` })
  await seedDemonstration(service.configuration.DATABASE_URL, keysFile)
})
test.after.always(async () => {
  await service?.close()
  rmSync(folder, { recursive: true })
})

test.serial('the service keeps every rule of the contract that can be checked in minutes', async (t) => {
  const { code, output } = await runSuite(
    ...['--target', service.api.baseUrl, '--keys', keysFile, '--profile', 'contract'],
    ...['--webhooks', `http://127.0.0.1:${await freePort()}`, '--allow-destructive'],
  )
  t.is(code, 0, output)
  t.regex(output, /^All +\d+ +0 +[01] /m)
})

test.serial('a rule whose key is not in the file is not checked, and not passed', async (t) => {
  const outcomes = await runTitles({
    target: service.api.baseUrl,
    keys: {},
    profile: 'contract',
    allowDestructive: false,
  })
  const passed = outcomes.filter(({ result }) => result === 'passed')
  t.true(outcomes.every(({ result }) => result !== 'failed'))
  t.true(passed.every(({ rule }) => /without a key|no key|in another header|never issued/.test(rule)))
})

test.serial('each of six planted breaches fails the title of its rule, and no other one', async (t) => {
  const proxy = await openAlteringProxy(service.api.baseUrl)
  const keys = await seedDemonstration(service.configuration.DATABASE_URL, keysFile)
  const outcomes = await runTitles(
    {
      target: proxy.baseUrl,
      keys,
      profile: 'contract',
      allowDestructive: false,
    },
    [answers, rateLimit, cases, caseLookup, historicalSearch],
  )
  proxy.close()
  const failed = outcomes.filter(({ result }) => result === 'failed')
  t.deepEqual(
    failed.map(({ rule }) => rule),
    [
      'an answer to a request without a key has X-RateLimit-Reset, a whole number',
      'POST /watchlist/cases: answers with id, status and `linkedExisting`, and nothing else',
      'Order of a lookup: `judge` is a string',
      'GET /case-lookup/{searchId}: 400 60436 for an id that does not exist',
      'Search record, SYNC: `createdAt` is a time in epoch milliseconds',
      'POST /historical-search: 400 60405 for a person',
    ],
    failed.map(({ rule, reason }) => `${rule}: ${reason}`).join('\n'),
  )
})

function runSuite(...args: string[]): Promise<{ code: unknown; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, ['proofs/conformance.ts', ...args], { maxBuffer: 1e8 }, (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, output: stdout + stderr }),
    )
  })
}

/** What a breach may change of an answer. */
interface Altered {
  status: number
  headers: Headers
  body: Body
}

/** Answers by request and status, each with what goes wrong in it. */
const BREACHES: [answer: RegExp, spoil: (answer: Altered) => void][] = [
  [/ 401$/, ({ headers }) => headers.delete('x-ratelimit-reset')],
  [/^POST \/watchlist\/cases 200$/, ({ body }) => Object.assign(body, { internalId: 1 })],
  [/^POST \/case-lookup 200$/, ({ body }) => forEachIn(body.orders, (order) => delete order.judge)],
  [/^GET \/case-lookup\/none 400$/, (answer) => Object.assign(answer, { status: 404 })],
  [/^POST \/historical-search 400$/, ({ body }) => body.code === 60405 && Object.assign(body, { code: 60001 })],
  [
    /^GET \/historical-search\/[0-9a-f]+ 200$/,
    ({ body }) => body.mode === 'SYNC' && Object.assign(body, { createdAt: Math.floor(Number(body.createdAt) / 1000) }),
  ],
]

function forEachIn(list: unknown, change: (item: Body) => void): void {
  if (Array.isArray(list)) for (const item of list) if (isObject(item)) change(item)
}

/** A way to the API on which the breaches happen. */
async function openAlteringProxy(baseUrl: string): Promise<{ baseUrl: string; close(): void }> {
  const target = new URL(baseUrl)
  // Its callers end idle connections: one that is ended here just as it is used again would look like a fault.
  const server = createServer({ keepAliveTimeout: 0 }, async (request, response) => {
    const { host: _, connection: __, 'content-length': ___, 'transfer-encoding': ____, ...headers } = request.headers
    const sent = await text(request)
    const answer = await fetch(new URL(request.url ?? '', target), {
      method: request.method ?? 'GET',
      headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
      body: sent === '' ? null : sent,
    })
    const altered: Altered = {
      status: answer.status,
      headers: new Headers(answer.headers),
      body: JSON.parse(await answer.text()),
    }
    const path = new URL(request.url ?? '', target).pathname.slice(target.pathname.length)
    for (const [pattern, spoil] of BREACHES)
      if (pattern.test(`${request.method} ${path} ${answer.status}`)) spoil(altered)
    for (const name of ['content-length', 'content-encoding', 'transfer-encoding', 'connection'])
      altered.headers.delete(name)
    response.writeHead(altered.status, Object.fromEntries(altered.headers)).end(JSON.stringify(altered.body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}${target.pathname}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
