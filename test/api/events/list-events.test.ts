import test from 'ava'
import type { EventType, NewEvent } from '../../../domain/events/event.ts'
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

test('GET /events: 200 with `types` goes on from the newest event of any type, so that a cursor does not age while others happen', async (t) => {
  const account = await anAccount(service.db)
  const wanted = await raise(service, account.accountId, 'order.available')
  const other = await raise(service, account.accountId, 'case.updated')
  const areThere = (count: number) =>
    until(
      () => read(account),
      ({ events }) => events.length === count,
    )
  await areThere(2)
  t.like(await read(account, { types: 'order.available' }), {
    events: { length: 1, 0: { id: wanted } },
    nextCursor: other,
    hasMore: false,
  })
  const next = await raise(service, account.accountId, 'order.available')
  const newest = await raise(service, account.accountId, 'case.updated')
  await areThere(4)
  t.like(await read(account, { types: 'order.available', limit: '1' }), { nextCursor: wanted, hasMore: true })
  t.like(await read(account, { types: 'order.available', limit: '1', cursor: wanted }), {
    events: { length: 1, 0: { id: next } },
    nextCursor: newest,
    hasMore: false,
  })
  const none = { events: [], nextCursor: newest, hasMore: false }
  t.deepEqual(await read(account, { types: 'entity.synced' }), none)
  t.deepEqual(await read(account, { types: 'entity.synced', cursor: newest }), none)
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

/*
 * The guarantee of the log: transactions commit in another order than their ids were created in, and still no reader
 * misses an event.
 */
test('GET /events: 200 gives readers who follow the cursor, of all or of one type, every event once, though commits overtake each other', async (t) => {
  const account = await anAccount(service.db)
  const writers = 8
  const eventsEach = 15
  const raised: { id: string; type: EventType }[] = []

  async function write(writer: number): Promise<void> {
    for (let n = 0; n < eventsEach; n++)
      await service.db.transaction(async (tx) => {
        const event: NewEvent = {
          accountId: account.accountId,
          ...(writer % 2 === 0
            ? { type: 'case.updated', data: { caseId: String(n), origin: 'COURT', fields: 'status' } }
            : { type: 'order.available', data: { caseId: String(n), changeId: 'change' } }),
        }
        const id = await service.db.events.raise(event, tx)
        // Held open for unequal times, so that later ids commit first.
        await service.db.sequelize.query(`SELECT SLEEP(${((writer * 7 + n * 3) % 10) / 100})`, { transaction: tx })
        raised.push({ id, type: event.type })
      })
  }

  let writing = true
  const raisedOf = (types: EventType | undefined) => raised.filter(({ type }) => type === (types ?? type))
  async function readOn(types?: EventType): Promise<string[]> {
    const seen: string[] = []
    let cursor: string | undefined
    while (writing || seen.length < raisedOf(types).length) {
      const page = await read(account, { limit: '7', ...(cursor ? { cursor } : {}), ...(types ? { types } : {}) })
      seen.push(...page.events.map(({ id }) => id))
      cursor = page.nextCursor ?? undefined
    }
    return seen
  }

  const filters = [undefined, 'case.updated', 'order.available'] as const
  const reading = filters.map((types) => readOn(types))
  await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)))
  writing = false
  const seen = await Promise.all(reading)
  t.is(raised.length, writers * eventsEach)
  for (const [nth, types] of filters.entries())
    t.deepEqual(
      seen[nth]?.toSorted(),
      raisedOf(types)
        .map(({ id }) => id)
        .sort(),
    )
  const ids = raised.map(({ id }) => id)
  t.notDeepEqual(ids, ids.toSorted(), 'no commit overtook another one: the test proves nothing')
})
