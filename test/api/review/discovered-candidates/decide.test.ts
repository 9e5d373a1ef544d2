import test from 'ava'
import { aCandidate } from '../../../support/a-candidate.ts'
import { type Service, sharedService } from '../../../support/service.ts'
import { refusal } from '../../../support/watchlist.ts'

let service: Service
let operator: string

test.before(async () => {
  service = await sharedService()
  operator = await service.db.operatorKeys.issue('Test operator')
})
test.after.always(() => service?.close())

function decide(id: string, body: object) {
  return service.call(`POST /backoffice/candidates/${id}/decide`, { key: operator, body })
}

async function approved() {
  const candidate = await aCandidate(service, { reviewer: 'OPERATOR' })
  await service.call(`POST /backoffice/candidates/${candidate.candidateId}/approve`, { key: operator })
  return candidate
}

test('POST /backoffice/candidates/:id/decide: 200 ADDED tracks the case as active, without a user of the account', async (t) => {
  const { candidateId, entityId, key } = await approved()
  const answer = await decide(candidateId, { decision: 'ADDED', reason: 'Same address.' })
  const { caseId } = answer.body as { caseId: string }
  t.deepEqual([answer.status, answer.body], [200, { caseId }])
  const { body } = await service.call(`GET /watchlist/cases/${caseId}`, { key })
  t.like(body, { status: 'ACTIVE', watchlistEntityIds: [entityId], createdBy: null })
  const audit = await service.call(`GET /backoffice/audit?thing=${candidateId}`, { key: operator })
  t.like(audit.body, { entries: { 0: { action: 'CONFIRM', actor: { type: 'OPERATOR' } } } })
})

test('POST /backoffice/candidates/:id/decide: 200 DECLINED tracks nothing', async (t) => {
  const { candidateId } = await approved()
  const answer = await decide(candidateId, { decision: 'DECLINED' })
  t.deepEqual([answer.status, answer.body], [200, { caseId: null }])
  t.like(await service.db.caseCandidates.find(candidateId), { status: 'APPROVED', customerDecision: 'DECLINED' })
})

test('POST /backoffice/candidates/:id/decide: 200 for a historical candidate, which needs no verdict', async (t) => {
  const { candidateId } = await aCandidate(service, { mode: 'HISTORICAL', reviewer: 'OPERATOR' })
  t.is((await decide(candidateId, { decision: 'ADDED' })).status, 200)
})

test('POST /backoffice/candidates/:id/decide: 200 again with the first outcome for the same operator and decision', async (t) => {
  const { candidateId } = await approved()
  const [first, again] = [
    await decide(candidateId, { decision: 'ADDED', reason: 'Same address.' }),
    await decide(candidateId, { decision: 'ADDED' }),
  ]
  t.deepEqual([again.status, again.body], [200, first.body])
  const { body } = await service.call(`GET /backoffice/audit?thing=${candidateId}`, { key: operator })
  t.like(body, { entries: { length: 2, 0: { action: 'CONFIRM', reason: 'Same address.' } } })
})

test('POST /backoffice/candidates/:id/decide: 400 60415 for a second decision', async (t) => {
  const { candidateId } = await approved()
  await decide(candidateId, { decision: 'DECLINED' })
  const answer = await decide(candidateId, { decision: 'ADDED' })
  t.deepEqual([answer.status, refusal(answer.body).code], [400, 60415])
})

test('POST /backoffice/candidates/:id/decide: 400 60416 before the approval and after a rejection', async (t) => {
  const { candidateId } = await aCandidate(service, { reviewer: 'OPERATOR' })
  const early = await decide(candidateId, { decision: 'ADDED' })
  t.deepEqual([early.status, refusal(early.body).code], [400, 60416])
  await service.call(`POST /backoffice/candidates/${candidateId}/reject`, { key: operator })
  t.is(refusal((await decide(candidateId, { decision: 'ADDED' })).body).code, 60416)
})

test('POST /backoffice/candidates/:id/decide: 400 60001 for an unknown decision', async (t) => {
  const { candidateId } = await approved()
  const answer = await decide(candidateId, { decision: 'MAYBE' })
  t.deepEqual([answer.status, refusal(answer.body)], [400, { code: 60001, paths: ['decision'] }])
})

test('POST /backoffice/candidates/:id/decide: 409 60427 for adding a case to an archived entity; it can be declined', async (t) => {
  const { candidateId, entityId, key } = await approved()
  await service.call(`DELETE /watchlist/entities/${entityId}`, { key })
  const answer = await decide(candidateId, { decision: 'ADDED' })
  t.deepEqual([answer.status, refusal(answer.body).code], [409, 60427])
  const act = { actorType: 'OPERATOR', actorId: 'test', requestId: 'archived-meanwhile' } as const
  const late = await service.db.caseCandidates.decide(candidateId, 'ADDED', null, act)
  t.deepEqual(late, { kind: 'ENTITY_ARCHIVED' }, 'archived while the decision was under way')
  const { body } = await service.call('POST /watchlist/cases/search', { key, body: {} })
  t.like(body, { recordsFiltered: 0 })
  t.is((await decide(candidateId, { decision: 'DECLINED' })).status, 200)
})
