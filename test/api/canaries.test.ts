import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import test from 'ava'
import { freePort } from '../../scripts/stack/ports.ts'
import { placesThatName } from '../support/finding-persons.ts'
import { type Answer, anAccount, type Service, startService } from '../support/service.ts'
import { until } from '../support/until.ts'
import { aSink } from '../support/webhooks.ts'
import { environmentOf } from '../support/worker.ts'

/*
 * Unique names and secrets enter the service by every route, including failing sources and refused requests. The tests
 * then search for them wherever people without access could read them.
 */

/** Words of no language, so that no other text contains them. */
const NAMES = ['Zyvantha', 'Quorrelby', 'Brixomund', 'Welthropine', 'Grundelvasky']
const [PERSON, FATHER, COMPANY, STREET, REASON] = NAMES
const SECRETS = {
  SIGNING_SECRET: 'canary-of-the-signing-secret-0123456789',
  ATTESTR_TOKEN: 'canary-of-attestr-0123456789',
  ECOURTSINDIA_TOKEN: 'eci_live_canary00000000000000000000000000',
  OPENAI_API_KEY: 'canary-of-the-model-0123456789',
}

let service: Service
const processes: ChildProcess[] = []
let said = ''

test.before(async () => {
  service = await startService(SECRETS, [])
})
test.after.always(async () => {
  for (const child of processes) child.kill('SIGKILL')
  await service?.close()
})

/** Starts a process with its most verbose log. Returns the port of its metrics. */
async function startLoud(file: string, own: Record<string, string> = {}): Promise<number> {
  const port = await freePort()
  const child = fork(file, [], {
    env: {
      ...process.env,
      ...environmentOf(service.configuration),
      ...{ LOG_LEVEL: 'trace', METRICS_PORT: String(port) },
      ...own,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  processes.push(child)
  for (const output of [child.stdout, child.stderr]) output?.on('data', (chunk) => (said += chunk))
  await once(child, 'message')
  return port
}

test('names and secrets are in no log, history, refusal, metric or message', async (t) => {
  t.timeout(20 * 60_000)
  const port = await freePort()
  const metricsPorts = [await startLoud('api/main.ts', { PORT: String(port) }), await startLoud('workers/main.ts')]
  const { key } = await anAccount(service.db)
  const operator = await service.db.operatorKeys.issue('Test operator')
  const refusals: string[] = []

  async function call(request: string, body?: unknown, as = key): Promise<Answer> {
    const [method = 'GET', path = ''] = request.split(' ')
    const response = await fetch(`http://127.0.0.1:${port}/v1${path}`, {
      method,
      headers: { 'X-Service-Api-Key': as, 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
      body: body === undefined ? null : JSON.stringify(body),
    })
    const text = await response.text()
    if (!response.ok) refusals.push(text)
    return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) }
  }
  const ended = (path: string) =>
    until(
      () => call(`GET ${path}`),
      ({ status, body }) => status === 200 && ['COMPLETE', 'FAILED'].includes((body as { status: string }).status),
    )

  // A person, a company, their numbers and addresses, also in refused requests.
  const person = {
    entityType: 'INDIVIDUAL',
    name: `${PERSON} ${FATHER}`,
    fatherName: `${FATHER}`,
    location: `4 ${STREET} Road`,
  }
  const company = { entityType: 'BUSINESS', name: `${COMPANY} Textiles Private Limited` }
  const sink = aSink(service)
  const hook = { url: sink.url, events: ['entity.synced', 'historical_search.finished', 'candidate.created'] }
  t.is((await call('POST /webhooks', hook)).status, 200)
  await call('POST /watchlist/entities', { ...person, nonsense: PERSON })
  await call('POST /watchlist/entities', person)
  const made = await call('POST /watchlist/entities', company)
  t.is(made.status, 200)
  const { _id: entityId } = made.body as { _id: string }
  await call('POST /watchlist/entities', { ...company, entityType: COMPANY })
  await call(`GET /watchlist/entities/${PERSON}?who=${PERSON}`)
  await call('POST /case-lookup', { caseIdentifier: { courtType: 'HC', cnr: PERSON } })
  await call('POST /historical-search', { name: `${PERSON} ${FATHER}` })
  const searching = await call('POST /historical-search', { name: `${COMPANY} Limited`, mode: 'ASYNC' })
  await service.control.fault('attestr', 'garbage', 2)
  await call('POST /historical-search', { name: `${COMPANY} Exports Limited` })
  await service.control.release('attestr')
  const imported = await call('POST /watchlist/entities/import', [company, { ...company, entityType: PERSON }])
  const exported = await call('POST /watchlist/exports', { what: 'entities', format: 'json' })
  await call(`POST /watchlist/entities/${entityId}/discover`)
  await call(`POST /backoffice/candidates/${'0'.repeat(32)}/reject`, { reason: REASON }, operator)
  await call('GET /account', undefined, `${key.slice(0, -4)}XXXX`)
  const { searchId } = searching.body as { searchId: string }
  const { importId } = imported.body as { importId: string }
  const { exportId } = exported.body as { exportId: string }
  await ended(`/historical-search/${searchId}`)
  await ended(`/watchlist/imports/${importId}`)
  await ended(`/watchlist/exports/${exportId}`)
  const messages = await until(
    () => sink.received(),
    (received) => received.length > 0,
  )

  const metrics = await Promise.all(
    metricsPorts.map(async (each) => (await fetch(`http://127.0.0.1:${each}/metrics`)).text()),
  )
  t.true(metrics.every((text) => text.includes('courtpulse_')))
  const looked: Record<string, string> = {
    logs: said,
    refusals: refusals.join('\n'),
    metrics: metrics.join('\n'),
    messages: JSON.stringify(messages),
  }
  const found = Object.entries(looked).flatMap(([place, text]) =>
    [...NAMES, ...Object.values(SECRETS), key, operator]
      .filter((canary) => text.toLowerCase().includes(canary.toLowerCase()))
      .map((canary) => `${canary} in ${place}`),
  )
  t.deepEqual(found, [])
  t.true(said.includes('"route":"/watchlist/entities"') && refusals.length >= 5, 'there was something to look through')
  const places = await placesThatName(service, NAMES)
  t.deepEqual(
    places.filter((place) => place.startsWith('history')),
    [],
  )
  t.true(places.includes('watchlist_entities.name'), 'the finder finds what is there')
  const kept = await placesThatName(service, ['canary'])
  t.deepEqual(kept, [], 'no secret is kept')
})
