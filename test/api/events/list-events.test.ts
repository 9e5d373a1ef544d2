import test from 'ava'
import { anAccount, type Service, sharedService, type TestAccount } from '../../support/service.ts'
import { until } from '../../support/until.ts'
import { raise } from '../../support/webhooks.ts'

let service: Service

test.before(async () => {
  service = await sharedService()
})
test.after.always(() => service?.close())

interface Page {
  events: { id: string; type: string; timestamp: string; data: object }[]
  nextCursor: string | null
  hasMore: boolean
}

async function read({ key }: TestAccount, query: Record<string, string> = {}): Promise<Page> {
  const { status, body } = await service.call(`GET /events?${new URLSearchParams(query)}`, { key })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body as Page
}

test('GET /events: 200 shows the events of this account, oldest first', async (t) => {
  const [account, other] = [await anAccount(service.db), await anAccount(service.db)]
  await raise(service, other.accountId)
  const first = await raise(service, account.accountId, 'case.updated', { caseId: 'c1', state: 'ACTIVE' })
  const second = await raise(service, account.accountId, 'entity.synced', { entityId: 'e1', newCandidates: 2 })
  const page = await until(
    () => read(account),
    ({ events }) => events.length === 2,
  )
  for (const { timestamp } of page.events) t.true(Math.abs(Date.parse(timestamp) - Date.now()) < 60_000)
  t.deepEqual(
    { ...page, events: page.events.map(({ timestamp: _, ...event }) => event) },
    {
      events: [
        { id: first, type: 'case.updated', data: { caseId: 'c1', state: 'ACTIVE' } },
        { id: second, type: 'entity.synced', data: { entityId: 'e1', newCandidates: 2 } },
      ],
      nextCursor: second,
      hasMore: false,
    },
  )
})

test('GET /events: 200 goes on from the cursor, also when nothing has happened since', async (t) => {
  const account = await anAccount(service.db)
  t.deepEqual(await read(account), { events: [], nextCursor: null, hasMore: false })
  const ids = [await raise(service, account.accountId), await raise(service, account.accountId)]
  await until(
    () => read(account),
    ({ events }) => events.length === 2,
  )
  const [first = '', second = ''] = ids
  t.like(await read(account, { limit: '1' }), { nextCursor: first, hasMore: true })
  t.like(await read(account, { limit: '1', cursor: first }), { nextCursor: second, hasMore: false })
  t.deepEqual(await read(account, { cursor: second }), { events: [], nextCursor: second, hasMore: false })
})

test('GET /events: 200 with `types` shows only these', async (t) => {
  const account = await anAccount(service.db)
  for (const type of ['case.updated', 'entity.synced', 'order.available'] as const)
    await raise(service, account.accountId, type)
  const page = await until(
    () => read(account, { types: 'order.available,entity.synced' }),
    ({ events }) => events.length === 2,
  )
  t.deepEqual(
    page.events.map(({ type }) => type),
    ['entity.synced', 'order.available'],
  )
})

test('GET /events: 400 60001 for an unknown type, a limit over 100 and a cursor of another account', async (t) => {
  const [account, other] = [await anAccount(service.db), await anAccount(service.db)]
  const foreign = await raise(service, other.accountId)
  await until(
    () => read(other),
    ({ events }) => events.length === 1,
  )
  for (const [query, path] of [
    ['types=no.such', 'types'],
    ['limit=101', 'limit'],
    [`cursor=${foreign}`, 'cursor'],
  ] as const) {
    const answer = await service.call(`GET /events?${query}`, { key: account.key })
    t.like(answer, { status: 400, body: { code: 60001, details: { issues: [{ path }] } } })
  }
})

/* The promise of the log: transactions commit in another order than their ids were made in, and still no reader misses one. */
test('GET /events: 200 gives a reader who follows the cursor every event once, though commits overtake each other', async (t) => {
  const account = await anAccount(service.db)
  const writers = 8
  const eventsEach = 15
  const raised: string[] = []

  async function write(writer: number): Promise<void> {
    for (let n = 0; n < eventsEach; n++)
      await service.db.transaction(async (tx) => {
        const id = await service.db.events.raise(
          { accountId: account.accountId, type: 'case.updated', data: { caseId: String(n), origin: 'COURT' } },
          tx,
        )
        // Held open for unequal times, so that later ids commit first.
        await service.db.sequelize.query(`SELECT SLEEP(${((writer * 7 + n * 3) % 10) / 100})`, { transaction: tx })
        raised.push(id)
      })
  }

  const seen: string[] = []
  let cursor: string | undefined
  let writing = true
  async function readOn(): Promise<void> {
    while (writing || seen.length < raised.length) {
      const page = await read(account, { limit: '7', ...(cursor ? { cursor } : {}) })
      seen.push(...page.events.map(({ id }) => id))
      cursor = page.nextCursor ?? undefined
    }
  }

  const reading = readOn()
  await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)))
  writing = false
  await reading
  t.is(seen.length, writers * eventsEach)
  t.deepEqual([...seen].sort(), [...raised].sort())
  t.notDeepEqual(raised, [...raised].sort(), 'no commit overtook another one: the test proves nothing')
})
