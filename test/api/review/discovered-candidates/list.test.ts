import test from 'ava'
import { aCandidate, aDiscovery, discover } from '../../../support/a-candidate.ts'
import { type Service, sharedService } from '../../../support/service.ts'
import { aCase, anEntity, idsOf } from '../../../support/watchlist.ts'

let service: Service
let operator: string

test.before(async () => {
  service = await sharedService()
  operator = await service.db.operatorKeys.issue('Test operator')
})
test.after.always(() => service?.close())

async function list(query: string) {
  const answer = await service.call(`GET /backoffice/candidates?${query}`, { key: operator })
  return answer.body as { counts: object; records: Record<string, unknown>[] }
}

test('GET /backoffice/candidates: 200 shows the entity it was found for, the evidence, and a link to the workflow', async (t) => {
  const discovery = aDiscovery(
    { matchScore: 91 },
    {
      score: 71,
      verdict: 'possible',
      reasons: [
        { kind: 'sound-alike', watched: 'saffron', asWritten: 'safron' },
        { kind: 'legal-form-dropped', asWritten: 'p ltd' },
      ],
    },
  )
  const { accountId, entityId, candidateId, key } = await aCandidate(service, { discovery })
  const answer = await list(`accountId=${accountId}`)
  const [record] = answer.records
  await service.call(`POST /backoffice/candidates/${candidateId}/approve`, { key: operator })
  const { body } = await service.call(`POST /watchlist/entities/${entityId}/candidates/search`, {
    key,
    body: { tab: 'pendingReview' },
  })
  const [seenByCustomer] = (body as { records: object[] }).records
  t.deepEqual(answer as object, {
    recordsFiltered: 1,
    counts: { REVIEW: 1 },
    areCountsExact: true,
    records: [
      {
        ...seenByCustomer,
        status: 'PENDING_REVIEW',
        updated: null,
        step: 'REVIEW',
        entity: {
          name: 'Saffron Textiles Private Limited',
          entityType: 'BUSINESS',
          fatherName: null,
          birthDate: null,
          location: null,
          registrationNumber: null,
          nameVariations: (record as { entity: { nameVariations: string[] } }).entity.nameVariations,
        },
        score: 71,
        verdict: 'possible',
        reasons: ['saffron / safron: same word by sound, another transliteration', 'p ltd: legal form, not compared'],
        workflowUrl: `http://ui.example/namespaces/default/workflows/candidate-review%2F${candidateId}`,
        claim: null,
      },
    ],
    nextCursor: null,
  })
})

test('GET /backoffice/candidates: 200 filters and pages, longest waiting first, with counts of each step', async (t) => {
  const first = await aCandidate(service, { reviewer: 'OPERATOR' })
  const otherEntity = { ...first, entityId: await anEntity(service, first.key) }
  const second = await discover(service, first, aDiscovery({ courtType: 'SC', cnr: 'SCIN010000412024' }))
  const possible = await discover(service, otherEntity, aDiscovery({}, { verdict: 'possible', score: 60 }))
  const historical = await discover(service, first, aDiscovery(), 'HISTORICAL')
  const found = async (query: string) => idsOf(await list(`accountId=${first.accountId}${query}`))
  t.deepEqual(await found(''), [first.candidateId, second, possible, historical])
  t.deepEqual(await found('&step=REVIEW'), [first.candidateId, second, possible])
  t.deepEqual(await found('&step=DECISION'), [historical])
  t.deepEqual(await found('&courtType=SC'), [second])
  t.deepEqual(await found('&verdict=possible'), [possible])
  t.deepEqual(await found(`&entityId=${otherEntity.entityId}`), [possible])
  t.deepEqual(await found('&skip=1&limit=2'), [second, possible])
  t.like(await list(`accountId=${first.accountId}&step=DECISION`), {
    recordsFiltered: 1,
    counts: { REVIEW: 3, DECISION: 1 },
  })
})

test('GET /backoffice/candidates: 200 has what the customer was to decide once the operator decides for the account, but not the reverse', async (t) => {
  const { accountId, candidateId } = await aCandidate(service, { mode: 'HISTORICAL' })
  const { body } = await service.call(`GET /backoffice/accounts/${accountId}`, { key: operator })
  const { name, planId } = body as { name: string; planId: string }
  const waiting = async (reviewer: string) => {
    await service.call(`PUT /backoffice/accounts/${accountId}`, { key: operator, body: { name, planId, reviewer } })
    return idsOf(await list(`accountId=${accountId}&step=DECISION`))
  }
  t.deepEqual(idsOf(await list(`accountId=${accountId}`)), [])
  t.deepEqual(await waiting('OPERATOR'), [candidateId])
  t.deepEqual(await waiting('CUSTOMER'), [])
  t.deepEqual(await waiting('OPERATOR'), [candidateId])
})

test('GET /backoffice/candidates: 200 follows the account, whichever of two concurrent changes of its reviewer was the last', async (t) => {
  const { accountId, candidateId } = await aCandidate(service, { mode: 'HISTORICAL' })
  const { body } = await service.call(`GET /backoffice/accounts/${accountId}`, { key: operator })
  const { name, planId } = body as { name: string; planId: string }
  const change = (reviewer: string) =>
    service.call(`PUT /backoffice/accounts/${accountId}`, { key: operator, body: { name, planId, reviewer } })
  for (let round = 0; round < 10; round++) {
    const answers = await Promise.all([change('CUSTOMER'), change('OPERATOR')])
    t.deepEqual(
      answers.map(({ status }) => status),
      [200, 200],
    )
    const account = await service.call(`GET /backoffice/accounts/${accountId}`, { key: operator })
    const isOperator = (account.body as { reviewer: string }).reviewer === 'OPERATOR'
    t.deepEqual(idsOf(await list(`accountId=${accountId}`)), isOperator ? [candidateId] : [])
  }
})

test('GET /backoffice/candidates: 200 leaves out what customers decide, what is decided, what was tracked by hand, and archived entities', async (t) => {
  const approved = await aCandidate(service)
  await service.call(`POST /backoffice/candidates/${approved.candidateId}/approve`, { key: operator })
  const rejected = await aCandidate(service)
  await service.call(`POST /backoffice/candidates/${rejected.candidateId}/reject`, { key: operator })
  const tracked = await aCandidate(service)
  const { caseIdentifier } = tracked.discovery
  await aCase(service, tracked.key, { caseIdentifier, watchlistEntityId: tracked.entityId })
  const archived = await aCandidate(service)
  await service.call(`DELETE /watchlist/entities/${archived.entityId}`, { key: archived.key })
  for (const { accountId } of [approved, rejected, tracked, archived])
    t.deepEqual(await list(`accountId=${accountId}`), {
      recordsFiltered: 0,
      counts: {},
      areCountsExact: true,
      records: [],
      nextCursor: null,
    } as never)
})
