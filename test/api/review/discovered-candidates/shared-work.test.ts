import test from 'ava'
import { aCandidate, aDiscovery, discover, type TestCandidate } from '../../../support/a-candidate.ts'
import { inDays } from '../../../support/cause-lists.ts'
import { lookUp } from '../../../support/orders.ts'
import { anAccount, type Service, sharedService } from '../../../support/service.ts'
import { aCase, anEntity, refusal } from '../../../support/watchlist.ts'

/*
 * What several operators need to know of one another's work. All tests share one service, each with candidates of a
 * separate account.
 */

let service: Service
let asha: string
let meera: string

test.before(async () => {
  service = await sharedService()
  asha = await service.db.operatorKeys.issue('Asha')
  meera = await service.db.operatorKeys.issue('Meera')
})
test.after.always(() => service?.close())

async function call(request: string, key = asha, body?: object) {
  const answer = await service.call(request, { key, body })
  return { status: answer.status, body: answer.body as Record<string, unknown> }
}

const next = (of: { accountId: string }, key = asha, body: object = {}) =>
  call('POST /backoffice/candidates/next', key, { accountId: of.accountId, ...body })

const read = async (id: string) => (await call(`GET /backoffice/candidates/${id}`)).body

async function someCandidates(most: number): Promise<TestCandidate & { ids: string[] }> {
  const first = await aCandidate(service)
  const others: string[] = []
  for (let at = 1; at < most; at++) others.push(await discover(service, first, aDiscovery()))
  return { ...first, ids: [first.candidateId, ...others] }
}

test('GET /backoffice/candidates/:id: 200 shows hearings and orders only as its own account has looked the case up, and the page of the court', async (t) => {
  const cnr = 'DLHC019000132024'
  const discovery = aDiscovery({ cnr })
  const own = await aCandidate(service, { discovery })
  const other = await aCandidate(service, { discovery })
  const { searchId, orders } = await lookUp(service, own.key, { courtType: 'HC', cnr })
  const { record, courtPage } = await read(own.candidateId)
  t.like(record, { searchId, caseId: null, orderCount: orders.length })
  const { hearings, orders: shown } = record as { hearings: { date: string }[]; orders: object[] }
  t.deepEqual(
    shown.map((order) => (order as { orderDate: string }).orderDate).toSorted(),
    orders.map(({ orderDate }) => orderDate.split('-').toReversed().join('-')).toSorted(),
  )
  const days = hearings.map(({ date }) => date)
  t.deepEqual(days, days.toSorted().toReversed())
  t.true(days.length > 0)
  t.is(courtPage, 'https://hcservices.ecourts.gov.in/hcservices/main.php')
  t.is((await read(other.candidateId)).record, null)
})

test('GET /backoffice/candidates/:id: 200 shows the comparison, the claim, verdicts on the same case, and who did what and why', async (t) => {
  const discovery = aDiscovery(
    { petitioners: ['M/S SAFRON TEXTILES LTD.'] },
    { reasons: [{ kind: 'sound-alike', watched: 'saffron', asWritten: 'safron' }] },
  )
  const elsewhere = await aCandidate(service, { discovery })
  const { candidateId } = await aCandidate(service, { discovery })
  await call(`POST /backoffice/candidates/${elsewhere.candidateId}/reject`, meera, { reason: 'another firm' })
  await call(`POST /backoffice/candidates/${candidateId}/claim`, meera)
  const waiting = await read(candidateId)
  t.like(waiting, {
    _id: candidateId,
    step: 'REVIEW',
    account: { name: 'Test account', reviewer: 'CUSTOMER' },
    comparison: {
      watched: 'Saffron Textiles Private Limited',
      asWritten: 'M/S SAFRON TEXTILES LTD.',
      readAs: null,
      reasons: [
        {
          kind: 'sound-alike',
          of: 'NAME',
          effect: 'NEAR',
          text: 'saffron / safron: same word by sound, another transliteration',
          watched: { text: 'saffron', at: [[0, 7]] },
          asWritten: { text: 'safron', at: [[4, 10]] },
        },
      ],
    },
    earlier: [
      {
        candidateId: elsewhere.candidateId,
        verdict: 'REJECTED',
        by: 'Meera',
        reason: 'another firm',
        sameEntity: false,
      },
    ],
    claim: { by: 'Meera' },
    history: [],
  })
  await call(`POST /backoffice/candidates/${candidateId}/approve`, asha, { reason: 'same address' })
  t.like(await read(candidateId), {
    step: null,
    status: 'APPROVED',
    claim: null,
    history: [{ action: 'APPROVE', actor: { type: 'OPERATOR', name: 'Asha' }, reason: 'same address' }],
  })
})

test('GET /backoffice/candidates: 200 pages by cursor, without gaps and without repeats', async (t) => {
  const { accountId, ids } = await someCandidates(5)
  const found: unknown[] = []
  let cursor: unknown = ''
  while (cursor !== null) {
    const query = `accountId=${accountId}&limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`
    const { body } = await call(`GET /backoffice/candidates?${query}`)
    found.push(...(body.records as { _id: string }[]).map(({ _id }) => _id))
    cursor = body.nextCursor
  }
  t.deepEqual(found, ids)
})

test('POST /backoffice/candidates/next: 200 returns no candidate to two operators, and in the end none to anyone', async (t) => {
  const given = await someCandidates(6)
  const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => next(given, at % 2 ? asha : meera)))
  const byAsha = answers.filter((_, at) => at % 2).map(({ body }) => body.candidateId)
  const byMeera = answers.filter((_, at) => at % 2 === 0).map(({ body }) => body.candidateId)
  t.deepEqual(new Set(byAsha).intersection(new Set(byMeera)), new Set())
  for (const id of given.ids) await call(`POST /backoffice/candidates/${id}/claim`, meera, { takeOver: true })
  t.deepEqual((await next(given)).body, { candidateId: null, claim: null })
})

test('POST /backoffice/candidates/next: 200 stays with the entity, then takes what has waited longest, and skips what was set aside', async (t) => {
  const { ids, ...first } = await someCandidates(3)
  const [oldest = '', second = '', third = ''] = ids
  const newest = await aCandidate(service)
  t.is((await next(first)).body.candidateId, oldest)
  t.is((await next(first, asha, { after: second })).body.candidateId, third)
  await call(`POST /backoffice/candidates/${oldest}/set-aside`, asha, { note: 'is this the firm of Surat?' })
  t.is((await next(first)).body.candidateId, second)
  t.is((await next(first, meera)).body.candidateId, oldest)
  t.like(await read(oldest), { step: 'REVIEW', setAside: [{ by: 'Asha', note: 'is this the firm of Surat?' }] })
  t.is((await next(newest, asha, { after: third })).body.candidateId, newest.candidateId)
})

test('POST /backoffice/candidates/next: 200 takes unseen candidates before it comes back to skipped ones', async (t) => {
  const first = await aCandidate(service)
  const others = await Promise.all([1, 2].map(() => anEntity(service, first.key)))
  const ids = [first.candidateId]
  for (const entityId of others) ids.push(await discover(service, { ...first, entityId }, aDiscovery()))
  const given: unknown[] = []
  for (let at = 0; at < 6; at++) {
    const after = given.at(-1)
    given.push((await next(first, asha, after ? { after } : {})).body.candidateId)
  }
  t.deepEqual(given, [...ids, ...ids])
})

test('POST /backoffice/candidates/next: 200 takes coming hearings before what has waited longest, and past hearings like any other', async (t) => {
  const first = await aCandidate(service)
  const listed = (day: string) => discover(service, first, aDiscovery(), 'ONGOING', day)
  const heard = await listed(inDays(-1))
  const later = await listed(inDays(2))
  const tomorrow = await listed(inDays(1))
  for (const id of [tomorrow, later, first.candidateId, heard]) {
    t.is((await next(first)).body.candidateId, id)
    await call(`POST /backoffice/candidates/${id}/set-aside`, asha, { note: 'not mine' })
  }
})

test('POST /backoffice/candidates/:id/claim: 200 renews the own claim, and takes over with takeOver', async (t) => {
  const { candidateId } = await aCandidate(service)
  t.like((await call(`POST /backoffice/candidates/${candidateId}/claim`)).body, { by: 'Asha' })
  t.is((await call(`POST /backoffice/candidates/${candidateId}/claim`)).status, 200)
  t.like((await call(`POST /backoffice/candidates/${candidateId}/claim`, meera, { takeOver: true })).body, {
    by: 'Meera',
  })
})

test('POST /backoffice/candidates/:id/claim: 409 60450 names who has it, and until when', async (t) => {
  const { candidateId } = await aCandidate(service)
  const held = await call(`POST /backoffice/candidates/${candidateId}/claim`, meera)
  const { status, body } = await call(`POST /backoffice/candidates/${candidateId}/claim`)
  t.deepEqual([status, refusal(body).code], [409, 60450])
  t.deepEqual(body.details, { by: 'Meera', until: held.body.until })
})

test('DELETE /backoffice/candidates/:id/claim: 200 ends the own claim only', async (t) => {
  const { candidateId } = await aCandidate(service)
  await call(`POST /backoffice/candidates/${candidateId}/claim`, meera)
  await call(`DELETE /backoffice/candidates/${candidateId}/claim`)
  t.like(await read(candidateId), { claim: { by: 'Meera' } })
  await call(`DELETE /backoffice/candidates/${candidateId}/claim`, meera)
  t.is((await read(candidateId)).claim, null)
})

test('POST /backoffice/candidates/:id/set-aside: 200 is audited, and ends the claim', async (t) => {
  const { candidateId } = await aCandidate(service)
  await call(`POST /backoffice/candidates/${candidateId}/claim`)
  t.deepEqual((await call(`POST /backoffice/candidates/${candidateId}/set-aside`)).body, {})
  t.like(await read(candidateId), { claim: null, history: [{ action: 'SET_ASIDE', actor: { name: 'Asha' } }] })
})

test('POST /backoffice/candidates/:id/set-aside: 400 60415 for what is decided', async (t) => {
  const { candidateId } = await aCandidate(service)
  await call(`POST /backoffice/candidates/${candidateId}/reject`)
  const { status, body } = await call(`POST /backoffice/candidates/${candidateId}/set-aside`)
  t.deepEqual([status, refusal(body).code], [400, 60415])
})

test('POST /backoffice/candidates/:id/reopen: 200 withdraws a rejection, and the candidate can be approved and confirmed', async (t) => {
  const { candidateId, key } = await aCandidate(service)
  await call(`POST /backoffice/candidates/${candidateId}/reject`, asha, { reason: 'another firm' })
  t.deepEqual((await call(`POST /backoffice/candidates/${candidateId}/reopen`, meera)).body, {})
  t.like(await read(candidateId), { step: 'REVIEW', status: 'PENDING_REVIEW' })
  t.is((await call(`POST /backoffice/candidates/${candidateId}/approve`)).status, 200)
  t.is((await service.call(`POST /watchlist/candidates/${candidateId}/confirm`, { key })).status, 200)
})

test('POST /backoffice/candidates/:id/reopen: 200 withdraws an approval: the review that waits for the decision waits for a verdict again', async (t) => {
  const { candidateId, key } = await aCandidate(service)
  await call(`POST /backoffice/candidates/${candidateId}/approve`)
  await call(`POST /backoffice/candidates/${candidateId}/reopen`)
  const refused = await service.call(`POST /watchlist/candidates/${candidateId}/confirm`, { key })
  t.deepEqual([refused.status, refusal(refused.body).code], [400, 60416])
  t.is((await call(`POST /backoffice/candidates/${candidateId}/reject`)).status, 200)
  t.like(await read(candidateId), { status: 'REJECTED' })
})

test('POST /backoffice/candidates/:id/reopen: 409 60451 for what was decided, what waits, and one of a reopening and a confirmation at once', async (t) => {
  const waiting = await aCandidate(service)
  const early = await call(`POST /backoffice/candidates/${waiting.candidateId}/reopen`)
  t.deepEqual([early.status, refusal(early.body).code], [409, 60451])
  for (let round = 0; round < 5; round++) {
    const { candidateId, key } = await aCandidate(service)
    await call(`POST /backoffice/candidates/${candidateId}/approve`)
    const [reopened, confirmed] = await Promise.all([
      call(`POST /backoffice/candidates/${candidateId}/reopen`),
      service.call(`POST /watchlist/candidates/${candidateId}/confirm`, { key }),
    ])
    t.deepEqual([reopened.status, confirmed.status].filter((status) => status === 200).length, 1)
    const { status } = await read(candidateId)
    t.is(status, confirmed.status === 200 ? 'PROMOTED' : 'PENDING_REVIEW')
  }
})

test('GET /backoffice/cases/:id: 200 shows the case with its account, its entities and its history', async (t) => {
  const { key, entityId } = await aCandidate(service, { reviewer: 'OPERATOR' })
  const caseId = await aCase(service, key, { watchlistEntityId: entityId })
  await call(`POST /backoffice/cases/${caseId}/reject`, asha, { reason: 'no such case at this court' })
  const { body } = await call(`GET /backoffice/cases/${caseId}`)
  t.like(body, {
    _id: caseId,
    status: 'REJECTED',
    account: { name: 'Test account' },
    entities: [{ _id: entityId, name: 'Saffron Textiles Private Limited' }],
    workflowUrl: `http://ui.example/namespaces/default/workflows/case-review%2F${caseId}`,
  })
  t.like((body.history as object[])[0], {
    action: 'REJECT',
    actor: { name: 'Asha' },
    reason: 'no such case at this court',
  })
})

/** Cases that wait for the operator's review, of one account, in the order of their waiting. */
async function waitingCases(most: number): Promise<{ accountId: string; ids: string[] }> {
  const { key, accountId } = await anAccount(service.db, { reviewer: 'OPERATOR' })
  const ids: string[] = []
  for (let at = 0; at < most; at++) ids.push(await aCase(service, key))
  return { accountId, ids }
}

test('POST /backoffice/cases/next: 200 returns no case to two operators, and in the end none to anyone', async (t) => {
  const { accountId, ids } = await waitingCases(4)
  const nextCase = (key: string, body: object = {}) =>
    call('POST /backoffice/cases/next', key, { accountId, courtType: 'HC', ...body })
  const answers = await Promise.all(Array.from({ length: 4 }, (_, at) => nextCase(at % 2 ? asha : meera)))
  const given = (by: number) => answers.filter((_, at) => at % 2 === by).map(({ body }) => body.caseId)
  t.deepEqual(new Set(given(0)).intersection(new Set(given(1))), new Set())
  for (const id of ids) await call(`DELETE /backoffice/cases/${id}/claim`, meera)
  for (const id of ids) await call(`DELETE /backoffice/cases/${id}/claim`)
  t.like((await nextCase(asha)).body, { caseId: ids[0], claim: { by: 'Asha' } })
  t.is((await nextCase(asha, { after: ids[1] })).body.caseId, ids[2])
  for (const id of ids) await call(`POST /backoffice/cases/${id}/claim`, meera, { takeOver: true })
  t.deepEqual((await nextCase(asha)).body, { caseId: null, claim: null })
})

test('POST /backoffice/cases/:id/claim: 200 shows in the list and in the case who works on it, until the verdict', async (t) => {
  const { accountId, ids } = await waitingCases(1)
  const { body: claim } = await call(`POST /backoffice/cases/${ids[0]}/claim`)
  t.like(claim, { by: 'Asha' })
  const { body } = await call(`GET /backoffice/cases?accountId=${accountId}`)
  t.like((body.records as object[])[0], { claim })
  t.like((await call(`GET /backoffice/cases/${ids[0]}`)).body, { claim })
  await call(`POST /backoffice/cases/${ids[0]}/approve`)
  t.is((await call(`GET /backoffice/cases/${ids[0]}`)).body.claim, null)
})

test('POST /backoffice/cases/:id/claim: 409 60450 names who has it', async (t) => {
  const { ids } = await waitingCases(1)
  await call(`POST /backoffice/cases/${ids[0]}/claim`, meera)
  const { status, body } = await call(`POST /backoffice/cases/${ids[0]}/claim`)
  t.deepEqual([status, refusal(body).code, (body.details as { by: string }).by], [409, 60450, 'Meera'])
})

test('DELETE /backoffice/cases/:id/claim: 200 ends the own claim only', async (t) => {
  const { ids } = await waitingCases(1)
  await call(`POST /backoffice/cases/${ids[0]}/claim`, meera)
  const claimedBy = async () => (await call(`GET /backoffice/cases/${ids[0]}`)).body.claim
  await call(`DELETE /backoffice/cases/${ids[0]}/claim`)
  t.like(await claimedBy(), { by: 'Meera' })
  await call(`DELETE /backoffice/cases/${ids[0]}/claim`, meera)
  t.is(await claimedBy(), null)
})

test('GET /backoffice/candidates: 200 shows who works on which candidate, and until when', async (t) => {
  const { accountId, ids } = await someCandidates(2)
  const { body: claim } = await call(`POST /backoffice/candidates/${ids[1]}/claim`, meera)
  const { body } = await call(`GET /backoffice/candidates?accountId=${accountId}`)
  const [first, second] = body.records as { claim: object | null }[]
  t.is(first?.claim, null)
  t.deepEqual(second?.claim, claim)
})
