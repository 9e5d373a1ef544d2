import test from 'ava'
import { addDays } from '../../../domain/dates.ts'
import { inDays } from '../../support/cause-lists.ts'
import { NOT_SHARED } from '../../support/refusals.ts'
import { anAccount, type Service, sharedService } from '../../support/service.ts'
import { until } from '../../support/until.ts'
import { aCase, anEntity, refusal } from '../../support/watchlist.ts'

let service: Service

test.before(async () => {
  service = await sharedService()
})
test.after.always(() => service?.close())

interface Hearing {
  hearingId: string
  caseId: string
  hearingDate: string
  state: string
  [field: string]: unknown
}

interface Page {
  hearings: Hearing[]
  nextCursor: string | null
}

async function list(key: string, path = '/watchlist/hearings'): Promise<Page> {
  const { status, body } = await service.call(`GET ${path}`, { key })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body as Page
}

/** Tracks a case whose snapshot names a day. */
function aCaseOn(key: string, nextHearingDate: string, details: object = {}): Promise<string> {
  const snapshot = { nextHearingDate, court: 'High Court of Zanskar', stage: 'Evidence' }
  return aCase(service, key, { snapshot, ...details })
}

const days = ({ hearings }: Page) => hearings.map(({ hearingDate }) => hearingDate)

test('GET /watchlist/hearings: 200 shows the day that the snapshot of a new case names, without an event', async (t) => {
  const { key } = await anAccount(service.db)
  const watchlistEntityId = await anEntity(service, key)
  const caseId = await aCaseOn(key, inDays(10), { watchlistEntityId })
  const { hearings, nextCursor } = await list(key)
  t.is(nextCursor, null)
  t.is(hearings.length, 1)
  const { hearingId: _, asOf, updated, ...hearing } = hearings[0] as Hearing
  // The record was read before it was stored.
  t.true(Number(asOf) <= Number(updated))
  t.deepEqual(hearing, {
    caseId,
    watchlistEntityIds: [watchlistEntityId],
    hearingDate: inDays(10),
    state: 'EXPECTED',
    reason: null,
    tentative: true,
    final: false,
    evidence: 'CASE_RECORD',
    courtType: 'HC',
    court: 'High Court of Zanskar',
    bench: null,
    stage: 'Evidence',
    listKind: null,
    listNumber: null,
    courtRoom: null,
    item: null,
    numberAsListed: null,
    connectedTo: null,
    viaApplication: false,
    sittingTime: null,
    sitting: null,
    videoLink: null,
    movedTo: null,
    movedFrom: null,
    revision: 0,
  })
  const { body } = await service.call('GET /events?types=hearing.changed', { key })
  t.deepEqual((body as { events: unknown[] }).events, [])
})

test('GET /watchlist/hearings: 200 in pages over the days asked for, with every filter', async (t) => {
  const { key } = await anAccount(service.db)
  const entityId = await anEntity(service, key)
  const first = await aCaseOn(key, inDays(8), { watchlistEntityId: entityId })
  await aCaseOn(key, inDays(6))
  await aCaseOn(key, inDays(8))
  await aCaseOn(key, inDays(300))
  t.deepEqual(days(await list(key)), [inDays(6), inDays(8), inDays(8)])
  t.deepEqual(days(await list(key, `/watchlist/hearings?from=${inDays(7)}&to=${inDays(300)}`)), [
    inDays(8),
    inDays(8),
    inDays(300),
  ])
  const seen: string[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page = await list(key, `/watchlist/hearings?limit=1${cursor && `&cursor=${cursor}`}`)
    seen.push(...page.hearings.map(({ hearingId }) => hearingId))
    cursor = page.nextCursor
  }
  t.deepEqual(
    seen,
    (await list(key)).hearings.map(({ hearingId }) => hearingId),
  )
  const counts = async (filter: string) => (await list(key, `/watchlist/hearings?${filter}`)).hearings.length
  t.is(await counts(`entityId=${entityId}`), 1)
  t.is(await counts(`caseId=${first}`), 1)
  t.is(await counts('courtType=HC'), 3)
  t.is(await counts('courtType=SC'), 0)
  t.is(await counts('state=EXPECTED'), 3)
  t.is(await counts('state=MOVED'), 0)
  t.is(await counts('updatedSince=0'), 3)
  t.is(await counts(`updatedSince=${Date.now() + 60_000}`), 0)
})

test("GET /watchlist/hearings: 200 shows today's hearing as not covered and one that is over as past", async (t) => {
  const { key, accountId } = await anAccount(service.db)
  await aCaseOn(key, inDays(0))
  t.deepEqual(
    (await list(key)).hearings.map(({ state }) => state),
    ['NOT_COVERED'],
  )
  await service.db.sequelize.query('UPDATE hearings SET hearing_date = :day WHERE account_id = :accountId', {
    replacements: { day: inDays(-1), accountId },
  })
  const { hearings } = await list(key, `/watchlist/hearings?from=${inDays(-2)}&state=PAST`)
  t.deepEqual(
    hearings.map(({ state }) => state),
    ['PAST'],
  )
})

test('a hearing is visible to every user who sees its case, and an archived case has none in the list', async (t) => {
  const [owner, guest, other] = await Promise.all([anAccount(service.db), anAccount(service.db), anAccount(service.db)])
  const caseId = await aCaseOn(owner.key, inDays(5), { sharedWith: [{ type: 'user', id: guest.userId }] })
  const [hearing] = (await list(guest.key)).hearings
  t.is(hearing?.caseId, caseId)
  t.deepEqual((await list(other.key)).hearings, [])
  const read = (key: string) => service.call(`GET /watchlist/hearings/${hearing?.hearingId}`, { key })
  t.is((await read(guest.key)).status, 200)
  t.like(await read(other.key), { status: 404, body: { code: 60420 } })
  await service.call(`PUT /watchlist/cases/${caseId}`, { key: owner.key, body: { status: 'ARCHIVED' } })
  t.deepEqual((await list(owner.key)).hearings, [])
  t.is((await read(owner.key)).status, 200)
})

test('GET /watchlist/hearings: 400 60001 for invalid days, the wrong way round or too many, and for a foreign cursor', async (t) => {
  const { key } = await anAccount(service.db)
  const wrong = async (query: string) => refusal((await service.call(`GET /watchlist/hearings?${query}`, { key })).body)
  t.deepEqual(await wrong('from=2026-02-30'), { code: 60001, paths: ['from'] })
  t.deepEqual(await wrong('from=2026-03-02&to=2026-03-01'), { code: 60001, paths: ['to'] })
  t.deepEqual(await wrong('from=2026-01-01&to=2027-01-03'), { code: 60001, paths: ['to'] })
  t.deepEqual(await wrong('cursor=x'), { code: 60001, paths: ['cursor'] })
})

test('GET /watchlist/hearings/:id: 200 with its changes, when a refresh finds the next hearing on another day, reported by one event', async (t) => {
  const { key } = await anAccount(service.db)
  // Each time it is fetched, its next hearing is a week later.
  const caseId = await aCase(service, key, { caseIdentifier: { courtType: 'HC', cnr: 'DLHC019000152024' } })
  const refresh = () => service.call(`POST /watchlist/cases/${caseId}/refresh`, { key })
  await refresh()
  const all = `/watchlist/cases/${caseId}/hearings`
  const [before] = (await list(key, all)).hearings
  if (!before) return t.fail('the first fetch named no hearing')
  t.like(before, { state: 'EXPECTED', revision: 0, movedTo: null })
  await refresh()
  const [after, moved] = (await list(key, all)).hearings
  t.is(after?.hearingDate, addDays(before.hearingDate, 7))
  t.like(after, { state: 'EXPECTED', revision: 1 })
  t.deepEqual(after?.movedFrom, { hearingId: before.hearingId, hearingDate: before.hearingDate })
  t.deepEqual(moved?.movedTo, { hearingId: after?.hearingId, hearingDate: after?.hearingDate })
  const { body } = await service.call(`GET /watchlist/hearings/${before.hearingId}`, { key })
  const { changes, ...hearing } = body as Hearing & { changes: { changedAt: number }[] }
  t.deepEqual(hearing, moved)
  t.deepEqual(
    changes.map(({ changedAt: _, ...change }) => change),
    [{ revision: 1, field: 'state', from: 'EXPECTED', to: 'MOVED' }],
  )
  const told = await until(
    () => service.call('GET /events?types=hearing.changed', { key }),
    ({ body }) => (body as { events: unknown[] }).events.length > 0,
  )
  t.deepEqual(
    (told.body as { events: { data: object }[] }).events.map(({ data }) => data),
    [
      {
        hearingId: before.hearingId,
        caseId,
        hearingDate: before.hearingDate,
        state: 'MOVED',
        revision: 1,
        fields: 'state',
      },
    ],
  )
})

test('GET /watchlist/cases/:id/hearings: 200 latest day first, in pages, also of an archived case', async (t) => {
  const { key } = await anAccount(service.db)
  const caseId = await aCaseOn(key, inDays(5))
  const tracked = await service.db.trackedCases.find(caseId)
  if (!tracked) return t.fail('no case')
  const of = { id: caseId, accountId: tracked.accountId, courtType: 'HC' as const }
  const record = { nextHearingDate: inDays(9), isDisposed: false, court: null, bench: null, stage: null }
  await service.db.transaction((tx) => service.db.hearings.follow(of, record, Date.now(), tx))
  await service.call(`PUT /watchlist/cases/${caseId}`, { key, body: { status: 'ARCHIVED' } })
  const first = await list(key, `/watchlist/cases/${caseId}/hearings?limit=1`)
  t.deepEqual(days(first), [inDays(9)])
  const second = await list(key, `/watchlist/cases/${caseId}/hearings?limit=1&cursor=${first.nextCursor}`)
  t.deepEqual([days(second), second.nextCursor], [[inDays(5)], null])
})

test('GET /watchlist/cases/:id/hearings: 403 60302 for one it is not shared with', async (t) => {
  const [owner, other] = await Promise.all([anAccount(service.db), anAccount(service.db)])
  const caseId = await aCaseOn(owner.key, inDays(5))
  const answer = await service.call(`GET /watchlist/cases/${caseId}/hearings`, { key: other.key })
  t.deepEqual([answer.status, answer.body], [403, NOT_SHARED])
})
