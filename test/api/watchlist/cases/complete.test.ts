import test from 'ava'
import type { FoundCase } from '../../../../domain/found-cases/found-case.ts'
import { aCandidate, aDiscovery } from '../../../support/a-candidate.ts'
import { NOT_SHARED } from '../../../support/refusals.ts'
import { anAccount, type Service, sharedService } from '../../../support/service.ts'
import { aCase, aCnr, refusal } from '../../../support/watchlist.ts'

let service: Service

test.before(async () => {
  service = await sharedService()
})
test.after.always(() => service?.close())

/** A tracked case that was found without the numbers to look it up. */
async function anIncompleteCase(found: Partial<FoundCase> = {}) {
  const discovery = aDiscovery({ cnr: '', registrationNumber: '7/2024', ...found })
  const { candidateId, key, userId } = await aCandidate(service, { mode: 'HISTORICAL', discovery })
  const { body } = await service.call(`POST /watchlist/candidates/${candidateId}/confirm`, { key })
  return { id: (body as { caseId: string }).caseId, key, userId }
}

function complete(id: string, key: string, caseIdentifier: object) {
  return service.call(`PUT /watchlist/cases/${id}/identifier`, { key, body: { caseIdentifier } })
}

function refresh(id: string, key: string) {
  return service.call(`POST /watchlist/cases/${id}/refresh`, { key })
}

test('PUT /watchlist/cases/:id/identifier: 200 completes the case, which can be refreshed from then on', async (t) => {
  const { id, key, userId } = await anIncompleteCase()
  t.is(refusal((await refresh(id, key)).body).code, 60001)
  const caseIdentifier = { courtType: 'HC', cnr: 'DLHC01-900001-2024' }
  for (const _ of ['once', 'again']) {
    const answer = await complete(id, key, caseIdentifier)
    t.deepEqual([answer.status, answer.body], [200, {}])
  }
  const { body } = await service.call(`GET /watchlist/cases/${id}`, { key })
  const completed = { courtType: 'HC', cnr: 'DLHC019000012024', registrationNumber: '7/2024' }
  t.like(body, { caseIdentifier: completed, updatedBy: userId })
  const { changes } = (await service.call(`GET /watchlist/cases/${id}/changes`, { key })).body as { changes: object[] }
  t.like(changes, [
    {
      field: 'caseIdentifier',
      from: { courtType: 'HC', registrationNumber: '7/2024' },
      to: completed,
      origin: 'CUSTOMER',
    },
  ])
  t.is((await refresh(id, key)).status, 200)
  const added = await service.call('POST /watchlist/cases', { key, body: { caseIdentifier } })
  t.deepEqual(added.body, { _id: id, status: 'ACTIVE', linkedExisting: true })
})

test('PUT /watchlist/cases/:id/identifier: 400 60001 for an identifier that is too little, and for the number of another case', async (t) => {
  const { id, key } = await anIncompleteCase()
  const little = await complete(id, key, { courtType: 'HC', registrationNumber: '7/2024' })
  t.deepEqual(
    [little.status, refusal(little.body)],
    [400, { code: 60001, paths: ['caseIdentifier.establishmentCode', 'caseIdentifier.caseType'] }],
  )
  const other = { courtType: 'HC', establishmentCode: 'DLHC01', caseType: 'W.P.(C)', registrationNumber: '8/2024' }
  const answer = await complete(id, key, other)
  t.deepEqual(
    [answer.status, refusal(answer.body)],
    [400, { code: 60001, paths: ['caseIdentifier.registrationNumber'] }],
  )
})

test('PUT /watchlist/cases/:id/identifier: 400 60001 for a case that has its full identifier', async (t) => {
  const { key } = await anAccount(service.db)
  const caseIdentifier = { courtType: 'SC', caseType: 'C.A.', registrationNumber: '7/2024' }
  const id = await aCase(service, key, { caseIdentifier })
  const answer = await complete(id, key, { courtType: 'SC', diaryNumber: '17/2024' })
  t.deepEqual([answer.status, refusal(answer.body)], [400, { code: 60001, paths: ['caseIdentifier.courtType'] }])
})

test('PUT /watchlist/cases/:id/identifier: 403 60302 for one it is not shared with', async (t) => {
  const { id } = await anIncompleteCase()
  const { key } = await anAccount(service.db)
  const answer = await complete(id, key, { courtType: 'HC', cnr: aCnr() })
  t.deepEqual([answer.status, answer.body], [403, NOT_SHARED])
})

test('PUT /watchlist/cases/:id/identifier: 409 60428 names the other case that the account tracks under it', async (t) => {
  const { id, key } = await anIncompleteCase()
  const caseIdentifier = { courtType: 'HC', cnr: aCnr() }
  const caseId = await aCase(service, key, { caseIdentifier })
  const answer = await complete(id, key, caseIdentifier)
  t.is(answer.status, 409)
  t.deepEqual(answer.body, {
    httpStatusCode: 409,
    code: 60428,
    message: 'The account already tracks another case with this identifier.',
    appError: true,
    details: { caseId },
  })
})
