import test from 'ava'
import { ENTITY_ARCHIVED, NOT_SHARED, NOWHERE } from '../../../support/refusals.ts'
import { anAccount, type Service, sharedService } from '../../../support/service.ts'
import { aCase, aCnr, anEntity, refusal } from '../../../support/watchlist.ts'

let service: Service

test.before(async () => {
  service = await sharedService([])
})
test.after.always(() => service?.close())

async function read(key: string, id: string): Promise<Record<string, unknown>> {
  const answer = await service.call(`GET /watchlist/cases/${id}`, { key })
  return answer.body as Record<string, unknown>
}

test('POST /watchlist/cases: 200 keeps identifier and snapshot as given, and the read answers it whole', async (t) => {
  const { key, accountId, userId } = await anAccount(service.db)
  const entityId = await anEntity(service, key)
  const snapshot = { court: 'High Court of Delhi', riskLevel: 'HIGH', parties: { petitioner: 'असिफ' }, list: [1, null] }
  const caseIdentifier = {
    courtType: 'HC',
    establishmentCode: 'DLHC01',
    caseType: 'W.P.(C)',
    registrationNumber: '7/2024',
  }
  const sharedWith = [{ type: 'team', id: 'a-team' }]
  const answer = await service.call('POST /watchlist/cases', {
    key,
    body: { caseIdentifier, watchlistEntityId: entityId, snapshot, sharedWith },
  })
  const { _id } = answer.body as { _id: string }
  t.deepEqual([answer.status, answer.body], [200, { _id, status: 'ACTIVE', linkedExisting: false }])
  const { created, caseIdentifier: stored, ...tracked } = await read(key, _id)
  t.true(Number(created) > 0)
  t.like(stored, { courtType: 'HC', registrationNumber: '7/2024' })
  t.deepEqual(tracked, {
    _id,
    number: 1,
    accountId,
    watchlistEntityIds: [entityId],
    snapshot,
    riskLevel: 'HIGH',
    status: 'ACTIVE',
    reviewedAt: null,
    sharedWith,
    createdBy: userId,
    updated: null,
    updatedBy: null,
  })
})

test('POST /watchlist/cases: 200 without entity and snapshot is not classified', async (t) => {
  const { key } = await anAccount(service.db)
  t.like(await read(key, await aCase(service, key)), {
    watchlistEntityIds: [],
    snapshot: null,
    riskLevel: 'UNCLASSIFIED',
    caseIdentifier: { courtType: 'HC' },
  })
})

test('POST /watchlist/cases: 200 for 50 at once of the same case creates one record that all entities are linked to', async (t) => {
  const { key } = await anAccount(service.db)
  const entityIds = await Promise.all(Array.from({ length: 10 }, () => anEntity(service, key)))
  const caseIdentifier = { courtType: 'HC', cnr: aCnr() }
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      service.call('POST /watchlist/cases', {
        key,
        body: { caseIdentifier, watchlistEntityId: entityIds[index % 10], snapshot: { index } },
      }),
    ),
  )
  const bodies = answers.map(({ body }) => body as { _id: string; linkedExisting: boolean })
  t.is(new Set(bodies.map(({ _id }) => _id)).size, 1)
  t.is(bodies.filter(({ linkedExisting }) => !linkedExisting).length, 1)
  const tracked = await read(key, bodies[0]?._id ?? '')
  t.deepEqual((tracked.watchlistEntityIds as string[]).toSorted(), entityIds.toSorted())
  t.is(await aCase(service, key).then(async (id) => (await read(key, id)).number), 2)
})

test('POST /watchlist/cases: 200 recognises a case under another of its numbers, and keeps what it had', async (t) => {
  const { key } = await anAccount(service.db)
  const both = { courtType: 'SC', cnr: 'SCIN010000172024', diaryNumber: '17/2024' }
  const id = await aCase(service, key, { caseIdentifier: both, snapshot: { riskLevel: 'LOW' } })
  const caseIdentifier = { courtType: 'SC', diaryNumber: '17 / 2024' }
  const body = { caseIdentifier, snapshot: { riskLevel: 'HIGH' }, sharedWith: [{ type: 'user', id: 'u' }] }
  t.deepEqual((await service.call('POST /watchlist/cases', { key, body })).body, {
    _id: id,
    status: 'ACTIVE',
    linkedExisting: true,
  })
  t.like(await read(key, id), { snapshot: { riskLevel: 'LOW' }, riskLevel: 'LOW', sharedWith: [] })
})

test('POST /watchlist/cases: 200 with another entity records who linked it, and when', async (t) => {
  const { key, userId } = await anAccount(service.db)
  const caseIdentifier = { courtType: 'HC', cnr: aCnr() }
  const id = await aCase(service, key, { caseIdentifier })
  await aCase(service, key, { caseIdentifier })
  t.like(await read(key, id), { updated: null, updatedBy: null })
  const watchlistEntityId = await anEntity(service, key)
  await aCase(service, key, { caseIdentifier, watchlistEntityId })
  const { updated, ...linked } = await read(key, id)
  t.like(linked, { watchlistEntityIds: [watchlistEntityId], updatedBy: userId })
  t.true(Number(updated) > 0)
})

test('POST /watchlist/cases: 200 for two records that turn out to be one case takes the one of its identity', async (t) => {
  const { key } = await anAccount(service.db)
  const number = { establishmentCode: 'DLHC01', caseType: 'W.P.(C)', registrationNumber: '77/2024' }
  await aCase(service, key, { caseIdentifier: { courtType: 'HC', ...number } })
  const cnr = aCnr()
  const id = await aCase(service, key, { caseIdentifier: { courtType: 'HC', cnr } })
  const body = { caseIdentifier: { courtType: 'HC', cnr, ...number } }
  t.like((await service.call('POST /watchlist/cases', { key, body })).body, { _id: id, linkedExisting: true })
})

test('POST /watchlist/cases: 200 links an archived record and leaves its status', async (t) => {
  const { key } = await anAccount(service.db)
  const caseIdentifier = { courtType: 'HC', cnr: aCnr() }
  const id = await aCase(service, key, { caseIdentifier })
  await service.call(`PUT /watchlist/cases/${id}`, { key, body: { status: 'ARCHIVED' } })
  t.deepEqual((await service.call('POST /watchlist/cases', { key, body: { caseIdentifier } })).body, {
    _id: id,
    status: 'ARCHIVED',
    linkedExisting: true,
  })
})

test('POST /watchlist/cases: 200 in two accounts makes two records', async (t) => {
  const [one, other] = await Promise.all([anAccount(service.db), anAccount(service.db)])
  const caseIdentifier = { courtType: 'HC', cnr: aCnr() }
  t.not(await aCase(service, one.key, { caseIdentifier }), await aCase(service, other.key, { caseIdentifier }))
})

test('POST /watchlist/cases: 200 PENDING_BACKOFFICE_REVIEW where the operator reviews new cases', async (t) => {
  const { key } = await anAccount(service.db, { reviewer: 'OPERATOR' })
  const body = { caseIdentifier: { courtType: 'HC', cnr: aCnr() } }
  t.like((await service.call('POST /watchlist/cases', { key, body })).body, {
    status: 'PENDING_BACKOFFICE_REVIEW',
    linkedExisting: false,
  })
})

test('POST /watchlist/cases: 400 60001 for a snapshot over 256 KiB, and none for one just under', async (t) => {
  const { key } = await anAccount(service.db)
  await aCase(service, key, { snapshot: { text: 'x'.repeat(256 * 1024 - 11) } })
  const body = { caseIdentifier: { courtType: 'HC', cnr: aCnr() }, snapshot: { text: 'x'.repeat(256 * 1024 - 10) } }
  const answer = await service.call('POST /watchlist/cases', { key, body })
  t.deepEqual([answer.status, refusal(answer.body)], [400, { code: 60001, paths: ['snapshot'] }])
})

test('POST /watchlist/cases: 200 takes the whole result of a lookup with 250 summarised orders, and keeps it without their summaries', async (t) => {
  const { key } = await anAccount(service.db)
  const quote = 'The respondent shall deposit the said amount within four weeks. '.repeat(150)
  const orderSummaries = Array.from({ length: 250 }, () => ({ summary: quote, statements: [] }))
  const latestSummary = { status: 'COMPLETE', riskLevel: 'HIGH', caseSummary: 'A suit for money.', orderSummaries }
  const snapshot = { court: 'High Court of Delhi', caseStatus: 'DISPOSED', latestSummary }
  const kept = await read(key, await aCase(service, key, { snapshot }))
  t.deepEqual(kept.snapshot, { ...snapshot, latestSummary: { ...latestSummary, orderSummaries: [] } })
  t.is(kept.riskLevel, 'HIGH')
})

test('POST /watchlist/cases: 400 60400 for an entity that does not exist', async (t) => {
  const { key } = await anAccount(service.db)
  for (const watchlistEntityId of [NOWHERE, '']) {
    const body = { caseIdentifier: { courtType: 'HC', cnr: aCnr() }, watchlistEntityId }
    const answer = await service.call('POST /watchlist/cases', { key, body })
    t.deepEqual([answer.status, refusal(answer.body).code], [400, 60400])
  }
})

test('POST /watchlist/cases: 403 60302 for an entity the caller may not see', async (t) => {
  const [owner, other] = await Promise.all([anAccount(service.db), anAccount(service.db)])
  const watchlistEntityId = await anEntity(service, owner.key)
  const body = { caseIdentifier: { courtType: 'HC', cnr: aCnr() }, watchlistEntityId }
  const answer = await service.call('POST /watchlist/cases', { key: other.key, body })
  t.deepEqual([answer.status, answer.body], [403, NOT_SHARED])
})

test('POST /watchlist/cases: 409 60427 for an archived entity', async (t) => {
  const { key } = await anAccount(service.db)
  const watchlistEntityId = await anEntity(service, key)
  await service.call(`DELETE /watchlist/entities/${watchlistEntityId}`, { key })
  const caseIdentifier = { courtType: 'HC', cnr: aCnr() }
  const answer = await service.call('POST /watchlist/cases', { key, body: { caseIdentifier, watchlistEntityId } })
  t.deepEqual([answer.status, answer.body], [409, ENTITY_ARCHIVED])
})
