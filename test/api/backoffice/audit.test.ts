import test from 'ava'
import { anAccount, type Service, startService } from '../../support/service.ts'
import { aCase, aCnr } from '../../support/watchlist.ts'

let service: Service
let operator: string

test.before(async () => {
  service = await startService({ TEMPORAL_UI_URL: 'http://ui.example' })
  operator = await service.db.operatorKeys.issue('Test operator')
})
test.after.always(() => service?.close())

async function waitingCase(): Promise<{ key: string; accountId: string; id: string }> {
  const { key, accountId } = await anAccount(service.db, { reviewer: 'OPERATOR' })
  return { key, accountId, id: await aCase(service, key) }
}

test('GET /backoffice/audit: 200 tells who did what to a thing, by which request, without personal values', async (t) => {
  const { key, id, accountId } = await waitingCase()
  const headers = { 'X-Request-Id': 'audited-request-1' }
  await service.call(`PUT /watchlist/cases/${id}`, { key, body: { riskLevel: 'HIGH' }, headers })
  await service.call(`POST /backoffice/cases/${id}/approve`, {
    key: operator,
    headers: { 'X-Request-Id': 'audited-request-2' },
  })
  const { entries } = (await service.call(`GET /backoffice/audit?thing=${id}`, { key: operator })).body as {
    entries: { entryId: string; at: number; actor: { type: string; id: string }; requestId: string }[]
  }
  const [approved, updated, created] = entries
  t.is(entries.length, 3)
  t.like(approved, {
    accountId,
    thing: id,
    thingKind: 'CASE',
    action: 'APPROVE',
    actor: { type: 'OPERATOR' },
    requestId: 'audited-request-2',
    fields: [{ field: 'status', change: 'CHANGED', from: 'PENDING_BACKOFFICE_REVIEW', to: 'ACTIVE' }],
  })
  t.like(updated, {
    action: 'UPDATE',
    actor: { type: 'USER' },
    requestId: 'audited-request-1',
    fields: [{ field: 'riskLevel', change: 'CHANGED', from: 'UNCLASSIFIED', to: 'HIGH' }],
  })
  t.like(created, { action: 'CREATE', fields: { 0: { field: 'caseIdentifier', change: 'SET' } } })
})

test('GET /backoffice/audit: 200 names the fields of a person that were set, changed and cleared, and no value of them', async (t) => {
  const { key } = await anAccount(service.db)
  const person = { entityType: 'PERSON', name: 'Asha Verma', fatherName: 'Ravi Verma', location: 'Pune' }
  const created = await service.call('POST /watchlist/entities', { key, body: person })
  const { _id } = created.body as { _id: string }
  const body = { ...person, fatherName: null, location: 'Chennai', birthDate: '31-01-1980' }
  await service.call(`PUT /watchlist/entities/${_id}`, { key, body })
  const { body: audit } = await service.call(`GET /backoffice/audit?thing=${_id}`, { key: operator })
  t.like(audit, {
    entries: {
      0: {
        action: 'UPDATE',
        fields: [
          { field: 'fatherName', change: 'CLEARED' },
          { field: 'birthDate', change: 'SET' },
          { field: 'location', change: 'CHANGED' },
        ],
      },
    },
  })
  t.notRegex(JSON.stringify(audit), /Verma|Pune|Chennai|1980/)
})

test('GET /backoffice/audit: 200 of a thing nobody knows is empty', async (t) => {
  t.deepEqual((await service.call(`GET /backoffice/audit?thing=${aCnr()}`, { key: operator })).body, { entries: [] })
})
