import test from 'ava'
import { createCallLog } from '../../call-log.ts'
import { json, silence, startWire, text } from '../../wire.ts'
import { connect } from './under-test.ts'

const CNR = 'DLHC010000012024'
const RECORD = '/hc-cnr-api/CNR'
const token = (name: string) => json({ access_token: name, expires_in: 3600 })
const refused = json({ httpCode: '401', httpMessage: 'Unauthorized' }, 401)

test('a token that the gateway no longer takes is renewed once', async (t) => {
  const wire = await startWire(t)
  wire.answer('/oauth2/token', token('old'), token('new'))
  wire.answer(RECORD, refused, json({ cino: CNR, pet_name: 'INDIGO LOOMS' }))
  const { napix } = connect(wire.url)
  t.is((await napix.readCaseRecord(CNR)).kind, 'found')
  t.deepEqual(
    wire.calls.map(({ path, headers }) => [
      path,
      headers.authorization?.startsWith('Basic') ? 'Basic' : headers.authorization,
    ]),
    [
      ['/oauth2/token', 'Basic'],
      [RECORD, 'Bearer old'],
      ['/oauth2/token', 'Basic'],
      [RECORD, 'Bearer new'],
    ],
  )
})

test('a new token that is refused as well is AccountProblem', async (t) => {
  const wire = await startWire(t)
  wire.answer('/oauth2/token', token('any'))
  wire.answer(RECORD, refused)
  const answer = await connect(wire.url).napix.readCaseRecord(CNR)
  t.is(answer.kind === 'failed' && answer.failure.class, 'AccountProblem')
  t.is(wire.calls.length, 4)
})

test('a token is fetched once for calls that need it at the same time, and serves the calls after them', async (t) => {
  const wire = await startWire(t)
  wire.answer('/oauth2/token', token('one'))
  wire.answer(RECORD, json({ cino: CNR, pet_name: 'INDIGO LOOMS' }))
  const { napix } = connect(wire.url)
  await Promise.all([napix.readCaseRecord(CNR), napix.readCaseRecord(CNR)])
  await napix.readCaseRecord(CNR)
  t.is(wire.calls.filter(({ path }) => path === '/oauth2/token').length, 1)
})

test('a service that is not subscribed to is Unsupported, and is not asked again', async (t) => {
  const wire = await startWire(t)
  wire.answer('/oauth2/token', token('one'))
  wire.answer(RECORD, json({ httpCode: '404', moreInformation: 'No resources match requested URI' }, 404))
  const { napix } = connect(wire.url)
  for (let times = 0; times < 2; times++) {
    const answer = await napix.readCaseRecord(CNR)
    t.is(answer.kind === 'failed' && answer.failure.class, 'Unsupported')
  }
  t.is(wire.calls.filter(({ path }) => path === RECORD).length, 1)
})

for (const status of [413, 414, 431])
  test(`a request that is too long (HTTP ${status}) is InvalidInput`, async (t) => {
    const wire = await startWire(t)
    wire.answer('/oauth2/token', token('one'))
    wire.answer('/hc-current-status-api/currentStatus', text(status, 'text/html', 'too long'))
    const answer = await connect(wire.url).napix.readCaseStates([CNR])
    t.is(answer.kind === 'failed' && answer.failure.class, 'InvalidInput')
  })

test('a used quota (HTTP 429) is RateLimited with the wait that is asked for', async (t) => {
  const wire = await startWire(t)
  wire.answer('/oauth2/token', token('one'))
  wire.answer(RECORD, json({ httpCode: '429' }, 429, { 'Retry-After': '90' }))
  const answer = await connect(wire.url).napix.readCaseRecord(CNR)
  t.like(answer, { kind: 'failed', failure: { class: 'RateLimited', retryAfterMs: 90_000 } })
})

test('a Supreme Court case is refused without a call', async (t) => {
  const wire = await startWire(t)
  const answer = await connect(wire.url).napix.readCaseRecord('SCIN010000012024')
  t.is(answer.kind === 'failed' && answer.failure.class, 'Unsupported')
  t.is(wire.calls.length, 0)
})

for (const [what, headers, usedUp] of [
  ['without a wait counts a tenth of the hour as used', {}, [['napix', 100]]],
  ['with a wait leaves the hour as it is', { 'Retry-After': '5' }, []],
] as const)
  test(`a used quota (HTTP 429) ${what}`, async (t) => {
    const wire = await startWire(t)
    wire.answer('/oauth2/token', token('one'))
    wire.answer(RECORD, json({ httpCode: '429' }, 429, headers))
    const log = createCallLog()
    const tenths: [string, number][] = []
    log.store.limits = () => ({ concurrency: 1, perMinute: 60, perHour: 100 })
    log.store.useUpTenth = async (source, perHour) => {
      tenths.push([source, perHour])
    }
    await connect(wire.url, {}, log).napix.readCaseRecord(CNR)
    t.deepEqual(
      tenths,
      usedUp.map((each) => [...each]),
    )
  })

test('a caller that is cancelled while it fetches the token does not fail those that wait for the same token', async (t) => {
  const wire = await startWire(t)
  wire.answer('/oauth2/token', silence, token('second'))
  wire.answer(RECORD, json({ cino: CNR, pet_name: 'INDIGO LOOMS' }))
  const { napix } = connect(wire.url)
  const controller = new AbortController()
  const called = wire.nextCall()
  const first = napix.readCaseRecord(CNR, { signal: controller.signal })
  const others = [napix.readCaseRecord(CNR), napix.readCaseRecord(CNR)]
  await called
  controller.abort(new Error('the client has gone'))
  await t.throwsAsync(first, { message: 'the client has gone' })
  t.deepEqual(
    (await Promise.all(others)).map(({ kind }) => kind),
    ['found', 'found'],
  )
  t.is(wire.calls.filter(({ path }) => path === '/oauth2/token').length, 2)
})

test('a caller that is cancelled while it waits for a token that another fetches ends at once', async (t) => {
  const wire = await startWire(t)
  wire.answer('/oauth2/token', silence)
  const { napix } = connect(wire.url)
  const [one, other] = [new AbortController(), new AbortController()]
  const called = wire.nextCall()
  const first = napix.readCaseRecord(CNR, { signal: one.signal })
  const second = napix.readCaseRecord(CNR, { signal: other.signal })
  await called
  other.abort(new Error('the second has gone'))
  await t.throwsAsync(second, { message: 'the second has gone' })
  one.abort(new Error('the first has gone'))
  await t.throwsAsync(first, { message: 'the first has gone' })
})

test('a client does not wait for the token that the nightly run is about to fetch', async (t) => {
  const wire = await startWire(t)
  wire.answer('/oauth2/token', token('one'))
  wire.answer(RECORD, json({ cino: CNR, pet_name: 'INDIGO LOOMS' }))
  const log = createCallLog()
  let isNight = true
  const work = log.store.work()
  const end = new AbortController()
  log.store.work = () => ({ ...work, isNight, workId: isNight ? 'night' : 'client', cancelled: end.signal })
  log.store.takeSlot = async (_source, { from }) => (from > 1 ? undefined : { release: async () => {} })
  log.store.limits = () => ({ concurrency: 2, perMinute: 60 })
  const { napix } = connect(wire.url, {}, log)
  const night = napix.readCaseRecord(CNR)
  isNight = false
  t.is((await napix.readCaseRecord(CNR)).kind, 'found')
  end.abort(new Error('the test is over'))
  await night.catch(() => {})
})

test('a search that waits for its part of the quota delays no other call', async (t) => {
  const wire = await startWire(t)
  wire.answer('/oauth2/token', token('one'))
  wire.answer(RECORD, json({ cino: CNR, pet_name: 'INDIGO LOOMS' }))
  const log = createCallLog()
  log.store.limits = () => ({ concurrency: 1, perMinute: 60, perHour: 100 })
  const waits = Promise.withResolvers<void>()
  log.store.takeQuota = async (_source, { isSearch }) => {
    if (isSearch) waits.resolve()
    return isSearch ? 5_000 : 0
  }
  const { napix } = connect(wire.url, {}, log)
  const controller = new AbortController()
  const question = { name: 'Indigo Looms', establishment: 'DLHC01', year: 2024, status: 'PENDING' } as const
  const search = napix.searchName(question, { signal: controller.signal })
  await waits.promise
  t.is((await napix.readCaseRecord(CNR)).kind, 'found')
  controller.abort(new Error('the caller has gone'))
  await t.throwsAsync(search)
})
