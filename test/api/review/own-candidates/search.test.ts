import test from 'ava'
import { aCandidate, aDiscovery, discover, type TestCandidate } from '../../../support/a-candidate.ts'
import { aKey, anAccount, type Service, sharedService } from '../../../support/service.ts'
import { idsOf, refusal } from '../../../support/watchlist.ts'

let service: Service
let operator: string

test.before(async () => {
  service = await sharedService()
  operator = await service.db.operatorKeys.issue('Test operator')
})
test.after.always(() => service?.close())

function search({ key, entityId }: { key: string; entityId: string }, body: object) {
  return service.call(`POST /watchlist/entities/${entityId}/candidates/search`, { key, body })
}

async function tabs(candidate: TestCandidate): Promise<{ historical: string[]; pendingReview: string[] }> {
  const [historical, pendingReview] = await Promise.all([
    search(candidate, { tab: 'historical' }),
    search(candidate, { tab: 'pendingReview' }),
  ])
  return { historical: idsOf(historical.body), pendingReview: idsOf(pendingReview.body) }
}

function post(path: string, key: string, body?: object) {
  return service.call(`POST ${path}`, { key, body })
}

test('POST /watchlist/entities/:id/candidates/search: 200 returns the whole record, as found, without its source', async (t) => {
  const { found, ...rest } = aDiscovery({ matchScore: 88 })
  const candidate = await aCandidate(service, { mode: 'HISTORICAL', discovery: { found, ...rest } })
  const answer = await search(candidate, { tab: 'historical' })
  const { records } = answer.body as { records: { created: number }[] }
  const { matchScore: _, status: __, ...record } = found
  t.deepEqual(
    [answer.status, answer.body],
    [
      200,
      {
        recordsFiltered: 1,
        records: [
          {
            _id: candidate.candidateId,
            number: 1,
            accountId: candidate.accountId,
            watchlistEntityId: candidate.entityId,
            rawMatch: {
              ...record,
              caseStatus: 'PENDING',
              matchedParty: 'M/S SAFFRON TEXTILES (P) LTD.',
              partyRole: 'PETITIONER',
              matchScore: 97,
              matchVerdict: 'match',
            },
            caseIdentifier: { courtType: 'HC', cnr: found.cnr },
            status: 'APPROVED',
            discoveryMode: 'HISTORICAL',
            customerDecision: null,
            promotedCaseId: null,
            created: records[0]?.created,
            updated: null,
          },
        ],
      },
    ],
  )
})

test('POST /watchlist/entities/:id/candidates/search: 200 shows an ongoing candidate in pendingReview only once approved', async (t) => {
  const candidate = await aCandidate(service)
  const { candidateId: id, key } = candidate
  t.deepEqual(await tabs(candidate), { historical: [], pendingReview: [] })
  await post(`/backoffice/candidates/${id}/approve`, operator)
  t.deepEqual(await tabs(candidate), { historical: [], pendingReview: [id] })
  await post(`/watchlist/candidates/${id}/decline`, key)
  t.deepEqual(await tabs(candidate), { historical: [id], pendingReview: [] })
})

test('POST /watchlist/entities/:id/candidates/search: 200 never shows a rejected one', async (t) => {
  const candidate = await aCandidate(service)
  await post(`/backoffice/candidates/${candidate.candidateId}/reject`, operator)
  t.deepEqual(await tabs(candidate), { historical: [], pendingReview: [] })
})

test('POST /watchlist/entities/:id/candidates/search: 200 keeps a declined historical one and leaves an added one out', async (t) => {
  const declined = await aCandidate(service, { mode: 'HISTORICAL' })
  const added = await discover(service, declined, aDiscovery(), 'HISTORICAL')
  await post(`/watchlist/candidates/${declined.candidateId}/decline`, declined.key)
  await post(`/watchlist/candidates/${added}/confirm`, declined.key)
  t.deepEqual(await tabs(declined), { historical: [declined.candidateId], pendingReview: [] })
})

test('POST /watchlist/entities/:id/candidates/search: 200 leaves out a case that was tracked for the entity by hand in the meantime', async (t) => {
  const [ongoing, declined] = [await aCandidate(service), await aCandidate(service)]
  const historical = await discover(service, ongoing, aDiscovery(), 'HISTORICAL')
  await post(`/backoffice/candidates/${ongoing.candidateId}/approve`, operator)
  await post(`/backoffice/candidates/${declined.candidateId}/approve`, operator)
  await post(`/watchlist/candidates/${declined.candidateId}/decline`, declined.key)
  for (const { key, entityId, candidateId } of [ongoing, { ...ongoing, candidateId: historical }, declined]) {
    const { caseIdentifier } = (await service.db.caseCandidates.find(candidateId)) ?? {}
    t.is((await post('/watchlist/cases', key, { caseIdentifier, watchlistEntityId: entityId })).status, 200)
  }
  t.deepEqual(await tabs(ongoing), { historical: [], pendingReview: [] })
  t.deepEqual(await tabs(declined), { historical: [declined.candidateId], pendingReview: [] })
})

test('POST /watchlist/entities/:id/candidates/search: 200 filters, sorts and pages within the tab', async (t) => {
  const first = await aCandidate(service, { mode: 'HISTORICAL' })
  const more = [aDiscovery({ courtType: 'SC', cnr: 'SCIN010000172024' }), aDiscovery(), aDiscovery()]
  const others = []
  for (const discovery of more) others.push(await discover(service, first, discovery, 'HISTORICAL'))
  const all = [first.candidateId, ...others]
  const found = async (body: object) => idsOf((await search(first, { tab: 'historical', ...body })).body)
  t.deepEqual(await found({ $sort: { number: -1 } }), all.toReversed())
  t.deepEqual(await found({ $sort: { created: 1 }, $skip: 1, $limit: 2 }), all.slice(1, 3))
  t.deepEqual(await found({ $filter: { 'caseIdentifier.courtType': 'SC' } }), [all[1] ?? ''])
  t.deepEqual(await found({ $like: { 'caseIdentifier.cnr': 'scin' } }), [all[1] ?? ''])
  t.deepEqual(await found({ $filter: { customerDecision: null, discoveryMode: 'ONGOING' } }), [])
  t.like((await search(first, { tab: 'historical', $limit: 0 })).body, { recordsFiltered: 4, records: [] })
})

test('POST /watchlist/entities/:id/candidates/search: 200 for a user of another account the entity is shared with', async (t) => {
  const candidate = await aCandidate(service, { mode: 'HISTORICAL' })
  const guest = await anAccount(service.db)
  const body = { sharedWith: [{ type: 'user', id: guest.userId }] }
  await service.call(`PUT /watchlist/entities/${candidate.entityId}/sharing`, { key: candidate.key, body })
  const answer = await search({ ...candidate, key: guest.key }, { tab: 'historical' })
  t.deepEqual([answer.status, idsOf(answer.body)], [200, [candidate.candidateId]])
})

test('POST /watchlist/entities/:id/candidates/search: 400 60001 for an entity that does not exist', async (t) => {
  const { key } = await anAccount(service.db)
  const answer = await search({ key, entityId: '0190f5e0b7a07c3c8a5d6e7f80912345' }, { tab: 'historical' })
  t.deepEqual([answer.status, refusal(answer.body)], [400, { code: 60001, paths: ['id'] }])
})

for (const body of [{}, { tab: 'watchlist' }, { tab: 'historical', $sort: { score: 1 } }])
  test(`POST /watchlist/entities/:id/candidates/search: 400 60001 for ${JSON.stringify(body)}`, async (t) => {
    const answer = await search(await aCandidate(service), body)
    t.deepEqual([answer.status, refusal(answer.body).code], [400, 60001])
  })

test('POST /watchlist/entities/:id/candidates/search: 403 60302 for an entity that is not shared with the caller', async (t) => {
  const candidate = await aCandidate(service)
  const { key } = await anAccount(service.db)
  const answer = await search({ ...candidate, key }, { tab: 'historical' })
  t.deepEqual([answer.status, refusal(answer.body).code], [403, 60302])
})

test('POST /watchlist/entities/:id/candidates/search: 200 with only the read permission', async (t) => {
  const candidate = await aCandidate(service, { mode: 'HISTORICAL' })
  const { key } = await aKey(service.db, { ...candidate, permissions: ['watchlist.read'] })
  t.is((await search({ ...candidate, key }, { tab: 'historical' })).status, 200)
})

test('a match that is only possible is marked so, also where no operator reviews it', async (t) => {
  const discovery = aDiscovery({}, { score: 72, verdict: 'possible' })
  const candidate = await aCandidate(service, { mode: 'HISTORICAL', discovery })
  const { records } = (await search(candidate, { tab: 'historical' })).body as { records: { rawMatch: object }[] }
  t.like(records[0]?.rawMatch, { matchScore: 72, matchVerdict: 'possible' })
})
