import test from 'ava'
import type { EventType } from '../../../domain/events/event.ts'
import { publishEvents } from '../../../workers/publish-events.ts'
import { anAccount, type Service, sharedService, type TestAccount } from '../../support/service.ts'
import { until } from '../../support/until.ts'
import { aCase, anEntity, aTeam, refusal } from '../../support/watchlist.ts'
import { aSink, deliveriesOf, raise } from '../../support/webhooks.ts'

let service: Service

test.before(async () => {
  service = await sharedService()
})
test.after.always(() => service?.close())

const URL_OF_CLIENT = 'http://127.0.0.1:9/hook'
const UNKNOWN = '0190f5e0b7a07c3c8a5d6e7f80912345'
const EVENTS: EventType[] = ['case.updated', 'entity.synced', 'candidate.updated', 'source.degraded']

async function withFilter({ key }: TestAccount, filter: object): Promise<string> {
  const body = { url: aSink(service).url, events: EVENTS, filter }
  const answer = await service.call('POST /webhooks', { key, body })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return (answer.body as { webhookId: string }).webhookId
}

const share = (key: string, kind: 'entities' | 'cases', id: string, sharedWith: object[]) =>
  service.call(`PUT /watchlist/${kind}/${id}/sharing`, { key, body: { sharedWith } })

const synced = (account: TestAccount, entityId: string) =>
  raise(service, account.accountId, 'entity.synced', {
    entityId,
    status: 'COMPLETE',
    newCandidates: 0,
    lastCourtSyncAt: 1,
  })
const updated = (account: TestAccount, caseId: string) =>
  raise(service, account.accountId, 'case.updated', { caseId, origin: 'COURT', fields: 'status' })

/** Publishes what was raised so far, and returns the ids of the events that an endpoint was sent. */
async function sent(account: TestAccount, webhookId: string, last: string): Promise<string[]> {
  while ((await publishEvents(service.db, service.temporal)) > 0);
  await until(
    async () =>
      (await service.call(`GET /events?limit=100`, { key: account.key })).body as { events: { id: string }[] },
    ({ events }) => events.some(({ id }) => id === last),
  )
  return (await deliveriesOf(service, account, webhookId)).map(({ eventId }) => eventId).toSorted()
}

test('POST /webhooks: 200 restricts an endpoint to records, as it is shown then; PUT without a filter lifts it', async (t) => {
  const account = await anAccount(service.db)
  const { key, accountId, userId } = account
  const filter = {
    entityIds: [await anEntity(service, key)],
    caseIds: [await aCase(service, key)],
    teamIds: [await aTeam(service, accountId, [userId])],
  }
  const webhookId = await withFilter(account, filter)
  t.like((await service.call(`GET /webhooks/${webhookId}`, { key })).body, { filter })
  t.like((await service.call('GET /webhooks', { key })).body, { webhooks: [{ filter }] })
  const body = { url: URL_OF_CLIENT, events: ['case.updated'], filter: { caseIds: filter.caseIds } }
  t.like((await service.call(`PUT /webhooks/${webhookId}`, { key, body })).body, {
    filter: { caseIds: filter.caseIds },
  })
  const { filter: _, ...lifted } = body
  t.false('filter' in ((await service.call(`PUT /webhooks/${webhookId}`, { key, body: lifted })).body as object))
})

test('POST /webhooks: 400 60001 for a filter that no event of the account can meet', async (t) => {
  const [account, other] = [await anAccount(service.db), await anAccount(service.db)]
  const shared = [{ type: 'user', id: account.userId }]
  const [entity, tracked] = [await anEntity(service, other.key), await aCase(service, other.key)]
  await share(other.key, 'entities', entity, shared)
  await share(other.key, 'cases', tracked, shared)
  const team = await aTeam(service, other.accountId, [other.userId])
  const send = async (filter: object, events = EVENTS) => {
    const body = { url: URL_OF_CLIENT, events, filter }
    return refusal((await service.call('POST /webhooks', { key: account.key, body })).body)
  }
  const own = await anEntity(service, account.key)
  t.deepEqual(await send({}), { code: 60001, paths: ['filter'] })
  t.deepEqual(await send({ entityIds: [] }), { code: 60001, paths: ['filter.entityIds'] })
  t.deepEqual(await send({ entityIds: [own, entity, UNKNOWN] }), {
    code: 60001,
    paths: ['filter.entityIds.1', 'filter.entityIds.2'],
  })
  t.deepEqual(await send({ caseIds: [tracked], teamIds: [team] }), {
    code: 60001,
    paths: ['filter.caseIds.0', 'filter.teamIds.0'],
  })
  t.deepEqual(await send({ courts: ['SC'] }), { code: 60001, paths: ['filter.courts'] })
  t.deepEqual(await send({ entityIds: [own] }, ['source.degraded', 'hearing.digest']), {
    code: 60001,
    paths: ['events'],
  })
})

test('an endpoint gets only events about a record that meets each list of its filter', async (t) => {
  const account = await anAccount(service.db)
  const { key, accountId, userId } = account
  const [entity, other] = [await anEntity(service, key), await anEntity(service, key, { registrationNumber: 'U2' })]
  const linked = await aCase(service, key, { watchlistEntityId: entity })
  const alone = await aCase(service, key)
  const team = await aTeam(service, accountId, [userId])
  await share(key, 'cases', linked, [{ type: 'team', id: team }])
  await share(key, 'entities', other, [{ type: 'team', id: team }])
  const of = {
    entity: await withFilter(account, { entityIds: [entity] }),
    cases: await withFilter(account, { caseIds: [linked, alone] }),
    team: await withFilter(account, { teamIds: [team] }),
    all: await withFilter(account, { entityIds: [entity], teamIds: [team] }),
  }
  const ofEntity = await synced(account, entity)
  const ofOther = await synced(account, other)
  const ofLinked = await updated(account, linked)
  const ofAlone = await updated(account, alone)
  const candidate = {
    candidateId: UNKNOWN,
    entityId: other,
    status: 'APPROVED',
    customerDecision: 'CONFIRMED',
    caseId: linked,
  }
  const ofCandidate = await raise(service, accountId, 'candidate.updated', candidate)
  await raise(service, accountId, 'source.degraded', { courtType: 'SC' })
  const last = await updated(account, UNKNOWN)

  t.deepEqual(await sent(account, of.entity, last), [ofEntity, ofLinked].toSorted())
  t.deepEqual(await sent(account, of.cases, last), [ofLinked, ofAlone, ofCandidate].toSorted())
  t.deepEqual(await sent(account, of.team, last), [ofOther, ofLinked, ofCandidate].toSorted())
  t.deepEqual(await sent(account, of.all, last), [ofLinked])
})

test('a team gets no event of a record that is not shared with it any more, also by a replay, and none once it is removed', async (t) => {
  const account = await anAccount(service.db)
  const { key, accountId, userId } = account
  const tracked = await aCase(service, key)
  const team = await aTeam(service, accountId, [userId])
  await share(key, 'cases', tracked, [{ type: 'team', id: team }])
  const webhookId = await withFilter(account, { teamIds: [team] })
  const first = await updated(account, tracked)
  t.deepEqual(await sent(account, webhookId, first), [first])

  await share(key, 'cases', tracked, [])
  const second = await updated(account, tracked)
  t.deepEqual(await sent(account, webhookId, second), [first])
  const all = await service.call(`POST /webhooks/${webhookId}/replay`, { key, body: { since: 0 } })
  t.deepEqual(all.body, { replayed: 0, nextCursor: null })
  const [delivery] = await deliveriesOf(service, account, webhookId)
  const again = await service.call(`POST /webhooks/${webhookId}/deliveries/${delivery?.deliveryId}/replay`, { key })
  t.deepEqual([again.status, refusal(again.body)], [400, { code: 60001, paths: ['deliveryId'] }])

  await share(key, 'cases', tracked, [{ type: 'team', id: team }])
  t.is((await service.call(`DELETE /account/teams/${team}`, { key })).status, 200)
  const third = await updated(account, tracked)
  t.deepEqual(await sent(account, webhookId, third), [first])
})

test('a case that was merged into another keeps its endpoint', async (t) => {
  const account = await anAccount(service.db)
  const { key, accountId } = account
  const [gone, stays] = [await aCase(service, key), await aCase(service, key)]
  const webhookId = await withFilter(account, { caseIds: [gone] })
  await service.db.sequelize.query(
    'INSERT INTO merged_records (id, account_id, merged_into, created) VALUES (:gone, :accountId, :stays, 0)',
    { replacements: { gone, accountId, stays } },
  )
  const ids = [await updated(account, stays), await updated(account, gone)]
  t.deepEqual(await sent(account, webhookId, ids[1] ?? ''), ids.toSorted())
})

test('a test message reaches an endpoint with a filter, and is sent again', async (t) => {
  const account = await anAccount(service.db)
  const { key } = account
  const webhookId = await withFilter(account, { caseIds: [await aCase(service, key)] })
  const tried = await service.call(`POST /webhooks/${webhookId}/test`, { key })
  t.like(tried, { status: 200, body: { type: 'webhook.test', status: 'DELIVERED' } })
  const { deliveryId } = tried.body as { deliveryId: string }
  t.is((await service.call(`POST /webhooks/${webhookId}/deliveries/${deliveryId}/replay`, { key })).status, 200)
})

test('case.updated names the fields that changed', async (t) => {
  const { key } = await anAccount(service.db)
  const id = await aCase(service, key)
  await service.call(`PUT /watchlist/cases/${id}`, { key, body: { riskLevel: 'HIGH', status: 'ARCHIVED' } })
  const { events } = await until(
    async () => (await service.call('GET /events?types=case.updated', { key })).body as { events: { data: object }[] },
    ({ events }) => events.length > 0,
  )
  t.deepEqual(
    events.map(({ data }) => data),
    [{ caseId: id, origin: 'CUSTOMER', fields: 'riskLevel,status' }],
  )
})
