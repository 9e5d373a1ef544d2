import test from 'ava'
import { wilson } from '../../../../domain/review/wilson-interval.ts'
import { aCandidate, aDiscovery } from '../../../support/a-candidate.ts'
import { candidatesOf } from '../../../support/candidates.ts'
import { anAccount, type Service, startService } from '../../../support/service.ts'
import { startDailySync } from '../../../support/start-daily-sync.ts'
import { anEntity, idsOf } from '../../../support/watchlist.ts'

let service: Service
let operator: string

test.before(async () => {
  service = await startService({ REVIEW_SAMPLE_PERCENT: '100' })
  operator = await service.db.operatorKeys.issue('Test operator')
})
test.after.always(() => service?.close())

const nearMiss = () => aDiscovery({ petitioners: ['Saffron Textiles Workers Union'] }, { score: 55, verdict: 'sample' })

function post(path: string, key = operator, body?: object) {
  return service.call(`POST ${path}`, { key, ...(body && { body }) })
}

async function eventsOf(accountId: string): Promise<[type: string, status: string][]> {
  const [rows] = await service.db.sequelize.query(
    'SELECT type, data FROM events WHERE account_id = :accountId ORDER BY id',
    { replacements: { accountId } },
  )
  return (rows as { type: string; data: string }[])
    .filter(({ type }) => type.startsWith('candidate.'))
    .map(({ type, data }) => [type, (JSON.parse(data) as { status: string }).status])
}

async function sampleOf(entityType: string) {
  const { body } = await service.call('GET /backoffice/candidates/sample', { key: operator })
  return (body as { records: { entityType: string }[] }).records.find((record) => record.entityType === entityType)
}

test.serial('GET /backoffice/candidates/sample: 200 has no estimate of the share before a verdict', async (t) => {
  const unknown = { waiting: 0, wanted: 0, unwanted: 0, wantedShare: null, lowestShare: 0, highestShare: 1 }
  t.deepEqual(await sampleOf('PERSON'), { entityType: 'PERSON', ...unknown })
  t.deepEqual(await sampleOf('BUSINESS'), { entityType: 'BUSINESS', ...unknown })
})

test.serial(
  'a sampled near miss waits for the operator, marked as such, and the customer sees it only once it is approved',
  async (t) => {
    const { accountId, entityId, candidateId, key } = await aCandidate(service, { discovery: nearMiss() })
    const { body } = await service.call(`GET /backoffice/candidates?accountId=${accountId}&verdict=sample`, {
      key: operator,
    })
    t.like(body, { recordsFiltered: 1, records: [{ _id: candidateId, verdict: 'sample', score: 55 }] })
    const pending = async () =>
      idsOf((await post(`/watchlist/entities/${entityId}/candidates/search`, key, { tab: 'pendingReview' })).body)
    t.deepEqual([await pending(), await eventsOf(accountId)], [[], []])
    await post(`/backoffice/candidates/${candidateId}/approve`)
    t.deepEqual([await pending(), await eventsOf(accountId)], [[candidateId], [['candidate.created', 'APPROVED']]])
    t.like(await service.db.caseCandidates.find(candidateId), { rawMatch: { matchVerdict: 'possible' } })
    await post(`/backoffice/candidates/${candidateId}/reopen`)
    await post(`/backoffice/candidates/${candidateId}/reject`)
    t.deepEqual((await eventsOf(accountId)).slice(1), [
      ['candidate.updated', 'PENDING_REVIEW'],
      ['candidate.updated', 'REJECTED'],
    ])
  },
)

test.serial('a sampled near miss that is rejected is never shown', async (t) => {
  const { accountId, candidateId } = await aCandidate(service, { discovery: nearMiss() })
  await post(`/backoffice/candidates/${candidateId}/reject`)
  t.deepEqual(await eventsOf(accountId), [])
})

test.serial(
  'GET /backoffice/candidates/sample: 200 estimates the share of wanted ones, with its interval',
  async (t) => {
    const { candidateId } = await aCandidate(service, { discovery: nearMiss() })
    await aCandidate(service, { discovery: nearMiss() })
    await aCandidate(service)
    await post(`/backoffice/candidates/${candidateId}/approve`)
    const [lowestShare, highestShare] = wilson(1, 3)
    const shares = { wantedShare: 1 / 3, lowestShare, highestShare }
    t.deepEqual(await sampleOf('BUSINESS'), { entityType: 'BUSINESS', waiting: 1, wanted: 1, unwanted: 2, ...shares })
  },
)

test.serial('a search draws the case of a namesake into the sample once, and does not count it as found', async (t) => {
  const { key } = await anAccount(service.db)
  const person = {
    name: 'Ramesh Kumar Verma',
    entityType: 'PERSON',
    fatherName: 'Suresh Verma',
    birthDate: '04-07-1978',
  }
  const id = await anEntity(service, key, person)
  await service.control.advanceDay()
  await syncDaily()
  const drawn = (await candidatesOf(service, id)).map(({ verdict, matchedParty }) => [verdict, matchedParty])
  t.deepEqual(drawn.sort(), [
    ['match', 'RAMESH KUMAR VERMA S/O SURESH VERMA'],
    ['sample', 'RAMESH KUMAR VERMA S/O MAHESH VERMA'],
  ])
  const [row] = await service.db.entitySyncs.countNewCandidates([id], 0)
  t.deepEqual(row, [id, 1])
  await syncDaily()
  t.is((await candidatesOf(service, id)).length, drawn.length)
})

async function syncDaily(): Promise<unknown> {
  const { TASK_QUEUE_PREFIX } = service.configuration
  return (await service.temporal.start(startDailySync(`${TASK_QUEUE_PREFIX}-daily-sync-now`))).result()
}
