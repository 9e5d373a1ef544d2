import test from 'ava'
import { aCandidate, aDiscovery, discover } from '../../../support/a-candidate.ts'
import { NOT_SHARED } from '../../../support/refusals.ts'
import { anAccount, type Service, sharedService } from '../../../support/service.ts'
import { anEntity, onboarded } from '../../../support/watchlist.ts'

let service: Service

test.before(async () => {
  service = await sharedService()
})
test.after.always(() => service?.close())

async function read(key: string, id: string): Promise<Record<string, unknown>> {
  const answer = await service.call(`GET /watchlist/entities/${id}`, { key })
  return answer.body as Record<string, unknown>
}

async function strangerTo(id: string) {
  const stranger = await anAccount(service.db)
  return { id, key: stranger.key }
}

test('PUT /watchlist/entities/:id: 200 replaces the details, and clears absent fields', async (t) => {
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
  await onboarded(service, id)
  const body = { name: 'Kaveri Logistics Limited', entityType: 'BUSINESS' }
  await service.call(`PUT /watchlist/entities/${id}`, { key, body })
  await onboarded(service, id)
  const names = JSON.stringify((await read(key, id)).nameVariations)
  t.false(names.includes('Saffron'), names)
})

test('PUT /watchlist/entities/:id: 200 with another name lets what was rejected for the old one become a candidate, not what was declined', async (t) => {
  const operator = await service.db.operatorKeys.issue('Test operator')
  const rejected = await aCandidate(service)
  const { key, entityId, candidateId, discovery } = rejected
  const reject = { key: operator, body: { reason: 'Another company.' } }
  t.is((await service.call(`POST /backoffice/candidates/${candidateId}/reject`, reject)).status, 200)
  const declined = aDiscovery()
  const declinedId = await discover(service, rejected, declined, 'HISTORICAL')
  t.is((await service.call(`POST /watchlist/candidates/${declinedId}/decline`, { key })).status, 200)
  t.deepEqual([await discover(service, rejected, discovery), await discover(service, rejected, declined)], ['', ''])
  const rename = { key, body: { name: 'Saffron Textiles and Mills Limited', entityType: 'BUSINESS' } }
  t.is((await service.call(`PUT /watchlist/entities/${entityId}`, rename)).status, 200)
  const again = await discover(service, rejected, discovery)
  t.not(again, '')
  t.deepEqual([await discover(service, rejected, discovery), await discover(service, rejected, declined)], ['', ''])
  const shown = (await service.call(`GET /backoffice/candidates/${again}`, { key: operator })).body
  t.like(shown, { earlier: { 0: { candidateId, sameEntity: true, verdict: 'REJECTED', reason: 'Another company.' } } })
})

test('a candidate that was rejected for an earlier name and is opened again is the candidate of its case', async (t) => {
  const operator = await service.db.operatorKeys.issue('Test operator')
  const rejected = await aCandidate(service)
  const { key, entityId, candidateId, discovery } = rejected
  const body = { name: 'Saffron Textiles and Mills Limited', entityType: 'BUSINESS' }
  await service.call(`POST /backoffice/candidates/${candidateId}/reject`, { key: operator })
  await service.call(`PUT /watchlist/entities/${entityId}`, { key, body })
  t.is((await service.call(`POST /backoffice/candidates/${candidateId}/reopen`, { key: operator })).status, 200)
  t.is(await discover(service, rejected, discovery), '')
})

test('PUT /watchlist/entities/:id: 200 as a person deletes the forms of the name, and stores none that arrive late', async (t) => {
  const { key } = await anAccount(service.db)
  const id = await anEntity(service, key)
  await onboarded(service, id)
  const name = 'Saffron Textiles Private Limited'
  await service.call(`PUT /watchlist/entities/${id}`, { key, body: { name, entityType: 'PERSON' } })
  t.false(await service.db.watchlistEntities.keepVariations(id, name, ['Saffron Textiles']))
  t.like(await read(key, id), { entityType: 'PERSON', nameVariations: [] })
})

test('PUT /watchlist/entities/:id: 403 60302 for one it is not shared with, and nothing changes', async (t) => {
  const { key } = await anAccount(service.db)
  const { id, key: stranger } = await strangerTo(await anEntity(service, key))
  const body = { name: 'Kaveri Logistics Limited', entityType: 'BUSINESS' }
  const answer = await service.call(`PUT /watchlist/entities/${id}`, { key: stranger, body })
  t.deepEqual([answer.status, answer.body], [403, NOT_SHARED])
  t.like(await read(key, id), { name: 'Saffron Textiles Private Limited', updated: null })
})

test('PUT /watchlist/entities/:id: 200 for an archived one changes the details, and asks no source about the new name', async (t) => {
  const { key } = await anAccount(service.db)
  const id = await anEntity(service, key)
  await onboarded(service, id)
  const onboarding = service.temporal.client.workflow.getHandle(`entity-onboarding/${id}`)
  const { runId } = await onboarding.describe()
  await service.call(`DELETE /watchlist/entities/${id}`, { key })
  const body = { name: 'Kaveri Logistics Limited', entityType: 'BUSINESS' }
  t.is((await service.call(`PUT /watchlist/entities/${id}`, { key, body })).status, 200)
  t.like(await read(key, id), { name: body.name, status: 'ARCHIVED' })
  t.is((await onboarding.describe()).runId, runId)
})
