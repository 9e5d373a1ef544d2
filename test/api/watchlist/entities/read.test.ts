import test from 'ava'
import { aCandidate } from '../../../support/a-candidate.ts'
import { NOT_SHARED } from '../../../support/refusals.ts'
import { anAccount, type Service, sharedService } from '../../../support/service.ts'
import { aCase, anEntity, aTeam } from '../../../support/watchlist.ts'

let service: Service

test.before(async () => {
  service = await sharedService([])
})
test.after.always(() => service?.close())

async function read(key: string, id: string): Promise<Record<string, unknown>> {
  const answer = await service.call(`GET /watchlist/entities/${id}`, { key })
  return answer.body as Record<string, unknown>
}

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

test("GET /watchlist/entities/:id: 200 shows a guest the owner's risk, and the owner nothing of the guest's cases", async (t) => {
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

test('GET /watchlist/entities/:id: 403 60302 for any other user, also one whose id is named as a team', async (t) => {
  const owner = await anAccount(service.db)
  const other = await anAccount(service.db)
  const id = await anEntity(service, owner.key, { sharedWith: [{ type: 'team', id: other.userId }] })
  const answer = await service.call(`GET /watchlist/entities/${id}`, { key: other.key })
  t.is(answer.status, 403)
  t.deepEqual(answer.body, NOT_SHARED)
})

test('POST /watchlist/entities/risks: 200 has the risk and the open decisions of the entities that the caller sees, and of no other', async (t) => {
  const { key, entityId, candidateId } = await aCandidate(service)
  const other = await anEntity(service, key)
  const foreign = await aCandidate(service)
  await aCase(service, key, { watchlistEntityId: entityId, snapshot: { caseTypeName: 'Insolvency petition' } })
  const approve = "UPDATE case_candidates SET status = 'APPROVED' WHERE id = :candidateId"
  await service.db.sequelize.query(approve, { replacements: { candidateId } })
  const ids = [other, entityId, foreign.entityId, 'none']
  const { status, body } = await service.call('POST /watchlist/entities/risks', { key, body: { ids } })
  const { riskLevel, riskCounts, caseCount } = await read(key, entityId)
  t.is(status, 200)
  t.is(caseCount, 1)
  t.deepEqual(body, {
    risks: [
      {
        entityId: other,
        riskLevel: 'UNCLASSIFIED',
        riskCounts: { VERY_HIGH: 0, HIGH: 0, MODERATE: 0, LOW: 0, UNCLASSIFIED: 0 },
        caseCount: 0,
        undecidedCount: 0,
      },
      { entityId, riskLevel, riskCounts, caseCount, undecidedCount: 1 },
    ],
  })
})
