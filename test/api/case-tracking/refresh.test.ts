import test from 'ava'
import { aCandidate, aDiscovery } from '../../support/a-candidate.ts'
import { anAccount, type Service, sharedService } from '../../support/service.ts'
import { until } from '../../support/until.ts'
import { aCase, refusal } from '../../support/watchlist.ts'

let service: Service

test.before(async () => {
  service = await sharedService()
})
test.after.always(() => service?.close())

interface Change {
  field: string
  from: unknown
  to: unknown
}

function refresh(key: string, id: string) {
  return service.call(`POST /watchlist/cases/${id}/refresh`, { key })
}

async function changesOf(key: string, id: string): Promise<Change[]> {
  const { status, body } = await refresh(key, id)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return (body as { changes: Change[] }).changes
}

async function eventsOf(key: string): Promise<{ type: string; data: object }[]> {
  const { body } = await service.call('GET /events', { key })
  return (body as { events: { type: string; data: object }[] }).events.map(({ type, data }) => ({ type, data }))
}

async function read(key: string, id: string) {
  const { body } = await service.call(`GET /watchlist/cases/${id}`, { key })
  return body as { snapshot: Record<string, string> } & Record<string, unknown>
}

function reserved(nn: string, courtType: 'HC' | 'DC' | 'SC' = 'HC') {
  const places = { HC: 'DLHC01', DC: 'DLND01', SC: 'SCIN01' }
  return { caseIdentifier: { courtType, cnr: `${places[courtType]}9000${nn}2024` } }
}

/** Days between two that are written `DD-MM-YYYY`. */
function daysBetween(from: unknown, to: unknown): number {
  const at = (day: unknown) => Date.parse(String(day).split('-').reverse().join('-'))
  return (at(to) - at(from)) / 86_400_000
}

test('POST /watchlist/cases/:id/refresh: 200 the first time stores what the court says, without a change', async (t) => {
  const { key } = await anAccount(service.db)
  const id = await aCase(service, key, reserved('01'))
  const before = Date.now()
  const { status, body } = await refresh(key, id)
  const { lastFetchedAt, changes } = body as { lastFetchedAt: number; changes: Change[] }
  t.is(status, 200)
  t.true(lastFetchedAt >= before && lastFetchedAt <= Date.now())
  t.deepEqual(
    changes.filter(({ field }) => field !== 'riskLevel'),
    [],
  )
  const { snapshot } = await read(key, id)
  t.like(snapshot, {
    parties: { petitioner: 'Saffron Textiles Private Limited', respondent: 'Kaveri Logistics Limited' },
    caseStatus: 'PENDING',
  })
  t.regex(snapshot.nextHearingDate ?? '', /^\d{2}-\d{2}-\d{4}$/)
  t.deepEqual(await changesOf(key, id), [])
})

test('POST /watchlist/cases/:id/refresh: 200 shows a moved hearing and a new order, each once, and keeps the snapshot current', async (t) => {
  const { key } = await anAccount(service.db)
  const id = await aCase(service, key, reserved('15'))
  await changesOf(key, id)
  const first = await read(key, id)
  const changes = await changesOf(key, id)

  const moved = changes.find(({ field }) => field === 'nextHearingDate')
  t.is(daysBetween(moved?.from, moved?.to), 7)
  t.is(moved?.from, first.snapshot.nextHearingDate)
  t.is((await read(key, id)).snapshot.nextHearingDate, String(moved?.to))
  const orders = changes.filter(({ field }) => field === 'orders')
  t.is(orders.length, 1)
  t.is(orders[0]?.from, null)
  t.like(orders[0]?.to, { number: '4' })
  t.notRegex(JSON.stringify(changes), /reference/)

  const { body } = await service.call(`GET /watchlist/cases/${id}/changes`, { key })
  const history = (body as { changes: (Change & { changeId: string; origin: string })[] }).changes
  t.deepEqual(
    history.slice(0, changes.length).map(({ field, from, to }) => ({ field, from, to })),
    changes.toReversed(),
  )
  t.true(history.every(({ origin }) => origin === 'COURT'))

  const fields = [...new Set(changes.map(({ field }) => field))].filter((field) => field !== 'orders')
  const changeId = history.find(({ field }) => field === 'orders')?.changeId
  const isThere = (events: { type: string }[]) => events.some(({ type }) => type === 'order.available')
  const raised = await until(() => eventsOf(key), isThere)
  t.deepEqual(raised.filter(({ type }) => type !== 'hearing.changed').slice(-2), [
    { type: 'case.updated', data: { caseId: id, origin: 'COURT', fields: fields.join(',') } },
    { type: 'order.available', data: { caseId: id, changeId } },
  ])
})

test('POST /watchlist/cases/:id/refresh: 200 erases nothing by blanks', async (t) => {
  const { key } = await anAccount(service.db)
  const id = await aCase(service, key, reserved('21'))
  await changesOf(key, id)
  const { snapshot } = await read(key, id)
  t.deepEqual(await changesOf(key, id), [])
  t.truthy(snapshot.stage && snapshot.nextHearingDate)
  t.deepEqual((await read(key, id)).snapshot, snapshot)
})

test('POST /watchlist/cases/:id/refresh: 200 shows what is new since the account looked the case up', async (t) => {
  const { key } = await anAccount(service.db)
  const { caseIdentifier } = reserved('15', 'DC')
  const { body: snapshot } = await service.call('POST /case-lookup', { key, body: { caseIdentifier } })
  const id = await aCase(service, key, { caseIdentifier, snapshot })
  const changes = await changesOf(key, id)
  const moved = changes.find(({ field }) => field === 'nextHearingDate')
  t.is(moved?.from, (snapshot as { nextHearingDate: string }).nextHearingDate)
  t.is(changes.filter(({ field }) => field === 'orders').length, 1)
  t.is((await read(key, id)).snapshot.nextHearingDate, String(moved?.to))
})

test('POST /watchlist/cases/:id/refresh: 200 shows what differs from the record a promoted candidate was found by', async (t) => {
  const discovery = aDiscovery({
    courtType: 'SC',
    cnr: 'SCIN019000012024',
    nextHearingDate: '2020-01-31',
    caseTypeName: 'Commercial Suit',
  })
  const { candidateId, key } = await aCandidate(service, { mode: 'HISTORICAL', discovery })
  const confirmed = await service.call(`POST /watchlist/candidates/${candidateId}/confirm`, { key })
  const { caseId } = confirmed.body as { caseId: string }
  const changes = await changesOf(key, caseId)
  t.like(
    changes.find(({ field }) => field === 'nextHearingDate'),
    { from: '31-01-2020' },
  )
  t.false(changes.some(({ field }) => field === 'orders'))
  t.regex((await read(key, caseId)).snapshot.nextHearingDate ?? '', /^\d{4}-\d{2}-\d{2}$/)
})

test('POST /watchlist/cases/:id/refresh: 200 computes the level again, unless a user set it', async (t) => {
  const { key } = await anAccount(service.db)
  const worked = await aCase(service, key, { ...reserved('06'), snapshot: { caseNature: 'Criminal' } })
  t.like(await read(key, worked), { riskLevel: 'HIGH' })
  t.deepEqual(
    (await changesOf(key, worked)).filter(({ field }) => field === 'riskLevel'),
    [{ field: 'riskLevel', from: 'HIGH', to: 'LOW' }],
  )
  t.like(await read(key, worked), { riskLevel: 'LOW' })

  const byHand = await aCase(service, key, reserved('06', 'DC'))
  await service.call(`PUT /watchlist/cases/${byHand}`, { key, body: { riskLevel: 'VERY_HIGH' } })
  await changesOf(key, byHand)
  t.like(await read(key, byHand), { riskLevel: 'VERY_HIGH' })
})

test('POST /watchlist/cases/:id/refresh: 200 for 20 concurrent requests, which share one fetch', async (t) => {
  const { key } = await anAccount(service.db)
  const id = await aCase(service, key, reserved('05', 'DC'))
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => service.callNow(`POST /watchlist/cases/${id}/refresh`, { key })),
  )
  for (const { status, body } of answers) t.deepEqual([status, body], [200, answers[0]?.body])
  t.is(await service.control.calls('attestr', 'DLND019000052024'), 1)
})

test('POST /watchlist/cases/:id/refresh: 200 from the next source when one is down', async (t) => {
  const { key } = await anAccount(service.db)
  const id = await aCase(service, key, reserved('04', 'DC'))
  t.is((await refresh(key, id)).status, 200)
})

test('POST /watchlist/cases/:id/refresh: 400 60001 while the identifier is too little for a lookup', async (t) => {
  const discovery = aDiscovery({ cnr: '', registrationNumber: '7/2024' })
  const { candidateId, key } = await aCandidate(service, { mode: 'HISTORICAL', discovery })
  const { body } = await service.call(`POST /watchlist/candidates/${candidateId}/confirm`, { key })
  const answer = await refresh(key, (body as { caseId: string }).caseId)
  t.deepEqual([answer.status, refusal(answer.body)], [400, { code: 60001, paths: ['id'] }])
})

test('POST /watchlist/cases/:id/refresh: 404 60438 when the court confirms that the case does not exist', async (t) => {
  const { key } = await anAccount(service.db)
  const answer = await refresh(key, await aCase(service, key, reserved('02')))
  t.deepEqual([answer.status, refusal(answer.body).code], [404, 60438])
})

test('POST /watchlist/cases/:id/refresh: 500 60406 when no source can answer', async (t) => {
  const { key } = await anAccount(service.db)
  const answer = await refresh(key, await aCase(service, key, reserved('03')))
  t.deepEqual([answer.status, refusal(answer.body).code], [500, 60406])
})

test('POST /watchlist/cases/:id/refresh: 403 60302 for one it is not shared with', async (t) => {
  const [owner, other] = [await anAccount(service.db), await anAccount(service.db)]
  const answer = await refresh(other.key, await aCase(service, owner.key))
  t.deepEqual([answer.status, refusal(answer.body).code], [403, 60302])
})
