import { randomUUID } from 'node:crypto'
import test from 'ava'
import fc from 'fast-check'
import { ERRORS } from '../../../api/errors/catalogue.ts'
import { Refusal, refuse } from '../../../api/errors/refusal.ts'
import { asReply } from '../../../api/http/endpoint.ts'
import { onceByKey } from '../../../api/http/idempotency.ts'
import { ENDPOINTS } from '../../../api/routes.ts'
import { IDEMPOTENCY_RECORD_MS } from '../../../db/account/idempotency-records.ts'
import { LINK_LIFETIME_MS } from '../../../documents/links.ts'
import { anAccount, type Service, startService, type TestAccount } from '../../support/service.ts'
import { until } from '../../support/until.ts'
import { aCase, anEntity, onboarded } from '../../support/watchlist.ts'
import { aSink } from '../../support/webhooks.ts'

let service: Service

test.before(async () => {
  service = await startService()
})
test.after.always(() => service?.close())

/** Endpoints that create or cost something, with a body and the query that counts the effect. */
const CREATING: Record<string, { body: object; counted: string }> = {
  'POST /watchlist/entities': {
    body: { name: 'Coral Reef Foods Limited', entityType: 'BUSINESS' },
    counted: 'SELECT COUNT(*) AS count FROM watchlist_entities WHERE account_id = :accountId',
  },
  'POST /watchlist/entities/import': {
    body: { rows: [{ name: 'Coral Reef Foods Limited', entityType: 'BUSINESS' }] },
    counted: 'SELECT COUNT(*) AS count FROM imports WHERE account_id = :accountId',
  },
  'POST /watchlist/cases': {
    body: { caseIdentifier: { courtType: 'HC', cnr: 'DLHC019000012024' } },
    counted: 'SELECT COUNT(*) AS count FROM tracked_cases WHERE account_id = :accountId',
  },
  'POST /watchlist/exports': {
    body: { what: 'entities', format: 'json' },
    counted: 'SELECT COUNT(*) AS count FROM exports WHERE account_id = :accountId',
  },
  'POST /watchlist/calendars': {
    body: { name: 'Litigation', scope: { type: 'ACCOUNT' } },
    counted: 'SELECT COUNT(*) AS count FROM calendars WHERE account_id = :accountId',
  },
  'POST /account/users': {
    body: { name: 'Asha' },
    counted: 'SELECT COUNT(*) - 1 AS count FROM users WHERE account_id = :accountId',
  },
  'POST /account/teams': {
    body: { name: 'Litigation' },
    counted: 'SELECT COUNT(*) AS count FROM teams WHERE account_id = :accountId',
  },
  'POST /account/api-keys': {
    body: { name: 'Nightly job', permissions: ['case.read'] },
    counted: 'SELECT COUNT(*) - 1 AS count FROM api_keys WHERE account_id = :accountId',
  },
  'POST /webhooks': {
    body: { events: ['case.updated'] },
    counted: 'SELECT COUNT(*) AS count FROM webhook_endpoints WHERE account_id = :accountId',
  },
  'POST /notice-subscriptions': {
    body: { channel: 'CHAT', address: 'http://127.0.0.1:9/services/x', kinds: ['HEARING_DIGEST'] },
    counted: 'SELECT COUNT(*) AS count FROM notice_subscriptions WHERE account_id = :accountId',
  },
  'POST /case-lookup': {
    body: { caseIdentifier: { courtType: 'HC', cnr: 'DLHC019000012024' } },
    counted: 'SELECT SUM(units) AS count FROM usage_ledger WHERE account_id = :accountId',
  },
  'POST /account/erasures': {
    body: { kind: 'PERSON', names: ['Meera Example Iyer'], dryRun: true },
    counted: 'SELECT COUNT(*) AS count FROM erasures WHERE account_id = :accountId',
  },
  'POST /historical-search': {
    body: { name: 'Saffron Textiles Private Limited' },
    counted: 'SELECT COUNT(*) AS count FROM historical_searches WHERE account_id = :accountId',
  },
}

/** Endpoints that need an existing record, each with a separate test. */
const ABOUT_SOMETHING = [
  'POST /case-lookup/orders/download',
  'POST /case-lookup/summarize',
  'POST /account/api-keys/:keyId/rotate',
  'POST /webhooks/:webhookId/rotate-secret',
  'POST /watchlist/calendars/:id/rotate',
  'POST /watchlist/entities/:id/discover',
  'POST /watchlist/cases/:id/refresh',
]

const AT_ONCE = 50

const SOURCES = ['attestr', 'ecourtsindia', 'courts']

test('every endpoint that takes an Idempotency-Key is tested here', (t) => {
  const takers = ENDPOINTS.filter((each) => each.audience === 'account' && each.takesIdempotencyKey)
  t.deepEqual(
    takers.map(({ method, path }) => `${method} ${path}`).toSorted(),
    [...Object.keys(CREATING), ...ABOUT_SOMETHING].toSorted(),
  )
})

for (const [route, { body: fields, counted }] of Object.entries(CREATING))
  test.serial(
    `${route}: ${AT_ONCE} equal requests at once with one key have one effect, one charge and one body`,
    async (t) => {
      const body = route === 'POST /webhooks' ? { ...fields, url: aSink(service).url } : fields
      const account = await anAccount(service.db, { plan: { historicalAllowance: 1_000 } })
      const key = randomUUID()
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => untilDone(account, route, body, key)))
      t.true(
        answers.every(({ status }) => status < 300),
        JSON.stringify(answers[0]),
      )
      t.is(new Set(answers.map((answer) => JSON.stringify(answer.body))).size, 1)
      t.is(await count(counted, account), 1)
      const again = await send(account, route, body, key)
      t.is(JSON.stringify(again.body), JSON.stringify(answers[0]?.body))
      t.is(await count(counted, account), 1)
    },
  )

test('the same key with another body, or at another address, is refused with 409 60447', async (t) => {
  const account = await anAccount(service.db)
  const key = randomUUID()
  t.is((await send(account, 'POST /account/users', { name: 'Asha' }, key)).status, 200)
  for (const [route, body] of [
    ['POST /account/users', { name: 'Ravi' }],
    ['POST /account/teams', { name: 'Asha' }],
  ] as const)
    t.like(await send(account, route, body, key), { status: 409, code: 60447 })
})

for (const [route, body] of [
  ...Object.entries(CREATING).map(([route, { body }]) => [route, body] as const),
  ['POST /historical-search', { name: 'Saffron Textiles Private Limited', clientReference: 'with a reference' }],
] as const)
  test(`a key used at ${route}${'clientReference' in body ? ' with a clientReference' : ''} is refused elsewhere with 409 60447`, async (t) => {
    const account = await anAccount(service.db)
    const key = randomUUID()
    const sent = route === 'POST /webhooks' ? { ...body, url: aSink(service).url } : body
    t.true((await untilDone(account, route, sent, key)).status < 300)
    const elsewhere = route === 'POST /account/users' ? 'POST /account/teams' : 'POST /account/users'
    t.like(await send(account, elsewhere, { name: 'Asha' }, key), { status: 409, code: 60447 })
  })

for (const courtType of ['DC', 'HC'])
  test(`a key used to download an order of a ${courtType} case is refused for another order, and elsewhere, with 409 60447`, async (t) => {
    const { account, bodies } = await someOrders(courtType)
    const [first = {}, second = {}] = bodies
    const key = randomUUID()
    const route = 'POST /case-lookup/orders/download'
    t.is((await untilDone(account, route, first, key)).status, 200)
    t.like(await send(account, route, second, key), { status: 409, code: 60447 })
    t.like(await send(account, 'POST /account/users', { name: 'Asha' }, key), { status: 409, code: 60447 })
    const free = randomUUID()
    t.is((await send(account, route, first, free)).status, 200)
    t.like(await send(account, route, second, free), { status: 409, code: 60447 })
  })

test('a key of one account has no effect for another', async (t) => {
  const key = randomUUID()
  const answers = []
  for (const _ of [1, 2])
    answers.push(await send(await anAccount(service.db), 'POST /account/users', { name: 'Asha' }, key))
  t.is(new Set(answers.map((answer) => JSON.stringify(answer.body))).size, 2)
})

test('the same key and request from another user of the account is refused with 409 60447', async (t) => {
  const account = await anAccount(service.db)
  const other = await aUserWithKey(account)
  const key = randomUUID()
  const route = 'POST /watchlist/calendars'
  const body = { name: 'My hearings', scope: { type: 'USER' } }
  const first = await send(account, route, body, key)
  t.is(first.status, 200)
  const refused = await send(other, route, body, key)
  t.like(refused, { status: 409, code: 60447 })
  t.false(JSON.stringify(refused.body).includes((first.body as { url: string }).url))
  t.is((await send(other, route, body, randomUUID())).status, 200)
})

test('another key of the same user, such as the rotated one, gets the first answer', async (t) => {
  const account = await anAccount(service.db)
  const key = randomUUID()
  const first = await send(account, 'POST /account/teams', { name: 'Litigation' }, key)
  const rotated = await send(account, `POST /account/api-keys/${account.keyId}/rotate`, {}, randomUUID())
  const again = { ...account, key: (rotated.body as { key: string }).key }
  t.deepEqual(await send(again, 'POST /account/teams', { name: 'Litigation' }, key), { ...first, replayed: 'true' })
})

test('a refused request leaves its key free', async (t) => {
  const account = await anAccount(service.db)
  const key = randomUUID()
  t.is((await send(account, 'POST /account/users', { name: '' }, key)).status, 400)
  t.is((await send(account, 'POST /account/users', { name: 'Asha' }, key)).status, 200)
})

test('a key is free again after a day', async (t) => {
  const account = await anAccount(service.db)
  const key = randomUUID()
  const body = { name: 'Asha' }
  const first = await send(account, 'POST /account/users', body, key)
  await makeOld(account)
  t.notDeepEqual((await send(account, 'POST /account/users', body, key)).body, first.body)
})

test('an answer is not readable in the database, and is deleted after a day', async (t) => {
  const account = await anAccount(service.db)
  const { body } = await send(
    account,
    'POST /account/api-keys',
    { name: 'Job', permissions: ['case.read'] },
    randomUUID(),
  )
  const [rows] = await service.db.sequelize.query(
    'SELECT sealed_body FROM idempotency_records WHERE account_id = :accountId',
    {
      replacements: { accountId: account.accountId },
    },
  )
  const [{ sealed_body } = { sealed_body: Buffer.alloc(0) }] = rows as { sealed_body: Buffer }[]
  t.true(sealed_body.length > 0)
  t.false(sealed_body.includes((body as { key: string }).key))
  await makeOld(account)
  await service.db.idempotencyRecords.forgetOld(Date.now())
  t.is(await count('SELECT COUNT(*) AS count FROM idempotency_records WHERE account_id = :accountId', account), 0)
})

test('a key is 8 to 128 visible ASCII characters', async (t) => {
  const account = await anAccount(service.db)
  for (const key of ['', 'short', 'x'.repeat(129), 'with a blank'])
    t.like(await send(account, 'POST /account/users', { name: 'Asha' }, key), { status: 400, code: 60001 })
})

test('a summary and a rotated key, secret or calendar address are made once for one key', async (t) => {
  const account = await anAccount(service.db)
  const caseIdentifier = { courtType: 'HC', cnr: 'DLHC019000012024' }
  const { searchId } = (await send(account, 'POST /case-lookup', { caseIdentifier }, randomUUID())).body as {
    searchId: string
  }
  const made = (
    await send(account, 'POST /account/api-keys', { name: 'Job', permissions: ['case.read'] }, randomUUID())
  ).body as { keyId: string }
  const webhook = { url: aSink(service).url, events: ['case.updated'] }
  const { webhookId } = (await send(account, 'POST /webhooks', webhook, randomUUID())).body as { webhookId: string }
  const calendar = { name: 'Litigation', scope: { type: 'ACCOUNT' } }
  const { calendarId } = (await send(account, 'POST /watchlist/calendars', calendar, randomUUID())).body as {
    calendarId: string
  }
  for (const [route, body] of [
    [`POST /watchlist/calendars/${calendarId}/rotate`, {}],
    ['POST /case-lookup/summarize', { searchId }],
    [`POST /account/api-keys/${made.keyId}/rotate`, {}],
    [`POST /webhooks/${webhookId}/rotate-secret`, {}],
  ] as const) {
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => send(account, route, body, key)))
    t.deepEqual([...new Set(answers.map(({ status }) => status))], [200], route)
    t.is(new Set(answers.map((answer) => JSON.stringify(answer.body))).size, 1, route)
    t.is((await send(account, route, body, key)).replayed, 'true', route)
  }
  t.is(await count('SELECT COUNT(*) AS count FROM case_summaries WHERE account_id = :accountId', account), 1)
})

test.serial('a search of the courts that broke off goes on, on repetition, after the pages that it has', async (t) => {
  const account = await anAccount(service.db, { plan: { sources: ['ecourtsindia'] } })
  const id = await anEntity(service, account.key)
  await onboarded(service, id)
  // Watched for long, so that it finds more cases than a page has.
  await service.db.sequelize.query('UPDATE watchlist_entities SET created = 0 WHERE id = :id', { replacements: { id } })
  const [route, key] = [`POST /watchlist/entities/${id}/discover`, randomUUID()]
  await service.control.reset()
  // The first call may be about what the source can do.
  await service.control.fault('ecourtsindia', 'slow', 2, 2_000)
  const first = send(account, route, {}, key)
  await until(
    () => service.control.calls('ecourtsindia', 'saffron'),
    (calls) => calls === 1,
  )
  await service.control.fault('ecourtsindia', 'http500', 10)
  t.is((await first).status, 503)
  await service.control.reset()
  t.is((await send(account, route, {}, key)).status, 200)
  const at = { entityIds: [id], mode: 'ONGOING' as const, source: 'ecourtsindia' as const }
  const { pages } = (await service.db.entitySyncs.ofSource(at)).get(id) ?? { pages: 0 }
  t.true(pages > 1)
  t.is(await service.control.calls('ecourtsindia', 'saffron'), pages - 1)
})

test.serial('a search of the courts is made once for one key', async (t) => {
  const account = await anAccount(service.db)
  const id = await anEntity(service, account.key, { name: 'Malwa Solvents Limited' })
  const route = `POST /watchlist/entities/${id}/discover`
  const key = randomUUID()
  const first = await send(account, route, {}, key)
  t.deepEqual(await send(account, route, {}, key), { ...first, replayed: 'true' })
  t.is(await service.control.calls('attestr', 'malwa'), 1)
  await send(account, route, {}, randomUUID())
  t.is(await service.control.calls('attestr', 'malwa'), 2)
})

for (const [what, ask] of Object.entries({
  lookup: async () => {
    const cnr = 'DLHC019000012024'
    return { route: 'POST /case-lookup', body: { caseIdentifier: { courtType: 'HC', cnr } }, about: cnr }
  },
  'search of the courts': async ({ key }: TestAccount) => {
    const id = await anEntity(service, key, { name: 'Vidarbha Solvents Limited' })
    return { route: `POST /watchlist/entities/${id}/discover`, body: {}, about: 'vidarbha' }
  },
  refresh: async ({ key }: TestAccount) => {
    const cnr = 'DLHC019000012024'
    const id = await aCase(service, key, { caseIdentifier: { courtType: 'HC', cnr } })
    return { route: `POST /watchlist/cases/${id}/refresh`, body: {}, about: cnr }
  },
}))
  test.serial(
    `a ${what} that was put off gets on repetition what has been found since, without another call`,
    async (t) => {
      const account = await anAccount(service.db)
      const { route, body, about } = await ask(account)
      const key = randomUUID()
      await Promise.all(SOURCES.map((source) => service.control.fault(source, 'http500', 10)))
      t.true((await send(account, route, body, key)).status >= 500)
      await service.control.reset()
      t.is((await send(account, route, body, randomUUID())).status, 200)
      const calls = () => Promise.all(SOURCES.map((source) => service.control.calls(source, about)))
      const before = await calls()
      t.is((await send(account, route, body, key)).status, 200)
      t.deepEqual(await calls(), before)
      t.is((await send(account, route, body, key)).replayed, 'true')
    },
  )

test.serial('a refresh that was put off gets on repetition the changes that were found since', async (t) => {
  const account = await anAccount(service.db)
  const id = await aCase(service, account.key, { caseIdentifier: { courtType: 'HC', cnr: 'DLHC019000152024' } })
  const [route, key] = [`POST /watchlist/cases/${id}/refresh`, randomUUID()]
  t.is((await send(account, route, {}, randomUUID())).status, 200)
  await Promise.all(SOURCES.map((source) => service.control.fault(source, 'http500', 10)))
  t.true((await send(account, route, {}, key)).status >= 500)
  await Promise.all(SOURCES.map((source) => service.control.release(source)))
  const found = await send(account, route, {}, randomUUID())
  t.true((found.body as { changes: object[] }).changes.length > 0)
  t.deepEqual((await send(account, route, {}, key)).body, found.body)
})

test('an order of a district court is charged once a day for one key, and its link is fresh each time', async (t) => {
  const { account, bodies } = await someOrders('DC')
  const [body = {}] = bodies
  const key = randomUUID()
  const download = (idempotencyKey: string) =>
    untilDone(account, 'POST /case-lookup/orders/download', body, idempotencyKey)
  const unitsOf = () => service.db.usageLedger.unitsOf(account.accountId, 'ORDER_DOWNLOADS')
  const answers = await Promise.all(Array.from({ length: 5 }, () => download(key)))
  t.true(answers.every(({ status }) => status === 200))
  const sent = Date.now()
  t.true(opensUntil(await download(key)) >= sent + LINK_LIFETIME_MS)
  t.is(await unitsOf(), 1)
  await download(randomUUID())
  t.is(await unitsOf(), 2)
  await makeOld(account)
  await download(key)
  t.is(await unitsOf(), 3)
})

test('an order of a district court whose document was lost is fetched again for its key, and not charged again', async (t) => {
  const { account, bodies } = await someOrders('DC')
  const [body = { orderId: '' }] = bodies
  const key = randomUUID()
  t.is((await untilDone(account, 'POST /case-lookup/orders/download', body, key)).status, 200)
  await service.db.orderDocuments.forget(body.orderId)
  t.is((await untilDone(account, 'POST /case-lookup/orders/download', body, key)).status, 200)
  t.is(await service.db.usageLedger.unitsOf(account.accountId, 'ORDER_DOWNLOADS'), 1)
})

test('a request that began to ask sources is noted first: its repetition gets its time, however it ended', async (t) => {
  const attempt = onceFor(await anAccount(service.db))
  const died = new Error('the process died')
  const begunAt = await service.db.now()
  let firstAt: number | undefined
  await t.throwsAsync(
    attempt(async ({ begin }) => {
      firstAt = await begin()
      throw died
    }),
    { is: died },
  )
  t.true((firstAt ?? 0) >= begunAt)
  const repeated = await attempt(async ({ begin, keep }) => {
    const askedAt = await begin()
    t.is(askedAt, firstAt)
    return service.db.transaction((tx) => keep({ askedAt }, tx))
  })
  const again = await attempt(() => Promise.reject(new Error('run a third time')))
  t.deepEqual(asReply(again).body, asReply(repeated).body)
})

test('a request that is refused after it asked sources leaves its key free, for another request too', async (t) => {
  const account = await anAccount(service.db)
  for (const sent of ['one', 'another'])
    await t.throwsAsync(onceFor(account, sent)(refusedLate), {
      instanceOf: Refusal,
      message: ERRORS.CASE_NOT_FOUND.message,
    })
})

test('a request that meets equal ones, first one that is refused and then one that is done, gets the answer', async (t) => {
  const attempt = onceFor(await anAccount(service.db))
  const keeps =
    (answer: object): Run =>
    async ({ begin, keep }) => {
      await begin()
      return service.db.transaction((tx) => keep(answer, tx))
    }
  const isDone = { userId: 'the first' }
  const others = [
    () => attempt(refusedLate).catch((error: unknown) => t.true(error instanceof Refusal)),
    () => attempt(keeps(isDone)),
  ]
  const answer = await attempt(async (repeatable) => {
    await repeatable.begin()
    await others.shift()?.()
    return service.db.transaction((tx) => repeatable.keep({ userId: 'the second' }, tx))
  })
  t.deepEqual(asReply(answer).body, isDone)
})

test('repeated attempts, wherever they break off, have at most one effect, and every answer is the same', async (t) => {
  const breaks = fc.constantFrom('before', 'within', 'after', 'never')
  await fc.assert(
    fc.asyncProperty(fc.array(breaks, { minLength: 1, maxLength: 4 }), async (attempts) => {
      const account = await anAccount(service.db)
      const key = randomUUID()
      const bodies = new Set<string>()
      for (const point of [...attempts, 'never'])
        await aUser(account, key, point).then(
          (answer) => bodies.add(JSON.stringify(asReply(answer).body)),
          (error: Error) => t.is(error.message, point),
        )
      t.is(bodies.size, 1)
      t.is(await count('SELECT COUNT(*) - 1 AS count FROM users WHERE account_id = :accountId', account), 1)
    }),
    { numRuns: 15 },
  )
})

type Run = Parameters<typeof onceByKey>[4]

/** A request for which sources had nothing. */
const refusedLate: Run = async ({ begin }) => {
  await begin()
  throw refuse('CASE_NOT_FOUND')
}

/** Returns what attempts at one request of an account, all with one key. */
function onceFor({ accountId, userId }: TestAccount, sent: unknown = {}): (run: Run) => Promise<object> {
  const { api: _, ...services } = service
  const context = {
    headers: { 'idempotency-key': accountId },
    method: 'POST',
    path: '/v1/case-lookup',
    querystring: '',
  }
  return (run) => onceByKey(context, services, { accountId, userId }, sent, run)
}

/**
 * Creates a user with a request that breaks off there: a process that dies leaves the same as a transaction that ends.
 */
function aUser({ accountId, userId }: TestAccount, key: string, point: string): Promise<object> {
  const { api: _, ...services } = service
  const context = { headers: { 'idempotency-key': key }, method: 'POST', path: '/v1/account/users', querystring: '' }
  return onceByKey(context, services, { accountId, userId }, {}, async ({ keep }) => {
    if (point === 'before') throw new Error(point)
    const answer = await service.db.transaction(async (tx) => {
      const userId = await service.db.accounts.createUser({ accountId, name: 'Asha' }, tx)
      const kept = await keep({ userId }, tx)
      if (point === 'within') throw new Error(point)
      return kept
    })
    if (point === 'after') throw new Error(point)
    return answer
  })
}

/** Another user of the account, with a key of theirs. */
async function aUserWithKey(account: TestAccount): Promise<TestAccount> {
  const { body: user } = await send(account, 'POST /account/users', { name: 'Ravi' }, randomUUID())
  const { userId } = user as { userId: string }
  const wanted = { name: 'Ravi', userId, permissions: ['case.read', 'case.write'] }
  const { body: made } = await send(account, 'POST /account/api-keys', wanted, randomUUID())
  const { keyId, key } = made as { keyId: string; key: string }
  return { ...account, userId, keyId, key }
}

/** Returns the body for the download of each order of a case, in a separate account. */
async function someOrders(courtType: string) {
  const account = await anAccount(service.db)
  const cnr = { DC: 'DLND019000012024', HC: 'DLHC019000012024' }[courtType]
  const found = await send(account, 'POST /case-lookup', { caseIdentifier: { courtType, cnr } }, randomUUID())
  const { searchId, orders } = found.body as { searchId: string; orders: { orderId: string }[] }
  return { account, bodies: orders.map(({ orderId }) => ({ searchId, orderId })) }
}

/** Returns until when the link of a download is valid, in epoch milliseconds. */
function opensUntil({ body }: { body: unknown }): number {
  const { url } = body as { url: string }
  return Number(new URL(url).searchParams.get('expires'))
}

async function makeOld({ accountId }: TestAccount): Promise<void> {
  const replacements = { past: Date.now() - IDEMPOTENCY_RECORD_MS - 1, accountId }
  await service.db.sequelize.query('UPDATE idempotency_records SET created = :past WHERE account_id = :accountId', {
    replacements,
  })
}

/** Repeats a request that is put off because too many run at once. */
async function untilDone(...request: Parameters<typeof send>): ReturnType<typeof send> {
  for (;;) {
    const answer = await send(...request)
    if (answer.status !== 429 && answer.status !== 503) return answer
  }
}

async function send({ key }: TestAccount, route: string, body: object, idempotencyKey: string) {
  const [method = '', path = ''] = route.split(' ')
  const headers = { 'X-Service-Api-Key': key, 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey }
  const response = await fetch(service.api.baseUrl + path, { method, headers, body: JSON.stringify(body) })
  const answer = (await response.json()) as { code?: number }
  return {
    status: response.status,
    code: answer.code,
    body: answer as unknown,
    replayed: response.headers.get('Idempotent-Replayed'),
  }
}

async function count(sql: string, { accountId }: TestAccount): Promise<number> {
  const [rows] = await service.db.sequelize.query(sql, { replacements: { accountId } })
  const [row] = rows as { count: unknown }[]
  return Number(row?.count)
}
