import test from 'ava'
import { aCandidate, aDiscovery, discover } from '../../../support/a-candidate.ts'
import { ENTITY_ARCHIVED } from '../../../support/refusals.ts'
import { anAccount, type Service, sharedService } from '../../../support/service.ts'
import { aCase, aCnr, anEntity, idsOf, onboarded, refusal } from '../../../support/watchlist.ts'

let service: Service
let operator: string

test.before(async () => {
  service = await sharedService()
  operator = await service.db.operatorKeys.issue('Test operator')
})
test.after.always(() => service?.close())

function confirm(id: string, key: string, headers: Record<string, string> = {}) {
  return service.call(`POST /watchlist/candidates/${id}/confirm`, { key, headers })
}

async function approve(id: string) {
  await service.call(`POST /backoffice/candidates/${id}/approve`, { key: operator })
}

async function readBody(path: string, key: string) {
  return (await service.call(`GET ${path}`, { key })).body as Record<string, unknown>
}

test('POST /watchlist/candidates/:id/confirm: 200 tracks the case, with the record as its snapshot', async (t) => {
  const { candidateId, entityId, key, userId, discovery } = await aCandidate(service)
  await approve(candidateId)
  const answer = await confirm(candidateId, key)
  const { caseId } = answer.body as { caseId: string }
  t.deepEqual([answer.status, answer.body], [200, { caseId, status: 'ACTIVE', linkedExisting: false }])
  t.like(await readBody(`/watchlist/cases/${caseId}`, key), {
    watchlistEntityIds: [entityId],
    caseIdentifier: { courtType: 'HC', cnr: discovery.found.cnr },
    snapshot: { court: 'High Court of Delhi', caseStatus: 'PENDING', partyRole: 'PETITIONER' },
    riskLevel: 'MODERATE',
    status: 'ACTIVE',
    createdBy: userId,
  })
  const candidate = await service.db.caseCandidates.find(candidateId)
  t.like(candidate, { status: 'PROMOTED', customerDecision: 'ADDED', promotedCaseId: caseId })
})

test('POST /watchlist/candidates/:id/confirm: 200 shows in the risk of the entity at once', async (t) => {
  const { candidateId, entityId, key } = await aCandidate(service, { mode: 'HISTORICAL' })
  t.like(await readBody(`/watchlist/entities/${entityId}`, key), { riskLevel: 'UNCLASSIFIED', caseCount: 0 })
  await confirm(candidateId, key)
  t.like(await readBody(`/watchlist/entities/${entityId}`, key), { riskLevel: 'MODERATE', caseCount: 1 })
})

test('POST /watchlist/candidates/:id/confirm: 200 needs no approval of a historical candidate', async (t) => {
  const { candidateId, key } = await aCandidate(service, { mode: 'HISTORICAL' })
  t.is((await confirm(candidateId, key)).status, 200)
})

test('POST /watchlist/candidates/:id/confirm: 200 links the entity to the case the account tracks already, under another number', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const both = { courtType: 'SC', cnr: 'SCIN010000182024', diaryNumber: '18/2024' }
  const caseId = await aCase(service, key, { caseIdentifier: both })
  await service.call(`PUT /watchlist/cases/${caseId}`, { key, body: { status: 'ARCHIVED' } })
  const entityId = await anEntity(service, key)
  const discovery = aDiscovery({ courtType: 'SC', diaryNumber: '18/2024', cnr: '' })
  const id = await discover(service, { accountId, entityId }, discovery, 'HISTORICAL')
  t.deepEqual((await confirm(id, key)).body, { caseId, status: 'ARCHIVED', linkedExisting: true })
  t.like(await readBody(`/watchlist/cases/${caseId}`, key), { watchlistEntityIds: [entityId] })
})

test('POST /watchlist/candidates/:id/confirm: 200 takes a case with too few numbers to look it up', async (t) => {
  const { candidateId, key } = await aCandidate(service, {
    mode: 'HISTORICAL',
    discovery: aDiscovery({ cnr: '', registrationNumber: '7/2024', court: 'दिल्ली उच्च न्यायालय' }),
  })
  const answer = await confirm(candidateId, key)
  t.like(answer, { status: 200, body: { status: 'ACTIVE', linkedExisting: false } })
  const { caseId } = answer.body as { caseId: string }
  t.like(await readBody(`/watchlist/cases/${caseId}`, key), { caseIdentifier: { courtType: 'HC' }, status: 'ACTIVE' })
})

test('POST /watchlist/candidates/:id/confirm: 200 once and 400 60415 for the others of 50 decisions at once', async (t) => {
  const { candidateId, key } = await aCandidate(service)
  await approve(candidateId)
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      index % 2
        ? confirm(candidateId, key)
        : service.call(`POST /watchlist/candidates/${candidateId}/decline`, { key }),
    ),
  )
  const applied = answers.flatMap(({ status }, index) => (status === 200 ? [index] : []))
  t.is(applied.length, 1)
  for (const { status, body } of answers) if (status !== 200) t.deepEqual([status, refusal(body).code], [400, 60415])
  const isAdded = applied[0] !== undefined && applied[0] % 2 === 1
  const candidate = await service.db.caseCandidates.find(candidateId)
  t.is(candidate?.customerDecision, isAdded ? 'ADDED' : 'DECLINED')
  const { body } = await service.call('POST /watchlist/cases/search', { key, body: {} })
  t.is(idsOf(body).length, isAdded ? 1 : 0)
})

test('POST /watchlist/candidates/:id/confirm: 400 60415 for a second decision, whichever it is', async (t) => {
  const { candidateId, key } = await aCandidate(service, { mode: 'HISTORICAL' })
  await confirm(candidateId, key)
  const answer = await confirm(candidateId, key)
  t.deepEqual(
    [answer.status, answer.body],
    [
      400,
      {
        httpStatusCode: 400,
        code: 60415,
        message: 'This has already been decided, or it is not waiting for a decision.',
        appError: true,
      },
    ],
  )
  const other = await service.call(`POST /watchlist/candidates/${candidateId}/decline`, { key })
  t.is(refusal(other.body).code, 60415)
})

test('POST /watchlist/candidates/:id/confirm: 200 with the first outcome when the same request, by its X-Request-Id, is repeated', async (t) => {
  const { candidateId, key } = await aCandidate(service, { mode: 'HISTORICAL' })
  const request = `POST /watchlist/candidates/${candidateId}/confirm`
  const headers = { 'X-Request-Id': 'one-decision-0001' }
  const [first, again] = [await service.call(request, { key, headers }), await service.call(request, { key, headers })]
  t.deepEqual([again.status, again.body], [200, first.body])
  const other = await service.call(`POST /watchlist/candidates/${candidateId}/decline`, { key, headers })
  t.deepEqual([other.status, refusal(other.body).code], [400, 60415])
})

test('POST /watchlist/candidates/:id/confirm: 400 60416 before the approval and after a rejection', async (t) => {
  const { candidateId, key } = await aCandidate(service)
  const early = await confirm(candidateId, key)
  t.deepEqual([early.status, refusal(early.body).code], [400, 60416])
  await service.call(`POST /backoffice/candidates/${candidateId}/reject`, { key: operator })
  t.is(refusal((await confirm(candidateId, key)).body).code, 60416)
})

test('POST /watchlist/candidates/:id/confirm: 403 60302 when the entity is not shared with the caller', async (t) => {
  const { candidateId } = await aCandidate(service, { mode: 'HISTORICAL' })
  const { key } = await anAccount(service.db)
  const answer = await confirm(candidateId, key)
  t.deepEqual([answer.status, refusal(answer.body).code], [403, 60302])
})

test('POST /watchlist/candidates/:id/confirm: 403 60303 where the operator decides, also for a guest of another account', async (t) => {
  const { candidateId, entityId, key } = await aCandidate(service, { mode: 'HISTORICAL', reviewer: 'OPERATOR' })
  const answer = await confirm(candidateId, key)
  t.deepEqual([answer.status, refusal(answer.body).code], [403, 60303])
  const guest = await anAccount(service.db)
  const body = { sharedWith: [{ type: 'user', id: guest.userId }] }
  await service.call(`PUT /watchlist/entities/${entityId}/sharing`, { key, body })
  t.is(refusal((await confirm(candidateId, guest.key)).body).code, 60303)
})

test('POST /watchlist/candidates/:id/confirm: 200 is audited with its actor and request', async (t) => {
  const { candidateId, key, userId } = await aCandidate(service)
  await approve(candidateId)
  await confirm(candidateId, key, { 'X-Request-Id': 'confirming-request-1' })
  const { body } = await service.call(`GET /backoffice/audit?thing=${candidateId}`, { key: operator })
  t.like(body, {
    entries: {
      0: {
        thingKind: 'CANDIDATE',
        action: 'CONFIRM',
        actor: { type: 'USER', id: userId },
        requestId: 'confirming-request-1',
        fields: [
          { field: 'status', change: 'CHANGED', from: 'APPROVED', to: 'PROMOTED' },
          { field: 'customerDecision', change: 'SET', to: 'ADDED' },
          { field: 'promotedCaseId', change: 'SET' },
        ],
      },
      1: { action: 'APPROVE', actor: { type: 'OPERATOR' } },
    },
  })
})

test('a candidate raises an event when it is found, and one with each step that follows', async (t) => {
  const { candidateId, entityId, accountId, key } = await aCandidate(service)
  await approve(candidateId)
  const { caseId } = (await confirm(candidateId, key)).body as { caseId: string }
  const [events] = await service.db.sequelize.query(
    `SELECT type, data FROM events WHERE account_id = '${accountId}' ORDER BY id`,
  )
  const who = { candidateId, entityId }
  t.deepEqual(
    (events as { type: string; data: string }[]).map(({ type, data }) => [type, JSON.parse(data)]),
    [
      ['candidate.created', { ...who, discoveryMode: 'ONGOING', status: 'PENDING_REVIEW' }],
      ['candidate.updated', { ...who, status: 'APPROVED', customerDecision: null, caseId: null }],
      ['candidate.updated', { ...who, status: 'PROMOTED', customerDecision: 'ADDED', caseId }],
    ],
  )
})

test('a case that was found again, also under a further number, makes no second candidate', async (t) => {
  const known = await aCandidate(service, {
    discovery: aDiscovery({ courtType: 'SC', cnr: '', diaryNumber: '31/2024' }),
  })
  const cnr = 'SCIN010000312024'
  t.is(await discover(service, known, aDiscovery({ courtType: 'SC', cnr, diaryNumber: '31 of 2024' })), '')
  t.is(await discover(service, known, aDiscovery({ courtType: 'SC', cnr })), '')
  const entityId = await anEntity(service, known.key)
  t.not(await discover(service, { ...known, entityId }, aDiscovery({ courtType: 'SC', cnr })), '')
})

test('a case that the entity is linked to already makes no candidate, and one linked to another entity does', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const [entityId, otherId] = [await anEntity(service, key), await anEntity(service, key)]
  const cnr = aCnr()
  await aCase(service, key, { caseIdentifier: { courtType: 'HC', cnr }, watchlistEntityId: entityId })
  t.is(await discover(service, { accountId, entityId }, aDiscovery({ cnr })), '')
  t.not(await discover(service, { accountId, entityId: otherId }, aDiscovery({ cnr })), '')
})

test('a candidate that may be a known case under another number says so, and is not merged', async (t) => {
  const first = await aCandidate(service)
  const second = await discover(service, first, aDiscovery())
  const elsewhere = await discover(service, first, aDiscovery({ court: 'High Court of Bombay' }))
  t.like((await service.db.caseCandidates.find(second))?.rawMatch, {
    possibleMatchConflict: [{ candidateId: first.candidateId, shared: ['court', 'year', 'parties'] }],
  })
  t.false('possibleMatchConflict' in ((await service.db.caseCandidates.find(elsewhere))?.rawMatch ?? {}))
})

test('a candidate that may be a case tracked by hand says so, once that was fetched', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const entityId = await anEntity(service, key)
  const caseIdentifier = { courtType: 'HC', cnr: 'DLHC019000012024' }
  const caseId = await aCase(service, key, { caseIdentifier, watchlistEntityId: entityId })
  await service.call(`POST /watchlist/cases/${caseId}/refresh`, { key })
  const { court, filingDate } = (await readBody(`/watchlist/cases/${caseId}`, key)).snapshot as Record<string, string>
  const year = filingDate?.slice(-4)
  const discovery = aDiscovery({ court: court ?? '', filingDate: `${year}-02-01` })
  const id = await discover(service, { accountId, entityId }, discovery)
  const conflict = (await service.db.caseCandidates.find(id))?.rawMatch.possibleMatchConflict
  t.like(conflict, [{ caseId, shared: ['court', 'year', 'parties'] }])
})

test('a candidate says nothing of cases that another account tracks for the same shared entity', async (t) => {
  const owner = await anAccount(service.db)
  const guest = await anAccount(service.db)
  const entityId = await anEntity(service, owner.key, { sharedWith: [{ type: 'user', id: guest.userId }] })
  const caseIdentifier = { courtType: 'HC', cnr: 'DLHC019000012024' }
  const caseId = await aCase(service, guest.key, { caseIdentifier, watchlistEntityId: entityId })
  await service.call(`POST /watchlist/cases/${caseId}/refresh`, { key: guest.key })
  const { court, filingDate } = (await readBody(`/watchlist/cases/${caseId}`, guest.key)).snapshot as Record<
    string,
    string
  >
  const discovery = aDiscovery({ court: court ?? '', filingDate: `${filingDate?.slice(-4)}-02-01` })
  const id = await discover(service, { accountId: owner.accountId, entityId }, discovery)
  t.false('possibleMatchConflict' in ((await service.db.caseCandidates.find(id))?.rawMatch ?? {}))
})

test('POST /watchlist/candidates/:id/confirm: 409 60427 for a candidate of an archived entity, which can still be declined', async (t) => {
  const { key, entityId, candidateId } = await aCandidate(service, { mode: 'HISTORICAL' })
  await service.call(`DELETE /watchlist/entities/${entityId}`, { key })
  const answer = await service.call(`POST /watchlist/candidates/${candidateId}/confirm`, { key })
  t.deepEqual([answer.status, answer.body], [409, ENTITY_ARCHIVED])
  t.is((await service.call(`POST /watchlist/candidates/${candidateId}/decline`, { key })).status, 200)
})

test('POST /watchlist/candidates/:id/confirm: 200 keeps the former name that the record states, with its last day, also when variations are regenerated', async (t) => {
  const discovery = aDiscovery({
    petitioners: ['Saffron Textiles Pvt Ltd (formerly Tarangini Mills Ltd w.e.f. 12.03.2015)'],
  })
  const { candidateId, entityId, key } = await aCandidate(service, { mode: 'HISTORICAL', discovery })
  await onboarded(service, entityId)
  t.is((await readBody(`/watchlist/entities/${entityId}`, key)).nameHistory, undefined)
  await confirm(candidateId, key)
  const nameHistory = [{ name: 'Tarangini Mills Ltd', from: null, until: '12-03-2015' }]
  t.like(await readBody(`/watchlist/entities/${entityId}`, key), { nameHistory })
  await service.db.watchlistEntities.keepVariations(entityId, 'Saffron Textiles Private Limited', ['Saffron Textiles'])
  const nameVariations = ['Saffron Textiles', 'Tarangini Mills Ltd']
  t.like(await readBody(`/watchlist/entities/${entityId}`, key), { nameHistory, nameVariations })
})
