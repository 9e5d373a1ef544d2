import test from 'ava'
import type { LinkedCase } from '../../../domain/case.ts'
import { aCourtCase } from '../../support/a-court-case.ts'
import { anAccount, type Service, sharedService } from '../../support/service.ts'
import { aCase, aCnr, anEntity, refusal } from '../../support/watchlist.ts'

let service: Service
test.before(async () => {
  service = await sharedService()
})
test.after.always(() => service?.close())

interface Family {
  members: { caseId: string; distance: number }[]
  relations: {
    relationId: string
    state: string
    number: string
    relatedCaseId: string | null
    caseIdentifier: unknown
  }[]
}

const inCourt = (cnr: string) => ({ caseIdentifier: { courtType: 'HC' as const, cnr } })

/** Tracks a case whose record names these others. */
async function aCaseNaming(key: string, accountId: string, cnr: string, ...linkedCases: LinkedCase[]): Promise<string> {
  const id = await aCase(service, key, inCourt(cnr))
  const identifier = inCourt(cnr).caseIdentifier
  const courtCase = aCourtCase({ identifier, linkedCases })
  await service.db.transaction((tx) =>
    service.db.trackedCases.learnFamily({ id, accountId, identifier, courtCase }, Date.now(), tx),
  )
  return id
}

async function familyOf(key: string, id: string): Promise<Family> {
  const { status, body } = await service.call(`GET /watchlist/cases/${id}/family`, { key })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body as Family
}

test('GET /watchlist/cases/:id/family: 200 with the cases that records name, near ones first, and with what can be followed', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const [main, application, below] = [aCnr(), aCnr(), aCnr()].map((cnr) => `DLHC01${cnr.slice(6)}`)
  const mainId = await aCaseNaming(key, accountId, main ?? '', {
    number: 'the first',
    cnr: below ?? '',
    relation: 'TRANSFER',
  })
  const id = await aCaseNaming(
    key,
    accountId,
    application ?? '',
    { number: main ?? '', relation: 'MAIN' },
    { number: 'of the year before', relation: 'LINKED' },
  )
  const { members, relations } = await familyOf(key, id)
  t.deepEqual(
    members.map(({ caseId, distance }) => [caseId, distance]),
    [
      [id, 0],
      [mainId, 1],
    ],
  )
  const stated = relations.map(({ number, state, relatedCaseId, caseIdentifier }) => [
    number,
    state,
    relatedCaseId,
    caseIdentifier !== null,
  ])
  t.deepEqual(
    new Set(stated.map((each) => JSON.stringify(each))),
    new Set(
      [
        [main, 'KNOWN', mainId, true],
        ['of the year before', 'OPEN', null, false],
        ['the first', 'SUGGESTED', null, true],
      ].map((each) => JSON.stringify(each)),
    ),
  )
  t.deepEqual(
    (await familyOf(key, mainId)).members.map(({ caseId }) => caseId),
    [mainId, id],
  )
})

test('POST /watchlist/cases/:id/family/:relationId/follow: 200 tracks the case, which is a member then; 400 60441 a second time', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const target = `DLHC01${aCnr().slice(6)}`
  const id = await aCaseNaming(key, accountId, `DLHC01${aCnr().slice(6)}`, { number: target, relation: 'LINKED' })
  const [relation] = (await familyOf(key, id)).relations
  const path = `POST /watchlist/cases/${id}/family/${relation?.relationId}/follow`
  const { status, body } = await service.call(path, { key })
  t.is(status, 200)
  const { caseId } = body as { caseId: string }
  t.like((await familyOf(key, id)).relations[0], { state: 'FOLLOWED', relatedCaseId: caseId })
  t.like((await service.call(`GET /watchlist/cases/${caseId}`, { key })).body, inCourt(target))
  const again = await service.call(path, { key })
  t.deepEqual([again.status, refusal(again.body).code], [400, 60441])
})

test('POST /watchlist/cases/:id/family/:relationId/follow: 400 60441 for words that name no case for sure', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const vague = { number: 'of the year before', relation: 'LINKED' as const }
  const id = await aCaseNaming(key, accountId, `DLHC01${aCnr().slice(6)}`, vague)
  const [relation] = (await familyOf(key, id)).relations
  const answer = await service.call(`POST /watchlist/cases/${id}/family/${relation?.relationId}/follow`, { key })
  t.deepEqual([answer.status, refusal(answer.body).code], [400, 60441])
})

async function refusedToStranger(request: (id: string) => string): Promise<unknown[]> {
  const [one, other] = [await anAccount(service.db), await anAccount(service.db)]
  const id = await aCase(service, other.key, inCourt(`DLHC01${aCnr().slice(6)}`))
  const answer = await service.call(request(id), { key: one.key })
  return [answer.status, refusal(answer.body).code]
}

test('GET /watchlist/cases/:id/family: 403 60302 for a case of another account', async (t) => {
  t.deepEqual(await refusedToStranger((id) => `GET /watchlist/cases/${id}/family`), [403, 60302])
})

test('POST /watchlist/cases/:id/family/:relationId/follow: 403 60302 for a case of another account', async (t) => {
  t.deepEqual(await refusedToStranger((id) => `POST /watchlist/cases/${id}/family/any/follow`), [403, 60302])
})

test('POST /watchlist/cases/:id/family/:relationId/dismiss: 403 60302 for a case of another account', async (t) => {
  t.deepEqual(await refusedToStranger((id) => `POST /watchlist/cases/${id}/family/any/dismiss`), [403, 60302])
})

async function ofNoRelation(verb: string): Promise<unknown[]> {
  const { key } = await anAccount(service.db)
  const id = await aCase(service, key, inCourt(`DLHC01${aCnr().slice(6)}`))
  const answer = await service.call(`POST /watchlist/cases/${id}/family/nothing/${verb}`, { key })
  return [answer.status, refusal(answer.body).code]
}

test('POST /watchlist/cases/:id/family/:relationId/follow: 400 60440 for an unknown relation', async (t) => {
  t.deepEqual(await ofNoRelation('follow'), [400, 60440])
})

test('POST /watchlist/cases/:id/family/:relationId/dismiss: 400 60440 for an unknown relation', async (t) => {
  t.deepEqual(await ofNoRelation('dismiss'), [400, 60440])
})

test('POST /watchlist/cases/:id/family/:relationId/dismiss: 200 ends the relation and keeps its words', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const target = `DLHC01${aCnr().slice(6)}`
  await aCaseNaming(key, accountId, target)
  const id = await aCaseNaming(key, accountId, `DLHC01${aCnr().slice(6)}`, { number: target, relation: 'LINKED' })
  const [relation] = (await familyOf(key, id)).relations
  t.is(relation?.state, 'KNOWN')
  t.is((await service.call(`POST /watchlist/cases/${id}/family/${relation?.relationId}/dismiss`, { key })).status, 200)
  const family = await familyOf(key, id)
  t.deepEqual(
    [family.members.length, family.relations[0]?.state, family.relations[0]?.number],
    [1, 'DISMISSED', target],
  )
})

test('GET /watchlist/cases/:id/family: a guest does not learn which unshared cases the account tracks or has followed', async (t) => {
  const [owner, guest] = [await anAccount(service.db), await anAccount(service.db)]
  const [shared, unshared, followed] = [aCnr(), aCnr(), aCnr()].map((cnr) => `DLHC01${cnr.slice(6)}`)
  await aCaseNaming(owner.key, owner.accountId, unshared ?? '')
  const id = await aCaseNaming(
    owner.key,
    owner.accountId,
    shared ?? '',
    { number: unshared ?? '', relation: 'LINKED' },
    { number: followed ?? '', relation: 'MAIN' },
  )
  const suggestion = (await familyOf(owner.key, id)).relations.find(({ number }) => number === followed)
  await service.call(`POST /watchlist/cases/${id}/family/${suggestion?.relationId}/follow`, { key: owner.key })
  t.deepEqual(
    new Set((await familyOf(owner.key, id)).relations.map(({ state }) => state)),
    new Set(['KNOWN', 'FOLLOWED']),
  )
  const body = { sharedWith: [{ type: 'user', id: guest.userId }] }
  t.is((await service.call(`PUT /watchlist/cases/${id}/sharing`, { key: owner.key, body })).status, 200)
  const { members, relations } = await familyOf(guest.key, id)
  t.deepEqual(
    members.map(({ caseId }) => caseId),
    [id],
  )
  for (const relation of relations) t.like(relation, { state: 'SUGGESTED', relatedCaseId: null, decidedAt: null })
  t.is(relations.length, 2)
})

test('POST /watchlist/cases/:id/family/:relationId/follow: the case is linked to no archived entity', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const entity = await anEntity(service, key)
  const cnr = `DLHC01${aCnr().slice(6)}`
  const id = await aCase(service, key, { ...inCourt(cnr), watchlistEntityId: entity })
  const target = `DLHC01${aCnr().slice(6)}`
  const identifier = inCourt(cnr).caseIdentifier
  const courtCase = aCourtCase({ identifier, linkedCases: [{ number: target, relation: 'LINKED' }] })
  await service.db.transaction((tx) =>
    service.db.trackedCases.learnFamily({ id, accountId, identifier, courtCase }, Date.now(), tx),
  )
  const archived = await service.call(`DELETE /watchlist/entities/${entity}`, { key })
  t.is(archived.status, 200)
  const [relation] = (await familyOf(key, id)).relations
  const { body } = await service.call(`POST /watchlist/cases/${id}/family/${relation?.relationId}/follow`, { key })
  const { caseId } = body as { caseId: string }
  t.like((await service.call(`GET /watchlist/cases/${caseId}`, { key })).body, { watchlistEntityIds: [] })
})
