import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import test from 'ava'
import { chaosClients } from './client.ts'
import type { Exchange } from './history.ts'

/** So many that some are sent twice. */
const REQUESTS = 100
const SEED = 1
const ACCEPTED = { searchId: '01a210f2b2d97052a22afd398b180a2a', status: 'RUNNING' }
const TOO_MANY = { httpStatusCode: 429, code: 61466, message: 'Too many searches are under way.', appError: true }

test('a request that is sent twice has been accepted when one of the two was', async (t) => {
  const seen = new Set<unknown>()
  // A place becomes free between the two: the second that comes gets it.
  const server = createServer((request, response) => {
    const key = request.headers['idempotency-key']
    const [status, body] = seen.has(key) ? [202, ACCEPTED] : [429, TOO_MANY]
    seen.add(key)
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  t.teardown(() => server.close())
  const exchanges: Exchange[] = []
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { call } = chaosClients(SEED, [baseUrl], (exchange) => exchanges.push(exchange))

  const body = { name: 'Kaveri Logistics Limited', mode: 'ASYNC' }
  const answers = await Promise.all(
    Array.from({ length: REQUESTS }, () => call('POST /historical-search', { key: 'a key', body })),
  )

  const sentTwice = exchanges.length - REQUESTS
  t.true(sentTwice > 0)
  t.is(answers.filter(({ status }) => status === 202).length, sentTwice)
})
