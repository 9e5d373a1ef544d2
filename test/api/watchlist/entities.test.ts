import test from 'ava'
import { aKey, anAccount, type Service, startService } from '../../support/service.ts'
import { aCase, anEntity, aTeam, idsOf, refusal } from '../../support/watchlist.ts'

let service: Service

test.before(async () => {
  service = await startService()
})
test.after.always(() => service?.close())

const NOWHERE = '0190f5e0b7a07c3c8a5d6e7f80912345'
const NOT_THERE = {
  httpStatusCode: 400,
  code: 60400,
  message: 'There is no watchlist entity of this id.',
  appError: true,
}
const NOT_SHARED = {
  httpStatusCode: 403,
  code: 60302,
  message: 'This is not shared with the caller.',
  appError: true,
}

async function read(key: string, id: string): Promise<Record<string, unknown>> {
  const answer = await service.call(`GET /watchlist/entities/${id}`, { key })
  return answer.body as Record<string, unknown>
}

async function strangerTo(id: string) {
  const stranger = await anAccount(service.db)
  return { id, key: stranger.key }
}

test('POST /watchlist/entities: 200 keeps what was said, and the read answers it whole', async (t) => {
  const { key, accountId, userId } = await anAccount(service.db)
  const before = Date.now()
  const id = await anEntity(service, key, {
    name: '  Asha Verma ',
    entityType: 'PERSON',
    fatherName: 'Ravi Verma',
    birthDate: '31-01-1980',
    location: '12 Lake Road, Pune',
    registrationNumber: 'PAN-1',
    monitoredCourts: ['HC', 'DC', 'HC'],
    sharedWith: [{ type: 'user', id: 'somebody' }],
    fetchHistoricalCases: true,
  })
  const { created, ...entity } = await read(key, id)
  t.true(Number(created) >= before && Number(created) <= Date.now())
  t.deepEqual(entity, {
    _id: id,
    number: 1,
    accountId,
    name: 'Asha Verma',
    entityType: 'PERSON',
    fatherName: 'Ravi Verma',
    birthDate: '31-01-1980',
    location: '12 Lake Road, Pune',
    registrationNumber: 'PAN-1',
    monitoredCourts: ['HC', 'DC'],
    status: 'ACTIVE',
    nameVariations: [],
    lastCourtSyncAt: null,
    sharedWith: [{ type: 'user', id: 'somebody' }],
    createdBy: userId,
    updated: null,
    updatedBy: null,
    riskLevel: 'UNCLASSIFIED',
    riskCounts: { VERY_HIGH: 0, HIGH: 0, MODERATE: 0, LOW: 0, UNCLASSIFIED: 0 },
    caseCount: 0,
  })
})

test('POST /watchlist/entities: 200 ignores father and birth date of a business, and watches all courts by default', async (t) => {
  const { key } = await anAccount(service.db)
  const id = await anEntity(service, key, { fatherName: 'Ravi Verma', birthDate: '31-01-1980', location: ' ' })
  t.like(await read(key, id), { fatherName: null, birthDate: null, location: null, monitoredCourts: ['ALL'] })
})

test('POST /watchlist/entities: 200 for 40 at once numbers them 1 to 40 without a gap', async (t) => {
  const { key } = await anAccount(service.db)
  await Promise.all(Array.from({ length: 40 }, (_, index) => anEntity(service, key, { name: `Company ${index}` })))
  const { body } = await service.call('POST /watchlist/entities/search', { key, body: { $limit: 100 } })
  const { records } = body as { records: { number: number }[] }
  t.deepEqual(
    records.map(({ number }) => number).sort((a, b) => a - b),
    Array.from({ length: 40 }, (_, index) => index + 1),
  )
})

test('POST /watchlist/entities: 200 of a business brings variations of its name a little later', async (t) => {
  const { key } = await anAccount(service.db)
  const id = await anEntity(service, key)
  await service.temporal.client.workflow.getHandle(`entity-onboarding/${id}`).result()
  const { nameVariations } = await read(key, id)
  t.true((nameVariations as string[]).includes('Saffron Textiles Pvt Ltd'), JSON.stringify(nameVariations))
})

for (const [field, value] of [
  ['name', 'X'],
  ['name', 'x'.repeat(256)],
  ['name', undefined],
  ['entityType', 'TRUST'],
  ['fatherName', 'x'.repeat(257)],
  ['birthDate', '1980-01-31'],
  ['birthDate', '31-02-1980'],
  ['location', 'x'.repeat(4193)],
  ['registrationNumber', 'x'.repeat(51)],
  ['monitoredCourts', []],
  ['monitoredCourts', ['ALL', 'HC']],
  ['fetchHistoricalCases', 'yes'],
] as const)
  test(`POST /watchlist/entities: 400 60001 for ${field} ${JSON.stringify(value)?.slice(0, 20)}`, async (t) => {
    const { key } = await anAccount(service.db)
    const body = { name: 'Asha Verma', entityType: 'PERSON', [field]: value }
    const answer = await service.call('POST /watchlist/entities', { key, body })
    t.is(answer.status, 400)
    t.deepEqual(refusal(answer.body), { code: 60001, paths: [field] })
  })

test('GET /watchlist/entities/:id: 200 computes level and counts from the active cases, right after each change', async (t) => {
  const { key } = await anAccount(service.db)
  const id = await anEntity(service, key)
  const [first] = await Promise.all(
    ['VERY_HIGH', 'LOW', 'LOW'].map((riskLevel) =>
      aCase(service, key, { watchlistEntityId: id, snapshot: { riskLevel } }),
    ),
  )
  const risk = { VERY_HIGH: 1, HIGH: 0, MODERATE: 0, LOW: 2, UNCLASSIFIED: 0 }
  t.like(await read(key, id), { riskLevel: 'VERY_HIGH', riskCounts: risk, caseCount: 3 })
  await service.call(`PUT /watchlist/cases/${first}`, { key, body: { riskLevel: 'HIGH' } })
  t.like(await read(key, id), { riskLevel: 'HIGH', riskCounts: { ...risk, VERY_HIGH: 0, HIGH: 1 }, caseCount: 3 })
  await service.call(`PUT /watchlist/cases/${first}`, { key, body: { status: 'REJECTED' } })
  t.like(await read(key, id), { riskLevel: 'LOW', riskCounts: { ...risk, VERY_HIGH: 0 }, caseCount: 2 })
})

test("GET /watchlist/entities/:id: 200 tells a guest the owner's risk, and the owner nothing of the guest's cases", async (t) => {
  const owner = await anAccount(service.db)
  const guest = await anAccount(service.db)
  const id = await anEntity(service, owner.key, { sharedWith: [{ type: 'user', id: guest.userId }] })
  await aCase(service, owner.key, { watchlistEntityId: id, snapshot: { riskLevel: 'LOW' } })
  await aCase(service, guest.key, { watchlistEntityId: id, snapshot: { riskLevel: 'VERY_HIGH' } })
  for (const { key } of [owner, guest]) t.like(await read(key, id), { riskLevel: 'LOW', caseCount: 1 })
})

test('GET /watchlist/entities/:id: 200 for a user and a team of another account it is shared with', async (t) => {
  const owner = await anAccount(service.db)
  const user = await anAccount(service.db)
  const member = await anAccount(service.db)
  const teamId = await aTeam(service, member.accountId, [member.userId])
  const sharedWith = [
    { type: 'user', id: user.userId },
    { type: 'team', id: teamId },
  ]
  const id = await anEntity(service, owner.key, { sharedWith })
  for (const { key } of [user, member]) t.like(await read(key, id), { _id: id, sharedWith })
})

test('GET /watchlist/entities/:id: 403 60302 for anybody else, also one whose id is named as a team', async (t) => {
  const owner = await anAccount(service.db)
  const other = await anAccount(service.db)
  const id = await anEntity(service, owner.key, { sharedWith: [{ type: 'team', id: other.userId }] })
  const answer = await service.call(`GET /watchlist/entities/${id}`, { key: other.key })
  t.is(answer.status, 403)
  t.deepEqual(answer.body, NOT_SHARED)
})

test('GET /watchlist/entities/:id: 400 60400 for an id that is none', async (t) => {
  const { key } = await anAccount(service.db)
  const answer = await service.call(`GET /watchlist/entities/${NOWHERE}`, { key })
  t.is(answer.status, 400)
  t.deepEqual(answer.body, NOT_THERE)
})

test('PUT /watchlist/entities/:id: 200 replaces the details, and clears what is left out', async (t) => {
  const { key, userId } = await anAccount(service.db)
  const id = await anEntity(service, key, { location: 'Pune', registrationNumber: 'U1', monitoredCourts: ['HC'] })
  const sharedWith = [{ type: 'user', id: 'somebody' }]
  await service.call(`PUT /watchlist/entities/${id}/sharing`, { key, body: { sharedWith } })
  const body = { name: 'Kaveri Logistics Limited', entityType: 'BUSINESS', location: 'Chennai' }
  const answer = await service.call(`PUT /watchlist/entities/${id}`, { key, body })
  t.deepEqual([answer.status, answer.body], [200, {}])
  t.like(await read(key, id), {
    ...body,
    registrationNumber: null,
    monitoredCourts: ['ALL'],
    status: 'ACTIVE',
    sharedWith,
    updatedBy: userId,
  })
})

test('PUT /watchlist/entities/:id: 200 with another name drops the old variations and brings new ones', async (t) => {
  const { key } = await anAccount(service.db)
  const id = await anEntity(service, key)
  const onboarding = service.temporal.client.workflow.getHandle(`entity-onboarding/${id}`)
  await onboarding.result()
  const body = { name: 'Kaveri Logistics Limited', entityType: 'BUSINESS' }
  await service.call(`PUT /watchlist/entities/${id}`, { key, body })
  await onboarding.result()
  const names = JSON.stringify((await read(key, id)).nameVariations)
  t.false(names.includes('Saffron'), names)
})

test('PUT /watchlist/entities/:id: 400 60400 for an id that is none', async (t) => {
  const { key } = await anAccount(service.db)
  const body = { name: 'Kaveri Logistics Limited', entityType: 'BUSINESS' }
  const answer = await service.call(`PUT /watchlist/entities/${NOWHERE}`, { key, body })
  t.deepEqual([answer.status, answer.body], [400, NOT_THERE])
})

test('PUT /watchlist/entities/:id: 403 60302 for one it is not shared with, and nothing changes', async (t) => {
  const { key } = await anAccount(service.db)
  const { id, key: stranger } = await strangerTo(await anEntity(service, key))
  const body = { name: 'Kaveri Logistics Limited', entityType: 'BUSINESS' }
  const answer = await service.call(`PUT /watchlist/entities/${id}`, { key: stranger, body })
  t.deepEqual([answer.status, answer.body], [403, NOT_SHARED])
  t.like(await read(key, id), { name: 'Saffron Textiles Private Limited', updated: null })
})

test('DELETE /watchlist/entities/:id: 200 archives: searches lose it, the read keeps it, and again is fine', async (t) => {
  const { key } = await anAccount(service.db)
  const id = await anEntity(service, key)
  for (const _ of [1, 2]) {
    const answer = await service.call(`DELETE /watchlist/entities/${id}`, { key })
    t.deepEqual([answer.status, answer.body], [200, {}])
  }
  t.like(await read(key, id), { status: 'ARCHIVED' })
  const body = { $filter: { status: 'ARCHIVED' } }
  t.deepEqual((await service.call('POST /watchlist/entities/search', { key, body })).body, {
    recordsFiltered: 0,
    records: [],
  })
})

test('DELETE /watchlist/entities/:id: 200 for one it is shared with', async (t) => {
  const owner = await anAccount(service.db)
  const guest = await anAccount(service.db)
  const id = await anEntity(service, owner.key, { sharedWith: [{ type: 'user', id: guest.userId }] })
  t.is((await service.call(`DELETE /watchlist/entities/${id}`, { key: guest.key })).status, 200)
  t.like(await read(owner.key, id), { status: 'ARCHIVED', updatedBy: guest.userId })
})

test('DELETE /watchlist/entities/:id: 400 60400 for an id that is none', async (t) => {
  const { key } = await anAccount(service.db)
  const answer = await service.call(`DELETE /watchlist/entities/${NOWHERE}`, { key })
  t.deepEqual([answer.status, answer.body], [400, NOT_THERE])
})

test('DELETE /watchlist/entities/:id: 403 60302 for one it is not shared with', async (t) => {
  const { id, key } = await strangerTo(await anEntity(service, (await anAccount(service.db)).key))
  const answer = await service.call(`DELETE /watchlist/entities/${id}`, { key })
  t.deepEqual([answer.status, answer.body], [403, NOT_SHARED])
})

test('POST /watchlist/entities/:id/pause: 200 pauses, also twice', async (t) => {
  const { key } = await anAccount(service.db)
  const id = await anEntity(service, key)
  for (const _ of [1, 2]) {
    const answer = await service.call(`POST /watchlist/entities/${id}/pause`, { key })
    t.deepEqual([answer.status, answer.body], [200, {}])
  }
  t.like(await read(key, id), { status: 'PAUSED' })
})

test('POST /watchlist/entities/:id/pause: 400 60400 for an id that is none', async (t) => {
  const { key } = await anAccount(service.db)
  const answer = await service.call(`POST /watchlist/entities/${NOWHERE}/pause`, { key })
  t.deepEqual([answer.status, answer.body], [400, NOT_THERE])
})

test('POST /watchlist/entities/:id/pause: 403 60302 for one it is not shared with', async (t) => {
  const { id, key } = await strangerTo(await anEntity(service, (await anAccount(service.db)).key))
  const answer = await service.call(`POST /watchlist/entities/${id}/pause`, { key })
  t.deepEqual([answer.status, answer.body], [403, NOT_SHARED])
})

test('POST /watchlist/entities/:id/pause: 409 60427 for an archived one', async (t) => {
  const { key } = await anAccount(service.db)
  const id = await anEntity(service, key)
  await service.call(`DELETE /watchlist/entities/${id}`, { key })
  const answer = await service.call(`POST /watchlist/entities/${id}/pause`, { key })
  t.is(answer.status, 409)
  t.deepEqual(answer.body, {
    httpStatusCode: 409,
    code: 60427,
    message: 'The entity is archived.',
    appError: true,
  })
})

test('POST /watchlist/entities/:id/resume: 200 makes a paused one active', async (t) => {
  const { key } = await anAccount(service.db)
  const id = await anEntity(service, key)
  await service.call(`POST /watchlist/entities/${id}/pause`, { key })
  const answer = await service.call(`POST /watchlist/entities/${id}/resume`, { key })
  t.deepEqual([answer.status, answer.body], [200, {}])
  t.like(await read(key, id), { status: 'ACTIVE' })
})

test('POST /watchlist/entities/:id/resume: 400 60400 for an id that is none', async (t) => {
  const { key } = await anAccount(service.db)
  const answer = await service.call(`POST /watchlist/entities/${NOWHERE}/resume`, { key })
  t.deepEqual([answer.status, answer.body], [400, NOT_THERE])
})

test('POST /watchlist/entities/:id/resume: 403 60302 for one it is not shared with', async (t) => {
  const { id, key } = await strangerTo(await anEntity(service, (await anAccount(service.db)).key))
  const answer = await service.call(`POST /watchlist/entities/${id}/resume`, { key })
  t.deepEqual([answer.status, answer.body], [403, NOT_SHARED])
})

test('POST /watchlist/entities/:id/resume: 409 60427 for an archived one, which stays archived', async (t) => {
  const { key } = await anAccount(service.db)
  const id = await anEntity(service, key)
  await service.call(`DELETE /watchlist/entities/${id}`, { key })
  const answer = await service.call(`POST /watchlist/entities/${id}/resume`, { key })
  t.deepEqual([answer.status, refusal(answer.body).code], [409, 60427])
  t.like(await read(key, id), { status: 'ARCHIVED' })
})

test('PUT /watchlist/entities/:id/sharing: 200 gives and takes the sight of it at once', async (t) => {
  const owner = await anAccount(service.db)
  const guest = await anAccount(service.db)
  const id = await anEntity(service, owner.key)
  const share = (sharedWith: object[]) =>
    service.call(`PUT /watchlist/entities/${id}/sharing`, { key: owner.key, body: { sharedWith } })
  const answer = await share([{ type: 'user', id: guest.userId }])
  t.deepEqual([answer.status, answer.body], [200, {}])
  t.is((await service.call(`GET /watchlist/entities/${id}`, { key: guest.key })).status, 200)
  t.deepEqual(idsOf((await service.call('POST /watchlist/entities/search', { key: guest.key, body: {} })).body), [id])
  await share([])
  t.is((await service.call(`GET /watchlist/entities/${id}`, { key: guest.key })).status, 403)
  t.deepEqual(idsOf((await service.call('POST /watchlist/entities/search', { key: guest.key, body: {} })).body), [])
})

test('PUT /watchlist/entities/:id/sharing: 400 60400 for an id that is none', async (t) => {
  const { key } = await anAccount(service.db)
  const answer = await service.call(`PUT /watchlist/entities/${NOWHERE}/sharing`, { key, body: { sharedWith: [] } })
  t.deepEqual([answer.status, answer.body], [400, NOT_THERE])
})

test('PUT /watchlist/entities/:id/sharing: 403 60302 for a guest, who may see it and not pass it on', async (t) => {
  const owner = await anAccount(service.db)
  const guest = await anAccount(service.db)
  const id = await anEntity(service, owner.key, { sharedWith: [{ type: 'user', id: guest.userId }] })
  const body = { sharedWith: [] }
  const answer = await service.call(`PUT /watchlist/entities/${id}/sharing`, { key: guest.key, body })
  t.deepEqual([answer.status, answer.body], [403, NOT_SHARED])
})

test("POST /watchlist/entities: 200 with a second user's key says who created it", async (t) => {
  const { accountId } = await anAccount(service.db)
  const userId = await service.db.accounts.createUser({ accountId, name: 'Second user' })
  const { key } = await aKey(service.db, { accountId, userId })
  t.like(await read(key, await anEntity(service, key)), { accountId, createdBy: userId })
})
