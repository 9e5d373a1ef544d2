import test from 'ava'
import { aCandidate } from '../../../support/a-candidate.ts'
import { anAccount, type Service, sharedService } from '../../../support/service.ts'
import { idsOf, refusal } from '../../../support/watchlist.ts'

let service: Service
let operator: string

test.before(async () => {
  service = await sharedService()
  operator = await service.db.operatorKeys.issue('Test operator')
})
test.after.always(() => service?.close())

function decline(id: string, key: string) {
  return service.call(`POST /watchlist/candidates/${id}/decline`, { key })
}

test('POST /watchlist/candidates/:id/decline: 200 declines it, and no case is tracked', async (t) => {
  const { candidateId, key } = await aCandidate(service)
  await service.call(`POST /backoffice/candidates/${candidateId}/approve`, { key: operator })
  const answer = await decline(candidateId, key)
  t.deepEqual([answer.status, answer.body], [200, {}])
  const candidate = await service.db.caseCandidates.find(candidateId)
  t.like(candidate, { status: 'APPROVED', customerDecision: 'DECLINED', promotedCaseId: null })
  t.deepEqual(idsOf((await service.call('POST /watchlist/cases/search', { key, body: {} })).body), [])
})

test('POST /watchlist/candidates/:id/decline: 200 for a user the entity is shared with', async (t) => {
  const { candidateId, entityId, key } = await aCandidate(service, { mode: 'HISTORICAL' })
  const guest = await anAccount(service.db)
  const body = { sharedWith: [{ type: 'user', id: guest.userId }] }
  await service.call(`PUT /watchlist/entities/${entityId}/sharing`, { key, body })
  t.is((await decline(candidateId, guest.key)).status, 200)
})

test('POST /watchlist/candidates/:id/decline: 400 60415 when it was decided already', async (t) => {
  const { candidateId, key } = await aCandidate(service, { mode: 'HISTORICAL' })
  await decline(candidateId, key)
  const answer = await decline(candidateId, key)
  t.deepEqual([answer.status, refusal(answer.body).code], [400, 60415])
})

test('POST /watchlist/candidates/:id/decline: 400 60416 before the operator approved it', async (t) => {
  const { candidateId, key } = await aCandidate(service)
  const answer = await decline(candidateId, key)
  t.deepEqual(
    [answer.status, answer.body],
    [
      400,
      {
        httpStatusCode: 400,
        code: 60416,
        message: 'The operator has not approved this candidate.',
        appError: true,
      },
    ],
  )
})

test('POST /watchlist/candidates/:id/decline: 403 60302 when the entity is not shared with the caller', async (t) => {
  const { candidateId } = await aCandidate(service, { mode: 'HISTORICAL' })
  const { key } = await anAccount(service.db)
  const answer = await decline(candidateId, key)
  t.deepEqual([answer.status, refusal(answer.body).code], [403, 60302])
})

test('POST /watchlist/candidates/:id/decline: 403 60303 where the operator decides new cases', async (t) => {
  const { candidateId, key } = await aCandidate(service, { mode: 'HISTORICAL', reviewer: 'OPERATOR' })
  const answer = await decline(candidateId, key)
  t.deepEqual([answer.status, refusal(answer.body).code], [403, 60303])
})
