import test from 'ava'
import { hashOfKey } from '../../../domain/account/key-text.ts'
import { PLAN } from '../../support/plans.ts'
import { anAccount, type Service, startService } from '../../support/service.ts'
import { aCase, aCnr, anEntity } from '../../support/watchlist.ts'

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

test('GET /backoffice/audit: 200 shows who did what to a record, by which request, without personal values', async (t) => {
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

test('GET /backoffice/audit: 200 names the fields of a person that were set, changed and cleared, without their values', async (t) => {
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
          { field: 'location', change: 'CHANGED' },
          { field: 'fatherName', change: 'CLEARED' },
          { field: 'birthDate', change: 'SET' },
        ],
      },
    },
  })
  t.notRegex(JSON.stringify(audit), /Verma|Pune|Chennai|\b1980\b/)
})

test('GET /backoffice/audit: 200 of an unknown record is empty', async (t) => {
  t.deepEqual((await service.call(`GET /backoffice/audit?thing=${aCnr()}`, { key: operator })).body, {
    entries: [],
    nextCursor: null,
  })
})

interface Entry {
  entryId: string
  thing: string
  thingKind: string
  action: string
  accountId: string | null
  actor: { type: string; id: string; keyId: string | null; accountId: string | null }
  requestId: string
  fields: { field: string; from?: string; to?: string }[]
}

async function audit(query: string): Promise<{ entries: Entry[]; nextCursor: string | null }> {
  const { status, body } = await service.call(`GET /backoffice/audit?${query}`, { key: operator })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body as { entries: Entry[]; nextCursor: string | null }
}

/** Sends requests one after another; each may use earlier answers. All must succeed. */
async function doAll(key: string, requests: ((made: Record<string, string>) => [request: string, body?: object])[]) {
  const made: Record<string, string> = {}
  for (const requestFor of requests) {
    const [request, body] = requestFor(made)
    const answer = await service.call(request, { key, body })
    if (answer.status >= 300) throw new Error(`${request}: ${JSON.stringify(answer.body)}`)
    Object.assign(made, answer.body)
  }
  return made
}

test('GET /backoffice/audit: 200 shows every change to keys, users, teams and webhooks, with actor and key', async (t) => {
  const { key, keyId, userId, accountId } = await anAccount(service.db)
  const url = 'http://127.0.0.1:9/secret-path'
  await doAll(key, [
    () => ['POST /account/users', { name: 'Asha Verma' }],
    (made) => [`PUT /account/users/${made.userId}`, { name: 'Asha Rao' }],
    () => ['POST /account/teams', { name: 'Litigation' }],
    (made) => [`PUT /account/teams/${made.teamId}`, { name: 'Disputes' }],
    (made) => [`POST /account/teams/${made.teamId}/members`, { userId: made.userId }],
    (made) => [`DELETE /account/teams/${made.teamId}/members/${made.userId}`],
    (made) => [`DELETE /account/teams/${made.teamId}`],
    (made) => ['POST /account/api-keys', { name: 'ERP', permissions: ['case.read'], userId: made.userId }],
    (made) => [`PUT /account/api-keys/${made.keyId}`, { name: 'ERP, old', expiresAt: Date.now() + 3_600_000 }],
    (made) => [`POST /account/api-keys/${made.keyId}/rotate`, {}],
    (made) => [`DELETE /account/api-keys/${made.keyId}`],
    (made) => [`DELETE /account/users/${made.userId}`],
    () => ['POST /webhooks', { url, events: ['case.updated'] }],
    (made) => [`PUT /webhooks/${made.webhookId}`, { url, events: ['case.updated'], enabled: false }],
    (made) => [`POST /webhooks/${made.webhookId}/rotate-secret`],
    (made) => [`DELETE /webhooks/${made.webhookId}`],
  ])
  const { entries } = await audit(`account=${accountId}`)
  t.deepEqual(
    entries.toReversed().map(({ thingKind, action }) => `${thingKind} ${action}`),
    [
      ...['USER CREATE', 'USER UPDATE'],
      ...['TEAM CREATE', 'TEAM UPDATE', 'TEAM UPDATE', 'TEAM UPDATE', 'TEAM REMOVE'],
      ...['KEY CREATE', 'KEY UPDATE', 'KEY CREATE', 'KEY ROTATE', 'KEY REVOKE', 'USER REMOVE'],
      ...['WEBHOOK CREATE', 'WEBHOOK UPDATE', 'WEBHOOK ROTATE', 'WEBHOOK REMOVE'],
    ],
  )
  for (const { actor } of entries) t.deepEqual(actor, { type: 'USER', id: userId, keyId, accountId })
  t.notRegex(JSON.stringify(entries), /Asha|Litigation|Disputes|ERP|secret-path/)
  const madeKey = entries.find(({ thingKind, action }) => `${thingKind} ${action}` === 'KEY CREATE')
  t.true(madeKey?.fields.some(({ field, to }) => field === 'permissions' && to === 'case.read'))
})

test('GET /backoffice/audit: 200 shows every change that operators make, with their key', async (t) => {
  const key = await service.db.operatorKeys.issue('Another operator')
  const made = await doAll(key, [
    () => ['POST /backoffice/plans', PLAN],
    (made) => [`PUT /backoffice/plans/${made.planId}`, { ...PLAN, historicalAllowance: 7 }],
    (made) => [
      'POST /backoffice/accounts',
      { name: 'Client', planId: made.planId, reviewer: 'CUSTOMER', owner: 'Asha Verma' },
    ],
    (made) => [
      `PUT /backoffice/accounts/${made.accountId}`,
      { name: 'Client', planId: made.planId, reviewer: 'OPERATOR' },
    ],
    () => ['POST /backoffice/sources/attestr/pause', {}],
    () => ['POST /backoffice/sources/attestr/resume', {}],
    () => ['POST /backoffice/operator-keys', { name: 'Reader', roles: ['audit'] }],
    (made) => [`POST /backoffice/operator-keys/${made.keyId}/rotate`, {}],
    (made) => [`DELETE /backoffice/operator-keys/${made.keyId}`],
  ])
  const keyId = (await service.db.operatorKeys.find(hashOfKey(key)))?.id ?? ''
  const { entries } = await audit(`actor=${keyId}`)
  t.deepEqual(
    entries.toReversed().map(({ thingKind, action }) => `${thingKind} ${action}`),
    [
      ...['PLAN CREATE', 'PLAN UPDATE', 'ACCOUNT CREATE', 'USER CREATE', 'KEY CREATE', 'ACCOUNT UPDATE'],
      ...['SOURCE PAUSE', 'SOURCE RESUME'],
      ...['OPERATOR_KEY CREATE', 'OPERATOR_KEY CREATE', 'OPERATOR_KEY ROTATE', 'OPERATOR_KEY REVOKE'],
    ],
  )
  for (const { actor } of entries) t.deepEqual(actor, { type: 'OPERATOR', id: keyId, keyId, accountId: null })
  const [planChange] = (await audit(`thing=${made.planId}`)).entries
  t.like(planChange, { fields: [{ field: 'historicalAllowance', from: '5', to: '7' }] })
  t.notRegex(JSON.stringify(entries), /Asha/)
})

test('GET /backoffice/audit: 200 returns the log page by page, each entry once', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  await doAll(
    key,
    Array.from({ length: 5 }, (_, n) => () => ['POST /account/users', { name: `User ${n}` }]),
  )
  const seen: string[] = []
  for (let query = `account=${accountId}&limit=2`; ; ) {
    const { entries, nextCursor } = await audit(query)
    seen.push(...entries.map(({ entryId }) => entryId))
    if (nextCursor === null) break
    query = `account=${accountId}&limit=2&cursor=${nextCursor}`
  }
  t.deepEqual([seen.length, new Set(seen).size], [5, 5])
})

test('GET /backoffice/audit: 200 is narrowed to a period, whose end is not in it', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  await doAll(key, [() => ['POST /account/users', { name: 'Asha' }]])
  const [entry] = (await audit(`account=${accountId}`)).entries as unknown as { at: number }[]
  const at = entry?.at ?? 0
  const countOf = async (period: string) => (await audit(`account=${accountId}&${period}`)).entries.length
  t.is(await countOf(`from=${at}&to=${at + 100}`), 1)
  t.is(await countOf(`from=${at + 100}`), 0)
  t.is(await countOf(`to=${at}`), 0)
})

test('GET /account/audit: 200 shows an account only its own records, and not which operator acted or with whose foreign key', async (t) => {
  const [owner, guest] = [await anAccount(service.db), await anAccount(service.db)]
  const id = await anEntity(service, owner.key, { sharedWith: [{ type: 'user', id: guest.userId }] })
  await service.call(`POST /watchlist/entities/${id}/pause`, { key: guest.key })
  await anEntity(service, guest.key)
  const plan = await service.db.accounts.findPlanOf(owner.accountId)
  const body = { name: 'Client', planId: plan?.id, reviewer: 'CUSTOMER' }
  await service.call(`PUT /backoffice/accounts/${owner.accountId}`, { key: operator, body })
  const answer = await service.call('GET /account/audit', { key: owner.key })
  t.is(answer.status, 200)
  const { entries } = answer.body as { entries: Entry[] }
  t.deepEqual(
    entries.map(({ thing, action, actor }) => [thing, action, actor]),
    [
      [owner.accountId, 'UPDATE', { type: 'OPERATOR', id: null, keyId: null, accountId: null }],
      [id, 'PAUSE', { type: 'USER', id: guest.userId, keyId: null, accountId: null }],
      [id, 'CREATE', { type: 'USER', id: owner.userId, keyId: owner.keyId, accountId: owner.accountId }],
    ],
  )
})
