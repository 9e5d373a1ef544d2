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

const NOWHERE = '0190f5e0b7a07c3c8a5d6e7f80912345'
const ALREADY_DECIDED = {
  httpStatusCode: 400,
  code: 60415,
  message: 'This has been decided already, or does not wait for a decision.',
  appError: true,
}

async function waitingCase(): Promise<{ key: string; accountId: string; id: string }> {
  const { key, accountId } = await anAccount(service.db, { reviewer: 'OPERATOR' })
  return { key, accountId, id: await aCase(service, key) }
}

function decide(verb: 'approve' | 'reject', id: string, body?: object) {
  return service.call(`POST /backoffice/cases/${id}/${verb}`, { key: operator, body })
}

function reviewOf(id: string) {
  return service.temporal.client.workflow.getHandle(`case-review/${id}`)
}

test('GET /backoffice/cases: 200 lists what waits, longest first, with counts and the way to the workflow', async (t) => {
  const { key, accountId } = await anAccount(service.db, { reviewer: 'OPERATOR' })
  const first = await aCase(service, key, { snapshot: { court: 'High Court of Delhi' } })
  const second = await aCase(service, key, { caseIdentifier: { courtType: 'SC', diaryNumber: '18/2024' } })
  const list = async (query: string) =>
    (await service.call(`GET /backoffice/cases?accountId=${accountId}${query}`, { key: operator })).body as {
      records: { _id: string; caseRef: string }[]
    }
  const answer = await list('')
  const [record] = answer.records
  t.deepEqual(answer, {
    recordsFiltered: 2,
    counts: { HC: 1, SC: 1 },
    records: [
      {
        ...((await service.call(`GET /watchlist/cases/${first}`, { key })).body as { _id: string }),
        caseRef: record?.caseRef ?? '',
        workflowUrl: `http://ui.example/namespaces/default/workflows/case-review%2F${first}`,
      },
      answer.records[1],
    ],
  } as typeof answer)
  t.regex(record?.caseRef ?? '', /^[0-9a-f]{32}$/)
  t.is(answer.records[1]?._id, second)
  t.like(await list('&courtType=SC'), { recordsFiltered: 1, counts: { HC: 1, SC: 1 } })
  t.deepEqual(
    (await list('&skip=1&limit=1')).records.map(({ _id }) => _id),
    [second],
  )
  await decide('approve', first)
  t.like(await list(''), { recordsFiltered: 1, counts: { SC: 1 } })
})

test('POST /backoffice/cases/:id/approve: 200 makes the case active, with time, actor and reason', async (t) => {
  const { key, id } = await waitingCase()
  const before = Date.now()
  const answer = await decide('approve', id, { reason: 'The parties agree.' })
  t.deepEqual([answer.status, answer.body], [200, {}])
  const { status, reviewedAt } = (await service.call(`GET /watchlist/cases/${id}`, { key })).body as {
    status: string
    reviewedAt: number
  }
  t.is(status, 'ACTIVE')
  t.true(reviewedAt >= before && reviewedAt <= Date.now())
  t.is(await reviewOf(id).result(), 'approved')
  const [rows] = await service.db.sequelize.query(
    `SELECT reviewed_by, review_reason FROM tracked_cases WHERE id = '${id}'`,
  )
  t.like(rows, { 0: { review_reason: 'The parties agree.' } })
})

test('POST /backoffice/cases/:id/approve: 400 60415 for a second verdict, whichever it is', async (t) => {
  const { id } = await waitingCase()
  await decide('approve', id)
  for (const verb of ['approve', 'reject'] as const) {
    const answer = await decide(verb, id)
    t.deepEqual([answer.status, answer.body], [400, ALREADY_DECIDED])
  }
})

test('POST /backoffice/cases/:id/approve: 400 60401 for an id that is none', async (t) => {
  const answer = await decide('approve', NOWHERE)
  t.is(answer.status, 400)
  t.like(answer.body, { code: 60401 })
})

test('POST /backoffice/cases/:id/reject: 200 rejects the case', async (t) => {
  const { key, id } = await waitingCase()
  const answer = await decide('reject', id)
  t.deepEqual([answer.status, answer.body], [200, {}])
  t.like((await service.call(`GET /watchlist/cases/${id}`, { key })).body, { status: 'REJECTED' })
  t.is(await reviewOf(id).result(), 'rejected')
  t.like((await service.call(`GET /watchlist/cases/${id}/changes`, { key })).body, {
    changes: { 0: { field: 'status', from: 'PENDING_BACKOFFICE_REVIEW', to: 'REJECTED', origin: 'OPERATOR' } },
  })
})

test('POST /backoffice/cases/:id/reject: 400 60415 for all but one of 20 verdicts at once', async (t) => {
  const { key, id } = await waitingCase()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => decide(index % 2 ? 'approve' : 'reject', id)),
  )
  const applied = answers.flatMap(({ status }, index) => (status === 200 ? [index] : []))
  t.is(applied.length, 1)
  for (const { status, body } of answers) if (status !== 200) t.deepEqual([status, body], [400, ALREADY_DECIDED])
  const { status } = (await service.call(`GET /watchlist/cases/${id}`, { key })).body as { status: string }
  t.is(status, applied[0] !== undefined && applied[0] % 2 ? 'ACTIVE' : 'REJECTED')
})

test('POST /backoffice/cases/:id/reject: 400 60401 for an id that is none', async (t) => {
  t.like((await decide('reject', NOWHERE)).body, { code: 60401 })
})

test('POST /backoffice/cases/:id/approve: 400 60415 for a case its customer took off the queue', async (t) => {
  const { key, id } = await waitingCase()
  await service.call(`PUT /watchlist/cases/${id}`, { key, body: { status: 'ARCHIVED' } })
  t.deepEqual((await decide('approve', id)).body, ALREADY_DECIDED)
})

test('POST /backoffice/cases/:id/approve: 200 for a case that was sent back to the queue', async (t) => {
  const { key, id } = await waitingCase()
  await decide('reject', id)
  await service.call(`PUT /watchlist/cases/${id}`, { key, body: { status: 'PENDING_BACKOFFICE_REVIEW' } })
  t.is((await decide('approve', id)).status, 200)
  t.like((await service.call(`GET /watchlist/cases/${id}`, { key })).body, { status: 'ACTIVE' })
})

for (const [name, given] of [
  ['a name and a reason', { actor: 'asha', reason: 'fits' }],
  ['nothing', undefined],
  ['garbage', 'yes please'],
] as const)
  test(`a plain signal with ${name} decides as well, and one that comes too late is passed over`, async (t) => {
    const { key, id } = await waitingCase()
    await reviewOf(id).signal('reject', ...(given === undefined ? [] : [given]))
    t.is(await reviewOf(id).result(), 'rejected')
    t.like((await service.call(`GET /watchlist/cases/${id}`, { key })).body, { status: 'REJECTED' })
    t.like((await decide('approve', id)).body, { code: 60415 })
  })

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
