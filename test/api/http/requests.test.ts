import test from 'ava'
import { Named } from '../../../api/account/present-user.ts'
import { BODY_LIMIT_BYTES } from '../../../api/http/body.ts'
import { anAccount, type Service, sharedService } from '../../support/service.ts'
import { refusal } from '../../support/watchlist.ts'

let service: Service

test.before(async () => {
  service = await sharedService([])
})
test.after.always(() => service?.close())

test('a literal address accepts only its own methods, though an id could be in its position', async (t) => {
  const { key } = await anAccount(service.db)
  for (const path of ['/watchlist/entities/search', '/watchlist/entities/import', '/watchlist/cases/search'])
    for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS']) {
      const answer = await service.call(`${method} ${path}`, { key })
      t.is(answer.status, 405, `${method} ${path}`)
      t.is(answer.headers.get('allow'), 'POST')
    }
  t.is((await service.call('GET /case-lookup/case-types?courtType=HC', { key })).status, 200)
})

test('a HEAD is refused, so that nothing is charged for an answer that is not sent', async (t) => {
  const { key } = await anAccount(service.db)
  const answer = await service.call('HEAD /account', { key })
  t.is(answer.status, 405)
  t.is(answer.headers.get('allow'), 'GET')
  t.is((await service.call('HEAD /health/live')).status, 200)
})

test('a body whose fields are all optional need not be sent', async (t) => {
  const { key, keyId } = await anAccount(service.db)
  for (const path of ['/watchlist/entities/search', '/watchlist/cases/search', `/account/api-keys/${keyId}/rotate`])
    t.is((await service.call(`POST ${path}`, { key })).status, 200, path)
  t.is((await service.call('POST /watchlist/entities/search', { key, body: 'null' })).status, 400)
  const refused = await service.call('POST /watchlist/entities', { key })
  t.deepEqual(refusal(refused.body), { code: 60001, paths: ['entityType'] })
})

test('a body is not decoded when its encoding is declared as identity', async (t) => {
  const { key } = await anAccount(service.db)
  const sent = (encoding: string) =>
    service.call('POST /watchlist/entities/search', { key, body: {}, headers: { 'Content-Encoding': encoding } })
  t.is((await sent('identity')).status, 200)
  t.is((await sent('gzip')).status, 415)
})

test('an id with a blank at its end is another id', async (t) => {
  const { key } = await anAccount(service.db)
  const rows = [{ name: 'Coral Reef Foods Limited', entityType: 'BUSINESS' }]
  const { importId } = (await service.call('POST /watchlist/entities/import', { key, body: { rows } })).body as {
    importId: string
  }
  t.is((await service.call(`GET /watchlist/imports/${importId}`, { key })).status, 200)
  t.is((await service.call(`GET /watchlist/imports/${importId}%20`, { key })).status, 404)
})

test('a whole number in an address is written in digits, once', async (t) => {
  const { key } = await anAccount(service.db)
  for (const limit of ['1', '100', '007'])
    t.is((await service.call(`GET /events?limit=${limit}`, { key })).status, 200, limit)
  for (const limit of ['0', '101', '0x10', '1e1', '5.0', '%205', '', '1&limit=2']) {
    const answer = await service.call(`GET /events?limit=${limit}`, { key })
    t.deepEqual([answer.status, refusal(answer.body)], [400, { code: 60001, paths: ['limit'] }], limit)
  }
})

test('names are counted in characters, not in UTF-16 units, and contain a visible one', (t) => {
  const isTaken = (name: string) => Named.safeParse({ name }).success
  t.true(isTaken('\u{11103}'.repeat(255)))
  t.false(isTaken('\u{11103}'.repeat(256)))
  t.false(isTaken(`${'x'.repeat(255)} `))
  for (const nothing of ['', '  ', '\u200b\u200b', '\u0000\u0007', '\u3164']) t.false(isTaken(nothing))
  t.true(isTaken('का'))
})

test('rate headers are in every answer to a key, whatever its status', async (t) => {
  const { key } = await anAccount(service.db, { plan: { requestsPerMinute: 300 } })
  const { key: reader } = await anAccount(service.db, { permissions: ['watchlist.read'] })
  const tooLarge = `"${'x'.repeat(BODY_LIMIT_BYTES.json)}"`
  const text = { 'Content-Type': 'text/plain' }
  const answers = await Promise.all([
    service.call('POST /watchlist/entities', { key, body: {} }),
    service.call('POST /watchlist/entities', { key: reader, body: {} }),
    service.call('GET /nothing/here', { key }),
    service.call('PUT /case-lookup', { key }),
    service.call('POST /watchlist/entities', { key, body: tooLarge }),
    service.call('POST /watchlist/entities', { key, body: 'a=1', headers: text }),
    // A case that no source can answer for.
    service.call('POST /case-lookup', { key, body: { caseIdentifier: { courtType: 'HC', cnr: 'DLHC019000032024' } } }),
  ])
  t.deepEqual(
    answers.map(({ status }) => status),
    [400, 403, 404, 405, 413, 415, 500],
  )
  for (const { headers, status } of answers)
    for (const name of ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset', 'X-Request-Id'])
      t.truthy(headers.get(name), `${name} on ${status}`)
})
